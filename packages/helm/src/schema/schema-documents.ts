import { isTable } from '../value-maps.ts';

/** A schema: a boolean, or keywords. */
export type Schema = unknown;

/** A schema with an id, or the document. References in it are relative to its URL. */
export interface SchemaResource {
  readonly url: string;
  readonly root: Schema;
  readonly draft: number;
  readonly anchors: ReadonlyMap<string, Schema>;
}

/** A schema that a reference names, and the resource that it is part of. */
export interface Target {
  readonly schema: Schema;
  readonly resource: SchemaResource;
}

/** All resources of a document by their URLs. */
export interface SchemaDocument {
  readonly root: SchemaResource;
  readonly resources: ReadonlyMap<string, SchemaResource>;
  /** The resource that starts at each schema. */
  readonly startsAt: ReadonlyMap<object, SchemaResource>;
}

/** A schema that cannot be used. The message is that of Helm. */
export class SchemaError extends Error {}

export const DOCUMENT_URL = 'file:///values.schema.json';

const DRAFTS: readonly (readonly [string, number])[] = [
  ['json-schema.org/draft-04/schema', 4],
  ['json-schema.org/draft-06/schema', 6],
  ['json-schema.org/draft-07/schema', 7],
  ['json-schema.org/draft/2019-09/schema', 2019],
  ['json-schema.org/draft/2020-12/schema', 2020],
];

/** Keywords whose values are data, not schemas. */
const DATA_KEYWORDS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples']);

/** Finds the resources and anchors of a document. */
export function readDocument(root: Schema): SchemaDocument {
  const resources = new Map<string, SchemaResource>();
  const startsAt = new Map<object, SchemaResource>();
  const start = (schema: Schema, url: string, draft: number): SchemaResource => {
    const resource = { url, root: schema, draft, anchors: new Map<string, Schema>() };
    resources.set(url, resource);
    if (isTable(schema)) startsAt.set(schema, resource);
    return resource;
  };
  const walk = (value: unknown, within: SchemaResource, depth: number): void => {
    if (depth > MAX_DEPTH) throw new SchemaError('schema is nested too deeply');
    if (Array.isArray(value)) for (const item of value) walk(item, within, depth + 1);
    if (!isTable(value)) return;
    const resource = resourceOf(value, within, start);
    for (const anchor of anchorsOf(value, resource.draft)) (resource.anchors as Map<string, Schema>).set(anchor, value);
    for (const [key, inner] of Object.entries(value)) if (!DATA_KEYWORDS.has(key)) walk(inner, resource, depth + 1);
  };
  const first = start(root, DOCUMENT_URL, draftOf(root, 2020));
  walk(root, first, 0);
  return { root: first, resources, startsAt };
}

const MAX_DEPTH = 1000;

function draftOf(schema: Schema, otherwise: number): number {
  const named = isTable(schema) ? schema.$schema : undefined;
  if (typeof named !== 'string') return otherwise;
  const url = named.replace(/^https?:\/\//, '').replace(/#$/, '');
  return DRAFTS.find(([name]) => name === url)?.[1] ?? otherwise;
}

function resourceOf(
  schema: Readonly<Record<string, unknown>>,
  within: SchemaResource,
  start: (schema: Schema, url: string, draft: number) => SchemaResource,
): SchemaResource {
  const id = schema[within.draft === 4 ? 'id' : '$id'];
  if (typeof id !== 'string' || id.startsWith('#')) return within;
  const url = resolved(id, within.url)?.split('#')[0];
  return url === undefined || url === within.url ? within : start(schema, url, draftOf(schema, within.draft));
}

function anchorsOf(schema: Readonly<Record<string, unknown>>, draft: number): readonly string[] {
  if (draft >= 2019) return [schema.$anchor, schema.$dynamicAnchor].filter((anchor) => typeof anchor === 'string');
  const id = schema[draft === 4 ? 'id' : '$id'];
  const fragment = typeof id === 'string' ? id.split('#')[1] : undefined;
  return fragment === undefined || fragment === '' ? [] : [fragment];
}

function resolved(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

/**
 * Returns the schema of a reference. Returns undefined for a schema on another host, which is not read, and for a URN, which Helm ignores.
 */
export function findTarget(reference: string, { resources, startsAt }: SchemaDocument, within: SchemaResource): Target | undefined {
  const url = resolved(reference, within.url);
  if (url === undefined) throw new SchemaError(`invalid reference ${JSON.stringify(reference)}`);
  const [address = '', fragment = ''] = url.split('#', 2);
  const resource = resources.get(address);
  if (resource === undefined) {
    if (!address.startsWith('file:')) return undefined;
    const path = address.slice('file://'.length);
    throw new SchemaError(`failing loading ${JSON.stringify(address)}: open ${path}: no such file or directory`);
  }
  const name = decoded(fragment, reference);
  if (name === '') return { schema: resource.root, resource };
  if (!name.startsWith('/')) {
    const anchored = resource.anchors.get(name);
    if (anchored === undefined) throw new SchemaError(`anchor ${JSON.stringify(name)} in ${JSON.stringify(address)} not found`);
    return { schema: anchored, resource };
  }
  return atPointer(name, resource, startsAt);
}

function decoded(fragment: string, reference: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    throw new SchemaError(`invalid reference ${JSON.stringify(reference)}`);
  }
}

function atPointer(pointer: string, start: SchemaResource, startsAt: SchemaDocument['startsAt']): Target {
  let schema: Schema = start.root;
  let resource = start;
  for (const token of pointer.slice(1).split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const next: Schema = typeof schema === 'object' && schema !== null && Object.hasOwn(schema, key) ? (schema as never)[key] : undefined;
    if (next === undefined) throw new SchemaError(`jsonpointer ${JSON.stringify(`${start.url}#${pointer}`)} not found`);
    schema = next;
    resource = startsAt.get(next as object) ?? resource;
  }
  return { schema, resource };
}
