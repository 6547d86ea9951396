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

/** Whether a path is left out; of the patterns that fit, the last one says. */
export function isIgnored(patterns: readonly IgnorePattern[], path: readonly string[], isFolder: boolean): boolean {
  for (let index = patterns.length - 1; index >= 0; index--) {
    const pattern = patterns[index] as IgnorePattern;
    if (fits(pattern, path, isFolder)) return !pattern.keeps;
  }
  return false;
}

function fits({ domain, parts, foldersOnly }: IgnorePattern, path: readonly string[], isFolder: boolean): boolean {
  if (path.length <= domain.length || domain.some((part, index) => path[index] !== part)) return false;
  const below = path.slice(domain.length);
  return parts.length > 1 ? fitsPath(parts, below, isFolder, foldersOnly) : fitsName(parts[0] ?? '', below, isFolder, foldersOnly);
}

/** A pattern without a slash fits a name anywhere on the path. */
function fitsName(pattern: string, path: readonly string[], isFolder: boolean, foldersOnly: boolean): boolean {
  for (const [index, name] of path.entries()) {
    const match = shellMatch(pattern, name);
    if (match === undefined) return false;
    if (match) return !(foldersOnly && !isFolder && index === path.length - 1);
  }
  return false;
}

function fitsPath(parts: readonly string[], path: readonly string[], isFolder: boolean, foldersOnly: boolean): boolean {
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
  return matched && !(foldersOnly && !isFolder && at >= path.length);
}
