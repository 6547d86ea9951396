import type { ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { printable } from '@slipway/manifest';
import { fileSystemError, PublishError } from '../failures/publish-error.ts';
import { type Git, type GitOptions, gitText } from '../git/git.ts';
import { quotePath } from '../git/git-command.ts';
import { gitFailure } from '../git/git-failure.ts';
import type { RemoteLimits } from '../git/remote-limits.ts';
import type { Remote } from '../remote/find-remote.ts';
import { FLEET } from '../remote/remote-environment.ts';
import { type ObjectReader, openObjectReader } from './object-reader.ts';

/** A private repository of one run, in which new commits are created before the push. */
export interface ObjectStore {
  readonly git: Git;
  readonly remote: Remote;
  /** Its objects, and those of a remote on this machine. */
  readonly objects: ObjectReader;
  readonly limits: RemoteLimits;
  /** Options of Git commands in it. */
  readonly options: GitOptions & { readonly gitDir: string };
}

/** Object ids by reference on the remote; a tag also as `<name>^{}`, with the commit that it names. */
export type Tips = ReadonlyMap<string, string>;

/** Options of a new store. */
interface StorePlace {
  readonly remote: Remote;
  /** Folder of the run. */
  readonly scratch: string;
  /** Environment of every command (`remoteEnvironment`). */
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: RemoteLimits;
  readonly startGit: StartGit;
}

/** Starts a Git command that runs until its input ends. */
type StartGit = (args: readonly string[], options: ObjectStore['options']) => ChildProcess;

/** Creates the private repository. The caller closes its `objects`. */
export async function openObjectStore(git: Git, { remote, scratch, environment, limits, startGit }: StorePlace): Promise<ObjectStore> {
  const directory = join(scratch, 'objects.git');
  await makeRepository(directory);
  if (remote.objects !== undefined) await writeFile(join(directory, 'objects/info/alternates'), `${quotePath(remote.objects)}\n`);
  const options = { cwd: directory, gitDir: directory, environment };
  const objects = openObjectReader(() => startGit(['cat-file', '--batch-command'], options));
  return { git, remote, objects, limits, options };
}

/** Creates a bare repository as `git init` does. `git init` itself takes longer than the files that it writes. */
async function makeRepository(directory: string): Promise<void> {
  try {
    const folders = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'];
    await Promise.all(folders.map((folder) => mkdir(join(directory, folder), { recursive: true })));
    await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/main\n');
    await writeFile(join(directory, 'config'), '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n');
  } catch (error) {
    throw fileSystemError(error, directory);
  }
}

/** Lists the current references of the remote: those in `names` and all with one of `prefixes`, if they exist. */
export const readTips = async (store: ObjectStore, names: readonly string[], prefixes: readonly string[] = []): Promise<Tips> =>
  (await listReferences(store, names, prefixes)).tips(names, prefixes);

/** The references of the remote at one time. */
export interface Listing {
  /** Returns those in `names` and all with one of `prefixes`. The listing must include them. Throws a PublishError if one cannot be used. */
  readonly tips: (names: readonly string[], prefixes: readonly string[]) => Tips;
}

/** Lists the current references of the remote, for several questions about the same time. */
export async function listReferences(store: ObjectStore, names: readonly string[], prefixes: readonly string[]): Promise<Listing> {
  const listed = store.remote.objects === undefined ? await listByServer(store, names, prefixes) : await listHere(store, names, prefixes);
  return { tips: (wanted, below) => tipsOf(listed, { names: wanted, prefixes: below }, store.limits) };
}

/** A reference of the remote, in the form of `git ls-remote --symref`: an id or `ref: <target>`, and the name. */
type Listed = readonly [value: string, name: string];

async function listByServer(
  { git, limits, options }: ObjectStore,
  names: readonly string[],
  prefixes: readonly string[],
): Promise<readonly Listed[]> {
  const patterns = [...names.flatMap((name) => [name, `${name}^{}`]), ...prefixes.map((prefix) => `${prefix}*`)];
  const args = ['ls-remote', '--quiet', '--symref', '--', FLEET, ...new Set(patterns)];
  const output = await git(args, { ...options, usesRemote: true, most: limits.references * 512 });
  if (output.code !== 0) throw gitFailure(args, output);
  return output.stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([value = '', name]) => (name === undefined ? [] : [[value, name] as const]));
}

/** Lists the references of a remote on this machine: one command of Git there, instead of a client and a server. */
async function listHere(
  { git, limits, options, remote, objects }: ObjectStore,
  names: readonly string[],
  prefixes: readonly string[],
): Promise<readonly Listed[]> {
  const patterns = prefixes.map((prefix) => (prefix.endsWith('/') ? prefix : `${prefix}*`));
  const args = ['for-each-ref', '--format=%(objectname)%09%(refname)%09%(symref)', '--', ...names, ...patterns];
  const gitDir = dirname(remote.objects ?? '');
  const output = await git(args, { cwd: options.cwd, gitDir, usesRemote: true, most: limits.references * 512 });
  if (output.code !== 0) throw gitFailure(args, output);
  const lines = output.stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  const tags = lines.flatMap(([id = '', name = '']) => (name.startsWith('refs/tags/') ? [id] : []));
  const peeled = await objects.ids(tags.map((id) => `${id}^{}`));
  return lines.flatMap(([id = '', name, target = '']): Listed[] => {
    if (name === undefined) return [];
    const object = peeled.get(`${id}^{}`) ?? id;
    return [
      ...(target === '' ? [] : [[`ref: ${target}`, name] as const]),
      [id, name],
      ...(object === id ? [] : [[object, `${name}^{}`] as const]),
    ];
  });
}

/** Selects references of a listing. */
function tipsOf(
  listed: readonly Listed[],
  { names, prefixes }: { readonly names: readonly string[]; readonly prefixes: readonly string[] },
  limits: RemoteLimits,
): Tips {
  const named = new Set(names.flatMap((name) => [name, `${name}^{}`]));
  const tips = listed.filter(([, name]) => named.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  const symbolic = tips.find(([value]) => value.startsWith('ref: '));
  if (symbolic !== undefined) {
    const [target, name] = [symbolic[0].slice('ref: '.length), symbolic[1]];
    const message = `${printable(name)} of the remote is a symbolic reference to ${printable(target)}: a push to one would move the other. Make it a branch of its own, with \`git update-ref --no-deref\` on the server.`;
    throw new PublishError('remote-unusable', message);
  }
  if (tips.length > limits.references) {
    const message = `The remote lists ${tips.length} references of these packages, more than the ${limits.references} that Slipway reads: delete tags that are not needed.`;
    throw new PublishError('remote-too-large', message);
  }
  if (tips.some(([id]) => id.length !== 40)) {
    throw new PublishError(
      'git-failed',
      'The remote is a SHA-256 repository; Slipway publishes to SHA-1 repositories, which is what Flux reads.',
    );
  }
  return new Map(tips.map(([id, name]) => [name, id]));
}

/**
 * Fetches the objects of `tips`, as far as a plan needs them: commits and trees, without history and file contents. Returns the fetched tips,
 * because a fetch may get newer ones.
 */
export async function fetchTips(store: ObjectStore, tips: Tips): Promise<Tips> {
  if (store.remote.objects !== undefined || tips.size === 0) return tips;
  const names = [...tips.keys()].filter((name) => !name.endsWith('^{}'));
  const refspecs = names.map((name) => `+${name}:${FETCHED}${name}`);
  const flags = ['--quiet', '--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await gitText(store.git, ['fetch', ...flags, FLEET, ...refspecs], remoteOptions(store));
  const fetched = names.map((name) => `${FETCHED}${name}`);
  const ids = await store.objects.ids(fetched.flatMap((ref) => [ref, `${ref}^{}`]));
  return new Map(
    names.flatMap((name, index) => {
      const [id, peeled] = [ids.get(`${fetched[index]}`), ids.get(`${fetched[index]}^{}`)];
      if (id === undefined) return [];
      return [[name, id] as const, ...(peeled !== undefined && peeled !== id ? [[`${name}^{}`, peeled] as const] : [])];
    }),
  );
}

/** Fetches all commits of the branch, without trees and file contents if the remote supports that. */
export async function fetchHistory(store: ObjectStore, branch: string): Promise<void> {
  if (store.remote.objects !== undefined) return;
  const flags = ['--quiet', `--depth=${ALL}`, '--filter=tree:0', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await gitText(store.git, ['fetch', ...flags, FLEET, `+${branch}:${FETCHED}${branch}`], remoteOptions(store));
}

/** The depth that means "all" in Git. */
const ALL = 0x7fffffff;

/** Fetches the contents of `ids` from a distant remote at once. Git would fetch them one by one. */
export async function fetchBlobs(store: ObjectStore, ids: readonly string[]): Promise<void> {
  if (store.remote.objects !== undefined || ids.length === 0) return;
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--filter=blob:none', '--stdin'];
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...flags, FLEET];
  await gitText(store.git, args, { ...remoteOptions(store), input: [`${[...new Set(ids)].join('\n')}\n`] });
}

/** Fetches trees with all their folders from a distant remote, by their ids. */
export async function fetchTrees(store: ObjectStore, ids: readonly string[]): Promise<void> {
  // Uses the same fetch: the remote sends no file contents that are not requested by id.
  await fetchBlobs(store, ids);
}

/** Options of a command that uses the remote. */
export const remoteOptions = ({ options }: ObjectStore): GitOptions => ({ ...options, usesRemote: true });

const FETCHED = 'refs/slipway/fetched/';
