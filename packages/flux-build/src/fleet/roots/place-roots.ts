import type { FileTree } from '../../file-tree.ts';
import { isHelmfile, objectsBeforeFlux } from '../../flux-objects/helmfile.ts';
import type { ParseCache } from '../../kustomize/resources/make-resources.ts';
import { type Appliers, appliesHere, appliesItself } from './appliers.ts';
import { covers, foldersAbove, parentOf } from './file-kustomizations.ts';
import type { FleetRoot } from './fleet-root.ts';
import type { SourceEvidence } from './own-evidence.ts';
import type { Place } from './places.ts';
import type { Unit } from './units.ts';

/** A root, and the folder that gives it its name. */
export interface PlacedRoot {
  readonly place: string;
  readonly root: Omit<FleetRoot, 'cluster'>;
}

interface Found {
  readonly appliers: Appliers;
  readonly evidence: SourceEvidence;
  readonly cache: ParseCache;
}

/** Returns the objects that exist before Flux on the clusters of these folders. */
export function placeRoots(
  tree: FileTree,
  files: readonly string[],
  places: readonly Place[],
  { appliers, evidence, cache }: Found,
): readonly PlacedRoot[] {
  return places.flatMap(({ folder, units }): readonly PlacedRoot[] => {
    const isBootstrap = units.some((unit) => appliesItself(unit) || isHelmfile(unit.path));
    const roots = isBootstrap
      ? units.flatMap((unit) => bootstrapRoots(tree, unit, evidence, cache))
      : looseRoots(tree, files, units, appliers, cache);
    return roots.map((root) => ({ place: folder, root }));
  });
}

/** Returns the entry points that the user specifies: a folder is applied as a whole, a file as it is written. */
export function forcedRoot(tree: FileTree, path: string, cache: ParseCache): PlacedRoot {
  const isFolder = tree.list(path) !== undefined;
  const place = (isFolder ? path : parentOf(path)).replace(/(?:^|\/)flux-system$/, '');
  return { place, root: isFolder ? { objects: [], folder: path } : { objects: objectsBeforeFlux(tree, path, cache) } };
}

/** Returns the roots of a bootstrap: the content of its file, or the build of its folder. Files next to a helmfile are not applied. */
function bootstrapRoots(tree: FileTree, unit: Unit, evidence: SourceEvidence, cache: ParseCache): readonly PlacedRoot['root'][] {
  if (unit.built !== undefined) return [{ objects: unit.built }];
  const own = unit.kustomizations.filter(
    (kustomization) => (covers(kustomization.path, unit.path) || isHelmfile(unit.path)) && appliesHere(kustomization, unit, evidence),
  );
  const files = new Set(own.map(({ file }) => file));
  return [...files].map((file) => ({ objects: objectsBeforeFlux(tree, file, cache) }));
}

/**
 * Returns the units that were applied by hand, with the files next to them: of `local/a.yaml -> apps`, all files of local/ that nothing
 * else applies; folders with a kustomization file as a whole.
 */
function looseRoots(
  tree: FileTree,
  files: readonly string[],
  units: readonly Unit[],
  appliers: Appliers,
  cache: ParseCache,
): readonly PlacedRoot['root'][] {
  const folders = new Set(units.filter(({ isFolder }) => isFolder).map(({ path }) => path));
  const own = new Set(units.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
  const tops = [...new Set([...own].map(parentOf))];
  const siblings = files.filter(
    (file) =>
      tops.some((top) => covers(top, file)) &&
      !foldersAbove(file).some((above) => folders.has(above)) &&
      !isHelmfile(file) &&
      (own.has(file) || appliers.of(file).size + appliers.perhapsOf(file).size === 0),
  );
  return [
    ...(siblings.length === 0
      ? []
      : [
          {
            objects: siblings.flatMap((file) => objectsBeforeFlux(tree, file, cache)),
            entry: { folders: topmost(tops), files: siblings, own: [...own] },
          },
        ]),
    ...[...folders].map((folder) => ({ objects: [], folder })),
  ];
}

/** Removes folders inside other ones. */
const topmost = (folders: readonly string[]): readonly string[] =>
  folders.filter((folder) => !folders.some((other) => other !== folder && covers(other, folder)));
