import { joinPaths } from '@slipway/manifest';
import type { FileTree, FolderEntry } from '../file-tree.ts';
import { spendOperations } from '../spending.ts';
import { doublestarMatch } from './doublestar-match.ts';
import { entriesOf, globFiles, kindAt } from './file-glob.ts';
import { mergeYamlTexts } from './merge-yaml-texts.ts';
import { isFolder, makeFolder, putFile, readStaged, type Staging } from './staged-files.ts';

/** An entry of `copy` of an ArtifactGenerator. */
export interface CopyOperation {
  /** `@alias/pattern`. */
  readonly from: string;
  /** `@artifact/path`. */
  readonly to: string;
  readonly exclude: readonly string[];
  readonly strategy: 'Overwrite' | 'Merge' | 'Extract';
}

/** The data of one copy operation. */
interface Copying {
  readonly staging: Staging;
  readonly tree: FileTree;
  readonly operation: CopyOperation;
  /** Folder that patterns of `exclude` may be relative to, in addition to the root. */
  readonly base: string;
}

/**
 * Copies files of sources (by alias) as source-watcher does; `internal/builder` there. A folder is copied into the target. A pattern copies
 * its matches with the folders above them, and `dir/**` copies only the content of `dir`. Returns why the copy fails.
 */
export function copyFiles(staging: Staging, operation: CopyOperation, sources: ReadonlyMap<string, FileTree>): string | undefined {
  const problem = problemOf(staging, operation, sources);
  return problem && `failed to apply copy operation from '${operation.from}' to '${operation.to}': ${problem}`;
}

function problemOf(staging: Staging, operation: CopyOperation, sources: ReadonlyMap<string, FileTree>): string | undefined {
  const [alias, pattern] = cutAt(operation.from.slice(1));
  const to = operation.to.slice('@artifact/'.length);
  const tree = sources.get(alias);
  if (tree === undefined) return `source alias '${alias}' not found`;
  for (const each of operation.exclude) {
    if (doublestarMatch(each, '.', true) === 'malformed') return `invalid exclude pattern '${each}'`;
  }
  if (operation.strategy === 'Extract') return 'the strategy Extract is not supported: the content of archives is unknown';
  if (!hasSigns(pattern)) return copyOne({ staging, tree, operation, base: '.' }, joinPaths(pattern), to);
  const found = globFiles(tree, pattern);
  if (found === undefined) return `invalid glob pattern '${pattern}'`;
  if (found.length === 0) return `no files match pattern '${pattern}' in source '${alias}'`;
  const copying: Copying = { staging, tree, operation, base: literalStart(pattern) };
  return copyFound(copying, found, (path) => targetOf(pattern, path, to), alias, pattern);
}

function copyFound(
  copying: Copying,
  found: readonly string[],
  target: (path: string) => string,
  alias: string,
  pattern: string,
): string | undefined {
  const kept: string[] = [];
  for (const path of found) {
    spendOperations(100);
    const isLeftOut = isExcluded(path, copying.base, copying.operation.exclude);
    if (typeof isLeftOut === 'string') return isLeftOut;
    if (!isLeftOut) kept.push(path);
  }
  if (kept.length === 0) return `all files matching pattern '${pattern}' in source '${alias}' were excluded`;
  for (const path of kept) {
    const problem = copyPath(copying, path, target(path));
    if (problem !== undefined) return `failed to copy file '${path}' to '${target(path)}': ${problem}`;
  }
  return undefined;
}

/** Returns the target of a match: for `dir/**` without `dir`, for other patterns with the whole path. */
function targetOf(pattern: string, path: string, to: string): string {
  const folder = pattern.endsWith('/**') ? pattern.slice(0, -2) : undefined;
  return goJoin(to, folder !== undefined && path.startsWith(folder) ? path.slice(folder.length) : path);
}

/**
 * Copies a path without wildcards: a folder, which keeps its name, or a file, which gets the name of its target unless that is a folder.
 */
function copyOne(copying: Copying, path: string, to: string): string | undefined {
  if (path.startsWith('/') || path === '..' || path.startsWith('../')) return `failed to stat source '${path}': path escapes from parent`;
  const kind = kindAt(copying.tree, path);
  if (kind === undefined) return `source '${path}' does not exist`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'folder') return copyPath({ ...copying, base: path }, path, goJoin(to, name));
  const isLeftOut = isExcluded(path, '.', copying.operation.exclude);
  if (isLeftOut !== false) return isLeftOut === true ? undefined : isLeftOut;
  if (to === '' || to.endsWith('/')) return copyPath(copying, path, goJoin(to, name));
  if (joinPaths(to) !== to) return `'${to}' is not supported: a path with '.', '..' or nothing between slashes`;
  return copyPath(copying, path, isFolder(copying.staging, to) ? goJoin(to, name) : to);
}

function copyPath(copying: Copying, path: string, to: string): string | undefined {
  const { staging, tree, operation } = copying;
  if (kindAt(tree, path) === 'folder') return copyFolder(copying, path, to);
  const file = { tree, path };
  if (operation.strategy !== 'Merge' || !(isFolder(staging, to) || staging.files.has(to))) return putFile(staging, to, file);
  const there = staging.files.get(to);
  if (there === undefined) return 'is a directory';
  const merged = mergeYamlTexts(readStaged(there), readStaged(file));
  return 'problem' in merged ? merged.problem : putFile(staging, to, merged);
}

/**
 * Copies a folder and its content, without excluded files. It overwrites existing files and never merges. It does not recurse, because trees
 * may be as deep as paths are long.
 */
function copyFolder(copying: Copying, start: string, to: string): string | undefined {
  const problem = makeFolder(copying.staging, to);
  if (problem !== undefined) return problem;
  const waiting = [{ folder: start, target: to }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entries = entriesOf(copying.tree, next.folder);
    spendOperations(100 + 100 * entries.length);
    for (const { name, kind } of entries) {
      const path = next.folder === '.' ? name : `${next.folder}/${name}`;
      const target = goJoin(next.target, name);
      const outcome = copyEntry(copying, kind, path, target);
      if (typeof outcome === 'object') return outcome.problem;
      if (outcome === 'copied' && kind === 'folder') waiting.push({ folder: path, target });
    }
  }
  return undefined;
}

/** Copies a file, or creates a folder without its content. */
function copyEntry(
  { staging, tree, operation, base }: Copying,
  kind: FolderEntry['kind'],
  path: string,
  target: string,
): 'copied' | 'excluded' | { readonly problem: string } {
  const isLeftOut = isExcluded(path, base, operation.exclude);
  if (typeof isLeftOut === 'string') return { problem: isLeftOut };
  if (isLeftOut) return 'excluded';
  const problem = kind === 'folder' ? makeFolder(staging, target) : putFile(staging, target, { tree, path });
  return problem === undefined ? 'copied' : { problem };
}

/** Whether a pattern matches the whole path, the path relative to `base`, or, for a pattern without a slash, the name. */
function isExcluded(path: string, base: string, patterns: readonly string[]): boolean | string {
  const below = base !== '.' && path.startsWith(`${base}/`) ? [path.slice(base.length + 1)] : [];
  for (const each of [path, ...below]) {
    for (const pattern of patterns) {
      const names = pattern.includes('/') ? [each] : [each, each.slice(each.lastIndexOf('/') + 1)];
      for (const name of names) {
        const answer = doublestarMatch(pattern, name, false);
        if (answer === 'too long') return `exclude pattern '${pattern}' has too many alternatives`;
        if (answer === true) return true;
      }
    }
  }
  return false;
}

/** Returns the parts before the first one with wildcards. */
function literalStart(pattern: string): string {
  const parts = joinPaths(pattern).split('/');
  const end = parts.findIndex(hasSigns);
  return goJoin(...parts.slice(0, end < 0 ? parts.length : end)) || '.';
}

const hasSigns = (path: string): boolean => /[*?[\]]/.test(path);

/** Splits `a/b/c` into `a` and `b/c`. */
function cutAt(text: string): readonly [string, string] {
  const slash = text.indexOf('/');
  return [text.slice(0, slash), text.slice(slash + 1)];
}

/** Joins paths as Go's `filepath.Join`: without any path it returns the empty string. */
const goJoin = (...paths: readonly string[]): string => (paths.every((path) => path === '') ? '' : joinPaths(...paths));
