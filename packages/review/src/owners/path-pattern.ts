/** A pattern of CODEOWNERS: names of folders and files, `**` for any number of them. */
export interface Pattern {
  readonly segments: readonly string[];
  /** Whether a matching folder includes all files in it. */
  readonly isDeep: boolean;
}

/**
 * Parses a .gitignore pattern, with the exceptions of CODEOWNERS: no negation, no character ranges, and `folder/*` does not match deeper
 * files. Returns undefined if it is not valid.
 */
export function pathPattern(text: string): Pattern | undefined {
  if (/^!|[[\]\\]/.test(text)) return undefined;
  const names = text.split('/').filter((name) => name !== '');
  const last = names.at(-1);
  if (last === undefined) return undefined;
  const isAnchored = text.replace(/\/$/, '').includes('/');
  const isFolder = text.endsWith('/');
  return {
    segments: [...(isAnchored ? [] : ['**']), ...names, ...(isFolder && last !== '**' ? ['**'] : [])],
    isDeep: !isFolder && last !== '*' && last !== '**',
  };
}

/** Whether a path matches a pattern. The time is proportional to the product of their lengths. */
export function matchesPattern({ segments, isDeep }: Pattern, path: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const [index, segment] of segments.entries()) {
    if (reached.size === 0) return false;
    reached = segment === '**' ? behind(reached, path.length, index === segments.length - 1) : next(reached, segment, path);
  }
  return reached.has(path.length) || (isDeep && reached.size > 0);
}

/** `**` is any number of names; at the end, at least one. */
function behind(reached: ReadonlySet<number>, length: number, isLast: boolean): Set<number> {
  const from = Math.min(...reached) + (isLast ? 1 : 0);
  return new Set(Array.from({ length: Math.max(0, length - from + 1) }, (_, index) => from + index));
}

const next = (reached: ReadonlySet<number>, segment: string, path: readonly string[]): Set<number> =>
  new Set(
    [...reached].flatMap((index) => {
      const name = path[index];
      return name !== undefined && matchesName(segment, name) ? [index + 1] : [];
    }),
  );

/** `*` is any text and `?` any character. Only the last `*` is tried again, so that no pattern takes long. */
function matchesName(pattern: string, name: string): boolean {
  let [at, star, again] = [0, -1, 0];
  let index = 0;
  while (index < name.length) {
    if (pattern[at] === '*') {
      star = at++;
      again = index;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[index])) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++again;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}
