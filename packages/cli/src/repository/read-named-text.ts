import { resolve } from 'node:path';
import { readRegularFile, UnreadFile } from '@slipway/flux-build/regular-file';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { isStdin } from './read-input.ts';

/** Reads a file that the command line names, or standard input for `-`. Throws a usage Failure. */
export async function readNamedText({ cwd, terminal }: VerbContext, file: string): Promise<string> {
  if (isStdin(file)) return await terminal.stdin();
  try {
    return readRegularFile(resolve(cwd, file)).toString('utf8');
  } catch (error) {
    if (error instanceof UnreadFile) throw usageFailure(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}
