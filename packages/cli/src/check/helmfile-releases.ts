import type { FileTree } from '@slipway/flux-build';

/** Folders that are searched, and their depth. A helmfile is close to the root of the repository or of a cluster. */
const MAX_FOLDERS = 2000;
const MAX_DEPTH = 5;
const MAX_FILES = 100;

/**
 * Returns the names of releases and charts in the helmfiles of a repository: files with `helmfile` in their path. Users run helmfile before
 * Flux, often only for the CRDs of charts. The files may be templates, so that their lines are read and not parsed.
 */
export function helmfileReleases(tree: FileTree): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of helmfilesIn(tree).slice(0, MAX_FILES))
    for (const [, value = ''] of (tree.read(file) ?? '').matchAll(/^[ \t-]*(?:name|chart):[ \t]*["']?([\w:/.-]+)/gm))
      names.add(value.slice(value.lastIndexOf('/') + 1));
  return names;
}

function helmfilesIn(tree: FileTree): readonly string[] {
  const files: string[] = [];
  const folders: { readonly path: string; readonly depth: number }[] = [{ path: '', depth: 0 }];
  for (const { path, depth } of folders) {
    for (const { name, kind } of tree.list(path) ?? []) {
      const own = path === '' ? name : `${path}/${name}`;
      const isSearched = depth < MAX_DEPTH && folders.length < MAX_FOLDERS && !name.startsWith('.');
      if (kind === 'folder' && isSearched) folders.push({ path: own, depth: depth + 1 });
      else if (kind !== 'folder' && own.toLowerCase().includes('helmfile') && YAML.test(own)) files.push(own);
    }
  }
  return files;
}

const YAML = /\.ya?ml(?:\.gotmpl)?$/;
