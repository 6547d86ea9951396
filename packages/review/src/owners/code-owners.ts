import { matchesPattern, type Pattern, pathPattern } from './path-pattern.ts';

/** Returns the owners of a file by a CODEOWNERS file: `@user`, `@organisation/team` or addresses; empty if no line matches. */
export type OwnersOf = (path: string) => readonly string[];

/** Paths of the file, in the order of GitHub. */
export const CODE_OWNERS_FILES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** GitHub ignores larger files. */
const MAX_BYTES = 3 * 2 ** 20;
const MAX_LINES = 20_000;

interface Line {
  readonly pattern: Pattern;
  readonly owners: readonly string[];
}

/**
 * Reads a CODEOWNERS file as GitHub documents it: the last line whose pattern matches a path decides. Skips lines that are not valid. Returns
 * undefined for a file that is too large.
 */
export function readCodeOwners(text: string): OwnersOf | undefined {
  if (text.length > MAX_BYTES) return undefined;
  const lines = text.split(/\r?\n/);
  if (lines.length > MAX_LINES) return undefined;
  const rules = lines.flatMap((line) => lineOf(line) ?? []).reverse();
  return (path) => {
    const segments = path.split('/');
    return rules.find(({ pattern }) => matchesPattern(pattern, segments))?.owners ?? [];
  };
}

/** A user, a team, or an address. */
const OWNER = /^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+)$/;

function lineOf(line: string): Line | undefined {
  const [written = '', ...owners] = wordsOf(line);
  const pattern = pathPattern(written);
  return pattern === undefined || !owners.every((owner) => OWNER.test(owner)) ? undefined : { pattern, owners };
}

/** Returns the words before a comment. A space in a path has a backslash before it. */
function wordsOf(line: string): readonly string[] {
  const words = (line.match(/(?:\\.|[^\s\\])+/g) ?? []).map((word) => word.replaceAll('\\ ', ' '));
  const comment = words.findIndex((word) => word.startsWith('#'));
  return comment < 0 ? words : words.slice(0, comment);
}
