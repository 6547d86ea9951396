import type { FileTree } from '@slipway/flux-build';
import { featureGates } from '@slipway/validate';
import type { FleetSettings } from './fleet-settings.ts';

/** Settings in which feature gates that machines are configured with are on; what slipway.yaml says of a gate wins. */
export function withMachineGates(settings: FleetSettings, tree: FileTree): FleetSettings {
  const gates = machineGates(tree);
  if (Object.keys(gates).length === 0) return settings;
  return { ...settings, apiServer: { ...settings.apiServer, featureGates: { ...gates, ...settings.apiServer.featureGates } } };
}

/**
 * Feature gates of the API server, from the machine configurations of a repository: `feature-gates` of `extraArgs` in those of Talos and
 * kubeadm, and `kube-apiserver-arg` in those of k3s and RKE2, templates of them too. Gates that Kubernetes does not know are ignored.
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
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined && found.length < MOST_FILES; folder = folders.pop()) {
    for (const { name, kind } of tree.list(folder) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind === 'folder') folders.push(path);
      else if (/\.ya?ml(?:\.\w+)?$/.test(name) && MACHINE.test(path)) found.push(path);
    }
  }
  return found.slice(0, MOST_FILES);
}

const MACHINE = /(?:^|[/_.-])(?:talos|talconfig|kubeadm|k3s|rke2|k0s|machine-?config|control-?plane)/i;
const MOST_FILES = 1000;
