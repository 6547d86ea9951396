import { loadError } from '../helm-error.ts';
import { pathPattern } from './path-match.ts';

/** Returns whether .helmignore excludes a file or a folder. */
export type IsIgnored = (path: string, isFolder: boolean) => boolean;

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly negated: boolean;
  readonly onlyFolders: boolean;
  /** Whether the pattern matches only the last part of a path. */
  readonly isName: boolean;
}

/** Reads a .helmignore file. Helm always ignores `templates/.?*`, too. */
export function ignoreRules(text: string | undefined): IsIgnored {
  const lines = [...(text ?? '').replace(/^\ufeff/, '').split('\n'), 'templates/.?*'];
  const rules = lines.map(parseRule).filter((rule) => rule !== undefined);
  return (path, isFolder) => isIgnored(rules, path, isFolder);
}

function parseRule(line: string): Rule | undefined {
  const rule = line.trim();
  if (rule === '' || rule.startsWith('#')) return undefined;
  if (rule.includes('**')) throw loadError('double-star (**) syntax is not supported');
  if (pathPattern(rule) === undefined) throw loadError('syntax error in pattern');
  const negated = rule.startsWith('!');
  const positive = negated ? rule.slice(1) : rule;
  const onlyFolders = positive.endsWith('/');
  const path = onlyFolders ? positive.slice(0, -1) : positive;
  const isFromTop = path.startsWith('/');
  const matches = pathPattern(isFromTop ? path.slice(1) : path) ?? (() => false);
  return { matches, negated, onlyFolders, isName: !path.includes('/') };
}

/** Returns whether the first rule that applies excludes a path. As in Helm, a negated rule excludes all paths that it does not match. */
function isIgnored(rules: readonly Rule[], path: string, isFolder: boolean): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const { matches, negated, onlyFolders, isName } of rules) {
    const isMatch = matches(isName ? name : path);
    if (negated) {
      if ((onlyFolders && !isFolder) || !isMatch) return true;
    } else if (isMatch && (isFolder || !onlyFolders)) return true;
  }
  return false;
}
