import { readRegularFile } from '@slipway/flux-build/regular-file';
import { lookAt } from '../repository/git-root.ts';

const LARGEST = 2 ** 20;

/** The text of a file of a commit, unless it is too large. */
export const limitedText = (text: string): { readonly text: string; readonly problem?: string } =>
  text.length <= LARGEST ? { text } : { text: '', problem: `it has ${text.length} characters; at most ${LARGEST} are read` };

/** The text of a file with settings, which may not exist; not through a link that leads out of `top`, and not of any size. */
export function settingsText(path: string, top: string): { readonly text: string; readonly problem?: string } {
  if (lookAt(path) === undefined) return { text: '' };
  try {
    return { text: readRegularFile(path, { within: top, limit: LARGEST }).toString('utf8') };
  } catch (error) {
    return { text: '', problem: (error as Error).message };
  }
}
