import { readFileSync } from 'node:fs';
import type { KindEntry, KindSchema } from './kind-schema.ts';

const GENERATED = new URL('../gen/', import.meta.url);

/** The schema of a pinned or built-in kind, read on first use; undefined when the kind or version is not known. */
export function findSchema(apiVersion: string, kind: string): KindSchema | undefined {
  const key = `${apiVersion} ${kind}`;
  const entry = index().byKey.get(key);
  if (!entry) return undefined;
  const known = schemas.get(key);
  if (known) return known;
  const schema: KindSchema = JSON.parse(readFileSync(schemaFile(entry), 'utf8'));
  schemas.set(key, schema);
  return schema;
}

/** Every kind there is a schema for, sorted by group, version and kind. */
export function listKinds(): readonly KindEntry[] {
  return index().kinds;
}

interface KindIndex {
  readonly kinds: readonly KindEntry[];
  /** By `<apiVersion> <kind>`. */
  readonly byKey: ReadonlyMap<string, KindEntry>;
}

const schemas = new Map<string, KindSchema>();
let known: KindIndex | undefined;

/** Importing the package reads nothing; the first question reads the index. */
function index(): KindIndex {
  known ??= readIndex();
  return known;
}

function readIndex(): KindIndex {
  const kinds: readonly KindEntry[] = JSON.parse(readFileSync(new URL('index.json', GENERATED), 'utf8'));
  return { kinds, byKey: new Map(kinds.map((entry) => [`${apiVersionOf(entry)} ${entry.kind}`, entry])) };
}

const apiVersionOf = ({ group, version }: KindEntry): string => (group === '' ? version : `${group}/${version}`);

const schemaFile = ({ group, version, kind }: KindEntry): URL => new URL(`${group || 'core'}/${version}/${kind}.schema.json`, GENERATED);
