import type { Git } from './git.ts';

/** The branch with reviewed commits only, as the checkout has it. */
export interface ProtectedBranch {
  /** `origin/main`, or `HEAD` if the checkout has no remote branch. */
  readonly name: string;
  /** Its commits along first parents, with their dates, without merged commits. */
  readonly commits: ReadonlyMap<string, Date>;
}

/**
 * Reads the protected branch of the checkout at `cwd`: the default branch of `origin` as it was last fetched (`refs/remotes/origin/HEAD`),
 * else the upstream of the current branch, else HEAD. If the checkout is of that branch, its commits that are not pushed yet are included.
 * Throws if Git does not run.
 */
export async function protectedBranch(git: Git, cwd: string): Promise<ProtectedBranch> {
  const { branch, upstream } = await remoteBranch(git, cwd);
  const tips = branch === undefined || branch === upstream ? ['HEAD', ...(branch === undefined ? [] : [branch])] : [branch];
  const listed = await printed(git, cwd, ['rev-list', '--first-parent', '--timestamp', '--end-of-options', ...tips, '--']);
  return {
    name: branch?.replace(/^refs\/remotes\//, '') ?? 'HEAD',
    commits: new Map(
      (listed ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' '))
        .map(([seconds, id = '']) => [id, new Date(Number(seconds) * 1000)]),
    ),
  };
}

/** Returns the reference of the protected branch of the checkout at `cwd`, else `HEAD`. */
export const protectedReference = async (git: Git, cwd: string): Promise<string> => (await remoteBranch(git, cwd)).branch ?? 'HEAD';

async function remoteBranch(
  git: Git,
  cwd: string,
): Promise<{ readonly branch: string | undefined; readonly upstream: string | undefined }> {
  const [byDefault, upstream] = [
    await printed(git, cwd, ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']),
    await printed(git, cwd, ['rev-parse', '--symbolic-full-name', '--verify', '--quiet', 'HEAD@{upstream}']),
  ];
  return { branch: [byDefault, upstream].find((name) => name?.startsWith('refs/remotes/')), upstream };
}

async function printed(git: Git, cwd: string, args: readonly string[]): Promise<string | undefined> {
  const { code, stdout } = await git(args, { cwd });
  return code === 0 ? stdout.toString('utf8').trim() : undefined;
}
