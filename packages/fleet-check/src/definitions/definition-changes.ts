import { type Budget, buildPointer, type Fields, fieldsOf, isFields, LimitError, listOf, plainText } from '@slipway/manifest';

/** How a definition accepts less than before. */
export type ChangeCategory = 'version-removed' | 'field-removed' | 'type-changed' | 'value-narrowed' | 'field-required';

/** A part of a CRD or XRD that accepts less than before. */
export interface DefinitionChange {
  readonly category: ChangeCategory;
  readonly version: string;
  /** What is different: `spec.size must be one of small, large`. */
  readonly text: string;
  /** Pointer into the new definition. */
  readonly pointer: string;
  /** Whether an object of the version may not be accepted any more. */
  readonly affects: (object: Fields) => boolean;
}

/** Field names; `*` is each item of a list, or each value of a map. */
type FieldPath = readonly string[];

/**
 * Returns how the versions of a CustomResourceDefinition or CompositeResourceDefinition accept less than before. Nothing is found of a
 * version with too many fields to compare.
 */
export function definitionChanges(before: Fields, after: Fields, budget: Budget): readonly DefinitionChange[] {
  const next = new Map(
    listOf(fieldsOf(after.spec).versions).map((each, index) => [fieldsOf(each).name, { version: fieldsOf(each), index }]),
  );
  return listOf(fieldsOf(before.spec).versions)
    .map(fieldsOf)
    .filter(({ served }) => served === true)
    .flatMap((old): readonly DefinitionChange[] => {
      const name = plainText(old.name ?? '');
      const same = next.get(old.name);
      if (same?.version.served !== true) return [removedVersion(name)];
      const path = ['spec', 'versions', same.index, 'schema', 'openAPIV3Schema'];
      const found: DefinitionChange[] = [];
      try {
        for (const change of changesOf(schemaOf(old), schemaOf(same.version), budget))
          found.push({ ...change, version: name, pointer: buildPointer([...path, ...change.schema]) });
      } catch (error) {
        if (error instanceof LimitError) return [];
        throw error;
      }
      return found;
    });
}

const removedVersion = (version: string): DefinitionChange => ({
  ...{ category: 'version-removed', version, text: `${version} is not served`, pointer: '/spec/versions', affects: () => true },
});

const schemaOf = (version: Fields): Fields => fieldsOf(fieldsOf(version.schema).openAPIV3Schema);

/** A change in one schema. */
interface SchemaChange extends Pick<DefinitionChange, 'category' | 'text' | 'affects'> {
  /** The path of the new schema. */
  readonly schema: readonly string[];
}

interface SchemaNode {
  readonly old: Fields;
  readonly next: Fields;
  /** The path of the field in objects. */
  readonly path: FieldPath;
  /** The path of the new schema. */
  readonly schema: readonly string[];
}

/** Yields the changes of a schema and of all schemas in it. */
function* changesOf(old: Fields, next: Fields, budget: Budget): Generator<SchemaChange> {
  const open: SchemaNode[] = [{ old, next, path: [], schema: [] }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    budget.take('operations');
    yield* changesOfNode(node);
    const inner: SchemaNode[] = [];
    for (const [name, was] of Object.entries(fieldsOf(node.old.properties))) {
      const is = ownField(fieldsOf(node.next.properties), name);
      if (is === undefined) continue;
      const [path, schema] = [
        [...node.path, name],
        [...node.schema, 'properties', name],
      ];
      inner.push({ old: fieldsOf(was), next: fieldsOf(is), path, schema });
    }
    for (const key of ['items', 'additionalProperties']) {
      const [was, is] = [node.old[key], node.next[key]];
      if (isFields(was) && isFields(is)) inner.push({ old: was, next: is, path: [...node.path, '*'], schema: [...node.schema, key] });
    }
    open.push(...inner.reverse());
  }
}

const ownField = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

function* changesOfNode(node: SchemaNode): Generator<SchemaChange> {
  yield* removedFields(node);
  yield* requiredFields(node);
  yield* changedType(node);
  yield* changedEnum(node);
  yield* changedBounds(node);
  yield* changedRules(node);
}

const textOfPath = (path: FieldPath): string => path.join('.') || 'the object';

/** The API server gives these fields to each object, also if its schema does not list them. */
const FIELDS_OF_OBJECTS: readonly unknown[] = ['apiVersion', 'kind', 'metadata'];

/** Returns whether a field exists without a schema: in the object itself, and in an object in a field. */
const isImplied = (name: unknown, { next, path }: SchemaNode): boolean =>
  FIELDS_OF_OBJECTS.includes(name) && (path.length === 0 || next['x-kubernetes-embedded-resource'] === true);

function* removedFields(node: SchemaNode): Generator<SchemaChange> {
  const { old, next, path, schema } = node;
  if (next['x-kubernetes-preserve-unknown-fields'] === true || next.additionalProperties !== undefined) return;
  const properties = fieldsOf(next.properties);
  const isKept = (name: string): boolean => Object.hasOwn(properties, name) || isImplied(name, node);
  for (const name of Object.keys(fieldsOf(old.properties))) {
    if (isKept(name)) continue;
    const own = [...path, name];
    yield { category: 'field-removed', text: textOfPath(own), schema, affects: (object) => hasField(object, own) };
  }
  const hadAnyFields = old['x-kubernetes-preserve-unknown-fields'] === true || (old.additionalProperties ?? false) !== false;
  // A map that becomes an object, and an object of any fields.
  if (hadAnyFields && next.type === 'object' && old.type !== 'array')
    yield {
      category: 'field-removed',
      text: `other fields of ${textOfPath(path)}`,
      schema,
      affects: (object) => valuesAt(object, path).some((value) => !Object.keys(fieldsOf(value)).every(isKept)),
    };
}

function* requiredFields(node: SchemaNode): Generator<SchemaChange> {
  const { old, next, path, schema } = node;
  const was = new Set(listOf(old.required));
  for (const name of listOf(next.required)) {
    if (typeof name !== 'string' || was.has(name) || isImplied(name, node)) continue;
    // The API server fills in a default before it validates.
    if (fieldsOf(ownField(fieldsOf(next.properties), name)).default !== undefined) continue;
    yield {
      category: 'field-required',
      text: textOfPath([...path, name]),
      schema: [...schema, 'required'],
      affects: (object) => valuesAt(object, path).some((value) => isFields(value) && !Object.hasOwn(value, name)),
    };
  }
}

function* changedType({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  const affects = (object: Fields): boolean => valuesAt(object, path).length > 0;
  const [was, is] = [typeOf(old), typeOf(next)];
  const isWider =
    is === undefined ||
    was === is ||
    (was === 'integer' && is === 'number') ||
    (is === 'integer or string' && was !== undefined && ['integer', 'string'].includes(was));
  if (!isWider) yield { category: 'type-changed', text: `${textOfPath(path)} is ${is} and was ${was ?? 'of any type'}`, schema, affects };
  if (old.nullable === true && next.nullable !== true)
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} must not be null`,
      schema,
      affects: (object) => valuesAt(object, path).includes(null),
    };
}

const typeOf = (schema: Fields): string | undefined =>
  schema['x-kubernetes-int-or-string'] === true ? 'integer or string' : typeof schema.type === 'string' ? schema.type : undefined;

function* changedEnum({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  if (!Array.isArray(next.enum)) return;
  const accepted = new Set(next.enum.map(scalarText));
  const affects = (object: Fields): boolean => valuesAt(object, path).some((value) => !accepted.has(scalarText(value)));
  const refused = listOf(old.enum)
    .map(scalarText)
    .filter((value) => !accepted.has(value));
  if (Array.isArray(old.enum) && refused.length === 0) return;
  const text = Array.isArray(old.enum)
    ? `${textOfPath(path)} does not accept ${refused.join(', ')} any more`
    : `${textOfPath(path)} must be one of ${[...accepted].join(', ')}`;
  yield { category: 'value-narrowed', text, schema: [...schema, 'enum'], affects };
}

const scalarText = (value: unknown): string => plainText(value ?? '');

/** Bounds: the direction in which a number accepts less, and the size of a value that it limits. */
const BOUNDS: readonly (readonly [keyword: string, direction: 1 | -1, words: string, size: (value: unknown) => number | undefined])[] = [
  ['minimum', 1, 'must be at least', numberOf],
  ['maximum', -1, 'must be at most', numberOf],
  ['minLength', 1, 'must have characters, at least', (value) => (typeof value === 'string' ? Array.from(value).length : undefined)],
  ['maxLength', -1, 'must have characters, at most', (value) => (typeof value === 'string' ? Array.from(value).length : undefined)],
  ['minItems', 1, 'must have items, at least', (value) => (Array.isArray(value) ? value.length : undefined)],
  ['maxItems', -1, 'must have items, at most', (value) => (Array.isArray(value) ? value.length : undefined)],
  ['minProperties', 1, 'must have fields, at least', (value) => (isFields(value) ? Object.keys(value).length : undefined)],
  ['maxProperties', -1, 'must have fields, at most', (value) => (isFields(value) ? Object.keys(value).length : undefined)],
];

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;
}

/** The bounds that a value of the type may have without a keyword. */
const isAlways = (keyword: string, bound: number): boolean => keyword.startsWith('min') && keyword !== 'minimum' && bound <= 0;

function* changedBounds({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  for (const [keyword, direction, words, size] of BOUNDS) {
    const [was, is] = [numberOf(old[keyword]), numberOf(next[keyword])];
    if (is === undefined || isAlways(keyword, is) || (was !== undefined && (is - was) * direction <= 0)) continue;
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} ${words} ${is}${was === undefined ? '' : ` instead of ${was}`}`,
      schema: [...schema, keyword],
      affects: (object) => valuesAt(object, path).some((value) => ((size(value) ?? is) - is) * direction < 0),
    };
  }
}

function* changedRules({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  const affects = (object: Fields): boolean => valuesAt(object, path).length > 0;
  for (const [keyword, words] of [
    ['pattern', 'pattern'],
    ['format', 'format'],
  ] as const) {
    const [was, is] = [old[keyword], next[keyword]];
    if (typeof is !== 'string' || was === is) continue;
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} has ${was === undefined ? 'a' : 'another'} ${words}: ${is}`,
      schema: [...schema, keyword],
      affects,
    };
  }
  const known = new Set(listOf(old['x-kubernetes-validations']).map((each) => plainText(fieldsOf(each).rule ?? '')));
  for (const [index, each] of listOf(next['x-kubernetes-validations']).entries()) {
    const { rule, message } = fieldsOf(each);
    const text = plainText(rule ?? '');
    if (known.has(text)) continue;
    // A rule with the old value applies to changes only.
    const isOfChange = text.includes('oldSelf');
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} has a new rule: ${typeof message === 'string' ? message : text}`,
      schema: [...schema, 'x-kubernetes-validations', String(index)],
      affects: (object) => !isOfChange && affects(object),
    };
  }
}

/** Returns the values at a path. */
function valuesAt(value: unknown, [first, ...rest]: FieldPath): readonly unknown[] {
  if (first === undefined) return value === undefined ? [] : [value];
  if (first !== '*') return isFields(value) && Object.hasOwn(value, first) ? valuesAt(value[first], rest) : [];
  const items = Array.isArray(value) ? value : Object.values(fieldsOf(value));
  return items.flatMap((item) => valuesAt(item, rest));
}

const hasField = (value: unknown, path: FieldPath): boolean => valuesAt(value, path).length > 0;
