import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A pattern that is ignored, and the reason. */
interface RefusedPattern {
  readonly pattern: string;
  readonly why: string;
}

/** Folders of the workspaces below the root of a repository. */
export interface WorkspaceFolders {
  /** From the root, sorted. */
  readonly folders: readonly string[];
  readonly refused: readonly RefusedPattern[];
}

/**
 * Returns the folders that `workspaces` of a package.json names: paths with `*` for any text without a slash and `**` for any folders. The
 * patterns are those of an untrusted repository. They never leave it, links are not followed, and the work is bounded by the number of
 * folders and patterns. `node_modules` and `.git` hold no workspaces.
 */
export function workspaceFolders(root: string, patterns: readonly string[]): WorkspaceFolders {
  const refused = patterns.slice(MAX_PATTERNS).map((pattern) => ({ pattern, why: `only ${MAX_PATTERNS} patterns are followed` }));
  const paths: (readonly string[])[] = [];
  for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
    const why = whyRefused(pattern);
    if (why === undefined) paths.push(segmentsOf(pattern));
    else refused.push({ pattern, why });
  }
  const folders: string[] = [];
  const open: OpenFolder[] = [{ folder: '', reached: withEmptyMatches(paths.map((path) => ({ path, at: 0 }))) }];
  for (let visited = 0, next = open.pop(); next !== undefined; next = open.pop(), visited += 1) {
    if (visited > MAX_FOLDERS)
      return { folders: [], refused: [{ pattern: patterns.join(' '), why: `more than ${MAX_FOLDERS} folders match` }] };
    const { folder, reached } = next;
    if (reached.some(({ path, at }) => at === path.length)) folders.push(folder);
    if (reached.every(({ path, at }) => at === path.length)) continue;
    for (const name of foldersIn(join(root, folder))) {
      const below = withEmptyMatches(reached.flatMap((place) => following(place, name)));
      if (below.length > 0) open.push({ folder: folder === '' ? name : `${folder}/${name}`, reached: below });
    }
  }
  return { folders: folders.sort(), refused };
}

const MAX_PATTERNS = 200;
const MAX_FOLDERS = 50_000;

function whyRefused(pattern: string): string | undefined {
  if (pattern === '' || pattern.startsWith('/') || pattern.includes('\\') || pattern.split('/').includes('..'))
    return 'it has to be a path below the repository, with slashes';
  return /[{}[\]()!?\0]/.test(pattern) ? 'of the signs of patterns only * and ** are followed' : undefined;
}

const segmentsOf = (pattern: string): readonly string[] => pattern.split('/').filter((segment) => segment !== '' && segment !== '.');

interface OpenFolder {
  readonly folder: string;
  readonly reached: readonly PatternPosition[];
}

/** A position of a folder in a pattern. */
interface PatternPosition {
  readonly path: readonly string[];
  readonly at: number;
}

/**
 * Adds the positions after `**`, which also matches no folder at all. Returns each position once, so that patterns with many of them cost
 * no more.
 */
function withEmptyMatches(positions: readonly PatternPosition[]): readonly PatternPosition[] {
  const known = new Map<readonly string[], Set<number>>();
  const result: PatternPosition[] = [];
  for (const { path, at } of positions) {
    const seen = known.get(path) ?? new Set();
    known.set(path, seen);
    for (let next = at; next <= path.length && !seen.has(next); next += 1) {
      seen.add(next);
      result.push({ path, at: next });
      if (path[next] !== '**') break;
    }
  }
  return result;
}

function following({ path, at }: PatternPosition, name: string): readonly PatternPosition[] {
  const segment = path[at];
  if (segment === undefined) return [];
  if (segment === '**') return [{ path, at }];
  return matches(name, segment) ? [{ path, at: at + 1 }] : [];
}

/** Matches each part between two `*` at its first position, without backtracking. */
function matches(name: string, segment: string): boolean {
  const [first = '', ...parts] = segment.split('*');
  const last = parts.pop();
  if (last === undefined) return name === segment;
  if (!name.startsWith(first) || name.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length && name.endsWith(last);
}

function foldersIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
      .map(({ name }) => name);
  } catch {
    return []; // A pattern may match a file, or nothing
  }
}
