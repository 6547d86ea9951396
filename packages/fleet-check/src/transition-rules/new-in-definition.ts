import { below, buildPointer, type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';

/**
 * Finds the first field of an object that only the next CRD of its kind has. Returns its pointer, `/apiVersion` for a new version, and
 * undefined if the old CRD has all fields. A field that both CRDs lack does not count: kinds of XRDs also have fields of Crossplane.
 * `before` is undefined if the kind is new.
 */
export function newInDefinition(object: Fields, before: Fields | undefined, next: Fields): string | undefined {
  const version = textOf(object.apiVersion).split('/').at(-1) ?? '';
  const [was, is] = [before === undefined ? undefined : versionOf(before, version), versionOf(next, version)];
  if (is === undefined) return undefined;
  if (was === undefined) return '/apiVersion';
  const path = firstNew(object, schemaOf(was), schemaOf(is), []);
  return path && buildPointer(path);
}

const versionOf = ({ spec }: Fields, name: string): Fields | undefined =>
  listOf(fieldsOf(spec).versions)
    .map(fieldsOf)
    .find((version) => version.name === name && version.served !== false);

const schemaOf = (version: Fields): Fields => below(version, 'schema', 'openAPIV3Schema');

type Path = readonly (string | number)[];

function firstNew(value: unknown, was: Fields, is: Fields, path: Path): Path | undefined {
  if (path.length > MAX_DEPTH) return undefined;
  if (Array.isArray(value))
    return firstOf(value.entries(), (item, index) => firstNew(item, below(was.items), below(is.items), [...path, index]));
  if (!isFields(value)) return undefined;
  return firstOf(
    Object.entries(value).map(([key, child]) => [key, child] as const),
    (child, key) => {
      // Every kind has these fields.
      if (path.length === 0 && OF_EVERY_KIND.has(key)) return undefined;
      const [before, next] = [childSchema(was, key), childSchema(is, key)];
      if (before === ANYTHING || next === undefined) return undefined;
      if (before === undefined) return [...path, key];
      return next === ANYTHING ? undefined : firstNew(child, before, next, [...path, key]);
    },
  );
}

const OF_EVERY_KIND: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'status']);

/** Limit of the depth, above that of the schema of any kind. */
const MAX_DEPTH = 60;

function firstOf<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
  find: (value: Value, key: Key) => Path | undefined,
): Path | undefined {
  for (const [key, value] of entries) {
    const found = find(value, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A schema that accepts all fields. */
const ANYTHING: Fields = {};

/** Returns the schema of a field; undefined if the API server prunes the field. */
function childSchema(schema: Fields, key: string): Fields | undefined {
  const { properties, additionalProperties, 'x-kubernetes-preserve-unknown-fields': isOpen } = schema;
  const known = fieldsOf(properties)[key];
  if (known !== undefined && Object.hasOwn(fieldsOf(properties), key)) return fieldsOf(known);
  if (isFields(additionalProperties)) return additionalProperties;
  return additionalProperties === true || isOpen === true ? ANYTHING : undefined;
}
