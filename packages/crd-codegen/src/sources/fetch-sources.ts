import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { visible } from '@slipway/manifest';
import { addressOf, type CrdSource, readCrdSources, SOURCES_FILE, sourcesByFile } from './crd-sources.ts';
import { download } from './download.ts';
import { sourceContent } from './source-content.ts';

export interface FetchOptions {
  /** Packages with a list of sources and a lock. */
  readonly packages: readonly string[];
  /** Directory that gets a folder for each package. */
  readonly to: string;
  /** Address that repositories are below. */
  readonly from: string;
  /** Whether to accept files that the lock does not have. */
  readonly acceptNew: boolean;
}

/** The text to print, and the exit code: 0 done, 1 problems. */
export interface FetchResult {
  readonly code: 0 | 1;
  readonly output: string;
  readonly errors: string;
}

/** Downloads in progress at the same time. */
const MAX_DOWNLOADS = 4;

/** A file to write. */
interface Wanted {
  /** Path below the target directory. */
  readonly file: string;
  readonly source: CrdSource;
  /** Digest of the lock; undefined for a file that the lock does not have. */
  readonly sha256: string | undefined;
}

/**
 * Downloads the input files of the packages, verifies each by the digest of the lock, and replaces the target directory. Does not
 * download files again that the directory already has. Writes nothing if there is any problem.
 */
export async function fetchSources({ packages, to, from, acceptNew }: FetchOptions): Promise<FetchResult> {
  const wanted: Wanted[] = [];
  const problems: string[] = [];
  for (const directory of packages) addWanted(directory, acceptNew, wanted, problems);
  const contents = new Map<string, Uint8Array>();
  for (const each of wanted) keepCurrent(each, to, contents);
  const missing = wanted.filter(({ file }) => !contents.has(file));
  problems.push(...(await downloadAll(missing, from, contents)));
  if (problems.length > 0) {
    const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
    return { code: 1, output: '', errors: `${problems.map(visible).join('\n')}\ncrds:fetch: ${count}; nothing was written\n` };
  }
  replaceDirectory(to, contents);
  const added = wanted.filter(({ sha256 }) => sha256 === undefined).map(({ file }) => `new  ${file}\n`);
  return { code: 0, output: `${added.join('')}${wanted.length} files in ${to}, ${missing.length} of them downloaded now\n`, errors: '' };
}

/** Adds the files of a package, or what is wrong with them. */
function addWanted(directory: string, acceptNew: boolean, wanted: Wanted[], problems: string[]): void {
  const list = join(directory, SOURCES_FILE);
  const sources = sourcesByFile(readCrdSources(list));
  const lock: Lock = JSON.parse(readFileSync(join(directory, 'crds.lock.json'), 'utf8'));
  const digests = new Map(lock.files.map(({ file, sha256 }) => [file, sha256]));
  const name = directory.split(/[\\/]/).at(-1) ?? '';
  for (const { file, source } of lock.files)
    if (source === 'unknown' && !sources.has(file)) problems.push(`${name}/${file}: the file has no public address; add it to ${list}`);
  for (const [file, source] of sources) {
    const sha256 = digests.get(file);
    if (sha256 !== undefined || acceptNew) wanted.push({ file: `${name}/${file}`, source, sha256 });
    else problems.push(`${name}/${file}: crds.lock.json has no digest of this file; to accept it without one, add --new`);
  }
}

interface Lock {
  readonly files: readonly { readonly file: string; readonly sha256: string; readonly source?: unknown }[];
}

/** Keeps a file of the target directory that already has the digest of the lock. */
function keepCurrent({ file, sha256 }: Wanted, to: string, contents: Map<string, Uint8Array>): void {
  const path = join(to, file);
  if (sha256 === undefined || !existsSync(path)) return;
  const bytes = readFileSync(path);
  if (digest(bytes) === sha256) contents.set(file, bytes);
}

/** Adds the files of all addresses, each downloaded once. Returns the problems, in the order of the files. */
async function downloadAll(missing: readonly Wanted[], from: string, contents: Map<string, Uint8Array>): Promise<readonly string[]> {
  const byAddress = [...Map.groupBy(missing, ({ source }) => addressOf(source, from))];
  const problems = new Map<string, string>();
  const pending = byAddress.values();
  const worker = async (): Promise<void> => {
    for (const [address, files] of pending) {
      const bytes = await download(address).catch((error: Error) => error);
      for (const wanted of files) {
        const content = bytes instanceof Error ? bytes : verified(wanted, bytes);
        if (content instanceof Error) problems.set(wanted.file, `${wanted.file}: ${address}: ${content.message}`);
        else contents.set(wanted.file, content);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_DOWNLOADS }, worker));
  return missing.flatMap(({ file }) => problems.get(file) ?? []);
}

function verified({ source, sha256 }: Wanted, bytes: Uint8Array): Uint8Array | Error {
  try {
    const content = sourceContent(source, bytes);
    const actual = digest(content);
    return sha256 === undefined || actual === sha256
      ? content
      : new Error(`the SHA-256 digest is ${actual}, expected ${sha256} as in crds.lock.json`);
  } catch (error) {
    return error as Error;
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Replaces the directory by a complete new one. */
function replaceDirectory(to: string, contents: ReadonlyMap<string, Uint8Array>): void {
  const [next, before] = [`${to}.next`, `${to}.before`];
  for (const folder of [next, before]) rmSync(folder, { recursive: true, force: true });
  for (const [file, bytes] of contents) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(join(next, file), bytes);
  }
  if (existsSync(to)) renameSync(to, before);
  renameSync(next, to);
  rmSync(before, { recursive: true, force: true });
}
