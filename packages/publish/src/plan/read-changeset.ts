import type { Bump } from './bump.ts';

/** A pending change note of the changesets tool: which packages it releases, and how. */
export interface Changeset {
  readonly releases: readonly { readonly name: string; readonly bump: Bump }[];
  readonly summary: string;
}

/**
 * Reads one `.changeset/*.md`. Undefined when it has no front matter (a README); lines of the front matter that do not name a
 * package and a bump are passed over, because the changesets tool itself reports them.
 */
export function readChangeset(text: string): Changeset | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return undefined;
  return {
    releases: lines.slice(1, end).flatMap(release),
    summary: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}

const RELEASE = /^\s*(?:"([^"]+)"|'([^']+)'|([^\s"'#:]+))\s*:\s*["']?(none|patch|minor|major)["']?\s*(?:#.*)?$/;

function release(line: string): { name: string; bump: Bump }[] {
  const [, double, single, plain, bump] = RELEASE.exec(line) ?? [];
  const name = double ?? single ?? plain;
  return name === undefined || bump === undefined ? [] : [{ name, bump: bump as Bump }];
}
