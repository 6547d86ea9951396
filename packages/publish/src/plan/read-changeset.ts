import { parseChangesetFile } from '@changesets/parse';

/** The version increment of a package in a changeset, in the words of the changesets tool. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

/** A pending change note of the changesets tool, with its packages and their version increments. */
export interface Changeset {
  readonly releases: readonly { readonly name: string; readonly bump: Bump }[];
  readonly summary: string;
}

/** Reads one `.changeset/*.md` with the parser of the changesets tool. Throws the error of that parser for a file that is not a changeset. */
export function readChangeset(text: string): Changeset {
  const { releases, summary } = parseChangesetFile(text.replaceAll('\r\n', '\n'));
  return { releases: releases.map(({ name, type }) => ({ name, bump: type })), summary };
}
