import { lstat, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { withoutCredentials } from '@slipway/manifest';
import { PublishError } from '../failures/publish-error.ts';
import { type Git, gitText } from '../git/git.ts';
import type { GitOutput } from '../git/git-command.ts';
import { gitFailure } from '../git/git-failure.ts';
import { checkedPaths, tooOldText } from '../git/git-version.ts';
import { readSettings, type Setting } from '../git/settings.ts';
import { ensureEmbeddedRemote, isComplete } from './embedded-remote.ts';
import { isUrl, parseAddress } from './remote-address.ts';

/** The remote of a publish. */
export interface Remote {
  /** Argument for Git: a URL without credentials or an absolute path. */
  readonly address: string;
  /** Credentials in the URL. Without a password Git calls its credential helpers. */
  readonly credentials?: { readonly username: string; readonly password?: string };
  /** The object store of a remote on this machine, which is read without a fetch. */
  readonly objects?: string;
  readonly embedded: boolean;
}

/** Options to find a remote. */
interface RemoteQuestion {
  /** Root of the source repository, whose remotes have names. */
  readonly cwd: string;
  /** URL, path or name of a remote; undefined means the embedded repository. */
  readonly wanted: string | undefined;
  /** Base directory of a relative path. */
  readonly from: string;
  /** The settings for `cwd`. */
  readonly settings: readonly Setting[];
}

/**
 * Finds the requested remote. Throws `remote-missing` for a path without a Git repository, and `remote-unusable` for an address that is not
 * allowed.
 */
export async function findRemote(git: Git, { cwd, wanted, from, settings }: RemoteQuestion, scratch: string): Promise<Remote> {
  if (wanted === undefined) {
    const address = await ensureEmbeddedRemote(git, cwd, scratch);
    return { address, objects: join(address, 'objects'), embedded: true };
  }
  // Git would read a leading dash as an option.
  if (wanted === '' || wanted.startsWith('-')) throw missing(`There is no remote ${quoted(wanted)}.`);
  const configured = await configuredAddress(git, cwd, wanted);
  const rewritten = configured ?? (isUrl(wanted) ? rewrittenAddress(settings, wanted) : wanted);
  if (isUrl(rewritten)) {
    const { url, username, password } = parseAddress(rewritten);
    const credentials = username === undefined ? undefined : { username, ...(password !== undefined && { password }) };
    return { address: url, embedded: false, ...(credentials && { credentials }) };
  }
  const address = resolve(from, rewritten);
  const message = configured
    ? `The remote ${quoted(wanted)} points at ${quoted(address)}, where there is no Git repository: create it, or fix the address with \`git remote set-url\`.`
    : `There is no remote ${quoted(wanted)}: it is neither a configured remote nor a URL, and there is no Git repository at ${quoted(address)}.`;
  return { address, objects: await localObjects(git, address, message), embedded: false };
}

/**
 * Reads the settings for `cwd`. Throws if Git is missing or too old, or if `cwd` is not in a Git repository. `path` is the list of folders in
 * which the system finds Git.
 */
export async function repositorySettings(git: Git, cwd: string, path: string): Promise<readonly Setting[]> {
  const message = `${cwd} is not in a Git repository: run \`git init\` there, or publish from a clone.`;
  if (!(await isFolder(cwd))) throw new PublishError('not-a-repository', message);
  const [settings] = await Promise.all([readSettings(git, cwd), requireGit(git, cwd, path)]);
  // Git reads settings of this scope only from a repository that it accepts.
  if (settings.some(({ scope }) => scope === 'local')) return settings;
  const found = await git(['rev-parse', '--git-dir'], { cwd });
  if (found.code === 0) return settings;
  if (isForeign(found)) throw gitFailure(['rev-parse'], found);
  throw new PublishError('not-a-repository', message, { cause: new Error(found.stderr.trim()) });
}

async function requireGit(git: Git, cwd: string, path: string): Promise<void> {
  if (checkedPaths.has(path)) return;
  const tooOld = tooOldText(await gitText(git, ['version'], { cwd }));
  if (tooOld !== undefined) throw new PublishError('git-too-old', tooOld);
  checkedPaths.add(path);
}

/** Returns the URL or absolute path of the remote with this name; undefined if it does not exist. */
async function configuredAddress(git: Git, cwd: string, name: string): Promise<string | undefined> {
  if (/^[./~]|:/.test(name)) return undefined;
  const configured = await git(['remote', 'get-url', '--push', name], { cwd });
  if (configured.code !== 0) return undefined;
  const address = configured.stdout.toString('utf8').trim();
  if (isUrl(address)) return address;
  const top = await git(['rev-parse', '--show-toplevel'], { cwd });
  return resolve(top.code === 0 ? top.stdout.toString('utf8').replace(/\n$/, '') : cwd, address);
}

async function localObjects(git: Git, path: string, message: string): Promise<string> {
  if (!(await isFolder(path))) throw missing(message);
  const cwd = await realpath(path);
  if (await isPlainRepository(cwd)) return join(cwd, 'objects');
  // The ceiling keeps Git from finding a repository above the directory.
  const environment = { GIT_CEILING_DIRECTORIES: dirname(cwd) };
  // The user named this repository, so it may be bare. Git checks the owner of a repository that it finds by itself.
  const args = ['-c', 'safe.bareRepository=all', 'rev-parse', '--path-format=absolute', '--git-path', 'objects'];
  const found = await git(args, { cwd, environment });
  if (found.code === 0) return found.stdout.toString('utf8').replace(/\n$/, '');
  throw isForeign(found) ? gitFailure(['rev-parse'], found) : missing(message, new Error(found.stderr.trim()));
}

/** Whether a folder is a repository of this user without a work tree, with its own objects. Git is called for any other folder. */
async function isPlainRepository(path: string): Promise<boolean> {
  const { uid } = await stat(path);
  if (uid !== process.geteuid?.()) return false;
  const others = await Promise.all(['.git', 'commondir'].map((name) => lstat(join(path, name)).catch(() => undefined)));
  return others.every((entry) => entry === undefined) && (await isComplete(path));
}

/** Git does not read a repository of another user unless `safe.directory` names it. */
const isForeign = ({ stderr }: GitOutput): boolean => /dubious ownership/.test(stderr);

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const missing = (message: string, cause?: unknown): PublishError =>
  new PublishError('remote-missing', message, cause === undefined ? undefined : { cause });

const quoted = (address: string): string => JSON.stringify(withoutCredentials(address));

/** Rewrites `address` by the settings `url.*.pushInsteadOf` and `url.*.insteadOf`; without Git, because its arguments are visible. */
function rewrittenAddress(settings: readonly Setting[], address: string): string {
  const rules = settings.flatMap(({ key, value: prefix }) => {
    const [, base, kind] = /^url\.([\s\S]*)\.(pushinsteadof|insteadof)$/.exec(key) ?? [];
    return base !== undefined && kind && prefix && address.startsWith(prefix) ? [{ base, kind, prefix }] : [];
  });
  // As in Git, rules for pushes are first, and then the longest prefix wins.
  const [rule] = rules.sort(
    (a, b) => Number(b.kind === 'pushinsteadof') - Number(a.kind === 'pushinsteadof') || b.prefix.length - a.prefix.length,
  );
  return rule ? `${rule.base}${address.slice(rule.prefix.length)}` : address;
}
