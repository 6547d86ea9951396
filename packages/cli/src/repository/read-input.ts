import { isUtf8 } from 'node:buffer';
import { closeSync, type Dirent, fstatSync, lstatSync, openSync, readdirSync, readSync, type Stats } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { LARGEST_FILE, readRegularFile, UnreadFile } from '@slipway/flux-build/regular-file';
import { type Budget, type Finding, LimitError, NO_BUDGET, utf16Text } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { SkippedDocument } from '@slipway/validate';
import { usageFailure } from '../report/failure.ts';
import { inputFinding } from './input-finding.ts';
import { linkInGivenPath } from './path-links.ts';

/** The content of the paths of a command line. File names are relative to the working directory, as printed. */
export interface Input {
  readonly texts: ReadonlyMap<string, string>;
  /** Files that were named individually. */
  readonly named: ReadonlySet<string>;
  /** Pipes, whose content is on no disk. */
  readonly fleeting: ReadonlySet<string>;
  /** The working directory and the named directories. */
  readonly roots: readonly string[];
  /** Symbolic links, which Git and Flux do not follow. */
  readonly skipped: readonly SkippedDocument[];
  /** Findings about input that cannot be read. */
  readonly findings: readonly Finding[];
}

/** Whether a path is standard input: `-`, or a name that the system has for it. */
export const isStdin = (path: string): boolean => ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'].includes(path);

/**
 * Reads files, and the YAML and JSON files below directories. Follows no symbolic links, also not those on the way to a path. A file that
 * cannot be read, is too large or is not text is a finding and hides no other file. A path that does not exist is a usage Failure. The
 * size is subtracted from `budget`, and nothing is read after its end.
 */
export function readInput(
  paths: readonly string[],
  cwd: string,
  budget: Budget = NO_BUDGET,
  { readBefore = () => undefined, isIgnored = () => false, packages = false }: ReadingOptions = {},
): Input {
  const input = {
    budget,
    readBefore,
    isIgnored,
    packages,
    texts: new Map<string, string>(),
    named: new Set<string>(),
    fleeting: new Set<string>(),
    roots: ['.'],
    skipped: [],
    findings: [],
  } satisfies OpenInput;
  for (const path of new Set(paths)) readPath(path, cwd, input);
  return input;
}

/** Returns the earlier text of a file by its absolute path. Bytes that are not UTF-8 are U+FFFD in it. */
export type ReadBefore = (path: string) => string | undefined;

/** How directories are read. */
interface ReadingOptions {
  readonly readBefore?: ReadBefore;
  /** Whether to skip a file or folder of a directory, by its absolute path. A path of the command line is always read. */
  readonly isIgnored?: (path: string) => boolean;
  /** Whether to read packages of Crossplane. The text of one is its `package.yaml`, with the name FILE.xpkg/package.yaml. @default false */
  readonly packages?: boolean;
}

interface OpenInput extends Required<ReadingOptions> {
  readonly budget: Budget;
  readonly texts: Map<string, string>;
  readonly named: Set<string>;
  readonly fleeting: Set<string>;
  readonly roots: string[];
  readonly skipped: SkippedDocument[];
  readonly findings: Finding[];
}

function readPath(path: string, cwd: string, input: OpenInput): void {
  const absolute = resolve(cwd, path);
  const file = relative(cwd, absolute) || '.';
  if (isDescriptor(absolute)) {
    input.named.add(file);
    input.fleeting.add(file);
    addBytes(file, () => readDescriptor(absolute), input);
    return;
  }
  const stat = statOf(path, absolute);
  if (linkInGivenPath(absolute, cwd) !== undefined) {
    input.skipped.push({ file, reason: 'symbolic-link' });
  } else if (stat.isDirectory()) {
    input.roots.push(file);
    readDirectory(absolute, cwd, input);
  } else {
    input.named.add(file);
    addFile(file, absolute, input);
  }
}

/** Returns whether a path is what a shell substitutes for `<(helm template .)`. */
const isDescriptor = (path: string): boolean => /^\/(?:dev|proc\/self)\/fd\/\d+$/.test(path);

/** Reads a pipe to its end, or to the limit, because it may be endless. */
function readDescriptor(path: string): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    if (fstatSync(descriptor).isCharacterDevice()) throw new UnreadFile('special', 'it is a character device');
    const chunks: Buffer[] = [];
    for (let size = 0; size <= LARGEST_FILE; ) {
      const chunk = Buffer.allocUnsafe(64 * 1024);
      const read = readSync(descriptor, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      size += read;
    }
    throw new UnreadFile('too-large', 'it has no end within the limit', LARGEST_FILE + 1);
  } finally {
    closeSync(descriptor);
  }
}

function statOf(path: string, absolute: string): Stats {
  let stat: Stats | undefined;
  try {
    stat = lstatSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    throw usageFailure(`${path} cannot be read: ${(error as Error).message}`);
  }
  if (stat === undefined) throw usageFailure(`${path} does not exist.`);
  return stat;
}

/** Uses a stack of its own, so that deep folders cannot overflow the call stack. */
function readDirectory(start: string, cwd: string, input: OpenInput): void {
  const open = [start];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    const folders: string[] = [];
    // Joins paths without resolving each of them, because a large tree has many files.
    const folder = relative(cwd, directory);
    const shown = (name: string): string => (folder === '' ? name : `${folder}${sep}${name}`);
    for (const entry of entriesOf(directory, cwd, input)) {
      const path = directory.endsWith(sep) ? `${directory}${entry.name}` : `${directory}${sep}${entry.name}`;
      if (isSkipped(entry, input) || input.isIgnored(path)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) input.skipped.push({ file: shown(entry.name), reason: 'symbolic-link' });
      else addFile(shown(entry.name), path, input);
    }
    for (const each of folders.reverse()) open.push(each);
  }
}

const isSkipped = (entry: Dirent, { packages }: OpenInput): boolean =>
  entry.isDirectory() ? SKIPPED_FOLDERS.has(entry.name) : !MANIFEST_NAME.test(entry.name) && !(packages && isPackage(entry.name));

const isPackage = (path: string): boolean => path.endsWith('.xpkg');

/** Folders of programs, which contain no manifests. */
export const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** Matches names of files with manifests. */
export const MANIFEST_NAME = /\.(?:ya?ml|json)$|^Kustomization$/;

function entriesOf(directory: string, cwd: string, input: OpenInput) {
  try {
    return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  } catch (error) {
    input.findings.push(inputFinding('unreadable-file', relative(cwd, directory) || '.', (error as Error).message));
    return [];
  }
}

/** Returns the earlier text of a file. Returns undefined when it contains U+FFFD, because the original character is lost. */
function textBefore(path: string, { readBefore }: OpenInput): string | undefined {
  const text = readBefore(path);
  return text?.includes('\ufffd') === true ? undefined : text;
}

function addFile(file: string, path: string, input: OpenInput): void {
  if (input.packages && isPackage(file)) addPackage(file, path, input);
  else addBytes(file, () => textBefore(path, input) ?? readRegularFile(path), input);
}

/** Loaded only when needed: most folders have no package. */
const archives = lazy<typeof import('./package-archive.ts')>(import.meta.url, './package-archive.ts');

/** Adds `package.yaml` of a package. A file of a directory that is not one is skipped, because only Crossplane requires a package there. */
function addPackage(file: string, path: string, input: OpenInput): void {
  const text = `${file}/package.yaml`;
  let content: Buffer;
  try {
    const archive = readRegularFile(path);
    content = Buffer.from(archives().imageText(archives().packedImage(archive), MAX_PACKAGE_TEXT));
  } catch (error) {
    if (input.named.has(file)) input.findings.push(inputFinding('unreadable-file', file, (error as Error).message));
    else input.skipped.push({ file, reason: 'unknown-package' });
    return;
  }
  if (input.named.has(file)) input.named.add(text);
  addBytes(text, () => content, input);
}

/** Maximum size of the unpacked layers of a package, in bytes. */
const MAX_PACKAGE_TEXT = 64 * 2 ** 20;

function addBytes(file: string, read: () => Buffer | string, input: OpenInput): void {
  if (input.findings.some(({ rule }) => rule === 'input-too-large')) return;
  try {
    const bytes = read();
    input.budget.take('bytes', Buffer.byteLength(bytes));
    addText(file, bytes, input);
  } catch (error) {
    if (error instanceof LimitError) {
      input.findings.push(inputFinding('input-too-large', file, error.message));
      return;
    }
    const { code, size, message } = error as UnreadFile & NodeJS.ErrnoException;
    input.findings.push(code === 'too-large' ? inputFinding('file-too-large', file, size) : inputFinding('unreadable-file', file, message));
  }
}

function addText(file: string, bytes: Buffer | string, input: OpenInput): void {
  const isJson = file.endsWith('.json') && !input.named.has(file);
  const text = textOf(bytes);
  const content = text ?? bytes;
  // Most JSON files of a repository are settings of other programs.
  if (isJson && !(content.includes('"apiVersion"') && content.includes('"kind"'))) {
    input.skipped.push({ file, reason: 'not-kubernetes' });
  } else if (text === undefined || text.includes('\0'))
    input.findings.push(inputFinding('not-text', file, content.includes('\0') ? 'NUL' : undefined));
  else input.texts.set(file, text);
}

/** Text in UTF-8, or in UTF-16 with a byte-order mark; undefined of other bytes. */
function textOf(bytes: Buffer | string): string | undefined {
  if (typeof bytes === 'string') return bytes;
  return utf16Text(bytes) ?? (isUtf8(bytes) ? bytes.toString('utf8') : undefined);
}
