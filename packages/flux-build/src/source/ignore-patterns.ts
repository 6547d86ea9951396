import { shellMatch } from './shell-match.ts';

/** One line of a `.sourceignore`. */
export interface IgnorePattern {
  /** Folder that it speaks of, from the root. */
  readonly domain: readonly string[];
  readonly parts: readonly string[];
  /** `!…`: what it fits is kept. */
  readonly keeps: boolean;
  /** `…/`: only folders, and what is in them. */
  readonly foldersOnly: boolean;
}

/** Version control: never in an artifact. */
const VERSION_CONTROL = ['.git/', '.gitignore', '.gitmodules', '.gitattributes'];

/** What else is left out as long as nobody writes a pattern of their own. */
const DEFAULTS = [
  ...['*.jpg', '*.jpeg', '*.gif', '*.png', '*.wmv', '*.flv', '*.tar.gz', '*.zip'],
  ...['.github/', '.circleci/', '.travis.yml', '.gitlab-ci.yml', 'appveyor.yml', '.drone.yml', 'cloudbuild.yaml'],
  ...['codeship-services.yml', 'codeship-steps.yml', '**/.goreleaser.yml', '**/.sops.yaml', '**/.flux.yaml'],
];

/** Patterns of a text, for what is below `domain`. */
export const readPatterns = (text: string, domain: readonly string[]): readonly IgnorePattern[] =>
  text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .map((line) => parsePattern(line, domain));

/** All that source-controller looks at: own patterns replace the defaults for file types and services, not those for version control. */
export function sourcePatterns(own: readonly IgnorePattern[]): readonly IgnorePattern[] {
  const always = VERSION_CONTROL.map((line) => parsePattern(line, []));
  return [...always, ...(own.length > 0 ? own : DEFAULTS.map((line) => parsePattern(line, [])))];
}

function parsePattern(line: string, domain: readonly string[]): IgnorePattern {
  const keeps = line.startsWith('!');
  let text = keeps ? line.slice(1) : line;
  if (!text.endsWith('\\ ')) text = text.replace(/ +$/, '');
  const foldersOnly = text.endsWith('/');
  if (foldersOnly) text = text.slice(0, -1);
  return { domain, parts: text.split('/'), keeps, foldersOnly };
}

/**
 * Tells of files of a tree whether they are left out; of the patterns that fit, the last one says. Answers are remembered, for
 * trees come again and again with the same patterns and nearly the same files.
 */
export function ignoreMatcher(patterns: readonly IgnorePattern[]): (path: string) => boolean {
  const key = JSON.stringify(patterns);
  let known = MATCHERS.get(key);
  if (known === undefined) {
    if (MATCHERS.size >= MOST_MATCHERS) MATCHERS.clear();
    known = remembering(makeMatcher(patterns));
    MATCHERS.set(key, known);
  }
  return known;
}

const MATCHERS = new Map<string, (path: string) => boolean>();
const MOST_MATCHERS = 4;
const MOST_ANSWERS = 200_000;

function remembering(matcher: (path: string) => boolean): (path: string) => boolean {
  const answers = new Map<string, boolean>();
  return (path) => {
    let answer = answers.get(path);
    if (answer === undefined) {
      if (answers.size >= MOST_ANSWERS) answers.clear();
      answer = matcher(path);
      answers.set(path, answer);
    }
    return answer;
  };
}

function makeMatcher(patterns: readonly IgnorePattern[]): (path: string) => boolean {
  const names = new Map<string, readonly number[]>();
  /** Numbers of the patterns without a slash that fit a name, for files and folders alike. */
  const fitting = (name: string): readonly number[] => {
    let known = names.get(name);
    if (known === undefined) {
      known = patterns.flatMap(({ parts }, index) => (parts.length === 1 && shellMatch(parts[0] ?? '', name) === true ? [index] : []));
      names.set(name, known);
    }
    return known;
  };
  const withSlash = patterns.flatMap(({ parts }, index) => (parts.length > 1 ? [{ index, needed: parts.find(isLiteral) }] : []));
  return (path) => {
    const way = path.split('/');
    let last = -1;
    for (let depth = 0; depth < way.length; depth++) {
      for (const index of fitting(way[depth] as string)) {
        const { domain, foldersOnly } = patterns[index] as IgnorePattern;
        if (index > last && isWithin(way, domain) && depth >= domain.length && !(foldersOnly && depth === way.length - 1)) last = index;
      }
    }
    for (const { index, needed } of withSlash) {
      if (index <= last || (needed !== undefined && !way.includes(needed))) continue;
      const { domain, parts, foldersOnly } = patterns[index] as IgnorePattern;
      if (isWithin(way, domain) && fitsPath(parts, way.slice(domain.length), foldersOnly)) last = index;
    }
    return last >= 0 && !(patterns[last] as IgnorePattern).keeps;
  };
}

/** Whether a part fits one name only: a pattern fits no path without it. */
const isLiteral = (part: string): boolean => /^[^*?[\\]+$/.test(part);

const isWithin = (path: readonly string[], domain: readonly string[]): boolean =>
  path.length > domain.length && domain.every((part, index) => path[index] === part);

/** A pattern with a slash fits from the folder of its file on. */
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
    if (!anywhere) {
      if (shellMatch(part, path[at] ?? '') !== true) return false;
      matched = true;
      at++;
      continue;
    }
    anywhere = false;
    while (at < path.length) {
      const match = shellMatch(part, path[at] ?? '');
      at++;
      if (match === undefined) return false;
      if (match) {
        matched = true;
        break;
      }
      if (at >= path.length) matched = false;
    }
  }
  return matched && !(foldersOnly && at >= path.length);
}
