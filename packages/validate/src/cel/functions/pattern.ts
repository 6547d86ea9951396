import { lazy } from '@slipway/manifest/lazy';
import { spendOnCompiling, spendOnPattern } from '../../schema/pattern.ts';
import { type CelError, celError } from '../values/value.ts';

/** A pattern in the dialect of Go (RE2), which runs in linear time. */
export interface Pattern {
  readonly test: (text: string) => boolean;
  /** The leftmost match; undefined without one. */
  readonly find: (text: string) => string | undefined;
  /** All matches that do not overlap, at most `limit`. */
  readonly findAll: (text: string, limit: number) => readonly string[];
}

const REMEMBERED = 1000;
const patterns = new Map<string, Pattern | CelError>();

/** Compiles `source`, or says why RE2 refuses it. */
export function compilePattern(source: string): Pattern | CelError {
  const known = patterns.get(source);
  if (known) return known;
  // Patterns can be made up by expressions: what is remembered has an end.
  if (patterns.size >= REMEMBERED) patterns.clear();
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
          // Go takes no empty match right after another one.
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
