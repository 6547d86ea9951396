import { type FolderTree, manifestFiles, subTree } from '@slipway/flux-build';
import { type ClusterSettings, featureGates } from '@slipway/validate';
import type { FleetSettings } from './fleet-settings.ts';

/** The repository that Flux fetches, and the checkout that contains it. */
interface Repository {
  readonly tree: FolderTree;
  readonly top?: { readonly tree: FolderTree } | undefined;
}

/** Adds the flags of machine configurations to settings. Flags in slipway.yaml have precedence. */
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
 * Returns the flags of API servers in the machine configurations of a repository: `feature-gates` and `runtime-config` of `extraArgs` for
 * Talos and kubeadm, and of `kube-apiserver-arg` for k3s and RKE2, also in templates. Gates of other components are not distinguished
 * from those of the API server, because templates are not read as YAML. Unknown gates are ignored. Of two values, the last one is used.
 */
export function machineFlags(repository: Repository): ClusterSettings {
  const [gates, versions] = [new Map<string, boolean>(), new Map<string, boolean>()];
  for (const whole of machineFiles(repository)) {
    const text = whole.slice(0, MAX_LENGTH);
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
const MAX_LENGTH = 1 << 20;

function* valuesOf(text: string, flag: RegExp): Generator<readonly [name: string, value: boolean]> {
  for (const [, list = ''] of text.matchAll(flag)) {
    const [first = '', ...others] = list.split('=');
    let name = first;
    for (const part of others) {
      yield [name, part.startsWith('true')];
      // The next name follows the value.
      name = part.replace(/^(?:true|false),?/, '');
    }
  }
}

/** Yields texts of files that configure machines, with their paths. In a large repository, only the first ones. */
function* machineFiles({ tree, top }: Repository): Generator<string> {
  yield* textsIn(tree, '');
  if (top === undefined || top.tree === tree) return;
  // Flux may use one folder of the checkout, and machines another.
  for (const { name, kind } of top.tree.list('') ?? [])
    if (kind === 'folder' && MACHINE.test(name)) yield* textsIn(subTree(top.tree, name), `${name}/`);
}

function* textsIn(tree: FolderTree, prefix: string): Generator<string> {
  const { files, texts } = manifestFiles(tree);
  const wanted = [...files, ...texts].filter((file) => MACHINE.test(`${prefix}${file}`));
  for (const file of wanted.slice(0, MAX_FILES)) yield tree.read(file) ?? '';
}

const MACHINE = /(?:^|[/_.-])(?:talos|talconfig|kubeadm|k3s|rke2|k0s|machine-?config|control-?plane)/i;
const MAX_FILES = 1000;
