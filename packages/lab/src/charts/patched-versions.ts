import { type Manifest, readYaml } from '@slipway/manifest';

/**
 * Returns the versions that patches of Flux Kustomizations set for releases and artifacts, by the kind and name of their target, such as
 * `HelmRelease karpenter`.
 */
export function patchedVersions(manifests: readonly Manifest[]): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string[]>();
  for (const { target = {}, patch = '' } of manifests.filter(isFluxKustomization).flatMap(({ spec }) => spec.patches ?? [])) {
    for (const { value } of readYaml(patch, 'patch').documents) {
      const name = target.name ?? (value as Partial<Manifest> | undefined)?.metadata?.name;
      const kind = target.kind ?? (value as Partial<Manifest> | undefined)?.kind;
      const version = kind === 'HelmRelease' ? valueAt(value, CHART_VERSION) : kind === 'OCIRepository' ? valueAt(value, TAG) : undefined;
      const key = `${kind} ${name}`;
      if (typeof version === 'string') versions.set(key, [...(versions.get(key) ?? []), version]);
    }
  }
  return versions;
}

const CHART_VERSION = ['spec', 'chart', 'spec', 'version'];
const TAG = ['spec', 'ref', 'tag'];

interface FluxKustomization extends Manifest {
  readonly spec: {
    readonly patches?: readonly { readonly target?: { readonly kind?: string; readonly name?: string }; readonly patch?: string }[];
  };
}

const isFluxKustomization = (manifest: Manifest): manifest is FluxKustomization =>
  manifest.kind === 'Kustomization' && manifest.apiVersion.startsWith('kustomize.toolkit.fluxcd.io/');

/** Returns the value that a patch sets at a path: from a merge patch, or from JSON patch operations (RFC 6902). */
function valueAt(patch: unknown, path: readonly string[]): unknown {
  if (!Array.isArray(patch)) return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], patch);
  const operations = patch as readonly { readonly path?: string; readonly value?: unknown }[];
  return operations.findLast((operation) => operation.path === `/${path.join('/')}`)?.value;
}
