import { lazy } from '@slipway/manifest/lazy';
import { OLDEST_GIT } from './git-command.ts';

const semverLibrary = lazy<typeof import('semver')>(import.meta.url, 'semver');

/**
 * Returns why the Git that printed `said` for `git version` does not support atomic leases, partial clones and `safe.bareRepository`. Returns
 * undefined if it does.
 */
export function tooOldText(said: string): string | undefined {
  const { coerce, gte } = semverLibrary();
  const version = coerce(said);
  if (version && gte(version, OLDEST_GIT)) return undefined;
  return `Git ${version ?? said.trim()} is too old: install Git ${OLDEST_GIT} or newer.`;
}

/** Lists of folders (`PATH`) in which this process found a Git that is new enough. Each list is checked once. */
export const checkedPaths = new Set<string>();
