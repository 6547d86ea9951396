import { readRegularFile } from '@slipway/flux-build/regular-file';
import { entryAt } from '../repository/git-root.ts';

const MAX_BYTES = 2 ** 20;

/** Returns the text of a file of a commit, unless it is too large. */
export const limitedText = (text: string): { readonly text: string; readonly problem?: string } =>
  text.length <= MAX_BYTES ? { text } : { text: '', problem: `it has ${text.length} characters; at most ${MAX_BYTES} are read` };

/** Reads a file with settings, which may not exist. Follows no link that leads out of `top`, and limits the size. */
export function settingsText(path: string, top: string): { readonly text: string; readonly problem?: string } {
  if (entryAt(path) === undefined) return { text: '' };
  try {
    return { text: readRegularFile(path, { within: top, limit: MAX_BYTES }).toString('utf8') };
  } catch (error) {
    return { text: '', problem: (error as Error).message };
  }
}
