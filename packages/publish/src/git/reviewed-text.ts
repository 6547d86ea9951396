import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Git } from './git.ts';
import { protectedReference } from './protected-branch.ts';

/**
 * Reads the bytes of a file, as latin1; empty if it does not exist. Reads a file that Git tracks in the checkout at `cwd` from the protected
 * branch, because the working tree may be that of a pull request. Reads a file that neither has, for example one from a job, from disk. A
 * file in a submodule counts as empty: the pull request selects the commit of the submodule, and its objects are not in this repository.
 */
export async function reviewedText(git: Git, cwd: string, file: string): Promise<string> {
  const fromDisk = async (): Promise<string> => await readFile(file, 'latin1').catch(() => '');
  const top = (await git(['rev-parse', '--show-toplevel'], { cwd })).stdout.toString('utf8').trimEnd();
  if (top === '') return await fromDisk();
  const root = await realpath(top);
  const folder = await realpath(dirname(file)).catch(() => dirname(file));
  const places = [join(folder, basename(file)), await realpath(file).catch(() => file)];
  const paths = places
    .map((place) => relative(root, place).split(sep).join('/'))
    .filter((path) => path !== '' && !/^(?:\.\.|\.git)(?:\/|$)/.test(path));
  if (paths.length === 0) return await fromDisk();
  const reference = await protectedReference(git, cwd);
  for (const path of paths) {
    const { code, stdout } = await git(['cat-file', 'blob', `${reference}:${path}`], { cwd });
    if (code === 0) return stdout.toString('latin1');
    const tracked = await git(['--literal-pathspecs', 'ls-files', '--cached', '-z', '--', path], { cwd: root });
    const committed = await git(['cat-file', '-e', `HEAD:${path}`], { cwd });
    if (tracked.code !== 0 || tracked.stdout.length > 0 || committed.code === 0) return '';
    if (await isInSubmodule(git, root, path, reference)) return '';
  }
  return await fromDisk();
}

/** Returns whether a folder above the path is a submodule, on the protected branch, in HEAD or in the index. */
async function isInSubmodule(git: Git, root: string, path: string, reference: string): Promise<boolean> {
  const names = path.split('/').slice(0, -1);
  const folders = names.map((_, index) => names.slice(0, index + 1).join('/'));
  if (folders.length === 0) return false;
  const lists = [
    ['ls-tree', '-z', reference, '--', ...folders],
    ['ls-tree', '-z', 'HEAD', '--', ...folders],
    ['ls-files', '--cached', '--stage', '-z', '--', ...folders],
  ];
  for (const list of lists) {
    const { stdout } = await git(['--literal-pathspecs', ...list], { cwd: root });
    const entries = stdout.toString('utf8').split('\0');
    if (entries.some((entry) => entry.startsWith('160000 ') && folders.includes(entry.slice(entry.indexOf('\t') + 1)))) return true;
  }
  return false;
}
