import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changeset, readChangeset } from '@slipway/publish';

/** The change notes in `.changeset/` that no release has used up yet, in order of their names. */
export function pendingChangesets(root: string): Changeset[] {
  const directory = join(root, '.changeset');
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readChangeset(readFileSync(join(directory, file), 'utf8')))
    .filter((changeset) => changeset !== undefined);
}
