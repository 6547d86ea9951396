import { fieldsOf, listOf, onceForEach, readYaml, stableText } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';

/**
 * Whether a finding is about a patch that a Kustomization inherited from its parent and that patches an object in another Kustomization.
 * Defaults that a parent gives to all may match nothing in some of them.
 */
export function isDefaultPatch(fleet: FleetBuild, kustomization: FleetKustomization, note: KustomizeProblem): boolean {
  const patch = patchOf(kustomization, note);
  if (patch === undefined || kustomization.parent === undefined) return false;
  return matchedPatches(fleet).has(keyOf(kustomization, patch)) && !writtenPatches(fleet, kustomization).includes(stableText(patch));
}

const patchOf = ({ spec }: FleetKustomization, { reason, by = '' }: KustomizeProblem): unknown => {
  const [, index] = reason === 'patch-target-not-found' ? (/^spec\.patches\[(\d+)\]$/.exec(by) ?? []) : [];
  return index === undefined ? undefined : listOf(spec.patches)[Number(index)];
};

const keyOf = ({ parent }: FleetKustomization, patch: unknown): string => `${parent} ${stableText(patch)}`;

/** Patches of specs that match an object, by the owner of the Kustomization. */
const matchedPatches = onceForEach((fleet: FleetBuild): ReadonlySet<string> => {
  const matched = new Set<string>();
  for (const each of fleet.kustomizations) {
    if (each.error !== undefined) continue;
    const missed = new Set(each.notes.map((note) => patchOf(each, note)));
    for (const patch of listOf(each.spec.patches)) if (!missed.has(patch)) matched.add(keyOf(each, patch));
  }
  return matched;
});

function writtenPatches({ memory }: FleetBuild, { written, parent }: FleetKustomization): readonly string[] {
  const text = written && memory.results.get(parent ?? '')?.tree?.read(written.file);
  const document =
    text === undefined ? undefined : readYaml(text, written?.file ?? '').documents.find(({ index }) => index === written?.index);
  return listOf(fieldsOf(fieldsOf(document?.value).spec).patches).map(stableText);
}
