import { openGit, type SourceProvenance } from '@slipway/publish';
import packageJson from '../../package.json' with { type: 'json' };
import { topFolder } from './git-root.ts';
import { gitRemotes } from './remotes.ts';

/**
 * Returns the commit of `root`, its message, and whether the working tree has changes. Returns only the version of the tool if Git fails.
 * `GIT_DIR` is ignored, because it may name another repository.
 */
export async function sourceProvenance(root: string, environment: NodeJS.ProcessEnv): Promise<SourceProvenance> {
  const git = openGit(environment);
  // Errors are ignored here, because the publish itself reports them.
  const printed = (...args: string[]): Promise<string | undefined> =>
    git(args, { cwd: root }).then(
      ({ code, stdout }) => (code === 0 ? stdout.toString('utf8').trimEnd() : undefined),
      () => undefined,
    );
  const toolVersion = `slipway ${packageJson.version}`;
  const head = await printed(
    '-c',
    'log.showSignature=false',
    'show',
    '--no-patch',
    '--no-mailmap',
    '--format=%H%n%T%n%an <%ae>%n%aI%n%s',
    'HEAD',
  );
  const [sourceCommit, tree, author, date, subject] = head?.split('\n') ?? [];
  if (!sourceCommit) return { toolVersion };
  const changes = await printed('status', '--porcelain', '--untracked-files=normal');
  const repository = gitRemotes(topFolder(root)).find(({ name }) => name === 'origin')?.url;
  const isDirty = changes !== '';
  return {
    sourceCommit,
    sourceDirty: isDirty,
    ...(repository ? { repository } : {}),
    ...(author && { author }),
    ...(date && { date }),
    ...(subject && { subject }),
    ...(tree && !isDirty && { inputDigest: tree }),
    toolVersion,
  };
}
