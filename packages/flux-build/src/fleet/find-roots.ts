import { plainText } from '@slipway/manifest';
import { type Fields, fieldsOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { findKustomizationFile } from '../generator/kustomization-file.ts';
import { kustomizationPath } from '../generator/kustomization-path.ts';
import { createParseCache, type ParseCache } from '../kustomize/resources/make-resources.ts';
import { onceForEach } from '../once-for-each.ts';
import { clusterNames } from './cluster-names.ts';
import { takersOf } from './files-taken-in.ts';
import { withSyncs } from './flux-instance.ts';
import { isFluxKustomization, nameOf, sourceKey } from './flux-object.ts';
import { mentionsFlux, type WrittenObject, writtenObjects, yamlFiles } from './read-documents.ts';

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
  const pointers = files.flatMap((file) => (mentionsFlux(tree.read(file)) ? pointersOf(tree, file, isElsewhere, cache) : []));
  const holders = holdersOf(ownPointers(pointers));
  const notHeld = pointers.filter((pointer) => !foldersAbove(pointer.file).some((folder) => isHeldBy(holders, folder, pointer)));
  const notTaken = withoutTakenIn(notHeld, pointers, tree);
  const withSource = notTaken.filter(({ source }) => source !== undefined);
  const uncovered = withSource.length > 0 ? withSource : notTaken;
  const roots = uncovered.length > 0 ? uncovered : firstBootstraps(pointers);
  const bootstraps = roots.filter((pointer) => holds(pointer, pointer.file));
  const loose = roots.filter((pointer) => !holds(pointer, pointer.file));
  const firsts = new Map(bootstraps.map((pointer) => [`${pointer.file}\0${pointer.folder}`, pointer] as const).reverse())
    .values()
    .toArray()
    .reverse();
  return named([...firsts.map((pointer) => bootstrapRoot(tree, pointer, cache)), ...looseRoots(tree, files, loose, holders, cache)]);
}

/** As much of a Flux Kustomization as matters here. */
interface Pointer {
  readonly file: string;
  readonly name: string;
  /** `Kind/namespace/name`; undefined where none is written. */
  readonly source: string | undefined;
  /** Undefined when its source is not this tree. */
  readonly folder: string | undefined;
}

interface WrittenPointer {
  readonly name: string;
  readonly source: string | undefined;
  readonly folder: string;
}

const pointersOf = (tree: FileTree, file: string, isElsewhere: (source: string) => boolean, cache: ParseCache): readonly Pointer[] =>
  writtenPointers(tree, file, cache).map(({ name, source, folder }) => ({
    file,
    name,
    source,
    folder: source !== undefined && isElsewhere(source) ? undefined : folder,
  }));

/** What a text holds is remembered with the cache: most files have not changed when roots are looked for again. */
function writtenPointers(tree: FileTree, file: string, cache: ParseCache): readonly WrittenPointer[] {
  const known = knownPointers(cache);
  const text = tree.read(file) ?? '';
  let pointers = known.get(text);
  if (pointers === undefined) {
    pointers = withSyncs(writtenObjects(tree, file, cache))
      .filter(({ object }) => isFluxKustomization(object))
      .map(({ object }) => ({
        name: nameOf(object),
        source: fieldsOf(fieldsOf(object.spec).sourceRef).name === undefined ? undefined : sourceKey(object),
        folder: folderOf(object),
      }));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, pointers);
  }
  return pointers;
}

const knownPointers = onceForEach((_: ParseCache) => new Map<string, readonly WrittenPointer[]>());
const MOST_KNOWN = 50_000;

const folderOf = (kustomization: Fields): string => kustomizationPath(plainText(fieldsOf(kustomization.spec).path ?? ''));

const holds = ({ folder }: Pointer, file: string): boolean => folder !== undefined && (folder === '' || file.startsWith(`${folder}/`));

/** The folders that a file is in, up to the root. */
function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.map((_, index) => parts.slice(0, index + 1).join('/')), ''];
}

/** Below a folder whose name begins with a dot: put away, or of another program. */
const HIDDEN = /(?:^|\/)\./;

/** Files with pointers by the folder that these hold. */
type Holders = ReadonlyMap<string, ReadonlySet<string>>;

function holdersOf(pointers: readonly Pointer[]): Holders {
  const holders = new Map<string, Set<string>>();
  for (const { file, folder } of pointers) if (folder !== undefined) holders.set(folder, (holders.get(folder) ?? new Set()).add(file));
  return holders;
}

/** Whether another holds the folder: not the pointer itself, nor one that is written beside it and holds the same. */
function isHeldBy(holders: Holders, folder: string, pointer: Pointer): boolean {
  const files = holders.get(folder);
  if (files === undefined) return false;
  return folder !== pointer.folder || files.size > 1 || !files.has(pointer.file);
}

/** Those that may hold others. */
function ownPointers(pointers: readonly Pointer[]): readonly Pointer[] {
  const sources = new Set(pointers.flatMap(({ folder, source }) => (folder === '' || source === undefined ? [] : [source])));
  return pointers.filter(
    ({ folder, name, source }) =>
      folder !== '' || name === BOOTSTRAP || (source !== undefined && (sources.size === 0 || sources.has(source))),
  );
}

/** A root, and the folder that it is named by. */
interface PlacedRoot {
  readonly place: string;
  readonly root: Omit<FleetRoot, 'cluster'>;
}

function named(placed: readonly PlacedRoot[]): readonly FleetRoot[] {
  const names = clusterNames(placed.map(({ place }) => place));
  return placed.map(({ place, root }) => ({ cluster: names.get(place) ?? place, ...root }));
}

/** As `flux bootstrap` calls it. */
const BOOTSTRAP = 'flux-system';

/** Without those whose file another takes in from beyond its folder. */
function withoutTakenIn(uncovered: readonly Pointer[], all: readonly Pointer[], tree: FileTree): readonly Pointer[] {
  if (uncovered.every((pointer) => pointer.name === BOOTSTRAP)) return uncovered;
  const takers = takersOf(
    tree,
    all.flatMap(({ folder }) => (folder === undefined || folder === '' ? [] : [folder])),
  );
  return uncovered.filter(({ file, folder, name }) => name === BOOTSTRAP || [...takers(file)].every((each) => each === folder));
}

/** Where each holds another, those that are called as bootstrap calls them, or else all that hold themselves. */
function firstBootstraps(pointers: readonly Pointer[]): readonly Pointer[] {
  const own = pointers.filter((pointer) => holds(pointer, pointer.file));
  const named = own.filter(({ name }) => name === BOOTSTRAP);
  return named.length > 0 ? named : own;
}

function bootstrapRoot(tree: FileTree, { file, folder = '' }: Pointer, cache: ParseCache): PlacedRoot {
  return { place: folder, root: { objects: withSyncs(writtenObjects(tree, file, cache)) } };
}

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
