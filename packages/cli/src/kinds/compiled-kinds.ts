import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { KindSchema } from '@slipway/kube-models';
import type { Finding } from '@slipway/manifest';
import { isPrivateDirectory, type KindSource, makePrivateDirectory, programVersion, readPrivateFile } from '@slipway/validate';
import type { CompiledKind, CompiledTexts } from './compile-kinds.ts';

/** Kinds in addition to the bundled ones. */
export interface GivenKinds extends KindSource {
  /** The file that defines a kind. */
  readonly fileOf: (apiVersion: string, kind: string) => string | undefined;
  /** All given files, including those that define no kinds. */
  readonly files: ReadonlySet<string>;
  /** Problems of the CRDs. */
  readonly findings: readonly Finding[];
}

/** Kinds of one set of definitions. */
type StoredKinds = Omit<GivenKinds, 'files'>;

/**
 * Kinds in the user's cache: a file for each set of definitions, named by their content. Its first line lists the kinds. Each
 * other line is the schema of one kind and is parsed when an object of that kind is checked. A damaged file only costs time.
 */
const FOLDER = 'kinds';

/** Number of files of other sets that are kept. */
const MAX_SETS = 8;

/** Maximum size of a set, in bytes. */
const MAX_SET = 128 * 2 ** 20;

interface Head {
  readonly key: string;
  readonly findings: readonly Finding[];
  readonly kinds: readonly (Pick<KindSchema, 'group' | 'version' | 'kind'> & Pick<CompiledKind, 'file' | 'refused'>)[];
  /** SHA-256 of the text after the first line, in hexadecimal. */
  readonly sha256: string;
}

/** Returns a different key for other CRDs, names of files, or another program. */
export function compiledKindsKey(texts: ReadonlyMap<string, string>): string {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256').update(programVersion());
  for (const [file, text] of texts) hash.update(`\n${JSON.stringify(file)} ${text.length}\n`).update(text);
  return hash.digest('hex');
}

/** Returns undefined if they were not stored, or if the file was changed. */
export function readCompiledKinds(directory: string, key: string): StoredKinds | undefined {
  if (!isPrivateDirectory(directory) || !isPrivateDirectory(join(directory, FOLDER))) return undefined;
  const text = readPrivateFile(join(directory, FOLDER, `${key}.jsonl`), MAX_SET);
  if (text === undefined) return undefined;
  try {
    const end = text.indexOf('\n');
    const head = JSON.parse(text.slice(0, end)) as Head;
    const body = text.slice(end + 1);
    if (head.key !== key || head.sha256 !== sha256(body)) return undefined;
    const lines = body.split('\n');
    return kindsOf(head, (index) => JSON.parse(lines[index] as string) as KindSchema);
  } catch {
    return undefined;
  }
}

/** Stores kinds if the folder can be written. Returns them as they will be read. */
export function storeCompiledKinds(directory: string, key: string, { kinds, findings }: CompiledTexts): StoredKinds {
  const entries = kinds.map(({ schema: { group, version, kind }, file, refused }) => ({
    ...{ group, version, kind, file },
    ...(refused === undefined ? {} : { refused }),
  }));
  const head = { key, findings, kinds: entries };
  const lines = [head, ...kinds.map(({ schema }) => schema)].map(exactJson);
  if (lines.every((line) => line !== undefined) && makePrivateDirectory(directory) && makePrivateDirectory(join(directory, FOLDER))) {
    const body = lines.slice(1).join('\n');
    writeWhole(join(directory, FOLDER), `${key}.jsonl`, `${JSON.stringify({ ...head, sha256: sha256(body) })}\n${body}`);
  }
  return kindsOf({ ...head, sha256: '' } as Head, (index) => (kinds[index] as CompiledKind).schema);
}

/**
 * Returns undefined for values that JSON cannot represent, such as integers beyond 2^53. A set with such a schema is compiled each time.
 */
function exactJson(value: object): string | undefined {
  try {
    const text = JSON.stringify(value);
    return isDeepStrictEqual(JSON.parse(text), value) ? text : undefined;
  } catch {
    return undefined;
  }
}

function kindsOf({ key, kinds, findings }: Head, schemaAt: (index: number) => KindSchema): StoredKinds {
  const index = new Map(kinds.map(({ group, version, kind }, at) => [`${group}/${version} ${kind}`, at]));
  const at = (apiVersion: string, kind: string): number | undefined => index.get(`${apiVersion} ${kind}`);
  const schemas = new Map<number, KindSchema>();
  return {
    find: (apiVersion, kind) => {
      const found = at(apiVersion, kind);
      if (found === undefined) return undefined;
      const schema = schemas.get(found) ?? schemaAt(found);
      schemas.set(found, schema);
      return schema;
    },
    refused: (apiVersion, kind) => kinds[at(apiVersion, kind) ?? -1]?.refused,
    list: () => kinds,
    fileOf: (apiVersion, kind) => kinds[at(apiVersion, kind) ?? -1]?.file,
    digest: key,
    findings,
  };
}

const sha256 = (text: string): string => process.getBuiltinModule('node:crypto').hash('sha256', text);

/** Writes a temporary file and renames it, so that a reader sees a complete file or none. */
function writeWhole(folder: string, name: string, text: string): void {
  const aside = join(folder, `${name}.${process.pid}.${process.hrtime.bigint()}.tmp`);
  try {
    writeFileSync(aside, text, { flag: 'wx', mode: 0o600 });
    renameSync(aside, join(folder, name));
    removeOld(folder);
  } catch {
    rmSync(aside, { force: true });
  }
}

/** Removes old sets: each change of a CRD leaves one. */
function removeOld(folder: string): void {
  const sets = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of sets.slice(MAX_SETS)) rmSync(path, { force: true });
}
