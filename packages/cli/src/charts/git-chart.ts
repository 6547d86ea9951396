import { mkdtemp, rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artifactTree, type FileTree } from '@slipway/flux-build';
import {
  bestVersion,
  type Chart,
  type ChartPlace,
  fileText,
  type GitPlace,
  loadArchive,
  loadFolder,
  packagedValues,
  placeInRepository,
  unpackagedDependencies,
} from '@slipway/helm';
import { fieldsOf, joinPaths, LimitError, listOf, printable, readYaml, textOf } from '@slipway/manifest';
import { archiveOf, type Git, openGit, PublishError, storedGzip } from '@slipway/publish';
import { localGit } from '../repository/local-git.ts';
import { CommitTooLarge, type KnownBlobs, readCommit } from '../repository/read-commit.ts';
import { type ChartClient, FetchProblem } from './chart-client.ts';
import type { FetchChart, FetchedChart } from './helm-repository.ts';

/** A chart in a Git repository. */
interface GitChart {
  readonly url: string;
  readonly git: GitPlace;
  /** The commit in the lock. It is fetched instead of the reference. */
  readonly commit: string | undefined;
}

interface GitAccess {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal | undefined;
  /** For the dependencies of a chart that are not in the repository. */
  readonly fetcher: (place: ChartPlace) => FetchChart;
}

/** Limits of each Git command. A pack may be larger than an archive: a server may send the whole commit. */
const LIMITS = { seconds: 120, silentSeconds: 30, mebibytes: 2048, fileMebibytes: 512, references: 100_000, commits: 1 };
/** Maximum number of files of a chart with its dependencies. A dependency of several charts counts for each of them. */
const MAX_FILES = 20_000;
const MAX_BYTES = 100 * 2 ** 20;
/** Maximum number of charts of one repository that depend on each other. */
const MAX_FOLDERS = 100;
/** Maximum size of the file list of a commit, in bytes. */
const MAX_LISTED = 32 * 2 ** 20;

/** Opens a chart in a Git repository. It is packaged as source-controller does: with its dependencies in `charts/`. */
export function openGitChart(place: GitChart, client: ChartClient, access: GitAccess): FetchChart {
  return async (name) => {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) throw new FetchProblem(`${JSON.stringify(name)} is not a name for the lock`);
    const folder = await mkdtemp(join(tmpdir(), 'slipway-chart-'));
    try {
      return await fetchInto(folder, place, client, access);
    } catch (error) {
      if (error instanceof CommitTooLarge) throw new FetchProblem(`the commit ${error.message}`, { cause: error });
      if (error instanceof LimitError) throw new FetchProblem(error.message, { cause: error });
      if (!(error instanceof PublishError)) throw error;
      const text = error.code === 'remote-too-slow' || error.code === 'git-missing' ? error.message : `Git was stopped (${error.code})`;
      throw new FetchProblem(text, { cause: error });
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}

async function fetchInto(folder: string, place: GitChart, client: ChartClient, access: GitAccess): Promise<FetchedChart> {
  const repository = await openRemote(folder, place.url, client, access);
  const commit = await fetchCommit(repository, place);
  const tree = await chartFiles(repository, commit, place.git);
  const { valuesFiles, ignoreMissingValuesFiles = false } = place.git;
  const archive = tree.list(place.git.path) === undefined ? tree.bytes?.(place.git.path) : undefined;
  if (archive !== undefined && valuesFiles === undefined) return { version: '', bytes: Buffer.from(archive), commit };
  const chart = archive === undefined ? loadFolder(tree, place.git.path) : loadArchive(archive);
  const packaging = { tree, path: place.git.path, depth: 0, packaged: { files: 0, bytes: 0 } };
  // source-controller gets no dependencies for an archive.
  const files = archive === undefined ? await packagedFiles(chart, packaging, access) : ownFiles(chart, packaging);
  const values = valuesFiles && packagedValues(chart, { valuesFiles, ignoreMissingValuesFiles }, (file) => tree.read(file));
  if (values !== undefined) files.set('values.yaml', Buffer.from(values));
  const inFolder = new Map([...files].map(([path, data]) => [`${chart.metadata.name}/${path}`, data]));
  return { version: '', bytes: storedGzip(await archiveOf(inFolder)), commit };
}

/** A bare repository on this machine, and its remote. */
interface RemoteRepository {
  readonly folder: string;
  readonly host: string;
  /** Runs a command that must succeed, and returns its output. */
  readonly git: (args: readonly string[], more?: Pick<Parameters<Git>[1], 'input' | 'usesRemote'>) => Promise<string>;
}

/** The name of the remote, and its URL before Git rewrites it. No rule of the user rewrites it to another address. */
const REMOTE = 'slipway-chart';

async function openRemote(folder: string, text: string, client: ChartClient, { env, signal }: GitAccess): Promise<RemoteRepository> {
  const url = gitAddress(text);
  const pinned = pinnedTo(url, await client.addresses(url.web));
  const run = openGit(env, signal, LIMITS);
  const settings = [
    ...[`url.${url.address}.insteadOf=${REMOTE}-address`, `remote.${REMOTE}.url=${REMOTE}-address`],
    ...['http.followRedirects=false', 'http.proxy=', 'fetch.recurseSubmodules=false', 'transfer.bundleURI=false'],
    ...pinned.settings,
  ].flatMap((setting) => ['-c', setting]);
  const ssh = { GIT_SSH_COMMAND: [env.GIT_SSH_COMMAND ?? 'ssh', ...pinned.ssh].join(' ') };
  const repository: RemoteRepository = {
    folder,
    host: url.web.host,
    async git(args, more = {}) {
      const options = { cwd: folder, gitDir: folder, environment: ssh, most: MAX_LISTED, ...more };
      const { code, stdout, stderr } = await run([...settings, ...args], options);
      if (code === 0) return stdout.toString('utf8');
      const why = stderr.trim().split('\n').at(-1) ?? '';
      throw new FetchProblem(`${url.web.host}: ${printable(why).slice(0, MAX_MESSAGE)}`);
    },
  };
  await repository.git(['init', '--quiet', '--bare', '--template=', folder]);
  return repository;
}

/** Maximum length of a shown message of Git. A server can write such messages. */
const MAX_MESSAGE = 300;

/** The URL of a Git repository. */
export interface GitAddress {
  /** The address that Git gets, without a password. */
  readonly address: string;
  readonly isSsh: boolean;
  /** Empty for the usual port of the protocol. */
  readonly port: string;
  /** The host in the form that the rules for hosts have. */
  readonly web: URL;
}

/** Reads the URL of a GitRepository, which any user may have written. Throws a FetchProblem. */
export function gitAddress(text: string): GitAddress {
  const url = URL.parse(text);
  const isSsh = url?.protocol === 'ssh:';
  const web = url === null ? null : URL.parse(`${isSsh ? 'https:' : url.protocol}//${url.host.toLowerCase()}`);
  const isUser = /^\w[\w.-]*$/.test(url?.username || 'git');
  const isHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/.test(web?.hostname ?? '');
  if (url === null || web === null || !['https:', 'http:', 'ssh:'].includes(url.protocol) || !isUser || !isHost || url.password !== '')
    throw new FetchProblem('the URL of the GitRepository is not one of https or ssh without a password');
  if (url.search !== '' || url.hash !== '') throw new FetchProblem('the URL of the GitRepository has a query');
  const user = isSsh && url.username !== '' ? `${url.username}@` : '';
  // The host rules have no port for ssh: for `web`, 443 is the default port.
  const port = isSsh && url.port === '22' ? '' : url.port;
  const host = `${web.hostname}${port === '' ? '' : `:${port}`}`;
  // An equals sign would end the name of a setting of Git.
  const path = url.pathname.replaceAll('=', '%3D');
  return { address: `${url.protocol}//${user}${host}${path}`, isSsh, port, web };
}

/** Returns settings with which Git and ssh connect to the checked addresses, even if the name resolves to another address later. */
export function pinnedTo(
  { isSsh, port: stated, web }: GitAddress,
  addresses: readonly string[],
): { readonly settings: readonly string[]; readonly ssh: readonly string[] } {
  if (isSsh) {
    const alias = stated === '' ? web.hostname : `[${web.hostname.replace(/^\[|\]$/g, '')}]:${stated}`;
    return { settings: [], ssh: ['-o', 'BatchMode=yes', '-o', `HostName=${addresses[0]}`, '-o', `'HostKeyAlias=${alias}'`] };
  }
  if (isIP(web.hostname.replace(/^\[|\]$/g, '')) !== 0) return { settings: [], ssh: [] };
  const port = web.port || (web.protocol === 'http:' ? '80' : '443');
  const list = addresses.map((address) => (isIP(address) === 6 ? `[${address}]` : address)).join(',');
  return { settings: [`http.curloptResolve=${web.hostname}:${port}:${list}`], ssh: [] };
}

const FETCHED = 'refs/slipway/chart';
const FETCH = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none'];

/** Fetches the commit without its history and files, and returns its id. */
async function fetchCommit({ git, host }: RemoteRepository, { git: { kind, value }, commit }: GitChart): Promise<string> {
  const wanted = commit ?? (kind === 'semver' ? await tagInRange({ git, host }, value) : referenceOf(kind, value));
  if (!/^(?:refs\/[^\s:^~?*[\\]+|[0-9a-f]{40,64})$/.test(wanted)) throw new FetchProblem(`${JSON.stringify(wanted)} is not a reference`);
  await git([...FETCH, '--depth=1', REMOTE, `+${wanted}:${FETCHED}`], { usesRemote: true });
  return (await git(['rev-parse', '--verify', '--quiet', `${FETCHED}^{commit}`])).trim();
}

function referenceOf(kind: GitPlace['kind'], value: string): string {
  if (kind === 'commit') return value;
  if (kind === 'name') return value.replace(/\^\{\}$/, '');
  return kind === 'tag' ? `refs/tags/${value}` : `refs/heads/${value}`;
}

async function tagInRange({ git, host }: Pick<RemoteRepository, 'git' | 'host'>, range: string): Promise<string> {
  const listed = await git(['ls-remote', '--quiet', '--tags', '--refs', REMOTE], { usesRemote: true });
  const tags = listed.split('\n').flatMap((line) => /^[0-9a-f]+\trefs\/tags\/(.+)$/.exec(line)?.[1] ?? []);
  const found = bestVersion(
    tags.slice(0, LIMITS.references).map((version) => ({ version })),
    range,
  );
  if (found === undefined) throw new FetchProblem(`${host} has no tag in the range ${range}`);
  return `refs/tags/${found.version}`;
}

/**
 * Fetches the files of a chart, and those of charts in the repository that it depends on. Returns the commit with these files, without those
 * that `spec.ignore`, a `.sourceignore` or the defaults of source-controller exclude.
 */
async function chartFiles(
  repository: RemoteRepository,
  commit: string,
  { path, ignore, valuesFiles = [] }: Pick<GitPlace, 'path' | 'ignore' | 'valuesFiles'>,
): Promise<FileTree> {
  const files = (await repository.git(['ls-tree', '-r', '-z', '--full-tree', commit])).split('\0').flatMap((line) => {
    const [, mode, id = '', name = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return mode === undefined || mode === '120000' ? [] : [{ id, name }];
  });
  const known: KnownBlobs = new Map();
  const folders = new Set<string>();
  let [tree, wanted]: [FileTree | undefined, readonly string[]] = [undefined, [path]];
  while (tree === undefined || wanted.length > 0) {
    for (const each of wanted) folders.add(each);
    const isWanted = (name: string): boolean => wanted.some((each) => each === '' || name === each || name.startsWith(`${each}/`));
    const found = files.filter(({ name }) => isWanted(name));
    const values = files.filter(({ name }) => tree === undefined && valuesFiles.includes(name));
    const ids = new Set([...found, ...values, ...files.filter(({ name }) => /(?:^|\/)\.sourceignore$/.test(name))].map(({ id }) => id));
    if (found.length === 0) throw new FetchProblem(`the commit ${commit.slice(0, 12)} has no ${wanted.join(', ') || 'files'}`);
    if (ids.size > MAX_FILES || folders.size > MAX_FOLDERS)
      throw new FetchProblem(`the chart has more than ${MAX_FILES} files, or depends on more than ${MAX_FOLDERS} charts`);
    const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...FETCH, '--stdin', REMOTE];
    await repository.git(args, { usesRemote: true, input: [`${[...ids].join('\n')}\n`] });
    const read = artifactTree(readCommit(localGit(repository.folder), commit, known), ignore === undefined ? {} : { ignore });
    const next = wanted.flatMap((each) => foldersOfDependencies(read, each));
    [tree, wanted] = [read, [...new Set(next)].filter((each) => !folders.has(each))];
  }
  return tree;
}

/** Returns the folders of the repository that a chart names as dependencies. */
function foldersOfDependencies(tree: FileTree, path: string): readonly string[] {
  if (tree.list(path) === undefined) return [];
  return unpackagedDependencies(loadFolder(tree, path)).flatMap(({ repository }) => {
    const folder = folderOf(path, repository);
    return folder === undefined ? [] : [folder];
  });
}

/** Returns the folder of a dependency that is in the repository. Rejects one outside of it. */
function folderOf(path: string, repository: string): string | undefined {
  if (!repository.startsWith('file://')) return undefined;
  const folder = joinPaths(path, `./${repository.slice('file://'.length)}`);
  if (folder === '..' || folder.startsWith('../')) throw new FetchProblem(`the dependency ${repository} leads out of the repository`);
  return folder === '.' ? '' : folder;
}

interface Packaging {
  readonly tree: FileTree;
  readonly path: string;
  readonly depth: number;
  /** Number and size of the files so far, including dependencies. */
  readonly packaged: { files: number; bytes: number };
}

/** Maximum depth of charts in `charts/`. */
const MAX_DEPTH = 16;

/** Returns the files of a chart, with the dependencies that are not in its `charts/`. */
async function packagedFiles(chart: Chart, packaging: Packaging, access: GitAccess): Promise<Map<string, Buffer>> {
  const { tree, path, depth, packaged } = packaging;
  if (depth > MAX_DEPTH) throw new FetchProblem(`charts are nested more than ${MAX_DEPTH} levels deep`);
  const files = ownFiles(chart, packaging);
  for (const { name, version, repository } of unpackagedDependencies(chart)) {
    const folder = folderOf(path, repository);
    if (folder === undefined) {
      const place = placeInRepository(repository, name);
      if (place === undefined || !/^(?:https?|oci):\/\//.test(repository))
        throw new FetchProblem(`the dependency ${name} is in ${JSON.stringify(repository)}, which is not a URL`);
      const archive = await dependency(access.fetcher(place), name, lockedVersion(chart, name) ?? version);
      countFile(packaged, archive.length);
      files.set(`charts/${name}.tgz`, archive);
      continue;
    }
    const inner = await packagedFiles(loadFolder(tree, folder), { ...packaging, path: folder, depth: depth + 1 }, access);
    for (const [file, data] of inner) files.set(`charts/${name}/${file}`, data);
  }
  return files;
}

function ownFiles({ raw }: Chart, { packaged }: Packaging): Map<string, Buffer> {
  for (const { data } of raw) countFile(packaged, data.length);
  return new Map(raw.map(({ name, data }) => [name, Buffer.from(data)]));
}

/** Counts a file. Throws a FetchProblem at the limits: a few charts can depend on each other in millions of ways. */
function countFile(packaged: Packaging['packaged'], size: number): void {
  packaged.files += 1;
  packaged.bytes += size;
  if (packaged.files > MAX_FILES || packaged.bytes > MAX_BYTES)
    throw new FetchProblem(`the chart has more than ${MAX_FILES} files or ${MAX_BYTES / 2 ** 20} MiB with its dependencies`);
}

async function dependency(fetchChart: FetchChart, name: string, range: string): Promise<Buffer> {
  try {
    return (await fetchChart(name, range)).bytes;
  } catch (error) {
    if (error instanceof FetchProblem) throw new FetchProblem(`the dependency ${name}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Returns the version that Chart.lock has for a dependency. */
function lockedVersion({ raw }: Chart, name: string): string | undefined {
  const file = raw.find((each) => each.name === 'Chart.lock' || each.name === 'requirements.lock');
  if (file === undefined) return undefined;
  const entries = listOf(fieldsOf(readYaml(fileText(file), file.name).documents[0]?.value).dependencies).map(fieldsOf);
  return textOf(entries.find((each) => each.name === name)?.version) || undefined;
}
