import { createRequire } from 'node:module';

/** Says whether a text matches. */
interface Matcher {
  /** Whether the text matches anywhere, as Go's `regexp.MatchString`. */
  readonly test: (text: string) => boolean;
}

const REMEMBERED_ANSWERS = 512;
const matchers = new Map<string, Matcher>();

/**
 * A pattern in the dialect of the server (Go RE2), never a native `RegExp`: that reads other things into the same text and
 * can be made to run for ever. Compiled on first use; a pattern that RE2 refuses matches everything, for no server has it.
 */
export function matcher(pattern: string): Matcher {
  const known = matchers.get(pattern);
  if (known) return known;
  const made = createMatcher(pattern);
  matchers.set(pattern, made);
  return made;
}

function createMatcher(pattern: string): Matcher {
  const answers = new Map<string, boolean>();
  let find: ((text: string) => boolean) | undefined;
  return {
    test: (text) => {
      const known = answers.get(text);
      if (known !== undefined) return known;
      find ??= compile(pattern);
      const answer = find(text);
      // Fleets repeat themselves ("5m", "flux-system"): a small memory is most of the speed of a pure JavaScript RE2.
      if (answers.size < REMEMBERED_ANSWERS) answers.set(text, answer);
      return answer;
    },
  };
}

/** Whether RE2 takes the pattern. */
export const isRe2 = (pattern: string): boolean => compilePattern(pattern) !== undefined;

function compile(pattern: string): (text: string) => boolean {
  const compiled = compilePattern(pattern);
  return compiled ? (text) => compiled.test(text) : () => true;
}

const require = createRequire(import.meta.url);

function compilePattern(pattern: string): Matcher | undefined {
  const { RE2JS } = require('re2js') as typeof import('re2js');
  try {
    return RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
}
