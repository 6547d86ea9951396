import { type FolderTree, fileMapTree } from '@slipway/flux-build';
import { LARGEST_FILE } from '@slipway/flux-build/regular-file';
import { usageFailure } from '../report/failure.ts';
import { commitId, GitRefusal, type LocalGit, localGit, OutputTooLarge } from './local-git.ts';

/** A commit has more files or bytes than the limits. A tree of a few kilobytes can list the same folder a million times. */
export class CommitTooLarge extends Error {
  override readonly name = 'CommitTooLarge';
}

/** The content of a blob. */
interface Blob {
  readonly bytes: Buffer;
  readonly text: string;
}

/** Blobs by id, so that several commits share equal blobs. */
export type KnownBlobs = Map<string, Blob>;

/** Maximum output of `git ls-tree` in bytes: about a quarter of a million files. */
const MAX_LISTED = 32 * 2 ** 20;
/** Maximum time for the contents of one commit in seconds. */
const MAX_SECONDS = 120;
/** Maximum bytes of all files, each content counted once. */
const MAX_BYTES = 2 ** 30;

/**
 * Reads the content of a commit of the Git repository around `directory`: a branch, a tag, or any other name that Git accepts for it.
 * Throws a usage Failure when the commit does not exist.
 */
export function readRevision(directory: string, revision: string, known: KnownBlobs = new Map()): FolderTree {
  const git = localGit(directory);
  const commit = commitId(git, revision);
  if (commit === undefined) throw usageFailure(`${directory} is not a Git repository with a commit ${revision}.`);
  try {
    return readCommit(git, commit, known);
  } catch (error) {
    if (error instanceof CommitTooLarge) throw usageFailure(`The commit ${revision} of ${directory} ${error.message}.`);
    throw error;
  }
}

/** Reads the content of a commit by id, without links and submodules, like the artifact of a source. Throws a CommitTooLarge. */
export function readCommit(git: LocalGit, commit: string, known: KnownBlobs = new Map()): FolderTree {
  const absent = new Map<string, string>();
  const files = listFiles(git, commit).flatMap(({ mode, type, id, size, path }) => {
    if (type === 'commit') absent.set(path, 'is a submodule, which is not read');
    else if (mode === '120000') absent.set(path, 'is a symbolic link, and artifacts have none');
    return type !== 'blob' || mode === '120000' ? [] : [{ id, size, path }];
  });
  const sizes = new Map(files.flatMap(({ id, size }) => (size === undefined ? [] : [[id, size] as const])));
  const wanted = new Map([...sizes].filter(([, size]) => size <= LARGEST_FILE));
  addBlobs(git, wanted, known);
  const blobs = new Map(
    files.flatMap(({ id, path }) => {
      const blob = wanted.has(id) ? known.get(id) : undefined;
      return blob === undefined ? [] : [[path, blob] as const];
    }),
  );
  const tree = fileMapTree(new Map([...blobs].map(([path, { text }]) => [path, text])));
  const unread = new Map(
    files.filter(({ path }) => !blobs.has(path)).map(({ id, path }) => [path, whyUnread(sizes.get(id) ?? 0)] as const),
  );
  return {
    ...tree,
    bytes: (path) => blobs.get(path)?.bytes,
    absence: (path) => (unread.has(path) ? `cannot be read: ${unread.get(path)}` : absent.get(path)),
    readBefore: () => undefined,
    leftOut: () => [...absent.keys()],
    unreadable: () => [...unread].map(([path, why]) => ({ path, why })),
  };
}

const whyUnread = (size: number): string =>
  size > LARGEST_FILE ? `it has ${size} bytes; at most ${LARGEST_FILE} are read` : 'Git has not fetched it';

/** An entry of a commit. The size is absent if it has none, or if Git has not fetched the content. */
interface Listed {
  readonly mode: string;
  readonly type: string;
  readonly id: string;
  readonly size: number | undefined;
  readonly path: string;
}

/** Lists the entries of a commit with their sizes. Older releases of Git end at the first content that a partial clone lacks. */
function listFiles(git: LocalGit, commit: string): readonly Listed[] {
  try {
    return listEntries(git, commit, ['--long']);
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error;
    const entries = listEntries(git, commit, []);
    const sizes = readSizes(git, commit, new Set(entries.flatMap(({ type, id }) => (type === 'blob' ? [id] : []))));
    return entries.map((entry) => ({ ...entry, size: sizes.get(entry.id) }));
  }
}

function listEntries(git: LocalGit, commit: string, options: readonly string[]): readonly Listed[] {
  return listed(git, ['ls-tree', '-r', '-z', ...options, '--full-tree', commit])
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', type = '', id = '', size, path = ''] = /^(\d+) (\w+) ([0-9a-f]+)(?: +(\d+|-|BAD))?\t(.*)$/s.exec(line) ?? [];
      return mode === '' ? [] : [{ mode, type, id, size: size === undefined || /\D/.test(size) ? undefined : Number(size), path }];
    });
}

function listed(git: LocalGit, args: readonly string[]): string {
  try {
    return git.run(args, { limit: MAX_LISTED, seconds: MAX_SECONDS }).toString('utf8');
  } catch (error) {
    if (error instanceof OutputTooLarge) throw new CommitTooLarge(`has more files than are read (${MAX_LISTED / 2 ** 20} MiB of names)`);
    throw error;
  }
}

/** Returns the size of each available content of a partial clone. */
function readSizes(git: LocalGit, commit: string, ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  const missing = missingObjects(git, commit);
  const input = [...ids].filter((id) => !missing.has(id)).map((id) => `${id}\n`);
  const output = git
    .run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: input.join(''), seconds: MAX_SECONDS })
    .toString('latin1');
  return new Map([...output.matchAll(/^([0-9a-f]+) (\d+)$/gm)].map(([, id = '', size]) => [id, Number(size)]));
}

const missingObjects = (git: LocalGit, commit: string): ReadonlySet<string> =>
  new Set(
    [
      ...git
        .run(['rev-list', '--objects', '--no-walk', '--missing=print', commit], { seconds: MAX_SECONDS })
        .toString('latin1')
        .matchAll(/^\?([0-9a-f]+)/gm),
    ].map(([, id = '']) => id),
  );

/**
 * Reads the blobs that were not read before. `git cat-file --batch` prints a line with the length, the content and a line end. It prints
 * `ID missing` for a blob that it does not have.
 */
function addBlobs(git: LocalGit, sizes: ReadonlyMap<string, number>, known: KnownBlobs): void {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total > MAX_BYTES) throw new CommitTooLarge(`has files of ${total} bytes; at most ${MAX_BYTES} are read`);
  const ids = [...sizes.keys()].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const input = ids.map((id) => `${id}\n`).join('');
  const output = git.run(['cat-file', '--batch'], { input, limit: total + ids.length * 128 + 1, seconds: MAX_SECONDS });
  let at = 0;
  for (const id of ids) {
    const lineEnd = output.indexOf(0x0a, at);
    const [, , size] = output.subarray(at, lineEnd).toString('latin1').split(' ');
    at = lineEnd + 1;
    if (size === undefined) continue;
    const bytes = output.subarray(at, at + Number(size));
    known.set(id, { bytes, text: bytes.toString('utf8') });
    at += Number(size) + 1;
  }
}
