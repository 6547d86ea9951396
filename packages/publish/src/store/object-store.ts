import type { ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printable } from '@slipway/manifest';
import { PublishError } from '../failures/publish-error.ts';
import { type Git, type GitOptions, gitText } from '../git/git.ts';
import { gitFailure } from '../git/git-failure.ts';
import { quotePath } from '../git/quote-path.ts';
import type { RemoteLimits } from '../git/remote-limits.ts';
import type { Remote } from '../remote/find-remote.ts';
import { FLEET } from '../remote/remote-environment.ts';
import { type ObjectReader, openObjectReader } from './object-reader.ts';

/** A private repository of one run, in which new commits are made before they are pushed. */
export interface ObjectStore {
  readonly git: Git;
  readonly remote: Remote;
  /** Its objects, and those of a remote on this machine. */
  readonly objects: ObjectReader;
  readonly limits: RemoteLimits;
  /** How Git runs in it. */
  readonly options: GitOptions & { readonly gitDir: string };
}

/** Name of a reference on the remote to object id; a tag also as `<name>^{}`, the commit it names. */
export type Tips = ReadonlyMap<string, string>;

/** Where a store is made, and how Git runs in it. */
interface StorePlace {
  readonly remote: Remote;
  /** Folder of the run. */
  readonly scratch: string;
  /** Goes to every command (`remoteEnvironment`). */
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: RemoteLimits;
  readonly startGit: StartGit;
}

/** Starts a Git command that answers until its input ends. */
type StartGit = (args: readonly string[], options: ObjectStore['options']) => ChildProcess;

/** Makes the private repository; its `objects` are to be closed. */
export async function openObjectStore(git: Git, { remote, scratch, environment, limits, startGit }: StorePlace): Promise<ObjectStore> {
  const directory = join(scratch, 'objects.git');
  await gitText(git, ['init', '--quiet', '--bare', '--template=', '--object-format=sha1', '--initial-branch=main', directory], {
    cwd: scratch,
  });
  if (remote.objects !== undefined) {
    await mkdir(join(directory, 'objects/info'), { recursive: true });
    await writeFile(join(directory, 'objects/info/alternates'), `${quotePath(remote.objects)}\n`);
  }
  const options = { cwd: directory, gitDir: directory, environment };
  const objects = openObjectReader(() => startGit(['cat-file', '--batch-command'], options));
  return { git, remote, objects, limits, options };
}

/** What the remote says its references are right now: those in `names` and all that start with one of `prefixes`, if they exist. */
export async function readTips(
  { git, limits, options }: ObjectStore,
  names: readonly string[],
  prefixes: readonly string[] = [],
): Promise<Tips> {
  const named = new Set(names.flatMap((name) => [name, `${name}^{}`]));
  const isWanted = (name: string): boolean => named.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const args = ['ls-remote', '--quiet', '--symref', '--', FLEET, ...named, ...prefixes.map((prefix) => `${prefix}*`)];
  const output = await git(args, { ...options, usesRemote: true, most: limits.references * 512 });
  if (output.code !== 0) throw gitFailure(args, output);
  const lines = output.stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, name]) => name !== undefined && isWanted(name));
  const symbolic = lines.find(([value]) => value?.startsWith('ref: '));
  if (symbolic !== undefined) {
    const [target = '', name = ''] = [symbolic[0]?.slice('ref: '.length), symbolic[1]];
    const message = `${printable(name)} of the remote is a symbolic reference to ${printable(target)}: a push to one would move the other. Make it a branch of its own, with \`git update-ref --no-deref\` on the server.`;
    throw new PublishError('remote-unusable', message);
  }
  const tips = lines;
  if (tips.length > limits.references) {
    const message = `The remote lists ${tips.length} references of these packages, more than the ${limits.references} that Slipway reads: delete tags that nobody needs.`;
    throw new PublishError('remote-too-large', message);
  }
  if (tips.some(([id]) => id?.length !== 40)) {
    throw new PublishError(
      'git-failed',
      'The remote is a SHA-256 repository; Slipway publishes to SHA-1 repositories, which is what Flux reads.',
    );
  }
  return new Map(tips.map(([id = '', name = '']) => [name, id]));
}

/**
 * Has the objects of `tips`, as far as a plan needs them (commits and trees, no history, no file contents), and answers
 * the tips that were read: a fetch may see newer ones.
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

/** Has all commits below the branch, without trees and file contents where the remote leaves them out. */
export async function fetchHistory(store: ObjectStore, branch: string): Promise<void> {
  if (store.remote.objects !== undefined) return;
  const flags = ['--quiet', `--depth=${ALL}`, '--filter=tree:0', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await gitText(store.git, ['fetch', ...flags, FLEET, `+${branch}:${FETCHED}${branch}`], remoteOptions(store));
}

/** The depth that Git takes for "everything". */
const ALL = 0x7fffffff;

/** Gets the contents of `ids` in one go where the remote is far; Git would ask for them one by one. */
export async function fetchBlobs(store: ObjectStore, ids: readonly string[]): Promise<void> {
  if (store.remote.objects !== undefined || ids.length === 0) return;
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--filter=blob:none', '--stdin'];
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...flags, FLEET];
  await gitText(store.git, args, { ...remoteOptions(store), input: [`${[...new Set(ids)].join('\n')}\n`] });
}

/** Gets trees with all folders below them, by their ids, where the remote is far. */
export async function fetchTrees(store: ObjectStore, ids: readonly string[]): Promise<void> {
  // The same fetch: the contents of files that are not asked for by their ids stay on the remote.
  await fetchBlobs(store, ids);
}

/** How a command runs that reaches the remote. */
export const remoteOptions = ({ options }: ObjectStore): GitOptions => ({ ...options, usesRemote: true });

const FETCHED = 'refs/slipway/fetched/';
