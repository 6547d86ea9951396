import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KindEntry, KindSchema } from './kind-schema.ts';

const GENERATED = join(import.meta.dirname, '../gen');

/** Returns the schema of a pinned or built-in kind; undefined for an unknown kind or version. It is read at first use. */
export function findSchema(apiVersion: string, kind: string): KindSchema | undefined {
  const key = `${apiVersion} ${kind}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = readSchema(apiVersion, kind);
  if (schema) schemas.set(key, schema);
  return schema;
}

/** Returns all kinds with a schema, sorted by group, version and kind. */
export function listKinds(): readonly KindEntry[] {
  listed ??= JSON.parse(readFileSync(join(GENERATED, 'index.json'), 'utf8')) as readonly KindEntry[];
  return listed;
}

/** The schemas that were read. Importing the package reads none. */
const schemas = new Map<string, KindSchema>();
let listed: readonly KindEntry[] | undefined;

/** Reads the schema of a kind, and compares the names in the file: some file systems do not distinguish `Pod` from `pod`. */
function readSchema(apiVersion: string, kind: string): KindSchema | undefined {
  const [version = '', group = '', ...more] = apiVersion.split('/').reverse();
  if (more.length > 0 || ![version, kind, group || 'core'].every((name) => FILE_NAME.test(name))) return undefined;
  const text = readIfExists(join(GENERATED, group || 'core', version, `${kind}.schema.json`));
  if (text === undefined) return undefined;
  const schema = JSON.parse(text) as KindSchema;
  return schema.group === group && schema.version === version && schema.kind === kind ? schema : undefined;
}

/** Matches safe names of files. An object may have any kind, and its file must not be outside of the folder. */
const FILE_NAME = /^[A-Za-z\d][\w.-]*$/;

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}
