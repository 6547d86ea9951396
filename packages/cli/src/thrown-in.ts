import { fileURLToPath } from 'node:url';
import type { SourceLocation } from '@slipway/manifest';

/**
 * Where in the files below one of `directories` an error came from: the line of a syntax error, the file with a wrong
 * import, or the first frame of the stack. Undefined when none of those files had a part in it: then it is not the user's.
 */
export function thrownIn(error: unknown, directories: readonly string[]): SourceLocation | undefined {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const places = [...text.matchAll(PLACE)].map(placeOf).filter((place) => place !== undefined);
  return places.find(({ file }) => !file.includes('/node_modules/') && directories.some((directory) => file.startsWith(`${directory}/`)));
}

/** `imported from /a/b.ts`, `file:///a/b.ts:3:14`, `(/a/b.ts:3:14)`, and `file:///a/b.ts:3` above the line of a syntax error. */
const PLACE = /imported from (\S+)|((?:file:\/\/)?\/[^\s():]+):(\d+)(?::(\d+))?/g;

function placeOf(match: RegExpMatchArray): SourceLocation | undefined {
  const name = match[1] ?? match[2];
  if (name === undefined) return undefined;
  const file = name.startsWith('file://') ? fileURLToPath(name) : name;
  return { file, line: Number(match[3] ?? 1), column: Number(match[4] ?? 1) };
}
