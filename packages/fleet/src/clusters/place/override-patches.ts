import { emitYaml, type Manifest, type Override } from '@slipway/manifest';
import type { KustomizationPatch, Placement } from './placement.ts';

/** Returns the patches for the overrides of this cluster in a unit. */
export function overridePatches({ overrides, unit }: Placement): KustomizationPatch[] {
  return overrides.flatMap((override) => {
    const target = targetOf(override, Object.values(unit.manifests));
    return target ? [{ target: selector(override.target), patch: mergePatch(target, override.merge) }] : [];
  });
}

/** kustomize reads the name of a target as a regular expression, in which a variable such as ${CLUSTER_NAME} matches nothing. */
const selector = ({ kind, name }: Override['target']): KustomizationPatch['target'] => ({
  kind,
  name: name.replaceAll(/[.${}]/g, '\\$&'),
});

/** Returns the object that `override` changes. kustomize does not report a target that matches nothing. */
export const targetOf = ({ target }: Override, manifests: readonly Manifest[]): Manifest | undefined =>
  manifests.find(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);

const mergePatch = ({ apiVersion, kind, metadata }: Manifest, merge: Override['merge']): string =>
  emitYaml({ apiVersion, kind, metadata: { name: metadata.name }, ...merge });
