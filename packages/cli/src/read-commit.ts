import { execFileSync } from 'node:child_process';
import { type FolderTree, fileMapTree } from '@slipway/flux-build';
import { usageFailure } from './failure.ts';

/** Bytes of a file beyond which it is not read. */
const LARGEST_FILE = 64 * 2 ** 20;

/**
 * The content of a commit of the Git repository around `directory`: a branch, a tag, or any other name that Git knows for it. Links and
 * submodules are not there, as in the artifact of a source. Throws a usage Failure when there is no such commit.
 */
export function readCommit(directory: string, revision: string): FolderTree {
  const git = (args: readonly string[], input?: string): Buffer =>
    execFileSync('git', ['-C', directory, ...args], {
      ...(input === undefined ? {} : { input }),
      maxBuffer: 2 ** 31 - 1,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  let listing: string;
  try {
    const commit = git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])
      .toString('utf8')
      .trim();
    listing = git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]).toString('utf8');
  } catch {
    throw usageFailure(`${directory} is no Git repository with a commit ${revision}.`);
  }
  const entries = listing.split('\0').flatMap((line) => {
    const [, mode, id = '', size, path = ''] = /^(\d+) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line) ?? [];
    return mode === undefined || mode === '120000' ? [] : [{ id, size: Number(size), path }];
  });
  const wanted = entries.filter(({ size }) => size <= LARGEST_FILE);
  const bytes = readBlobs(
    git(['cat-file', '--batch'], wanted.map(({ id }) => `${id}\n`).join('')),
    wanted.map(({ path }) => path),
  );
  const tree = fileMapTree(new Map([...bytes].map(([path, content]) => [path, content.toString('utf8')])));
  const unread = entries.filter(({ size }) => size > LARGEST_FILE);
  return {
    ...tree,
    bytes: (path) => bytes.get(path),
    leftOut: () => [],
    unreadable: () => unread.map(({ path, size }) => ({ path, why: `it has ${size} bytes; at most ${LARGEST_FILE} are read` })),
  };
}

/** What `git cat-file --batch` prints: a line with the length, the content, a line end. */
function readBlobs(output: Buffer, paths: readonly string[]): ReadonlyMap<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  let at = 0;
  for (const path of paths) {
    const lineEnd = output.indexOf(0x0a, at);
    const length = Number(output.subarray(at, lineEnd).toString('latin1').split(' ')[2]);
    blobs.set(path, output.subarray(lineEnd + 1, lineEnd + 1 + length));
    at = lineEnd + 1 + length + 1;
  }
  return blobs;
}
