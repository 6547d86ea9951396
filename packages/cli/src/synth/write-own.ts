import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { environmentFailure } from '../report/failure.ts';
import { linkOnTheWay } from '../repository/path-links.ts';
import { writeWhole } from './apply-synth.ts';

/** Writes a file below `.slipway` of the repository `root`, unless it has this text already. Follows no link: a clone may contain one. */
export async function writeOwn(root: string, file: string, text: string): Promise<void> {
  const link = linkOnTheWay(file, root);
  if (link !== undefined) throw environmentFailure(`${link} is a symbolic link, through which nothing is written.`);
  try {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
    await mkdir(dirname(file), { recursive: true });
    // Hides the folder from `git status` if .gitignore does not name it.
    await writeFile(join(root, '.slipway/.gitignore'), '*\n', { flag: 'wx' }).catch(() => {});
    await writeWhole(file, text);
  } catch (error) {
    throw environmentFailure(`${file} cannot be written: ${(error as Error).message}`, error);
  }
}
