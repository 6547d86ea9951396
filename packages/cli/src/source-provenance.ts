import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceProvenance } from '@slipway/publish';

/** The commit that `root` is at and whether its working tree has changes; empty when Git does not know. */
export async function sourceProvenance(root: string): Promise<SourceProvenance> {
  const sourceCommit = await git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (!sourceCommit) return {};
  const changes = await git(root, ['status', '--porcelain', '--untracked-files=normal']);
  const repository = await git(root, ['config', '--get', 'remote.origin.url']);
  return { sourceCommit, sourceDirty: changes !== '', ...(repository ? { repository } : {}) };
}

/** Standard output without the last line break; undefined when the command fails: publishing itself says why. */
async function git(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trimEnd();
  } catch {
    return undefined;
  }
}
