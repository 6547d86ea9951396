import { lazy } from '@slipway/manifest/lazy';
import type { RE2JS } from 're2js';
import { STRING_LIST, stringList, typed } from '../../values/go-value.ts';
import { countItems, limitText } from '../../values/limits.ts';
import { GoError } from '../../values/template-error.ts';
import { type FunctionDefinition, type FunctionSet, pure } from '../function-definition.ts';

// Loaded lazily, because many templates use no regular expression.
const re2js = lazy<typeof import('re2js')>(import.meta.url, 're2js');

/** Maximum number of cached expressions. */
const MAX_PATTERNS = 500;

const patterns = new Map<string, RE2JS>();

/** Compiles an RE2 expression. Throws a `GoError` with the message of Go. */
export function compilePattern(expression: string): RE2JS {
  const known = patterns.get(expression);
  if (known !== undefined) return known;
  try {
    const pattern = re2js().RE2JS.compile(expression);
    if (patterns.size >= MAX_PATTERNS) patterns.clear();
    patterns.set(expression, pattern);
    return pattern;
  } catch (error) {
    if (error instanceof re2js().RE2JSException) throw new GoError(error.message);
    throw error;
  }
}

/** Compiles an expression for functions without `must`, which panic with another message. */
function mustCompile(expression: string): RE2JS {
  try {
    return compilePattern(expression);
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    throw new GoError(`regexp: Compile(${backquoted(expression)}): ${error.message}`);
  }
}

const backquoted = (text: string): string => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

type Compile = (expression: string) => RE2JS;

const findAll = (compile: Compile): FunctionDefinition =>
  pure('func(string, string, int) []string', (expression: string, text: string, most: bigint) => {
    const found = matchesOf(compile(expression), text, Number(most)).map(([start, end]) => text.slice(start, end));
    return found.length === 0 ? Object.freeze(typed([], STRING_LIST)) : stringList(found);
  });

const find = (compile: Compile): FunctionDefinition =>
  pure('func(string, string) string', (expression: string, text: string) => {
    const [match] = matchesOf(compile(expression), text, 1);
    return match === undefined ? '' : text.slice(match[0], match[1]);
  });

const replaceAll = (compile: Compile): FunctionDefinition =>
  pure('func(string, string, string) string', (expression: string, text: string, replacement: string) =>
    replaceMatches(compile(expression), text, (groups, names) => expand(replacement, groups, names)),
  );

const replaceLiteral = (compile: Compile): FunctionDefinition =>
  pure('func(string, string, string) string', (expression: string, text: string, replacement: string) =>
    replaceMatches(compile(expression), text, () => replacement),
  );

const split = (compile: Compile): FunctionDefinition =>
  pure('func(string, string, int) []string', (expression: string, text: string, most: bigint) =>
    splitMatches(compile(expression), expression, text, Number(most)),
  );

/** Functions of regular expressions. */
export const PATTERN_FUNCTIONS: FunctionSet = {
  regexMatch: pure('func(string, string) bool', matchesOrNot),
  mustRegexMatch: pure('func(string, string) (bool, error)', (expression: string, text: string) =>
    isMatch(compilePattern(expression), text),
  ),
  regexFindAll: findAll(mustCompile),
  mustRegexFindAll: findAll(compilePattern),
  regexFind: find(mustCompile),
  mustRegexFind: find(compilePattern),
  regexReplaceAll: replaceAll(mustCompile),
  mustRegexReplaceAll: replaceAll(compilePattern),
  regexReplaceAllLiteral: replaceLiteral(mustCompile),
  mustRegexReplaceAllLiteral: replaceLiteral(compilePattern),
  regexSplit: split(mustCompile),
  mustRegexSplit: split(compilePattern),
  regexQuoteMeta: pure('func(string) string', (text: string) => text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&')),
};

const isMatch = (pattern: RE2JS, text: string): boolean => pattern.matcher(text).find();

function matchesOrNot(expression: string, text: string): boolean {
  try {
    return isMatch(compilePattern(expression), text);
  } catch (error) {
    if (error instanceof GoError) return false;
    throw error;
  }
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Returns the matches of an expression. An empty match directly after another match does not count. */
function matchesOf(pattern: RE2JS, text: string, most: number): (readonly [number, number])[] {
  const matcher = pattern.matcher(text);
  const found: [number, number][] = [];
  let before = -1;
  for (let at = 0; at <= text.length && (most < 0 || found.length < most); ) {
    if (!matcher.find(at)) break;
    const [start, end] = [matcher.start(), matcher.end()];
    const isCounted = end !== at || start !== before;
    at = end === at ? at + widthAt(text, at) : end;
    before = end;
    if (!isCounted) continue;
    found.push([start, end]);
    countItems();
  }
  return found;
}

type Groups = readonly (string | null)[];

function replaceMatches(pattern: RE2JS, text: string, replacementOf: (groups: Groups, names: Record<string, number>) => string): string {
  const matcher = pattern.matcher(text);
  const names = pattern.namedGroups() as Record<string, number>;
  let replaced = '';
  let last = 0;
  for (let at = 0; at <= text.length && matcher.find(at); ) {
    const [start, end] = [matcher.start(), matcher.end()];
    replaced += text.slice(last, start);
    if (end > last || start === 0) {
      const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group));
      replaced += replacementOf(groups, names);
    }
    limitText(replaced.length);
    last = end;
    at = at + widthAt(text, at) > end ? at + widthAt(text, at) : end;
  }
  return replaced + text.slice(last);
}

const REFERENCE = /\$(?:\$|\{([_\p{L}\p{Nd}]+)\}|([_\p{L}\p{Nd}]+))/gu;

/** Inserts groups into a replacement. The longest name is used: `$1W` is the group `1W`. */
function expand(replacement: string, groups: Groups, names: Record<string, number>): string {
  return replacement.replace(REFERENCE, (whole: string, braced: string | undefined, plain: string | undefined) => {
    const name = braced ?? plain;
    if (name === undefined) return whole === '$$' ? '$' : whole;
    const index = /^\d+$/.test(name) ? Number(name) : names[name];
    return index === undefined ? '' : (groups[index] ?? '');
  });
}

function splitMatches(pattern: RE2JS, expression: string, text: string, most: number): readonly string[] {
  if (most === 0) return Object.freeze(typed([], STRING_LIST));
  if (expression !== '' && text === '') return stringList(['']);
  const parts: string[] = [];
  let [begin, end] = [0, 0];
  for (const [start, stop] of matchesOf(pattern, text, most)) {
    if (most > 0 && parts.length === most - 1) break;
    end = start;
    if (stop !== 0) parts.push(text.slice(begin, end));
    begin = stop;
  }
  if (end !== text.length) parts.push(text.slice(begin));
  return stringList(parts);
}
