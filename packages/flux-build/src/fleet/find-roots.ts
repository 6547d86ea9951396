import { type Fields, fieldsOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { findKustomizationFile } from '../generator/kustomization-file.ts';
import { kustomizationPath } from '../generator/kustomization-path.ts';
import { createParseCache, type ParseCache } from '../kustomize/resources/make-resources.ts';
import { onceForEach } from '../once-for-each.ts';
import { filesTakenIn } from './files-taken-in.ts';
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
 * named by that folder, or by the one above `flux-system`. One that takes the whole of a source of which no other takes a part is taken to be of another repository.
 */
export function findRoots(
  tree: FileTree,
  path: string,
  { isElsewhere = () => false, cache = createParseCache() }: RootOptions = {},
): readonly FleetRoot[] {
  const files = yamlFiles(tree, path);
  const pointers = files.flatMap((file) => (mentionsFlux(tree.read(file)) ? pointersOf(tree, file, isElsewhere, cache) : []));
  const sources = new Set(pointers.flatMap(({ folder, source }) => (folder === '' ? [] : [source])));
  const own = pointers.filter(
    ({ folder, name, source }) => folder !== '' || name === BOOTSTRAP || sources.size === 0 || sources.has(source),
  );
  const holders = Map.groupBy(own, ({ folder }) => folder);
  const uncovered = withoutTakenIn(
    pointers.filter((pointer) => !foldersAbove(pointer.file).some((folder) => holders.get(folder)?.some((other) => other !== pointer))),
    pointers,
    (folder) => filesTakenIn(tree, folder),
  );
  const roots = uncovered.length > 0 ? uncovered : firstBootstraps(pointers);
  const bootstraps = roots.filter((pointer) => holds(pointer, pointer.file));
  const loose = roots.filter((pointer) => !bootstraps.includes(pointer));
  return [...bootstraps.map((pointer) => bootstrapRoot(tree, pointer, cache)), ...looseRoots(tree, files, loose, holders, cache)];
}

/** As much of a Flux Kustomization as matters here. */
interface Pointer {
  readonly file: string;
  readonly name: string;
  readonly source: string;
  /** Undefined when its source is not this tree. */
  readonly folder: string | undefined;
}

interface WrittenPointer {
  readonly name: string;
  readonly source: string;
  readonly folder: string;
}

const pointersOf = (tree: FileTree, file: string, isElsewhere: (source: string) => boolean, cache: ParseCache): readonly Pointer[] =>
  writtenPointers(tree, file, cache).map(({ name, source, folder }) => ({
    file,
    name,
    source,
    folder: isElsewhere(source) ? undefined : folder,
  }));

/** What a text holds is remembered with the cache: most files have not changed when roots are looked for again. */
function writtenPointers(tree: FileTree, file: string, cache: ParseCache): readonly WrittenPointer[] {
  const known = knownPointers(cache);
  const text = tree.read(file) ?? '';
  let pointers = known.get(text);
  if (pointers === undefined) {
    pointers = withSyncs(writtenObjects(tree, file, cache))
      .filter(({ object }) => isFluxKustomization(object))
      .map(({ object }) => ({ name: nameOf(object), source: sourceKey(object), folder: folderOf(object) }));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, pointers);
  }
  return pointers;
}

const knownPointers = onceForEach((_: ParseCache) => new Map<string, readonly WrittenPointer[]>());
const MOST_KNOWN = 50_000;

const folderOf = (kustomization: Fields): string => kustomizationPath(String(fieldsOf(kustomization.spec).path ?? ''));

const holds = ({ folder }: Pointer, file: string): boolean => folder !== undefined && (folder === '' || file.startsWith(`${folder}/`));

/** The folders that a file is in, up to the root. */
function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.map((_, index) => parts.slice(0, index + 1).join('/')), ''];
}

/** As `flux bootstrap` calls it. */
const BOOTSTRAP = 'flux-system';

/** Without those whose file another takes in from beyond its folder. */
function withoutTakenIn(
  uncovered: readonly Pointer[],
  all: readonly Pointer[],
  takenInBy: (folder: string) => ReadonlySet<string>,
): readonly Pointer[] {
  if (uncovered.every((pointer) => pointer.name === BOOTSTRAP)) return uncovered;
  const folders = new Set(all.flatMap(({ folder }) => (folder === undefined || folder === '' ? [] : [folder])));
  const taken = new Map([...folders].map((folder) => [folder, takenInBy(folder)] as const));
  return uncovered.filter(({ file, folder, name }) => {
    const others = [...taken].filter(([each]) => each !== folder);
    return name === BOOTSTRAP || !others.some(([, files]) => files.has(file));
  });
}

/** Where each holds another, those that are called as bootstrap calls them, or else all that hold themselves. */
function firstBootstraps(pointers: readonly Pointer[]): readonly Pointer[] {
  const own = pointers.filter((pointer) => holds(pointer, pointer.file));
  const named = own.filter(({ name }) => name === BOOTSTRAP);
  return named.length > 0 ? named : own;
}

function bootstrapRoot(tree: FileTree, { file, folder = '' }: Pointer, cache: ParseCache): FleetRoot {
  return { cluster: lastPart(folder) || LOCAL, objects: withSyncs(writtenObjects(tree, file, cache)) };
}

/** The cluster of what is not in a folder. */
const LOCAL = 'local';

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function looseRoots(
  tree: FileTree,
  files: readonly string[],
  loose: readonly Pointer[],
  holders: ReadonlyMap<string | undefined, readonly Pointer[]>,
  cache: ParseCache,
): readonly FleetRoot[] {
  const folders = topmost([...new Set(loose.map(({ file }) => parentOf(file)))]);
  return folders.map((folder): FleetRoot => {
    const cluster = lastPart(folder.replace(/\/flux-system$/, '')) || LOCAL;
    if (findKustomizationFile(tree, folder) !== undefined) return { cluster, objects: [], folder };
    const beside = files.filter((file) => isBelow(file, folder) && !foldersAbove(file).some((above) => holders.has(above)));
    return { cluster, objects: beside.flatMap((file) => withSyncs(writtenObjects(tree, file, cache))) };
  });
}

const parentOf = (file: string): string => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '');

const isBelow = (file: string, folder: string): boolean => folder === '' || file.startsWith(`${folder}/`);

const topmost = (folders: readonly string[]): readonly string[] =>
  folders.filter((folder) => !folders.some((other) => other !== folder && isBelow(`${folder}/`, other)));
