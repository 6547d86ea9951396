import { type Budget, LimitError, NO_BUDGET, onceForEach } from '@slipway/manifest';
import type { FileTree, FolderEntry } from '../file-tree.ts';
import { type IgnoreMatcher, type IgnorePattern, ignoreMatcher, readPatterns, sourcePatterns } from './ignore-patterns.ts';

/** The exclusions of a GitRepository. */
export interface ArtifactOptions {
  /** `spec.ignore`, after the `.sourceignore` files of the tree. */
  readonly ignore?: string;
  /** Budget of the run. @default without limits */
  readonly budget?: Budget;
}

/**
 * Returns the artifact that source-controller builds from a checkout, without the files that `.sourceignore` files, `spec.ignore` and the
 * defaults exclude. It also reads excluded folders, because files in them may be kept.
 */
export function artifactTree(checkout: FileTree, { ignore, budget = NO_BUDGET }: ArtifactOptions = {}): FileTree {
  let matcher: IgnoreMatcher | TooManyPatterns | undefined;
  const isLeftOut = (path: string): boolean => {
    matcher ??= matcherOf(checkout, ignore, budget);
    if (matcher instanceof TooManyPatterns) throw matcher;
    return matcher.isLeftOut(path);
  };
  const folders = new Map<string, readonly FolderEntry[]>();
  // The archive contains files only: a folder without files is missing.
  const entriesOf = (folder: string): readonly FolderEntry[] => {
    let entries = folders.get(folder);
    if (entries === undefined) {
      const all = checkout.list(folder) ?? [];
      const kept = all.filter(({ name, kind }) => (kind === 'file' ? !isLeftOut(joined(folder, name)) : containsAny(joined(folder, name))));
      // Returns the same list as before if it is equal, so that no caller compares it.
      entries = kept.length === all.length ? all : kept;
      folders.set(folder, entries);
    }
    return entries;
  };
  const holding = new Map<string, boolean>();
  const containsAny = (folder: string): boolean => {
    const looked: string[] = [];
    for (const path of walk(checkout, folder)) {
      const known = holding.get(path.folder);
      if (known === false) continue;
      looked.push(path.folder);
      const isHolding = known ?? path.entries.some(({ name, kind }) => kind === 'file' && !isLeftOut(joined(path.folder, name)));
      if (!isHolding) continue;
      for (const each of looked) if (path.folder === each || path.folder.startsWith(`${each}/`)) holding.set(each, true);
      return true;
    }
    for (const each of looked) holding.set(each, false);
    return false;
  };
  const { bytes } = checkout;
  const absence = (path: string): string | undefined => {
    const why = checkout.absence?.(path);
    if (why !== undefined) return why;
    const isPresent =
      checkout.list(path) === undefined ? checkout.read(path) !== undefined && isLeftOut(path) : entriesOf(path).length === 0;
    return isPresent ? 'is ignored by the source' : undefined;
  };
  return {
    absence,
    read: (path) => (isLeftOut(path) ? undefined : checkout.read(path)),
    ...(bytes === undefined ? {} : { bytes: (path: string) => (isLeftOut(path) ? undefined : bytes.call(checkout, path)) }),
    list(folder) {
      const entries = entriesOf(folder);
      return entries.length === 0 && folder !== '' ? undefined : entries;
    },
  };
}

/** The most comparisons of files and folders of one source with patterns. */
const MAX_COMPARISONS = 2e7;

/** A source that needs more comparisons. */
class TooManyPatterns extends LimitError {
  constructor(patterns: number, paths: number) {
    super('operations', MAX_COMPARISONS);
    const [all, files] = [patterns, paths].map((count) => count.toLocaleString('en-US'));
    this.message = `its source has ${files} files and folders, which would be compared with ${all} patterns of .sourceignore or spec.ignore`;
  }
}

function matcherOf(checkout: FileTree, ignore: string | undefined, budget: Budget): IgnoreMatcher | TooManyPatterns {
  const { patterns, paths } = collectPatterns(checkout);
  if (ignore !== undefined) for (const each of readPatterns(ignore, [])) patterns.push(each);
  const matcher = ignoreMatcher(sourcePatterns(patterns));
  budget.take('operations', 20 * patterns.length + paths * (50 + 10 * Math.min(matcher.compared, 1000)));
  return paths * matcher.compared > MAX_COMPARISONS ? new TooManyPatterns(matcher.compared, paths) : matcher;
}

const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Yields folders from `start` on, each before its subfolders. It does not recurse, because trees may be as deep as paths are long. */
function* walk(tree: FileTree, start: string): Generator<{ readonly folder: string; readonly entries: readonly FolderEntry[] }> {
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = tree.list(folder) ?? [];
    yield { folder, entries };
    for (const name of foldersIn(entries)) waiting.push(joined(folder, name));
  }
}

/** Returns the subfolders, last one first. */
const foldersIn = onceForEach((entries: readonly FolderEntry[]) =>
  entries.flatMap(({ name, kind }) => (kind === 'folder' && name !== '.git' ? [name] : [])).reverse(),
);

const hasPatterns = onceForEach((entries: readonly FolderEntry[]) =>
  entries.some(({ name, kind }) => name === '.sourceignore' && kind === 'file'),
);

/** Returns the patterns of all `.sourceignore` files, and the number of files and folders. */
function collectPatterns(tree: FileTree): { readonly patterns: IgnorePattern[]; readonly paths: number } {
  const patterns: IgnorePattern[] = [];
  let paths = 0;
  for (const { folder, entries } of walk(tree, '')) {
    paths += entries.length;
    if (!hasPatterns(entries)) continue;
    const text = tree.read(joined(folder, '.sourceignore'));
    if (text === undefined) continue;
    for (const each of readPatterns(text, folder === '' ? [] : folder.split('/'))) patterns.push(each);
  }
  return { patterns, paths };
}
