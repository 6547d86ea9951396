import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanGitEnvironment, type SourceProvenance } from '@slipway/publish';

/** The commit that `root` is at and whether its working tree has changes; empty when Git does not know. No `GIT_DIR` speaks for another repository. */
export async function sourceProvenance(root: string, environment: NodeJS.ProcessEnv): Promise<SourceProvenance> {
  const git = (...args: string[]): Promise<string | undefined> => runGit(root, args, cleanGitEnvironment(environment));
  const sourceCommit = await git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (!sourceCommit) return {};
  const changes = await git('status', '--porcelain', '--untracked-files=normal');
  const repository = await git('config', '--get', 'remote.origin.url');
  return { sourceCommit, sourceDirty: changes !== '', ...(repository ? { repository } : {}) };
}

/** Standard output without the last line break; undefined when the command fails: publishing itself says why. */
async function runGit(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trimEnd();
  } catch {
    return undefined;
  }
}
