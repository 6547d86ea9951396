import { hash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { KindSchema } from '@slipway/kube-models';
import type { ObjectFinding } from './object-finding.ts';

/**
 * Where verdicts are remembered: `$XDG_CACHE_HOME/slipway`, or below `~/.cache`. It is the user's and never a folder of what
 * is checked, for a repository could bring verdicts along.
 */
export function defaultCacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  const told = environment.XDG_CACHE_HOME;
  return join(told && isAbsolute(told) ? told : join(environment.HOME || homedir(), '.cache'), 'slipway');
}

/** What was found in texts before. A text, all that is known of it and the program that judged it make the key. */
interface Memory {
  readonly keyOf: (text: string, namespace: string | undefined) => string;
  /** Undefined when the text was not judged before. */
  readonly recall: (key: string) => readonly ObjectFinding[] | undefined;
  readonly note: (key: string, findings: readonly ObjectFinding[]) => void;
  /** Writes down what was recalled and noted, and as much of the rest as there is room for. */
  readonly store: () => void;
}

/** Opens the memory in `directory`. One that is damaged, or cannot be written, costs time and nothing else. */
export function openMemory(directory: string, schemas: readonly KindSchema[]): Memory {
  const file = join(directory, 'verdicts');
  const known = read(file);
  const used = new Map<string, string>();
  let isNew = false;
  let judge: string | undefined;
  return {
    keyOf: (text, namespace) => {
      judge ??= hash('sha256', `${programDigest()} ${JSON.stringify(schemas)}`);
      return hash('sha256', `${judge} ${namespace ?? ''}\n${text}`, 'base64url');
    },
    recall: (key) => {
      const findings = used.get(key) ?? known.get(key);
      if (findings === undefined) return undefined;
      used.set(key, findings);
      return findings === '' ? NONE : (JSON.parse(findings) as ObjectFinding[]);
    },
    note: (key, findings) => {
      const text = textOf(findings);
      if (text === undefined) return;
      used.set(key, text);
      isNew = true;
    },
    store: () => {
      if (isNew) write(file, directory, used, known);
    },
  };
}

const NONE: readonly ObjectFinding[] = [];

/** Undefined for values that JSON has no form for. */
function textOf(findings: readonly ObjectFinding[]): string | undefined {
  if (findings.length === 0) return '';
  try {
    const text = JSON.stringify(findings);
    return isDeepStrictEqual(JSON.parse(text), findings) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Key to findings; empty when there is no file, or when its content is not what was written. */
function read(file: string): ReadonlyMap<string, string> {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const lines = text.slice(end + 1);
    if (text.slice(0, end) !== seal(lines)) return new Map();
    return new Map(lines.split('\n', MOST_VERDICTS).map((line) => [line.slice(0, KEY_LENGTH), line.slice(KEY_LENGTH + 1)]));
  } catch {
    return new Map();
  }
}

const KEY_LENGTH = 43;

/** What was used longest ago goes first. */
const MOST_VERDICTS = 50_000;
const LARGEST_MEMORY = 8 * 2 ** 20;

/** Written aside and renamed, so that a reader sees a whole file or none; of two writers either may win. */
function write(file: string, directory: string, used: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): void {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  const lines = linesOf(used, known);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(aside, `${seal(lines)}\n${lines}`, { flag: 'wx' });
    renameSync(aside, file);
  } catch {
    removeQuietly(aside);
  }
}

function linesOf(used: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  let left = LARGEST_MEMORY;
  for (const [key, findings] of [...used, ...[...known].filter(([key]) => !used.has(key))]) {
    const line = `${key} ${findings}`;
    left -= line.length;
    if (left < 0 || lines.length === MOST_VERDICTS) break;
    lines.push(line);
  }
  return lines.join('\n');
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written there is nothing to remove.
  }
}

const seal = (lines: string): string => `sha256 ${hash('sha256', lines)}`;

let program: string | undefined;

/** Changes with every file that has a say in verdicts: those of this package and of the reader, and the pinned schemas. */
function programDigest(): string {
  program ??= hash('sha256', [process.version, ...ownSources(), pinnedSchemas()].join('\n'));
  return program;
}

const ownSources = (): string[] =>
  [import.meta.dirname, join(fileURLToPath(import.meta.resolve('@slipway/manifest')), '..')].flatMap((directory) =>
    [join(directory, '../package.json'), ...filesBelow(directory)].map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

/** The index has the hash of each schema. */
const pinnedSchemas = (): string =>
  readFileSync(join(fileURLToPath(import.meta.resolve('@slipway/kube-models')), '../../gen/index.json'), 'utf8');
