import type { FileTree, FolderEntry } from '../file-tree.ts';
import { type IgnorePattern, ignoreMatcher, readPatterns, sourcePatterns } from './ignore-patterns.ts';

/** What a GitRepository leaves out of its artifact. */
export interface ArtifactOptions {
  /** `spec.ignore`, behind the `.sourceignore` files of the tree. */
  readonly ignore?: string;
  /** `spec.sparseCheckout`: only these folders and files at the root of the repository. */
  readonly sparseCheckout?: readonly string[];
}

/**
 * The artifact that source-controller makes of a checkout: without what `.sourceignore` files, `spec.ignore` and the defaults
 * exclude. A folder that is left out is looked into all the same: files in it may be kept.
 */
export function artifactTree(tree: FileTree, { ignore, sparseCheckout }: ArtifactOptions = {}): FileTree {
  const checkout = sparseCheckout === undefined ? tree : sparseTree(tree, sparseCheckout);
  let matcher: ((path: string) => boolean) | undefined;
  const answers = new Map<string, boolean>();
  const isLeftOut = (path: string): boolean => {
    matcher ??= ignoreMatcher(
      sourcePatterns([...collectPatterns(checkout, '', []), ...(ignore === undefined ? [] : readPatterns(ignore, []))]),
    );
    let answer = answers.get(path);
    if (answer === undefined) {
      answer = matcher(path);
      answers.set(path, answer);
    }
    return answer;
  };
  const folders = new Map<string, readonly FolderEntry[]>();
  // The archive has files only: a folder in which nothing is left is not there.
  const entriesOf = (folder: string): readonly FolderEntry[] => {
    let entries = folders.get(folder);
    if (entries === undefined) {
      entries = (checkout.list(folder) ?? []).filter(({ name, kind }) =>
        kind === 'file' ? !isLeftOut(joined(folder, name)) : entriesOf(joined(folder, name)).length > 0,
      );
      folders.set(folder, entries);
    }
    return entries;
  };
  const { bytes } = checkout;
  return {
    read: (path) => (isLeftOut(path) ? undefined : checkout.read(path)),
    ...(bytes === undefined ? {} : { bytes: (path: string) => (isLeftOut(path) ? undefined : bytes.call(checkout, path)) }),
    list(folder) {
      const entries = entriesOf(folder);
      return entries.length === 0 && folder !== '' ? undefined : entries;
    },
  };
}

const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

function collectPatterns(tree: FileTree, folder: string, domain: readonly string[]): readonly IgnorePattern[] {
  const entries = tree.list(folder) ?? [];
  const own = entries.some(({ name, kind }) => name === '.sourceignore' && kind === 'file')
    ? tree.read(joined(folder, '.sourceignore'))
    : undefined;
  const below = entries
    .filter(({ name, kind }) => kind === 'folder' && name !== '.git')
    .flatMap(({ name }) => collectPatterns(tree, joined(folder, name), [...domain, name]));
  return [...(own === undefined ? [] : readPatterns(own, domain)), ...below];
}

/** Git's cone mode: the named folders, and the files beside the way to them. */
function sparseTree(tree: FileTree, named: readonly string[]): FileTree {
  const folders = named.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  const isInside = (path: string): boolean => folders.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));
  const isAbove = (path: string): boolean => path === '' || folders.some((folder) => folder.startsWith(`${path}/`));
  const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');
  const has = (path: string): boolean => isInside(path) || isAbove(parentOf(path));
  return {
    read: (path) => (has(path) ? tree.read(path) : undefined),
    list(folder): readonly FolderEntry[] | undefined {
      if (isInside(folder)) return tree.list(folder);
      if (!isAbove(folder)) return undefined;
      return tree
        .list(folder)
        ?.filter(({ name, kind }) => kind === 'file' || isInside(joined(folder, name)) || isAbove(joined(folder, name)));
    },
  };
}
