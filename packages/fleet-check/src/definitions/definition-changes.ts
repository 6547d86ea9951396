import {
  type Budget,
  buildPointer,
  type Fields,
  fieldsOf,
  isFields,
  LimitError,
  listOf,
  plainText,
  stableText,
  textOf,
} from '@slipway/manifest';

/** How a definition accepts less than before. */
export type ChangeCategory = 'version-removed' | 'field-removed' | 'type-changed' | 'value-narrowed' | 'field-required' | 'name-removed';

/** A part of a CRD or XRD that accepts less than before. */
export interface DefinitionChange {
  readonly category: ChangeCategory;
  readonly version: string;
  /** The difference: `spec.size must be one of small, large`. */
  readonly text: string;
  /** Pointer into the new definition. */
  readonly pointer: string;
  /** Whether an object of the version may be rejected after the change. */
  readonly affects: (object: Fields) => boolean;
}

/** Field names; `*` is each item of a list, or each value of a map. */
type FieldPath = readonly string[];

/**
 * Returns the parts of a CustomResourceDefinition or CompositeResourceDefinition that accept less than before. It skips versions with too
 * many fields to compare.
 */
export function definitionChanges(before: Fields, after: Fields, budget: Budget): readonly DefinitionChange[] {
  return [...removedNames(before, after), ...versionChanges(before, after, budget)];
}

/**
 * Yields names that a definition loses, although the API server accepts the change: short names of a CRD, and of an XRD the kind of the
 * claims and keys of the connection Secret. The API server refuses other changes of names and of the scope.
 */
function* removedNames(before: Fields, after: Fields): Generator<DefinitionChange> {
  const [was, is] = [fieldsOf(before.spec), fieldsOf(after.spec)];
  const version = textOf(fieldsOf(listOf(was.versions).find((each) => fieldsOf(each).served === true)).name);
  const common = { category: 'name-removed', version } as const;
  if (after.kind === 'CustomResourceDefinition') {
    const kept = new Set(listOf(fieldsOf(is.names).shortNames));
    for (const name of listOf(fieldsOf(was.names).shortNames).filter((each) => !kept.has(each)))
      yield { ...common, text: `${plainText(name ?? '')} (short name)`, pointer: '/spec/names', affects: () => false };
    return;
  }
  if (isFields(was.claimNames) && !isFields(is.claimNames)) {
    const { kind } = was.claimNames;
    yield { ...common, text: `${textOf(kind)} (claims)`, pointer: '/spec', affects: (object) => object.kind === kind };
  }
  // Without a list, the Secret gets all keys.
  const keys = listOf(is.connectionSecretKeys);
  if (keys.length === 0) return;
  const lost = listOf(was.connectionSecretKeys).filter((key) => !keys.includes(key));
  const affects = ({ spec }: Fields): boolean => fieldsOf(spec).writeConnectionSecretToRef !== undefined;
  for (const key of lost)
    yield { ...common, text: `${plainText(key ?? '')} (key of the connection Secret)`, pointer: '/spec/connectionSecretKeys', affects };
}

function versionChanges(before: Fields, after: Fields, budget: Budget): readonly DefinitionChange[] {
  const isComposite = after.kind === 'CompositeResourceDefinition';
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
        for (const change of changesOf({ old: schemaOf(old, isComposite), next: schemaOf(same.version, isComposite) }, budget))
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

/** Returns the schema of a version. For an XRD, it has only the keywords that Crossplane copies to the CRD. */
function schemaOf(version: Fields, isComposite: boolean): Fields {
  const schema = fieldsOf(fieldsOf(version.schema).openAPIV3Schema);
  if (!isComposite) return schema;
  const properties = Object.entries(fieldsOf(schema.properties)).map(([name, value]) => [
    name,
    name === 'spec' || name === 'status' ? without(fieldsOf(value), 'anyOf', 'allOf', 'not') : value,
  ]);
  return { ...without(schema, 'anyOf', 'allOf', 'oneOf', 'not'), properties: Object.fromEntries(properties) };
}

const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

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
function* changesOf({ old, next }: Pick<SchemaNode, 'old' | 'next'>, budget: Budget): Generator<SchemaChange> {
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
  yield* changedListType(node);
  yield* changedAlternatives(node);
}

const textOfPath = (path: FieldPath): string => path.join('.') || 'the object';

/** The API server adds these fields to each object, even if its schema does not list them. */
const FIELDS_OF_OBJECTS: readonly unknown[] = ['apiVersion', 'kind', 'metadata'];

/** Returns whether a field exists without a schema: in the object itself, and in an embedded object. */
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
    // The API server sets a default before it validates.
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

/** Returns whether a type always has a bound, without a keyword. */
const isAlways = (keyword: string, bound: number): boolean => keyword.startsWith('min') && keyword !== 'minimum' && bound <= 0;

function* changedBounds(node: SchemaNode): Generator<SchemaChange> {
  const { old, next, path, schema } = node;
  yield* exclusiveBounds(node);
  for (const [keyword, direction, words, size] of BOUNDS) {
    const [was, is] = [numberOf(old[keyword]), numberOf(next[keyword])];
    const isExclusive = EXCLUSIVE.some(([bound, exclusive]) => bound === keyword && next[exclusive] === true);
    if (is === undefined || isAlways(keyword, is) || (was !== undefined && (is - was) * direction <= 0)) continue;
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} ${words} ${is}${was === undefined ? '' : ` instead of ${was}`}`,
      schema: [...schema, keyword],
      affects: (object) => valuesAt(object, path).some((value) => isBeyond(size(value), is * direction, direction, isExclusive)),
    };
  }
}

/** Returns whether a number is beyond a bound, or equals an exclusive one. `bound` has the sign of the direction. */
function isBeyond(size: number | undefined, bound: number, direction: 1 | -1, isExclusive: boolean): boolean {
  if (size === undefined) return false;
  return isExclusive ? size * direction <= bound : size * direction < bound;
}

/** Yields bounds that became exclusive, and changed factors of a number. */
function* exclusiveBounds({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  for (const [bound, keyword, direction, words] of EXCLUSIVE) {
    const [was, is] = [numberOf(old[bound]), numberOf(next[bound])];
    if (next[keyword] !== true || is === undefined) continue;
    // Another bound is a separate change.
    if (was !== is || old[keyword] === true) continue;
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} must be ${words} ${is}, and not equal`,
      schema: [...schema, keyword],
      affects: (object) => valuesAt(object, path).some((value) => isBeyond(numberOf(value), is * direction, direction, true)),
    };
  }
  const [was, is] = [numberOf(old.multipleOf), numberOf(next.multipleOf)];
  if (is === undefined || (was !== undefined && Number.isInteger(was / is))) return;
  yield {
    category: 'value-narrowed',
    text: `${textOfPath(path)} must be a multiple of ${is}`,
    schema: [...schema, 'multipleOf'],
    affects: (object) => valuesAt(object, path).some((value) => !Number.isInteger((numberOf(value) ?? is) / is)),
  };
}

const EXCLUSIVE = [
  ['minimum', 'exclusiveMinimum', 1, 'more than'],
  ['maximum', 'exclusiveMaximum', -1, 'less than'],
] as const;

/** Yields lists whose items must now be different, or differ in fewer fields than before. */
function* changedListType({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  const [was, is] = [identityOfItems(old), identityOfItems(next)];
  if (is === undefined || (was !== undefined && isAsWide(is, was))) return;
  yield {
    category: 'value-narrowed',
    text: `${textOfPath(path)} must have items that differ${is.length === 0 ? '' : ` in ${is.join(', ')}`}`,
    schema: [...schema, 'x-kubernetes-list-type'],
    affects: (object) =>
      valuesAt(object, path).some((value) => {
        const items = listOf(value).map((item) => stableText(is.length === 0 ? item : is.map((key) => fieldsOf(item)[key])));
        return new Set(items).size < items.length;
      }),
  };
}

/** Returns whether items that differ in the old fields also differ in the new ones. No fields are whole items. */
const isAsWide = (next: readonly string[], old: readonly string[]): boolean =>
  next.length === 0 || (old.length > 0 && old.every((key) => next.includes(key)));

/** Returns the fields in which items of a list differ: none for whole items. Undefined if equal items are accepted. */
function identityOfItems(schema: Fields): readonly string[] | undefined {
  const type = schema['x-kubernetes-list-type'];
  if (type === 'set') return [];
  return type === 'map' ? listOf(schema['x-kubernetes-list-map-keys']).map((key) => plainText(key ?? '')) : undefined;
}

/** Yields new or changed schemas of which a value must match one, some, all or none. It does not decide which values match. */
function* changedAlternatives({ old, next, path, schema }: SchemaNode): Generator<SchemaChange> {
  for (const [keyword, words] of ALTERNATIVES) {
    if (next[keyword] === undefined || typeOf(next) === 'integer or string') continue;
    const [was, is] = [old[keyword], next[keyword]].map((value) =>
      (Array.isArray(value) ? value : [value]).map((each) => stableText(each)),
    );
    const [before, now] = [was ?? [], is ?? []];
    const isWider =
      old[keyword] !== undefined &&
      (keyword === 'allOf'
        ? now.every((each) => before.includes(each))
        : before.every((each) => now.includes(each)) && (keyword === 'anyOf' || before.length === now.length));
    if (isWider) continue;
    yield {
      category: 'value-narrowed',
      text: `${textOfPath(path)} must match ${words} (${keyword})`,
      schema: [...schema, keyword],
      affects: (object) => valuesAt(object, path).length > 0,
    };
  }
}

const ALTERNATIVES = [
  ['oneOf', 'exactly one of other schemas'],
  ['anyOf', 'one of other schemas'],
  ['allOf', 'other schemas'],
  ['not', 'no other schema'],
] as const;

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
    // A rule with the old value applies only to changes.
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
