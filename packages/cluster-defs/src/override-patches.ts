import { emitYaml, type Manifest, type Override } from '@slipway/manifest';
import type { Placement, PointerPatch } from './placement.ts';

/** The patches of what this cluster overrides in a unit. */
export function overridePatches({ overrides, unit }: Placement): PointerPatch[] {
  return overrides.flatMap((override) => {
    const target = targetOf(override, Object.values(unit.manifests));
    return target ? [{ target: override.target, patch: mergePatch(target, override.merge) }] : [];
  });
}

/** The object that `override` changes; kustomize would say nothing of a target that matches nothing. */
export const targetOf = ({ target }: Override, manifests: readonly Manifest[]): Manifest | undefined =>
  manifests.find(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);

const mergePatch = ({ apiVersion, kind, metadata }: Manifest, merge: Override['merge']): string =>
  emitYaml({ apiVersion, kind, metadata: { name: metadata.name }, ...merge });
