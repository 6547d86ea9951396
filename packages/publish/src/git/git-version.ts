import { coerce, gte } from 'semver';
import { PublishError } from '../publish-error.ts';
import { type Git, gitText } from './git.ts';

const OLDEST = '2.31.0';

/** Throws unless the system's Git can do what publishing needs: atomic leases, partial clones, absolute paths from rev-parse. */
export async function requireGit(git: Git, cwd: string): Promise<void> {
  const said = await gitText(git, ['version'], { cwd });
  const version = coerce(said);
  if (version && gte(version, OLDEST)) return;
  throw new PublishError('git-too-old', `Git ${version ?? said.trim()} is too old: install Git 2.31 or newer.`);
}
