import { type FolderTree, fileMapTree } from '@slipway/flux-build';
import { LARGEST_FILE } from '@slipway/flux-build/regular-file';
import { usageFailure } from '../report/failure.ts';
import { commitId, type LocalGit, localGit, OutputTooLarge } from './local-git.ts';

/** A commit has more files, or more in them, than is read. A tree of a few kilobytes may list the same folder a million times. */
export class CommitTooLarge extends Error {
  override readonly name = 'CommitTooLarge';
}

/** What a blob has. */
interface Blob {
  readonly bytes: Buffer;
  readonly text: string;
}

/** Blobs by their ids, so that commits which are read one after the other share what is the same. */
export type KnownBlobs = Map<string, Blob>;

/** Bytes that `git ls-tree` prints: about a quarter of a million files. */
const MOST_LISTED = 32 * 2 ** 20;
/** Seconds that Git may take for the contents of one commit. */
const LONGEST = 120;
/** Bytes of all files, each content once. */
const MOST_BYTES = 2 ** 30;

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

/** The content of a commit, by its id. Links and submodules are not in it, as in the artifact of a source. Throws a CommitTooLarge. */
export function readCommit(git: LocalGit, commit: string, known: KnownBlobs = new Map()): FolderTree {
  const absent = new Map<string, string>();
  const files = listFiles(git, commit)
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', type, id = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      if (type === 'commit') absent.set(path, 'is a submodule, which is not read');
      else if (mode === '120000') absent.set(path, 'is a symbolic link, and artifacts have none');
      return type !== 'blob' || mode === '120000' ? [] : [{ id, path }];
    });
  const ids = new Set(files.map(({ id }) => id));
  const sizes = readSizes(git, commit, ids, known);
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

function listFiles(git: LocalGit, commit: string): string {
  try {
    return git.run(['ls-tree', '-r', '-z', '--full-tree', commit], { limit: MOST_LISTED, seconds: LONGEST }).toString('utf8');
  } catch (error) {
    if (error instanceof OutputTooLarge) throw new CommitTooLarge(`has more files than are read (${MOST_LISTED / 2 ** 20} MiB of names)`);
    throw error;
  }
}

/** Bytes of each content that is available. Git would end at the first that a partial clone has left out. */
function readSizes(git: LocalGit, commit: string, ids: ReadonlySet<string>, known: KnownBlobs): ReadonlyMap<string, number> {
  const sizes = new Map(
    [...ids].flatMap((id) => [known.get(id)].flatMap((blob) => (blob === undefined ? [] : [[id, blob.bytes.length] as const]))),
  );
  if (sizes.size === ids.size) return sizes;
  const missing = isPartialClone(git) ? missingObjects(git, commit) : new Set<string>();
  const input = [...ids].filter((id) => !sizes.has(id) && !missing.has(id)).map((id) => `${id}\n`);
  const output = git
    .run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: input.join(''), seconds: LONGEST })
    .toString('latin1');
  for (const [, id = '', size] of output.matchAll(/^([0-9a-f]+) (\d+)$/gm)) sizes.set(id, Number(size));
  return sizes;
}

function isPartialClone(git: LocalGit): boolean {
  try {
    return git.run(['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$']).length > 0;
  } catch {
    return false; // Git exits with 1 when it does not exist
  }
}

const missingObjects = (git: LocalGit, commit: string): ReadonlySet<string> =>
  new Set(
    [
      ...git
        .run(['rev-list', '--objects', '--no-walk', '--missing=print', commit], { seconds: LONGEST })
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
  if (total > MOST_BYTES) throw new CommitTooLarge(`has files of ${total} bytes; at most ${MOST_BYTES} are read`);
  const ids = [...sizes.keys()].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const input = ids.map((id) => `${id}\n`).join('');
  const output = git.run(['cat-file', '--batch'], { input, limit: total + ids.length * 128 + 1, seconds: LONGEST });
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
