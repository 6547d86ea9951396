import { lazy } from '@slipway/manifest/lazy';
import { spendOnCompiling, spendOnPattern } from '../../schema/pattern.ts';
import { type CelError, celError } from '../values/value.ts';

/** A pattern in the syntax of Go (RE2). It runs in linear time. */
export interface Pattern {
  readonly test: (text: string) => boolean;
  /** The leftmost match; undefined without one. */
  readonly find: (text: string) => string | undefined;
  /** All matches that do not overlap, at most `limit`. */
  readonly findAll: (text: string, limit: number) => readonly string[];
}

const MAX_CACHED_PATTERNS = 1000;
const patterns = new Map<string, Pattern | CelError>();

/** Compiles `source`. Returns an error if RE2 rejects it. */
export function compilePattern(source: string): Pattern | CelError {
  const known = patterns.get(source);
  if (known) return known;
  // Expressions can create any number of patterns, so the cache is limited.
  if (patterns.size >= MAX_CACHED_PATTERNS) patterns.clear();
  const made = createPattern(source);
  patterns.set(source, made);
  return made;
}

const re2js = lazy<typeof import('re2js')>(import.meta.url, 're2js');

function createPattern(source: string): Pattern | CelError {
  const { RE2JS } = re2js();
  spendOnCompiling(source);
  try {
    const compiled = RE2JS.compile(source);
    const size = compiled.programSize();
    return {
      test: (text) => {
        spendOnPattern(size, text);
        return compiled.test(text);
      },
      find: (text) => {
        spendOnPattern(size, text);
        const matcher = compiled.matcher(text);
        return matcher.find() ? (matcher.group() ?? '') : undefined;
      },
      findAll: (text, limit) => {
        spendOnPattern(size, text);
        const matcher = compiled.matcher(text);
        const found: string[] = [];
        let end = -1;
        while (found.length < limit && matcher.find()) {
          // Go ignores an empty match directly after another one.
          const empty = matcher.start() === matcher.end();
          if (!(empty && matcher.start() === end)) found.push(matcher.group() ?? '');
          end = matcher.end();
        }
        return found;
      },
    };
  } catch (error) {
    return celError(`error parsing regexp: ${error instanceof Error ? error.message : String(error)}`);
  }
}
