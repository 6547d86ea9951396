import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownDocument } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { readPrivateFile } from './private-directory.ts';
import { programVersion } from './program-version.ts';

/** The stored results of checking a text. */
export interface KnownText extends KnownDocument {
  /** The findings in the text, by the circumstances of the check. */
  readonly findings: Readonly<Record<string, readonly ObjectFinding[]>>;
}

/**
 * Reads the stored results by text. Returns an empty map when the file does not exist, has another owner, was written by another program,
 * or is damaged. A file has three lines: the texts, their results, and the results again, because comparing equal texts is the fastest
 * verification.
 */
export function readCacheFile(file: string): ReadonlyMap<string, KnownText> {
  try {
    const [textsLine = '', knownLine, again, ...more] = (readPrivateFile(file, MAX_FILE_SIZE) ?? '').split('\n');
    if (knownLine === undefined || knownLine !== again || more.length > 0) return NOTHING;
    const { program, known } = JSON.parse(knownLine) as Content;
    const texts = JSON.parse(textsLine) as readonly string[];
    if (program !== programVersion() || texts.length !== known.length) return NOTHING;
    return new Map(texts.map((text, index) => [text, known[index] as KnownText]));
  } catch {
    return NOTHING;
  }
}

const NOTHING: ReadonlyMap<string, KnownText> = new Map();

interface Content {
  readonly program: string;
  /** Results in the order of the texts. */
  readonly known: readonly KnownText[];
}

/** Writes a temporary file and renames it, so that a reader gets the whole file or no file. If two processes write, either may win. */
export function writeCacheFile(
  folder: string,
  name: string,
  used: ReadonlyMap<string, KnownText>,
  known: ReadonlyMap<string, KnownText>,
): void {
  const aside = join(folder, `${name}.${process.pid}.${process.hrtime.bigint()}.tmp`);
  try {
    writeFileSync(aside, contentOf(used, known), { flag: 'wx', mode: 0o600 });
    renameSync(aside, join(folder, name));
  } catch {
    removeQuietly(aside);
  }
}

/** Maximum size of a cache file in bytes. An escaped character may take six bytes, and the results are written twice. */
const MAX_FILE_SIZE = 8 * 2 ** 20;

/** Maximum number of characters of the texts and their results. The least recently used texts are removed first. */
const MAX_CHARACTERS = 2 ** 19;

function contentOf(used: ReadonlyMap<string, KnownText>, known: ReadonlyMap<string, KnownText>): string {
  const texts: string[] = [];
  const kept: string[] = [];
  let left = MAX_CHARACTERS;
  for (const [text, entry] of [...used, ...[...known].filter(([text]) => !used.has(text))]) {
    const line = JSON.stringify(entry);
    left -= text.length + line.length;
    if (left < 0) break;
    texts.push(text);
    kept.push(line);
  }
  const knownLine = `{"program":${JSON.stringify(programVersion())},"known":[${kept.join(',')}]}`;
  return `${JSON.stringify(texts)}\n${knownLine}\n${knownLine}`;
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Without write access, the file does not exist.
  }
}
