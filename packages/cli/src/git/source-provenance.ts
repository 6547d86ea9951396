import { openGit, type SourceProvenance } from '@slipway/publish';
import { topFolder } from '../files/git-root.ts';
import { gitRemotes } from './remotes.ts';

/** The commit that `root` is at and whether its working tree has changes; empty when Git does not know. No `GIT_DIR` speaks for another repository. */
export async function sourceProvenance(root: string, environment: NodeJS.ProcessEnv): Promise<SourceProvenance> {
  const git = openGit(environment);
  // Why a command fails publishing itself says.
  const printed = (...args: string[]): Promise<string | undefined> =>
    git(args, { cwd: root }).then(
      ({ code, stdout }) => (code === 0 ? stdout.toString('utf8').trimEnd() : undefined),
      () => undefined,
    );
  const sourceCommit = await printed('rev-parse', '--verify', '--quiet', 'HEAD');
  if (!sourceCommit) return {};
  const changes = await printed('status', '--porcelain', '--untracked-files=normal');
  const repository = gitRemotes(topFolder(root)).find(({ name }) => name === 'origin')?.url;
  return { sourceCommit, sourceDirty: changes !== '', ...(repository ? { repository } : {}) };
}
