import { fileURLToPath } from 'node:url';
import type { SourceLocation } from '@slipway/manifest';

/**
 * Where in the files below one of `directories` an error came from: the line of a syntax error, the file with a wrong
 * import, or the first frame of the stack. Undefined when none of those files had a part in it: then it is not the user's.
 */
export function errorLocation(error: unknown, directories: readonly string[]): SourceLocation | undefined {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const lines = text.split('\n').filter((line) => line.length <= LONGEST_LINE);
  const places = lines
    .flatMap((line) => [...line.matchAll(PLACE)])
    .map(placeOf)
    .filter((place) => place !== undefined);
  return places.find(({ file }) => !file.includes('/node_modules/') && directories.some((directory) => file.startsWith(`${directory}/`)));
}

/**
 * `imported from /a/b.ts`; `(/a/b.ts:3:14)`, `at file:///a/b.ts:3:14` and, above the line of a syntax error,
 * `file:///a/b.ts:3`, each to the end of its line, since paths may hold spaces and brackets; and places within a sentence.
 */
const PLACE = /imported from (.+)$|(?:^|at |\()((?:file:\/\/)?\/.*?):(\d+)(?::(\d+))?\)?$|((?:file:\/\/)?\/[^\s():]+):(\d+)(?::(\d+))?/g;

/** Paths are not longer. */
const LONGEST_LINE = 5000;

function placeOf(match: RegExpMatchArray): SourceLocation | undefined {
  const [, importer, frame, frameLine, frameColumn, word, wordLine, wordColumn] = match;
  const name = importer ?? frame ?? word;
  if (name === undefined) return undefined;
  const file = name.startsWith('file://') ? fileURLToPath(name) : name;
  return { file, line: Number(frameLine ?? wordLine ?? 1), column: Number(frameColumn ?? wordColumn ?? 1) };
}
