import type { FileTree } from '../../file-tree.ts';
import { findKustomizationFile } from '../../generator/kustomization-file.ts';
import { createParseCache, type ParseCache } from '../../kustomize/resources/make-resources.ts';
import { withSyncs } from '../flux-instance.ts';
import { type WrittenObject, writtenObjects, yamlFiles } from '../read-documents.ts';
import { clusterNames } from './cluster-names.ts';
import { foldersAbove, holds, type Pointer, pointersIn } from './pointers.ts';
import { firstBootstraps, type Holders, holdersAmong, oncePerFolder, withoutHeld, withoutTakenIn, withSource } from './root-rules.ts';

/** Where Flux begins on a cluster: what is there before it, by `flux bootstrap` or by hand. */
export interface FleetRoot {
  readonly cluster: string;
  readonly objects: readonly WrittenObject[];
  /** A folder that is applied as if a Kustomization of the cluster pointed at it; it is not one of its Kustomizations. */
  readonly folder?: string;
}

/** How roots are looked for. */
export interface RootOptions {
  /** Whether the content of a source, `Kind/namespace/name`, is not this tree. */
  readonly isElsewhere?: (source: string) => boolean;
  /** Files that are read here need not be read again by a build with the same cache. */
  readonly cache?: ParseCache;
}

/**
 * Finds where Flux begins below a path of the tree. A Flux Kustomization, or a FluxInstance with a sync, that holds its own file is
 * the bootstrap of a cluster, named by its folder. One that no other holds, in its folder or by way of kustomization files, was applied
 * by hand with what lies beside it, or belongs to a folder with a kustomization file that something outside points at; its cluster is
 * named by that folder, or by the one above `flux-system`. Of folders that are called the same, the first that differs above names the
 * cluster. One that takes the whole of a source of which no other takes a part is taken to be of another repository; one without a
 * source, which something has yet to give it, begins nowhere.
 */
export function findRoots(
  tree: FileTree,
  path: string,
  { isElsewhere = () => false, cache = createParseCache() }: RootOptions = {},
): readonly FleetRoot[] {
  const files = yamlFiles(tree, path).filter((file) => !HIDDEN.test(file.slice(path.length)));
  const pointers = pointersIn(tree, files, isElsewhere, cache);
  const holders = holdersAmong(pointers);
  const uncovered = withSource(withoutTakenIn(withoutHeld(pointers, holders), pointers, tree));
  const roots = uncovered.length > 0 ? uncovered : firstBootstraps(pointers);
  const bootstraps = oncePerFolder(roots.filter((pointer) => holds(pointer, pointer.file)));
  const loose = roots.filter((pointer) => !holds(pointer, pointer.file));
  return named([...bootstraps.map((pointer) => bootstrapRoot(tree, pointer, cache)), ...looseRoots(tree, files, loose, holders, cache)]);
}

/** Below a folder whose name begins with a dot: put away, or of another program. */
const HIDDEN = /(?:^|\/)\./;

/** A root, and the folder that it is named by. */
interface PlacedRoot {
  readonly place: string;
  readonly root: Omit<FleetRoot, 'cluster'>;
}

function named(placed: readonly PlacedRoot[]): readonly FleetRoot[] {
  const names = clusterNames(placed.map(({ place }) => place));
  return placed.map(({ place, root }) => ({ cluster: names.get(place) ?? place, ...root }));
}

function bootstrapRoot(tree: FileTree, { file, folder = '' }: Pointer, cache: ParseCache): PlacedRoot {
  return { place: folder, root: { objects: withSyncs(writtenObjects(tree, file, cache)) } };
}

/**
 * What was applied by hand, with what lies beside it: of `local/a.yaml -> apps`, all files of local/ that nothing else applies; the folder
 * as a whole, if it has a kustomization file.
 */
function looseRoots(
  tree: FileTree,
  files: readonly string[],
  loose: readonly Pointer[],
  holders: Holders,
  cache: ParseCache,
): readonly PlacedRoot[] {
  if (loose.length === 0) return [];
  const folders = topmost(new Set(loose.map(({ file }) => parentOf(file))));
  const isTop = new Set(folders);
  const below = Map.groupBy(
    files.filter((file) => !foldersAbove(file).some((above) => holders.has(above))),
    (file) => foldersAbove(file).find((above) => isTop.has(above)),
  );
  return folders.map((folder): PlacedRoot => {
    const place = folder.replace(/\/flux-system$/, '');
    if (findKustomizationFile(tree, folder) !== undefined) return { place, root: { objects: [], folder } };
    const beside = below.get(folder) ?? [];
    return { place, root: { objects: beside.flatMap((file) => withSyncs(writtenObjects(tree, file, cache))) } };
  });
}

const parentOf = (file: string): string => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '');

/** Those that are in no other. */
const topmost = (folders: ReadonlySet<string>): readonly string[] =>
  [...folders].filter((folder) => folder === '' || !foldersAbove(folder).some((above) => folders.has(above)));
