import { coerce, gte } from 'semver';
import { OLDEST_GIT } from './git-command.ts';

/**
 * Why the Git that printed `said` for `git version` cannot do what Slipway needs: atomic leases, partial clones, `safe.bareRepository`.
 * Undefined when it can.
 */
export function tooOldText(said: string): string | undefined {
  const version = coerce(said);
  if (version && gte(version, OLDEST_GIT)) return undefined;
  return `Git ${version ?? said.trim()} is too old: install Git ${OLDEST_GIT} or newer.`;
}
