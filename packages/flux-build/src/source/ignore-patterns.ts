import { shellMatch } from './shell-match.ts';

/** One line of a `.sourceignore`. */
export interface IgnorePattern {
  /** Folder that it applies to, from the root. */
  readonly domain: readonly string[];
  readonly parts: readonly string[];
  /** `!…`: matches are kept. */
  readonly keeps: boolean;
  /** `…/`: only folders, and their content. */
  readonly foldersOnly: boolean;
}

/** Files of version control, which are never in an artifact. */
const VERSION_CONTROL = ['.git/', '.gitignore', '.gitmodules', '.gitattributes'];

/** Files that are also excluded when the user sets no pattern. */
const DEFAULTS = [
  ...['*.jpg', '*.jpeg', '*.gif', '*.png', '*.wmv', '*.flv', '*.tar.gz', '*.zip'],
  ...['.github/', '.circleci/', '.travis.yml', '.gitlab-ci.yml', 'appveyor.yml', '.drone.yml', 'cloudbuild.yaml'],
  ...['codeship-services.yml', 'codeship-steps.yml', '**/.goreleaser.yml', '**/.sops.yaml', '**/.flux.yaml'],
];

/** Reads the patterns of a text, for paths below `domain`. */
export const readPatterns = (text: string, domain: readonly string[]): readonly IgnorePattern[] =>
  text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .map((line) => parsePattern(line, domain));

/**
 * Returns all patterns of source-controller. The user's patterns replace the defaults for file types and services, but not those for
 * version control.
 */
export function sourcePatterns(own: readonly IgnorePattern[]): readonly IgnorePattern[] {
  const always = VERSION_CONTROL.map((line) => parsePattern(line, []));
  return [...always, ...(own.length > 0 ? own : DEFAULTS.map((line) => parsePattern(line, [])))];
}

function parsePattern(line: string, domain: readonly string[]): IgnorePattern {
  const keeps = line.startsWith('!');
  let text = keeps ? line.slice(1) : line;
  if (!text.endsWith('\\ ')) text = withoutSpaces(text);
  const foldersOnly = text.endsWith('/');
  if (foldersOnly) text = text.slice(0, -1);
  return { domain, parts: text.split('/'), keeps, foldersOnly };
}

/** Removes spaces at the end. A regular expression would check each run of spaces inside again and again. */
function withoutSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end--;
  return text.slice(0, end);
}

/** Decides which files of a tree are excluded: the last matching pattern wins. */
export interface IgnoreMatcher {
  readonly isLeftOut: (path: string) => boolean;
  /** The most patterns that a path is compared with, without those that an index finds by a name. */
  readonly compared: number;
}

/** Caches matchers, because many trees have the same patterns and nearly the same files. */
export function ignoreMatcher(patterns: readonly IgnorePattern[]): IgnoreMatcher {
  const key = textOf(patterns);
  let known = MATCHERS.get(key);
  if (known === undefined) {
    if (MATCHERS.size >= MAX_MATCHERS) MATCHERS.clear();
    known = cached(makeMatcher(patterns));
    MATCHERS.set(key, known);
  }
  return known;
}

/** Returns a text that identifies the patterns. Patterns of one file share a domain, which may be long. */
function textOf(patterns: readonly IgnorePattern[]): string {
  let before: readonly string[] | undefined;
  const texts: string[] = [];
  for (const { domain, parts, keeps, foldersOnly } of patterns) {
    if (domain !== before) texts.push(`in ${domain.join('/')}`);
    before = domain;
    texts.push(`${keeps ? '!' : ' '}${parts.join('/')}${foldersOnly ? '/' : ''}`);
  }
  return texts.join('\n');
}

const MATCHERS = new Map<string, IgnoreMatcher>();
const MAX_MATCHERS = 4;
const MAX_ANSWERS = 200_000;

function cached({ isLeftOut, compared }: IgnoreMatcher): IgnoreMatcher {
  const answers = new Map<string, boolean>();
  return {
    compared,
    isLeftOut(path) {
      let answer = answers.get(path);
      if (answer === undefined) {
        if (answers.size >= MAX_ANSWERS) answers.clear();
        answer = isLeftOut(path);
        answers.set(path, answer);
      }
      return answer;
    },
  };
}

function makeMatcher(patterns: readonly IgnorePattern[]): IgnoreMatcher {
  const ofNames = namePatterns(patterns);
  const names = new Map<string, readonly number[]>();
  const fitting = (name: string): readonly number[] => {
    let known = names.get(name);
    if (known === undefined) {
      known = ofNames.fitting(name);
      if (names.size >= MAX_ANSWERS) names.clear();
      names.set(name, known);
    }
    return known;
  };
  /** Indexes of patterns with a slash, by a name that they need; undefined for those without one. */
  const withSlash = new Map<string | undefined, number[]>();
  for (const [index, { parts }] of patterns.entries()) {
    if (parts.length > 1) add(withSlash, parts.find(isLiteral), index);
  }
  /** Returns the last pattern without a slash that matches a name of the path; -1 for none. */
  const lastOfNames = (names: readonly string[]): number => {
    let last = -1;
    for (let depth = 0; depth < names.length; depth++) {
      for (const index of fitting(names[depth] as string)) {
        if (index > last && fitsAtDepth(patterns[index] as IgnorePattern, names, depth)) last = index;
      }
    }
    return last;
  };
  /** Returns the last pattern with a slash that matches the path, if it is after `other`; else `other`. */
  const lastWithSlash = (names: readonly string[], other: number): number => {
    let last = other;
    const compare = (indexes: readonly number[] = NONE): void => {
      for (const index of indexes) if (index > last && fitsBelowDomain(patterns[index] as IgnorePattern, names)) last = index;
    };
    compare(withSlash.get(undefined));
    for (const name of names) compare(withSlash.get(name));
    return last;
  };
  const isLeftOut = (path: string): boolean => {
    const names = path.split('/');
    const last = lastWithSlash(names, lastOfNames(names));
    return last >= 0 && !(patterns[last] as IgnorePattern).keeps;
  };
  const most = [...withSlash].reduce((longest, [needed, { length }]) => (needed === undefined ? longest : Math.max(longest, length)), 0);
  return { isLeftOut, compared: ofNames.compared + most + (withSlash.get(undefined)?.length ?? 0) };
}

/** Indexes patterns without a slash, which match files and folders. Most are found by the name, its start or its end. */
function namePatterns(patterns: readonly IgnorePattern[]) {
  const [whole, others] = [new Map<string, number[]>(), [] as (readonly [pattern: string, index: number])[]];
  const [starts, ends] = [new Map<number, Map<string, number[]>>(), new Map<number, Map<string, number[]>>()];
  for (const [index, { parts }] of patterns.entries()) {
    const [part = ''] = parts;
    if (parts.length > 1) continue;
    if (isLiteral(part)) add(whole, part, index);
    else if (part.startsWith('*') && isLiteral(part.slice(1))) add(ofLength(ends, part.length - 1), part.slice(1), index);
    else if (part.endsWith('*') && isLiteral(part.slice(0, -1))) add(ofLength(starts, part.length - 1), part.slice(0, -1), index);
    else others.push([part, index]);
  }
  return {
    compared: others.length,
    /** Returns the indexes of the patterns that match a name. */
    fitting(name: string): readonly number[] {
      const found: number[] = [];
      const addAll = (indexes: readonly number[] = NONE): void => void found.push(...indexes);
      addAll(whole.get(name));
      for (const [length, known] of starts) if (length <= name.length) addAll(known.get(name.slice(0, length)));
      for (const [length, known] of ends) if (length <= name.length) addAll(known.get(name.slice(name.length - length)));
      for (const [pattern, index] of others) if (shellMatch(pattern, name) === true) found.push(index);
      return found.length === 0 ? NONE : found;
    },
  };
}

const NONE: readonly number[] = [];

function add<Key>(known: Map<Key, number[]>, key: Key, index: number): void {
  const indexes = known.get(key);
  if (indexes === undefined) known.set(key, [index]);
  else indexes.push(index);
}

function ofLength(known: Map<number, Map<string, number[]>>, length: number): Map<string, number[]> {
  const found = known.get(length) ?? new Map<string, number[]>();
  known.set(length, found);
  return found;
}

/** Whether a part matches only one name. A path without this name cannot match. */
const isLiteral = (part: string): boolean => /^[^*?[\\]+$/.test(part);

const fitsAtDepth = ({ domain, foldersOnly }: IgnorePattern, path: readonly string[], depth: number): boolean =>
  isWithin(path, domain) && depth >= domain.length && !(foldersOnly && depth === path.length - 1);

const fitsBelowDomain = ({ domain, parts, foldersOnly }: IgnorePattern, path: readonly string[]): boolean =>
  isWithin(path, domain) && fitsPath(parts, path.slice(domain.length), foldersOnly);

const isWithin = (path: readonly string[], domain: readonly string[]): boolean =>
  path.length > domain.length && domain.every((part, index) => path[index] === part);

/** Whether a pattern with a slash matches a path, relative to the folder of the file with the pattern; `globMatch` of go-git. */
function fitsPath(parts: readonly string[], path: readonly string[], foldersOnly: boolean): boolean {
  let matched = false;
  let anywhere = false;
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (part === '') {
      anywhere = false;
      continue;
    }
    if (part === '**') {
      if (index === parts.length - 1) break;
      anywhere = true;
      continue;
    }
    if (part.includes('**') || at >= path.length) return false;
    const found = indexOfMatch(part, path, at, anywhere);
    if (found === undefined) return false;
    anywhere = false;
    matched = found >= 0;
    at = found >= 0 ? found + 1 : path.length;
  }
  return matched && !(foldersOnly && at >= path.length);
}

/**
 * Returns the index of the name that matches: `from`, or `anywhere` the first one from there on, or -1. Undefined when the path cannot match
 * or the pattern is malformed.
 */
function indexOfMatch(pattern: string, path: readonly string[], from: number, anywhere: boolean): number | undefined {
  if (!anywhere) return shellMatch(pattern, path[from] ?? '') === true ? from : undefined;
  for (let at = from; at < path.length; at++) {
    const isMatch = shellMatch(pattern, path[at] ?? '');
    if (isMatch === undefined) return undefined;
    if (isMatch) return at;
  }
  return -1;
}
