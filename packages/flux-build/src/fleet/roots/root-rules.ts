import type { FileTree } from '../../file-tree.ts';
import { takersOf } from './files-taken-in.ts';
import { foldersAbove, holds, type Pointer } from './pointers.ts';

// In examples, `a.yaml -> b` is a Flux Kustomization that is written in a.yaml and applies the folder b.

/** As `flux bootstrap` calls its Kustomization. */
const BOOTSTRAP = 'flux-system';

/** Files with pointers by the folder that these hold. */
export type Holders = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Who holds others. Not one that takes the whole of a source of which no other takes a part: that source is taken for another repository.
 * `fleet.yaml -> .` of the source `team` holds nothing where all others, `a.yaml -> apps`, are of the source `fleet`.
 */
export function holdersAmong(pointers: readonly Pointer[]): Holders {
  const ofParts = new Set(pointers.flatMap(({ folder, source }) => (folder === '' || source === undefined ? [] : [source])));
  const isHolder = ({ folder, name, source }: Pointer): boolean =>
    folder !== '' || name === BOOTSTRAP || (source !== undefined && (ofParts.size === 0 || ofParts.has(source)));
  const holders = new Map<string, Set<string>>();
  for (const { file, folder } of pointers.filter(isHolder))
    if (folder !== undefined) holders.set(folder, (holders.get(folder) ?? new Set()).add(file));
  return holders;
}

/**
 * Without those that another applies. `apps/b.yaml -> b` is applied by `clusters/a.yaml -> apps`; `clusters/a/sync.yaml -> clusters/a`
 * holds only itself, and stays.
 */
export const withoutHeld = (pointers: readonly Pointer[], holders: Holders): readonly Pointer[] =>
  pointers.filter((pointer) => !foldersAbove(pointer.file).some((folder) => isHeldBy(holders, folder, pointer)));

/** Whether another holds the folder: not the pointer itself, nor one that is written beside it and holds the same. */
function isHeldBy(holders: Holders, folder: string, pointer: Pointer): boolean {
  const files = holders.get(folder);
  if (files === undefined) return false;
  return folder !== pointer.folder || files.size > 1 || !files.has(pointer.file);
}

/**
 * Without those whose file another takes in by way of kustomization files, from beyond its folder. `base/b.yaml -> b` is applied by
 * `clusters/a.yaml -> apps` if apps/kustomization.yaml has `resources: [../base/b.yaml]`.
 */
export function withoutTakenIn(pointers: readonly Pointer[], all: readonly Pointer[], tree: FileTree): readonly Pointer[] {
  if (pointers.every((pointer) => pointer.name === BOOTSTRAP)) return pointers;
  const takers = takersOf(
    tree,
    all.flatMap(({ folder }) => (folder === undefined || folder === '' ? [] : [folder])),
  );
  return pointers.filter(({ file, folder, name }) => name === BOOTSTRAP || [...takers(file)].every((each) => each === folder));
}

/**
 * Those with a source, if there are any: one without, which a patch has yet to give it, begins nowhere. Of `a.yaml -> apps` and
 * `base/b.yaml` without sourceRef, the first.
 */
export function withSource(pointers: readonly Pointer[]): readonly Pointer[] {
  const complete = pointers.filter(({ source }) => source !== undefined);
  return complete.length > 0 ? complete : pointers;
}

/**
 * Where each holds another, those that are called as bootstrap calls them, or else all that hold themselves: of `a/a.yaml -> .` called
 * flux-system and `b/b.yaml -> .` called everything, the first.
 */
export function firstBootstraps(pointers: readonly Pointer[]): readonly Pointer[] {
  const own = pointers.filter((pointer) => holds(pointer, pointer.file));
  const bootstraps = own.filter(({ name }) => name === BOOTSTRAP);
  return bootstraps.length > 0 ? bootstraps : own;
}

/** One of those that one file has for one folder: two Kustomizations in clusters/a/sync.yaml `-> clusters/a` are one bootstrap. */
export const oncePerFolder = (pointers: readonly Pointer[]): readonly Pointer[] =>
  // In the order of the last ones.
  new Map(pointers.map((pointer) => [`${pointer.file}\0${pointer.folder}`, pointer] as const).reverse()).values().toArray().reverse();
