import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changeset, readChangeset } from '@slipway/publish';
import { usageFailure } from '../report/failure.ts';

/** Returns the changesets in `.changeset/` that are not released yet, by name. Throws a Failure that names every invalid one. */
export function pendingChangesets(root: string): Changeset[] {
  const directory = join(root, '.changeset');
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort();
  const problems: string[] = [];
  const changesets = files.flatMap((file) => {
    try {
      return [readChangeset(readFileSync(join(directory, file), 'utf8'))];
    } catch (error) {
      problems.push(`.changeset/${file}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  if (problems.length > 0) throw usageFailure(problems.join('\n'));
  return changesets;
}
