import { type FolderTree, manifestFiles, subTree } from '@slipway/flux-build';
import { type ClusterSettings, featureGates } from '@slipway/validate';
import type { FleetSettings } from './fleet-settings.ts';

/** The repository that Flux takes, and the checkout that it is in. */
interface Repository {
  readonly tree: FolderTree;
  readonly top?: { readonly tree: FolderTree } | undefined;
}

/** Settings with the flags that machines are configured with; what slipway.yaml says of a flag wins. */
export function withMachineFlags(settings: FleetSettings, repository: Repository): FleetSettings {
  const { apiServer } = settings;
  const { featureGates: gates, runtimeConfig } = machineFlags(repository);
  if (gates === undefined && runtimeConfig === undefined) return settings;
  return {
    ...settings,
    apiServer: {
      ...apiServer,
      ...(gates && { featureGates: { ...gates, ...apiServer.featureGates } }),
      ...(runtimeConfig && { runtimeConfig: { ...runtimeConfig, ...apiServer.runtimeConfig } }),
    },
  };
}

/**
 * Flags of API servers in the machine configurations of a repository: `feature-gates` and `runtime-config` of `extraArgs` in those of Talos
 * and kubeadm, and of `kube-apiserver-arg` in those of k3s and RKE2, templates of them too. Gates of other components are not distinguished
 * from those of the API server, since templates are not read as YAML. Gates that Kubernetes does not know are ignored; of two values the last
 * one counts.
 */
export function machineFlags(repository: Repository): ClusterSettings {
  const [gates, versions] = [new Map<string, boolean>(), new Map<string, boolean>()];
  for (const whole of machineFiles(repository)) {
    const text = whole.slice(0, LONGEST);
    for (const [name, value] of valuesOf(text, FEATURE_GATES)) if (featureGates.has(name)) gates.set(name, value);
    for (const [name, value] of valuesOf(text, RUNTIME_CONFIG)) if (VERSION.test(name)) versions.set(name, value);
  }
  return {
    ...(gates.size > 0 && { featureGates: Object.fromEntries(gates) }),
    ...(versions.size > 0 && { runtimeConfig: Object.fromEntries(versions) }),
  };
}

const FEATURE_GATES = /\bfeature-gates["']?[ \t]*[:=][ \t]*["']?((?:\w+=(?:true|false),?)+)/g;
const RUNTIME_CONFIG = /\bruntime-config["']?[ \t]*[:=][ \t]*["']?((?:[\w./-]+=(?:true|false),?)+)/g;
/** `api/beta`, or an API version, or one of its resources. */
const VERSION = /^(?:api\/\w+|(?:[a-z0-9.-]+\/)?v\d\w*(?:\/\w+)?)$/;
const LONGEST = 1 << 20;

function* valuesOf(text: string, flag: RegExp): Generator<readonly [name: string, value: boolean]> {
  for (const [, list = ''] of text.matchAll(flag)) {
    const [first = '', ...others] = list.split('=');
    let name = first;
    for (const part of others) {
      yield [name, part.startsWith('true')];
      // Behind a value comes the next name.
      name = part.replace(/^(?:true|false),?/, '');
    }
  }
}

/** Texts of files that configure machines, by their path; in a large repository only the first of them. */
function* machineFiles({ tree, top }: Repository): Generator<string> {
  yield* textsIn(tree, '');
  if (top === undefined || top.tree === tree) return;
  // Flux may be given one folder of the checkout, and machines another.
  for (const { name, kind } of top.tree.list('') ?? [])
    if (kind === 'folder' && MACHINE.test(name)) yield* textsIn(subTree(top.tree, name), `${name}/`);
}

function* textsIn(tree: FolderTree, prefix: string): Generator<string> {
  const { files, texts } = manifestFiles(tree);
  const wanted = [...files, ...texts].filter((file) => MACHINE.test(`${prefix}${file}`));
  for (const file of wanted.slice(0, MOST_FILES)) yield tree.read(file) ?? '';
}

const MACHINE = /(?:^|[/_.-])(?:talos|talconfig|kubeadm|k3s|rke2|k0s|machine-?config|control-?plane)/i;
const MOST_FILES = 1000;
