import { fileURLToPath } from 'node:url';
import type { SourceLocation } from '@slipway/manifest';

/**
 * Returns the position of an error in the files below one of `directories`: the line of a syntax error, the file with a wrong import, or
 * the first frame of the stack. Returns undefined if none of those files is involved: then it is not an error of the user.
 */
export function errorLocation(error: unknown, directories: readonly string[]): SourceLocation | undefined {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const lines = text.split('\n').filter((line) => line.length <= MAX_LINE);
  const places = lines
    .flatMap((line) => [...line.matchAll(POSITION)])
    .map(positionOf)
    .filter((place) => place !== undefined);
  return places.find(({ file }) => !file.includes('/node_modules/') && directories.some((directory) => file.startsWith(`${directory}/`)));
}

/**
 * Matches `imported from /a/b.ts`; `(/a/b.ts:3:14)`, `at file:///a/b.ts:3:14` and, above the line of a syntax error, `file:///a/b.ts:3`,
 * each to the end of its line, because paths may contain spaces and brackets; and positions inside a sentence.
 */
const POSITION = /imported from (.+)$|(?:^|at |\()((?:file:\/\/)?\/.*?):(\d+)(?::(\d+))?\)?$|((?:file:\/\/)?\/[^\s():]+):(\d+)(?::(\d+))?/g;

/** Paths are not longer. */
const MAX_LINE = 5000;

function positionOf(match: RegExpMatchArray): SourceLocation | undefined {
  const [, importer, frame, frameLine, frameColumn, word, wordLine, wordColumn] = match;
  const name = importer ?? frame ?? word;
  if (name === undefined) return undefined;
  const file = name.startsWith('file://') ? fileURLToPath(name) : name;
  return { file, line: Number(frameLine ?? wordLine ?? 1), column: Number(frameColumn ?? wordColumn ?? 1) };
}
