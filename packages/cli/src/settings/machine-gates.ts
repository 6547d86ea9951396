import { type FileTree, manifestFiles } from '@slipway/flux-build';
import { featureGates } from '@slipway/validate';
import type { FleetSettings } from './fleet-settings.ts';

/** Settings in which feature gates that machines are configured with are on; what slipway.yaml says of a gate wins. */
export function withMachineGates(settings: FleetSettings, tree: FileTree): FleetSettings {
  const gates = machineGates(tree);
  if (Object.keys(gates).length === 0) return settings;
  return { ...settings, apiServer: { ...settings.apiServer, featureGates: { ...gates, ...settings.apiServer.featureGates } } };
}

/**
 * Feature gates in the machine configurations of a repository: `feature-gates` of `extraArgs` in those of Talos and kubeadm, and
 * `kube-apiserver-arg` in those of k3s and RKE2, templates of them too. Those of other components are not distinguished from those of the API
 * server, since templates are not read as YAML. Gates that Kubernetes does not know are ignored; of two values the last one counts.
 */
export function machineGates(tree: FileTree): Readonly<Record<string, boolean>> {
  const gates = new Map<string, boolean>();
  for (const file of machineFiles(tree)) {
    for (const [, flags = ''] of (tree.read(file) ?? '').slice(0, LONGEST).matchAll(FLAGS)) {
      for (const [, name = '', value] of flags.matchAll(/(\w+)=(true|false)/g))
        if (featureGates.has(name)) gates.set(name, value === 'true');
    }
  }
  return Object.fromEntries(gates);
}

const FLAGS = /\bfeature-gates["']?[ \t]*[:=][ \t]*["']?((?:\w+=(?:true|false),?)+)/g;
const LONGEST = 1 << 20;

/** Files that configure machines by their path; in a large repository only the first of them. */
function machineFiles(tree: FileTree): readonly string[] {
  const { files, texts } = manifestFiles(tree);
  return [...files, ...texts].filter((file) => MACHINE.test(file)).slice(0, MOST_FILES);
}

const MACHINE = /(?:^|[/_.-])(?:talos|talconfig|kubeadm|k3s|rke2|k0s|machine-?config|control-?plane)/i;
const MOST_FILES = 1000;
