import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KindEntry, KindSchema } from './kind-schema.ts';

const GENERATED = join(import.meta.dirname, '../gen');

/** The schema of a pinned or built-in kind, read on first use; undefined when the kind or version is not known. */
export function findSchema(apiVersion: string, kind: string): KindSchema | undefined {
  const key = `${apiVersion} ${kind}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = readSchema(apiVersion, kind);
  if (schema) schemas.set(key, schema);
  return schema;
}

/** Every kind there is a schema for, sorted by group, version and kind. */
export function listKinds(): readonly KindEntry[] {
  listed ??= JSON.parse(readFileSync(join(GENERATED, 'index.json'), 'utf8')) as readonly KindEntry[];
  return listed;
}

/** Importing the package reads nothing; the first question does. */
const schemas = new Map<string, KindSchema>();
let listed: readonly KindEntry[] | undefined;

/** The file itself says whether there is such a kind, and what it is: not every system distinguishes `Pod` from `pod`. */
function readSchema(apiVersion: string, kind: string): KindSchema | undefined {
  const [version = '', group = '', ...more] = apiVersion.split('/').reverse();
  if (more.length > 0 || ![version, kind, group || 'core'].every((name) => FILE_NAME.test(name))) return undefined;
  const text = readIfExists(join(GENERATED, group || 'core', version, `${kind}.schema.json`));
  if (text === undefined) return undefined;
  const schema = JSON.parse(text) as KindSchema;
  return schema.group === group && schema.version === version && schema.kind === kind ? schema : undefined;
}

/** Objects may call themselves anything: no name leads out of the folder. */
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
