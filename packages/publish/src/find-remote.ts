import { realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { withoutCredentials } from './commit-message.ts';
import { ensureEmbeddedRemote } from './embedded-remote.ts';
import type { Git, GitOutput } from './git.ts';
import { gitFailure } from './git-failure.ts';
import { requireGit } from './git-version.ts';
import { PublishError } from './publish-error.ts';

/** Where a publish goes. */
export interface Remote {
  /** What Git is given: a URL or an absolute path. */
  readonly address: string;
  /** The remote's object store when it is on this machine: read in place instead of being fetched. */
  readonly objects?: string;
  readonly embedded: boolean;
}

/** Resolves a URL, a path or the name of a remote of the repository at `cwd`; the embedded repository when `wanted` is absent. */
export async function findRemote(git: Git, cwd: string, wanted: string | undefined, scratch: string): Promise<Remote> {
  if (wanted === undefined) {
    const address = await ensureEmbeddedRemote(git, cwd, scratch);
    return { address, objects: join(address, 'objects'), embedded: true };
  }
  const address = await addressOf(git, cwd, wanted);
  if (isUrl(address)) return { address, embedded: false };
  return { address, objects: await localObjects(git, address, wanted), embedded: false };
}

/** Throws unless the system has a Git that will do and `cwd` is in a Git repository. */
export async function requireRepository(git: Git, cwd: string): Promise<void> {
  const message = `${cwd} is not in a Git repository: run \`git init\` there, or publish from a clone.`;
  if (!(await isFolder(cwd))) throw new PublishError('not-a-repository', message);
  const [, found] = await Promise.all([requireGit(git, cwd), git(['rev-parse', '--git-dir'], { cwd })]);
  if (found.code === 0) return;
  if (isForeign(found)) throw gitFailure(['rev-parse'], found);
  throw new PublishError('not-a-repository', message, { cause: new Error(found.stderr.trim()) });
}

async function addressOf(git: Git, cwd: string, wanted: string): Promise<string> {
  // Git would read a leading dash as an option.
  if (wanted === '' || wanted.startsWith('-')) throw missing(wanted);
  if (!/^[./~]|:/.test(wanted)) {
    const configured = await git(['remote', 'get-url', '--push', wanted], { cwd });
    if (configured.code === 0) {
      const address = configured.stdout.toString('utf8').trim();
      if (isUrl(address)) return address;
      const top = await git(['rev-parse', '--show-toplevel'], { cwd });
      return resolve(top.code === 0 ? top.stdout.toString('utf8').replace(/\n$/, '') : cwd, address);
    }
  }
  return isUrl(wanted) ? wanted : resolve(cwd, wanted);
}

/** `scheme://...` or SSH's `host:path`. */
const isUrl = (address: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(address) || /^[^/]+:/.test(address);

async function localObjects(git: Git, path: string, wanted: string): Promise<string> {
  if (!(await isFolder(path))) throw missing(wanted);
  const cwd = await realpath(path);
  // The ceiling keeps Git from finding a repository above the directory.
  const environment = { GIT_CEILING_DIRECTORIES: dirname(cwd) };
  const found = await git(['rev-parse', '--path-format=absolute', '--git-path', 'objects'], { cwd, environment });
  if (found.code === 0) return found.stdout.toString('utf8').replace(/\n$/, '');
  throw isForeign(found) ? gitFailure(['rev-parse'], found) : missing(wanted, new Error(found.stderr.trim()));
}

/** Git does not read a repository of another user unless `safe.directory` names it. */
const isForeign = ({ stderr }: GitOutput): boolean => /dubious ownership/.test(stderr);

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const missing = (wanted: string, cause?: unknown): PublishError =>
  new PublishError(
    'remote-missing',
    `There is no remote ${JSON.stringify(withoutCredentials(wanted))}: it is not a configured remote, a Git repository on this machine or a URL.`,
    cause === undefined ? undefined : { cause },
  );
