import { type FolderTree, fileMapTree } from '@slipway/flux-build';
import { usageFailure } from '../failure.ts';
import { commitId, type LocalGit, localGit } from './local-git.ts';

/** Bytes of a file beyond which it is not read. */
const LARGEST_FILE = 64 * 2 ** 20;

/**
 * The content of a commit of the Git repository around `directory`: a branch, a tag, or any other name that Git knows for it. Throws a
 * usage Failure when there is no such commit.
 */
export function readRevision(directory: string, revision: string): FolderTree {
  const git = localGit(directory);
  const commit = commitId(git, revision);
  if (commit === undefined) throw usageFailure(`${directory} is no Git repository with a commit ${revision}.`);
  return readCommit(git, commit);
}

/** The content of a commit, by its id. Links and submodules are not there, as in the artifact of a source. */
export function readCommit(git: LocalGit, commit: string): FolderTree {
  const listing = git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]).toString('utf8');
  const absent = new Map<string, string>();
  const entries = listing.split('\0').flatMap((line) => {
    const [, mode = '', type, id = '', size, path = ''] = /^(\d+) (\w+) ([0-9a-f]+) +(-|\d+)\t(.*)$/s.exec(line) ?? [];
    if (type === 'commit') absent.set(path, 'is a submodule, of which nothing is known');
    else if (mode === '120000') absent.set(path, 'is a symbolic link, and artifacts have none');
    return type !== 'blob' || mode === '120000' ? [] : [{ id, size: Number(size), path }];
  });
  const wanted = entries.filter(({ size }) => size <= LARGEST_FILE);
  const bytes = readBlobs(
    git.run(['cat-file', '--batch'], wanted.map(({ id }) => `${id}\n`).join('')),
    wanted.map(({ path }) => path),
  );
  const tree = fileMapTree(new Map([...bytes].map(([path, content]) => [path, content.toString('utf8')])));
  const unread = new Map(entries.filter(({ path }) => !bytes.has(path)).map(({ path, size }) => [path, whyUnread(size)] as const));
  return {
    ...tree,
    bytes: (path) => bytes.get(path),
    absence: (path) => (unread.has(path) ? `cannot be read: ${unread.get(path)}` : absent.get(path)),
    leftOut: () => [...absent.keys()],
    unreadable: () => [...unread].map(([path, why]) => ({ path, why })),
  };
}

const whyUnread = (size: number): string =>
  size > LARGEST_FILE ? `it has ${size} bytes; at most ${LARGEST_FILE} are read` : 'Git has not fetched it';

/** What `git cat-file --batch` prints: a line with the length, the content, a line end; `ID missing` for what is not there. */
function readBlobs(output: Buffer, paths: readonly string[]): ReadonlyMap<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  let at = 0;
  for (const path of paths) {
    const lineEnd = output.indexOf(0x0a, at);
    const [, , size] = output.subarray(at, lineEnd).toString('latin1').split(' ');
    at = lineEnd + 1;
    if (size === undefined) continue;
    blobs.set(path, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}
