import { isUtf8 } from 'node:buffer';
import { versionTag } from '@slipway/manifest';
import type { HashedTree } from '../plan/hashed-tree.ts';
import { fetchBlobs, fetchTips, type Listing, type ObjectStore, type Tips } from '../store/object-store.ts';
import { readContentTrees, readObjects } from '../store/read-objects.ts';
import { readTreeFiles } from '../store/read-tree-files.ts';
import { readCommitsAndTags } from './read-published.ts';

/** The content of a reference of the remote. */
export interface RemoteContent {
  /** Id of the tree without the metadata file: the same for equal files. */
  readonly tree: string;
  /** Text by path, without links and submodules. */
  readonly files: ReadonlyMap<string, string>;
  /** Entries that Slipway does not write, by path: "a symbolic link". An executable file is in `files`, too. */
  readonly others?: ReadonlyMap<string, string>;
}

/** The references that Flux can follow in a remote, at one time. */
export interface RemoteState {
  /** `refs/heads/flux/…` of all packages, and the tags of versions. */
  readonly references: ReadonlySet<string>;
  /** Reads the content of references. Skips references that do not exist. Throws a PublishError. */
  readonly read: (references: readonly string[]) => Promise<ReadonlyMap<string, RemoteContent>>;
}

/** The remote before and after a push. */
export interface RemoteTransition {
  readonly before: RemoteState;
  readonly after: RemoteState;
  /** References that the push creates or moves. */
  readonly moved: ReadonlySet<string>;
}

/**
 * A reference that a push creates or moves, with its new files: those of `tree`, of the root tree `root` in the store, or of another
 * reference of the remote.
 */
export type MovedReference = { readonly ref: string } & (
  | { readonly tree: HashedTree }
  | { readonly root: string }
  | { readonly sameAs: string }
);

/** The remote of a plan, with the references that were read. */
export interface OpenTransition extends RemoteTransition {
  /** Returns the ids of the references that were read. The plan is for exactly these. */
  readonly readTips: () => Tips;
}

/** Contents that a run has read, by tree id. The next attempt usually needs the same contents. */
export type KnownContents = Map<string, RemoteContent>;

/** Returns the prefixes of the references that a transition has: the branches of all packages, and the tags of `packages`. */
export const followedPrefixes = (packages: readonly string[]): readonly string[] => [
  'refs/heads/flux/',
  ...packages.map((name) => `refs/tags/${versionTag(name, '')}`),
];

/** Opens the transition of a listing, which has `followedPrefixes`; fetches contents when they are first needed. */
export function openTransition(
  store: ObjectStore,
  { listing, packages, known }: { readonly listing: Listing; readonly packages: readonly string[]; readonly known: KnownContents },
  moved: readonly MovedReference[],
): OpenTransition {
  const tips = listing.tips([], followedPrefixes(packages));
  const listed = new Set([...tips.keys()].filter((ref) => !ref.endsWith('^{}')));
  const seen = new Map<string, string>();
  const trees = moved.flatMap((each) => ('tree' in each ? [{ ref: each.ref, tree: each.tree }] : []));
  const next = new Map(trees.map(({ ref, tree }) => [ref, plannedContent(tree)] as const));
  const roots = new Map(moved.flatMap((each) => ('root' in each ? [[each.ref, each.root] as const] : [])));
  const copies = new Map(moved.flatMap((each) => ('sameAs' in each ? [[each.ref, each.sameAs] as const] : [])));
  const plannedText = textsById(trees.map(({ tree }) => tree));
  const readBefore = async (references: readonly string[]): Promise<ReadonlyMap<string, RemoteContent>> => {
    const wanted = references.filter((ref) => listed.has(ref));
    const found = await fetchTips(store, new Map(wanted.flatMap((ref) => withPeeled(ref, tips))));
    for (const ref of wanted) seen.set(ref, found.get(ref) ?? '');
    return await readContents(store, wanted, found, { known, plannedText });
  };
  return {
    before: { references: listed, read: readBefore },
    after: {
      references: new Set([...listed, ...next.keys(), ...roots.keys(), ...copies.keys()]),
      read: async (references) => {
        const remote = references.filter((ref) => !next.has(ref) && !roots.has(ref));
        const found = await readBefore([...new Set(remote.map((ref) => copies.get(ref) ?? ref))]);
        const planned = await readRoots(
          store,
          references.flatMap((ref) => roots.get(ref) ?? []),
          { known, plannedText },
        );
        return new Map(
          references.flatMap((ref) => {
            const content = next.get(ref) ?? planned.get(roots.get(ref) ?? '') ?? found.get(copies.get(ref) ?? ref);
            return content === undefined ? [] : [[ref, content] as const];
          }),
        );
      },
    },
    moved: new Set([...next.keys(), ...roots.keys(), ...copies.keys()]),
    readTips: () => seen,
  };
}

const plannedContent = ({ id, texts }: HashedTree): RemoteContent => ({ tree: id, files: texts });

const withPeeled = (ref: string, tips: Tips): [string, string][] =>
  [ref, `${ref}^{}`].flatMap((name): [string, string][] => (tips.has(name) ? [[name, tips.get(name) ?? '']] : []));

interface Known {
  readonly known: KnownContents;
  /** Contents by id that are not fetched again. */
  readonly plannedText: (id: string) => string | undefined;
}

/** Finds the texts of trees by their ids, and reads each one on demand. */
function textsById(trees: readonly HashedTree[]): (id: string) => string | undefined {
  let places: readonly { readonly paths: ReadonlyMap<string, string>; readonly texts: HashedTree['texts'] }[] | undefined;
  return (id) => {
    places ??= trees.map(({ ids, texts }) => ({ paths: new Map([...ids].map(([path, each]) => [each, path])), texts }));
    const place = places.find(({ paths }) => paths.has(id));
    return place?.texts.get(place.paths.get(id) ?? '');
  };
}

async function readContents(
  store: ObjectStore,
  references: readonly string[],
  tips: Tips,
  known: Known,
): Promise<ReadonlyMap<string, RemoteContent>> {
  const idOf = (ref: string): string => tips.get(`${ref}^{}`) ?? tips.get(ref) ?? '';
  const commits = await readCommitsAndTags(store, references.map(idOf).filter(Boolean));
  // A tag may name any object; only a commit has files for Flux.
  const rootOf = (ref: string): string => commits.get(idOf(ref))?.tree ?? '';
  const contents = await readRoots(store, references.map(rootOf).filter(Boolean), known);
  return new Map(
    references.flatMap((ref) => {
      const content = contents.get(rootOf(ref));
      return content === undefined ? [] : [[ref, content] as const];
    }),
  );
}

/** Reads the contents of root trees of the store, by their ids. */
export const readTreeContents = (store: ObjectStore, roots: readonly string[]): Promise<ReadonlyMap<string, RemoteContent>> =>
  readRoots(store, roots, { known: new Map(), plannedText: () => undefined });

async function readRoots(
  store: ObjectStore,
  roots: readonly string[],
  { known, plannedText }: Known,
): Promise<ReadonlyMap<string, RemoteContent>> {
  const trees = await readContentTrees(store, roots);
  const found = new Map<string, RemoteContent>();
  for (const root of new Set(roots)) {
    const tree = trees.get(root) ?? root;
    const content = known.get(tree) ?? (await readContent(store, root, tree, plannedText));
    known.set(tree, content);
    found.set(root, content);
  }
  return found;
}

async function readContent(store: ObjectStore, root: string, tree: string, plannedText: Known['plannedText']): Promise<RemoteContent> {
  const { files, unreadable } = await readTreeFiles(store, root);
  const regular = [...files].filter(([, { mode }]) => mode === '100644' || mode === '100755');
  const planned = new Map(regular.map(([, { id }]) => [id, plannedText(id)] as const));
  const missing = [...planned.keys()].filter((id) => planned.get(id) === undefined);
  await fetchBlobs(store, missing);
  const contents = await readObjects(store, missing, ['blob']);
  const texts = new Map(regular.map(([path, { id }]) => [path, planned.get(id) ?? textOf(contents.get(id))] as const));
  const others = new Map([
    ...unreadable.map((path) => [path, 'a file whose name is not UTF-8'] as const),
    ...[...files].flatMap(([path, { mode }]) => (mode === '100644' ? [] : [[path, KINDS[mode] ?? `a file of mode ${mode}`] as const])),
    ...[...texts].flatMap(([path, text]) => (text === undefined ? [[path, 'a file that is not UTF-8'] as const] : [])),
  ]);
  return {
    tree,
    files: new Map([...texts].flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))),
    ...(others.size > 0 && { others }),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  '100755': 'an executable file',
  '120000': 'a symbolic link',
  '160000': 'a submodule',
};

const textOf = (bytes: Buffer | undefined): string | undefined =>
  bytes === undefined || !isUtf8(bytes) ? undefined : bytes.toString('utf8');
