import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Git } from './git.ts';
import { protectedReference } from './protected-branch.ts';

/**
 * Reads the bytes of a file, as latin1; empty if it does not exist. Reads a file that Git tracks in the checkout at `cwd` from the protected
 * branch, because the working tree may be that of a pull request. Reads a file that neither has, for example one from a job, from disk.
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
  }
  return await fromDisk();
}
