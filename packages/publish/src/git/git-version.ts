import { coerce, gte } from 'semver';
import { OLDEST_GIT } from './git-command.ts';

/**
 * Returns why the Git that printed `said` for `git version` does not support atomic leases, partial clones and `safe.bareRepository`. Returns
 * undefined if it does.
 */
export function tooOldText(said: string): string | undefined {
  const version = coerce(said);
  if (version && gte(version, OLDEST_GIT)) return undefined;
  return `Git ${version ?? said.trim()} is too old: install Git ${OLDEST_GIT} or newer.`;
}

/** Lists of folders (`PATH`) in which this process found a Git that is new enough. Each list is checked once. */
export const checkedPaths = new Set<string>();
