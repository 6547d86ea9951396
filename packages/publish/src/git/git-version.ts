import { coerce, gte } from 'semver';
import { PublishError } from '../publish-error.ts';
import { type Git, gitText, OLDEST_GIT } from './git.ts';

/** Throws unless the system's Git can do what publishing needs: atomic leases, partial clones, `safe.bareRepository`. */
export async function requireGit(git: Git, cwd: string): Promise<void> {
  const said = await gitText(git, ['version'], { cwd });
  const version = coerce(said);
  if (version && gte(version, OLDEST_GIT)) return;
  throw new PublishError('git-too-old', `Git ${version ?? said.trim()} is too old: install Git ${OLDEST_GIT} or newer.`);
}
