import { type FolderTree, fileMapTree } from '@slipway/flux-build';
import { LARGEST_FILE } from '@slipway/flux-build/regular-file';
import { usageFailure } from '../terminal/failure.ts';
import { commitId, type LocalGit, localGit, OutputTooLarge } from './local-git.ts';

/** A commit has more files, or more in them, than is read. A tree of a few kilobytes may list the same folder a million times. */
export class CommitTooLarge extends Error {
  override readonly name = 'CommitTooLarge';
}

/** Bytes that `git ls-tree` prints: about a quarter of a million files. */
const MOST_LISTED = 32 * 2 ** 20;
/** Seconds that Git may take for the contents of one commit. */
const LONGEST = 120;
/** Bytes of all files, each content once. */
const MOST_BYTES = 2 ** 30;

/**
 * The content of a commit of the Git repository around `directory`: a branch, a tag, or any other name that Git knows for it. Throws a
 * usage Failure when there is no such commit.
 */
export function readRevision(directory: string, revision: string): FolderTree {
  const git = localGit(directory);
  const commit = commitId(git, revision);
  if (commit === undefined) throw usageFailure(`${directory} is not a Git repository with a commit ${revision}.`);
  try {
    return readCommit(git, commit);
  } catch (error) {
    if (error instanceof CommitTooLarge) throw usageFailure(`The commit ${revision} of ${directory} ${error.message}.`);
    throw error;
  }
}

/** The content of a commit, by its id. Links and submodules are not in it, as in the artifact of a source. Throws a CommitTooLarge. */
export function readCommit(git: LocalGit, commit: string): FolderTree {
  const absent = new Map<string, string>();
  const files = listFiles(git, commit)
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', type, id = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      if (type === 'commit') absent.set(path, 'is a submodule, of which nothing is known');
      else if (mode === '120000') absent.set(path, 'is a symbolic link, and artifacts have none');
      return type !== 'blob' || mode === '120000' ? [] : [{ id, path }];
    });
  const sizes = readSizes(git, commit, new Set(files.map(({ id }) => id)));
  const entries = files.map(({ id, path }) => ({ id, path, size: sizes.get(id) ?? 0 }));
  const wanted = entries.filter(({ id, size }) => sizes.has(id) && size <= LARGEST_FILE);
  const contents = readBlobs(git, new Map(wanted.map(({ id, size }) => [id, size])));
  const bytes = new Map(
    wanted.flatMap(({ id, path }) => {
      const content = contents.get(id);
      return content === undefined ? [] : [[path, content] as const];
    }),
  );
  const tree = fileMapTree(new Map([...bytes].map(([path, content]) => [path, content.toString('utf8')])));
  const unread = new Map(entries.filter(({ path }) => !bytes.has(path)).map(({ path, size }) => [path, whyUnread(size)] as const));
  return {
    ...tree,
    bytes: (path) => bytes.get(path),
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
function readSizes(git: LocalGit, commit: string, ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  const missing = isPartialClone(git) ? missingObjects(git, commit) : new Set<string>();
  const input = [...ids].filter((id) => !missing.has(id)).map((id) => `${id}\n`);
  const output = git
    .run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: input.join(''), seconds: LONGEST })
    .toString('latin1');
  return new Map([...output.matchAll(/^([0-9a-f]+) (\d+)$/gm)].map(([, id = '', size]) => [id, Number(size)]));
}

function isPartialClone(git: LocalGit): boolean {
  try {
    return git.run(['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$']).length > 0;
  } catch {
    return false; // Git ends with 1 where there is none
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

/** Contents by id. `git cat-file --batch` prints a line with the length, the content, a line end; `ID missing` for what it does not have. */
function readBlobs(git: LocalGit, sizes: ReadonlyMap<string, number>): ReadonlyMap<string, Buffer> {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total > MOST_BYTES) throw new CommitTooLarge(`has files of ${total} bytes; at most ${MOST_BYTES} are read`);
  const ids = [...sizes.keys()];
  const input = ids.map((id) => `${id}\n`).join('');
  const output = git.run(['cat-file', '--batch'], { input, limit: total + ids.length * 128 + 1, seconds: LONGEST });
  const blobs = new Map<string, Buffer>();
  let at = 0;
  for (const id of ids) {
    const lineEnd = output.indexOf(0x0a, at);
    const [, , size] = output.subarray(at, lineEnd).toString('latin1').split(' ');
    at = lineEnd + 1;
    if (size === undefined) continue;
    blobs.set(id, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}
