import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Finding } from '@slipway/manifest';
import type { SkippedDocument } from '@slipway/validate';
import { usageFailure } from './failure.ts';
import { inputFinding } from './input-finding.ts';

/** What stands behind the PATHs of a command line; all files relative to the working directory, as they are printed. */
export interface Input {
  readonly texts: ReadonlyMap<string, string>;
  /** Files that were named one by one. */
  readonly named: ReadonlySet<string>;
  /** Pipes: what comes out of one is on no disk. */
  readonly fleeting: ReadonlySet<string>;
  /** The working directory and the directories that were named. */
  readonly roots: readonly string[];
  /** Symbolic links, which Git and Flux do not follow. */
  readonly skipped: readonly SkippedDocument[];
  /** What could not be read. */
  readonly findings: readonly Finding[];
}

/** Whether a PATH means standard input: `-`, and the names that the system has for it. */
export const isStdin = (path: string): boolean => ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'].includes(path);

/**
 * Reads files, and the YAML and JSON files below directories, which it never leaves: symbolic links are not followed. A file
 * that cannot be read, is too large or is no text is a finding and hides none of the others; a PATH that is not there, or
 * may have no end, is a usage Failure.
 */
export function readInput(paths: readonly string[], cwd: string): Input {
  const input = {
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

interface OpenInput {
  readonly texts: Map<string, string>;
  readonly named: Set<string>;
  readonly fleeting: Set<string>;
  readonly roots: string[];
  readonly skipped: SkippedDocument[];
  readonly findings: Finding[];
}

function readPath(path: string, cwd: string, input: OpenInput): void {
  const absolute = resolve(cwd, path);
  const stat = statOf(path, absolute);
  if (stat.isDirectory()) {
    input.roots.push(relative(cwd, absolute) || '.');
    readDirectory(absolute, cwd, input);
    return;
  }
  // A pipe may stand for a file (`<(helm template .)`); other special files may have no end.
  if (!stat.isFile() && !stat.isFIFO()) throw usageFailure(`${path} is ${kindOf(stat)}, not a file with YAML; standard input is called -.`);
  input.named.add(relative(cwd, absolute));
  if (stat.isFIFO()) input.fleeting.add(relative(cwd, absolute));
  readText(absolute, cwd, input);
}

function statOf(path: string, absolute: string): Stats {
  try {
    const stat = statSync(absolute, { throwIfNoEntry: false });
    if (stat !== undefined) return stat;
  } catch (error) {
    throw usageFailure(`${path} cannot be looked at: ${(error as Error).message}`);
  }
  const isDangling = lstatSync(absolute, { throwIfNoEntry: false }) !== undefined;
  throw usageFailure(`${path} ${isDangling ? 'is a symbolic link that leads nowhere' : 'is not there'}.`);
}

const kindOf = (stat: Stats): string => (stat.isSocket() ? 'a socket' : stat.isBlockDevice() ? 'a block device' : 'a character device');

/** A stack of its own: however deep the folders are, nothing overflows. */
function readDirectory(start: string, cwd: string, input: OpenInput): void {
  const open = [start];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    const folders: string[] = [];
    for (const entry of entriesOf(directory, cwd, input)) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (!LEFT_ALONE.has(entry.name)) folders.push(path);
      } else if (!MANIFEST_NAME.test(entry.name)) continue;
      else if (entry.isSymbolicLink()) input.skipped.push({ file: relative(cwd, path), reason: 'symbolic-link' });
      else if (entry.isFile()) readText(path, cwd, input);
    }
    open.push(...folders.reverse());
  }
}

/** Folders of programs, in which nothing is anybody's manifest. */
export const LEFT_ALONE: ReadonlySet<string> = new Set(['.git', 'node_modules']);

const MANIFEST_NAME = /\.(?:ya?ml|json)$|^Kustomization$/;

function entriesOf(directory: string, cwd: string, input: OpenInput) {
  try {
    return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  } catch (error) {
    input.findings.push(inputFinding('unreadable-file', relative(cwd, directory) || '.', (error as Error).message));
    return [];
  }
}

/** Bytes of a file. Streams of manifests are far from it; what a reader remembers of a text is several times as large. */
const LARGEST_FILE = 64 * 2 ** 20;

function readText(absolute: string, cwd: string, input: OpenInput): void {
  const file = relative(cwd, absolute);
  try {
    const { size } = statSync(absolute);
    if (size > LARGEST_FILE) input.findings.push(inputFinding('file-too-large', file, size));
    else addText(file, readFileSync(absolute), input);
  } catch (error) {
    input.findings.push(inputFinding('unreadable-file', file, (error as Error).message));
  }
}

function addText(file: string, bytes: Buffer, input: OpenInput): void {
  const isJson = file.endsWith('.json') && !input.named.has(file);
  // Most JSON files of a repository are settings of some program, in dialects of their own.
  if (isJson && !(bytes.includes('"apiVersion"') && bytes.includes('"kind"'))) {
    input.skipped.push({ file, reason: 'not-kubernetes' });
  } else if (bytes.includes(0) || !isUtf8(bytes))
    input.findings.push(inputFinding('not-text', file, bytes.includes(0) ? 'NUL' : undefined));
  else input.texts.set(file, bytes.toString('utf8'));
}
