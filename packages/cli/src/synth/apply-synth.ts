import { mkdir, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exitCodes } from '../report/exit-code.ts';
import { environmentFailure, Failure } from '../report/failure.ts';
import { temporaryOf } from '../repository/temporary-file.ts';
import type { SynthPlan } from './plan-synth.ts';

/**
 * Applies `plan` below `root`. Each file is replaced as a whole, and `signal` stops the work between two files. A full or read-only disk,
 * and an interruption, throw a Failure with the progress. The next run does the rest.
 */
export async function applySynth(root: string, plan: SynthPlan, signal: AbortSignal): Promise<void> {
  const { inTheWay, later } = orderRemovals(plan);
  const total = plan.writes.length + plan.removals.length;
  let done = 0;
  const step = async (path: string, action: () => Promise<void>): Promise<void> => {
    const progress = `${done} of ${total} files of ${plan.name} are done; run \`slipway synth\` again for the rest.`;
    if (signal.aborted) throw new Failure(`Interrupted: ${progress}`, exitCodes.interrupted);
    try {
      await action();
    } catch (error) {
      throw environmentFailure(`${join(root, path)} cannot be written: ${(error as Error).message}\n${progress}`, error);
    }
    done += 1;
  };
  for (const path of inTheWay) await step(path, () => removeFile(root, path));
  for (const { path, text } of plan.writes) await step(path, () => writeWhole(join(root, path), text));
  for (const path of later) await step(path, () => removeFile(root, path));
}

/** Sorts removals: first those that block a write, such as a file in place of a folder, or a file in a folder that becomes a file. */
function orderRemovals({ writes, removals }: SynthPlan): { readonly inTheWay: readonly string[]; readonly later: readonly string[] } {
  const files = new Set(writes.map(({ path }) => path));
  const folders = new Set(writes.flatMap(({ path }) => foldersOf(path)));
  const blocks = (path: string): boolean => folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
  return { inTheWay: removals.filter(blocks), later: removals.filter((path) => !blocks(path)) };
}

/** Returns the parent folders of a file, the nearest first: `a/b` and `a` for `a/b/c.yaml`. */
function foldersOf(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, segments.length - 1 - index).join('/'));
}

/**
 * Writes a file as a whole. Another run of the command may remove the folder between two of the operations, while it is empty. They are
 * then repeated.
 */
export async function writeWhole(file: string, text: string, attempts = 3): Promise<void> {
  const temporary = temporaryOf(file);
  try {
    await makeFolder(dirname(file));
    await writeFile(temporary, text, { flag: 'wx' });
    await rename(temporary, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EISDIR' || !(await removeEmptyFolder(file))) throw error;
      await rename(temporary, file);
    });
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    const again = ['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '') && attempts > 1;
    if (!again) throw error;
    await writeWhole(file, text, attempts - 1);
  }
}

/** Creates a folder and its parents. `recursive` of mkdir reports a read-only disk as ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((again: NodeJS.ErrnoException) => {
      if (again.code !== 'EEXIST') throw again;
    });
  }
}

/** Removes a folder that contains only folders. Returns whether it no longer exists. */
async function removeEmptyFolder(folder: string): Promise<boolean> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolder(join(folder, entry.name));
  }
  return rmdir(folder).then(
    () => true,
    () => false,
  );
}

async function removeFile(root: string, path: string): Promise<void> {
  await unlink(join(root, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error; // Another run of the command has removed it
  });
  for (const folder of foldersOf(path)) {
    try {
      await rmdir(join(root, folder));
    } catch {
      return; // Not empty: it is still needed
    }
  }
}
