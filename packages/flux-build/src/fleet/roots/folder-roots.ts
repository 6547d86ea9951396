import type { FileTree } from '../../file-tree.ts';
import { isHelmfile, objectsBeforeFlux } from '../../flux-objects/helmfile.ts';
import type { ParseCache } from '../../kustomize/resources/make-resources.ts';
import { type Appliers, appliesHere, appliesItself } from './appliers.ts';
import type { CandidateFolder } from './candidate-folders.ts';
import { covers, foldersAbove, parentOf } from './file-kustomizations.ts';
import type { FleetRoot } from './fleet-root.ts';
import { kustomizationGraph } from './kustomization-graph.ts';
import type { SourceEvidence } from './own-evidence.ts';
import type { RepositoryScan } from './scan-repository.ts';
import type { Unit } from './units.ts';

/** A root, and the folder that gives it its name. */
export interface FolderRoot {
  readonly folder: string;
  readonly root: Omit<FleetRoot, 'cluster'>;
}

interface Found {
  readonly appliers: Appliers;
  readonly evidence: SourceEvidence;
  readonly cache: ParseCache;
  /** All folders that are treated as clusters. */
  readonly clusters: readonly CandidateFolder[];
}

/** Returns the objects that exist before Flux on the clusters of these folders. */
export function rootsOfFolders(scan: RepositoryScan, candidates: readonly CandidateFolder[], found: Found): readonly FolderRoot[] {
  const { tree, files } = scan;
  const { appliers, evidence, cache } = found;
  const parallel = parallelFolders(scan, found);
  return candidates.flatMap(({ folder, units }): readonly FolderRoot[] => {
    const bootstraps = units.some((unit) => begins(unit) || isElsewhere(unit, folder))
      ? units.flatMap((unit) => bootstrapRoots(tree, unit, evidence, cache))
      : [];
    // The path of a Flux Kustomization may be in an artifact that has only a part of the repository.
    const roots =
      bootstraps.length > 0
        ? bootstraps
        : [
            ...looseRoots(tree, files, units, appliers, cache),
            ...(parallel.get(folder) ?? []).map((each) => ({ objects: [], folder: each })),
          ];
    return roots.map((root) => ({ folder, root }));
  });
}

/** Whether a file is in another folder than the cluster that begins with it: a FluxInstance that was applied by hand. */
const isElsewhere = ({ path, isFolder }: Unit, folder: string): boolean => !isFolder && !covers(folder, path);

const begins = (unit: Unit): boolean => appliesItself(unit) || isHelmfile(unit.path);

/**
 * Returns other folders that the syncs of clusters apply, by the folders of the clusters. The syncs are not in the repository: of services/a
 * and services/b, also infra/a and infra/b, if both exist and nothing else applies or includes them. A managed Flux often has several
 * Flux Kustomizations for one cluster, each for one part of the repository.
 */
function parallelFolders({ tree, kustomizations }: RepositoryScan, { appliers, cache, clusters }: Found): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const folders = clusters.map(({ folder }) => folder);
  const isKustomized = ({ folder, units }: CandidateFolder): boolean =>
    units.every((unit) => unit.isFolder && unit.path === folder && !begins(unit));
  const shared = sharedFolder(folders);
  if (shared === '' || clusters.length < 2 || !clusters.every(isKustomized)) return found;
  const around = parentOf(shared);
  const keys = folders.map((folder) => folder.slice(shared.length + 1));
  const known = new Set(kustomizations);
  const others = (tree.list(around) ?? [])
    .map(({ name }) => (around === '' ? name : `${around}/${name}`))
    .filter((other) => other !== shared && keys.every((key) => known.has(`${other}/${key}`)));
  const all = others.flatMap((other) => keys.map((key) => `${other}/${key}`));
  if (all.length === 0) return found;
  const graph = kustomizationGraph(tree, kustomizations, all, cache);
  const isUnused = (folder: string): boolean =>
    graph.topsOf(folder) === undefined && appliers.of(folder).size + appliers.perhapsOf(folder).size === 0;
  for (const other of others) {
    if (!keys.every((key) => isUnused(`${other}/${key}`))) continue;
    for (const [index, folder] of folders.entries()) {
      const path = `${other}/${keys[index]}`;
      if (graph.takesAny(path)) found.set(folder, [...(found.get(folder) ?? []), path]);
    }
  }
  return found;
}

/** Returns the longest folder around all folders; empty without one. */
function sharedFolder(folders: readonly string[]): string {
  const [first = '', ...rest] = folders;
  const isShared = (above: string): boolean => above !== '' && rest.every((folder) => folder !== above && covers(above, folder));
  return foldersAbove(first).findLast(isShared) ?? '';
}

/** Returns the entry points that the user specifies: a folder is applied as a whole, a file as it is written. */
export function forcedRoot(tree: FileTree, path: string, cache: ParseCache): FolderRoot {
  const isFolder = tree.list(path) !== undefined;
  const folder = (isFolder ? path : parentOf(path)).replace(/(?:^|\/)flux-system$/, '');
  return { folder, root: isFolder ? { objects: [], folder: path } : { objects: objectsBeforeFlux(tree, path, cache) } };
}

/** Returns the roots of a bootstrap: the content of its file, or the build of its folder. Files next to a helmfile are not applied. */
function bootstrapRoots(tree: FileTree, unit: Unit, evidence: SourceEvidence, cache: ParseCache): readonly FolderRoot['root'][] {
  if (unit.built !== undefined) return [{ objects: unit.built }];
  const own = unit.kustomizations.filter(
    (kustomization) =>
      (covers(kustomization.path, unit.path) || isHelmfile(unit.path) || kustomization.isOfInstance === true) &&
      appliesHere(kustomization, unit, evidence),
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
): readonly FolderRoot['root'][] {
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
