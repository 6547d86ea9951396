import { buildPointer, type Fields, fieldsOf, isFields, listOf, nearest, textOf } from '@slipway/manifest';
import { type Segment, validSegments, WILDCARD } from '../paths/field-path.ts';
import { type Composition, groupOf, isTransformInput, type Path, patchesOf } from './composition.ts';
import type { Composite, CompositionProblem } from './problem.ts';
import { findPath, type Schema } from './schema.ts';

/** Returns whether an object is a CompositeResourceDefinition. */
export const isCompositeDefinition = (object: Fields): boolean =>
  object.kind === 'CompositeResourceDefinition' && groupOf(object) === 'apiextensions.crossplane.io';

/** Returns the scope of a composite. The first version of the API has another default than the second. */
export function scopeOf({ apiVersion, spec }: Fields): Composite['scope'] {
  const { scope } = fieldsOf(spec);
  if (scope === 'Namespaced' || scope === 'Cluster' || scope === 'LegacyCluster') return scope;
  return textOf(apiVersion).endsWith('/v1') ? 'LegacyCluster' : 'Namespaced';
}

/** Reports parts of a CompositeResourceDefinition that Crossplane leaves out of the CRD (pkg/xcrd/crd.go of crossplane-runtime). */
export function* droppedParts(object: Fields): Generator<CompositionProblem> {
  const scope = scopeOf(object);
  for (const [index, version] of listOf(fieldsOf(object.spec).versions).entries()) {
    const path: Path = ['spec', 'versions', index, 'schema', 'openAPIV3Schema'];
    const schema = fieldsOf(fieldsOf(fieldsOf(version).schema).openAPIV3Schema);
    yield* otherKeywords(schema, ROOT_KEYWORDS, path, 'the schema');
    const { spec, status, metadata, ...rest } = fieldsOf(schema.properties);
    for (const name of Object.keys(rest))
      if (name !== 'apiVersion' && name !== 'kind')
        yield dropped([...path, 'properties', name], `the field ${name} next to spec`, 'a field below spec');
    yield* otherRequired(schema, path);
    yield* otherMetadata(fieldsOf(metadata), [...path, 'properties', 'metadata']);
    yield* otherKeywords(fieldsOf(spec), SPEC_KEYWORDS, [...path, 'properties', 'spec'], 'spec');
    yield* otherKeywords(fieldsOf(status), STATUS_KEYWORDS, [...path, 'properties', 'status'], 'status');
    yield* replacedFields(fieldsOf(spec), scope === 'LegacyCluster' ? LEGACY_SPEC : MODERN_SPEC, [
      ...path,
      'properties',
      'spec',
      'properties',
    ]);
    yield* replacedFields(fieldsOf(status), OWN_STATUS, [...path, 'properties', 'status', 'properties']);
    for (const [name, part] of Object.entries({ spec, status }))
      for (const [below, inner] of schemasBelow(fieldsOf(part), [...path, 'properties', name])) yield* unknownKeywords(inner, below);
    yield* emptyColumns(fieldsOf(version), schema, ['spec', 'versions', index, 'additionalPrinterColumns']);
  }
}

/** Keywords that only describe a schema. */
const TEXTS = ['description', 'title', 'example', 'externalDocs', 'format'];
const ROOT_KEYWORDS: ReadonlySet<string> = new Set([...TEXTS, 'type', 'properties', 'required', 'x-kubernetes-validations']);
const STATUS_KEYWORDS: ReadonlySet<string> = new Set([...ROOT_KEYWORDS, 'oneOf']);
const SPEC_KEYWORDS: ReadonlySet<string> = new Set([...STATUS_KEYWORDS, 'x-kubernetes-preserve-unknown-fields']);

/** Fields that Crossplane adds to a composite, and that replace those of the author. */
const MODERN_SPEC: readonly string[] = ['crossplane'];
const LEGACY_SPEC: readonly string[] = [
  ...['claimRef', 'compositionRef', 'compositionSelector', 'compositionRevisionRef', 'compositionRevisionSelector'],
  ...['compositionUpdatePolicy', 'resourceRefs', 'writeConnectionSecretToRef'],
];

/** Fields of the status that Crossplane writes. */
export const OWN_STATUS: readonly string[] = ['conditions', 'connectionDetails', 'claimConditionTypes', 'crossplane'];

const dropped = (path: Path, what: string, expected: string): CompositionProblem => ({
  rule: 'xrd-part-dropped',
  pointer: buildPointer(path),
  message: `Crossplane leaves ${what} out of the CRD that it creates`,
  expected,
});

function* otherKeywords(schema: Fields, kept: ReadonlySet<string>, path: Path, what: string): Generator<CompositionProblem> {
  for (const keyword of Object.keys(schema))
    if (!kept.has(keyword))
      yield dropped([...path, keyword], `${keyword} of ${what}`, 'the keyword at fields below it, or a rule in x-kubernetes-validations');
}

/** Keywords that hold one schema, a list of them, or a schema for each name. */
const ONE_SCHEMA = ['items', 'additionalProperties', 'not'];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf'];

const MAX_SCHEMAS = 20_000;

/** Yields the schemas below a schema, with their paths. */
function* schemasBelow(top: Fields, at: Path): Generator<readonly [path: Path, schema: Fields]> {
  const open: (readonly [Path, Fields])[] = [[at, top]];
  for (let count = 0; open.length > 0 && count < MAX_SCHEMAS; count++) {
    const [path, schema] = open.pop() as readonly [Path, Fields];
    if (path !== at) yield [path, schema];
    for (const [below, each] of innerSchemas(schema)) if (isFields(each)) open.push([[...path, ...below], each]);
  }
}

/** Returns the values in a schema that may be schemas. */
const innerSchemas = (schema: Fields): readonly (readonly [Path, unknown])[] => [
  ...ONE_SCHEMA.map((key) => [[key], schema[key]] as const),
  ...SCHEMA_LISTS.flatMap((key) => listOf(schema[key]).map((each, index) => [[key, index], each] as const)),
  ...Object.entries(fieldsOf(schema.properties)).map(([name, each]) => [['properties', name], each] as const),
];

/** The keywords of a schema in a CRD. */
const KEYWORDS: readonly string[] = [
  ...['id', '$schema', '$ref', 'description', 'type', 'format', 'title', 'default', 'maximum', 'exclusiveMaximum', 'minimum'],
  ...['exclusiveMinimum', 'maxLength', 'minLength', 'pattern', 'maxItems', 'minItems', 'uniqueItems', 'multipleOf', 'enum'],
  ...['maxProperties', 'minProperties', 'required', 'items', 'allOf', 'oneOf', 'anyOf', 'not', 'properties', 'additionalProperties'],
  ...['patternProperties', 'dependencies', 'additionalItems', 'definitions', 'externalDocs', 'example', 'nullable'],
  ...['x-kubernetes-preserve-unknown-fields', 'x-kubernetes-embedded-resource', 'x-kubernetes-int-or-string', 'x-kubernetes-list-map-keys'],
  ...['x-kubernetes-list-type', 'x-kubernetes-map-type', 'x-kubernetes-validations'],
];

/** Keywords of JSON Schema that restrict values, and that a CRD does not have. */
const LOST_RULES: ReadonlySet<string> = new Set(['const', 'if', 'then', 'else', 'contains', 'propertyNames', 'prefixItems', 'optional']);

/** Other keywords that only describe a schema. */
const OTHER_TEXTS: ReadonlySet<string> = new Set([
  'examples',
  'deprecated',
  '$comment',
  'readOnly',
  'writeOnly',
  '$id',
  'xml',
  'discriminator',
]);

/** Returns whether a value is the schema of a field, which is often indented like a keyword by mistake. */
const looksLikeSchema = (value: unknown): boolean => isFields(value) && (typeof value.type === 'string' || isFields(value.properties));

/** Reports keywords that Crossplane drops, because no schema of a CRD has them. Other words only describe a schema. */
function* unknownKeywords(schema: Fields, path: Path): Generator<CompositionProblem> {
  for (const keyword of Object.keys(schema)) {
    if (KEYWORDS.includes(keyword) || OTHER_TEXTS.has(keyword)) continue;
    const meant = nearest(keyword, KEYWORDS);
    const isField = looksLikeSchema(schema[keyword]);
    if (meant === undefined && !isField && !LOST_RULES.has(keyword)) continue;
    const expected =
      meant !== undefined ? `${meant} instead of ${keyword}` : isField ? `the field ${keyword} below properties` : 'a keyword of OpenAPI';
    const problem = dropped([...path, keyword], `the keyword ${keyword}, which no CRD has,`, expected);
    yield meant !== undefined && TEXTS.includes(meant) ? { ...problem, severity: 'advice' } : problem;
  }
}

/** Reports columns of fields that composites do not have. */
function* emptyColumns({ additionalPrinterColumns }: Fields, schema: Fields, path: Path): Generator<CompositionProblem> {
  for (const [index, column] of listOf(additionalPrinterColumns).entries()) {
    const { name, jsonPath } = fieldsOf(column);
    const [plain] = /^(?:\.[A-Za-z_][\w-]*)+/.exec(textOf(jsonPath)) ?? [];
    const [first, second, ...rest] = plain?.slice(1).split('.') ?? [];
    const own = first === 'spec' ? [...LEGACY_SPEC, ...MODERN_SPEC] : OWN_STATUS;
    if ((first !== 'spec' && first !== 'status') || second === undefined || own.includes(second)) continue;
    const found = findPath(schema as Schema, [first, second, ...rest]);
    if (found.state !== 'missing') continue;
    const meant = typeof found.segment === 'string' ? nearest(found.segment, found.siblings) : undefined;
    yield {
      rule: 'patch-field-not-found',
      severity: 'risk',
      pointer: buildPointer([...path, index, 'jsonPath']),
      message: `the column ${textOf(name)} reads ${textOf(jsonPath)}, which its composites do not have: the column is always empty`,
      value: jsonPath,
      expected: meant === undefined ? 'a field of spec or status' : `${meant} instead of ${String(found.segment)}`,
    };
  }
}

/** Crossplane keeps only spec as a required field. */
function* otherRequired({ required }: Fields, path: Path): Generator<CompositionProblem> {
  for (const [index, name] of listOf(required).entries())
    if (!['spec', 'apiVersion', 'kind', 'metadata'].includes(textOf(name)))
      yield dropped([...path, 'required', index], `the required field ${textOf(name)}`, 'required fields below spec');
}

/** Crossplane keeps only the length of the name of the metadata. */
function* otherMetadata(metadata: Fields, path: Path): Generator<CompositionProblem> {
  for (const [name, each] of Object.entries(fieldsOf(metadata.properties)))
    for (const keyword of Object.keys(fieldsOf(each)))
      if (!TEXTS.includes(keyword) && keyword !== 'type' && !(name === 'name' && keyword === 'maxLength'))
        yield dropped([...path, 'properties', name, keyword], `${keyword} of metadata.${name}`, 'a rule in x-kubernetes-validations');
  const { maxLength } = fieldsOf(fieldsOf(metadata.properties).name);
  if (typeof maxLength === 'number' && maxLength > MAX_NAME)
    yield {
      ...dropped([...path, 'properties', 'name', 'maxLength'], '', `at most ${MAX_NAME}`),
      message: `maxLength of metadata.name is ${maxLength}, and Crossplane writes ${MAX_NAME} into the CRD that it creates`,
      value: maxLength,
    };
}

/** The most characters of the name of a composite, which is a label of its resources. */
const MAX_NAME = 63;

function* replacedFields({ properties }: Fields, own: readonly string[], path: Path): Generator<CompositionProblem> {
  for (const name of own)
    if (fieldsOf(properties)[name] !== undefined)
      yield {
        ...dropped([...path, name], `the field ${name}, which it replaces with its own,`, 'another name, or no such field'),
        severity: 'advice',
      };
}

/**
 * Reports fields of a composite that none of its Compositions reads or writes. The result is empty if a function with an unknown effect may
 * do that.
 */
export function* unusedFields(definition: Fields, compositions: readonly Composition[]): Generator<CompositionProblem> {
  const { group, names, versions } = fieldsOf(definition.spec);
  for (const [index, each] of listOf(versions).entries()) {
    const { name, schema } = fieldsOf(each);
    const apiVersion = `${textOf(group)}/${textOf(name)}`;
    const own = compositions.filter(({ object }) => {
      const type = fieldsOf(fieldsOf(object.spec).compositeTypeRef);
      return type.apiVersion === apiVersion && type.kind === fieldsOf(names).kind;
    });
    // Other composites read a kind that composes nothing, like an EnvironmentConfig.
    if (own.every(({ templates }) => templates.length === 0) || own.some(({ hasOtherFunctions }) => hasOtherFunctions)) continue;
    const path: Path = ['spec', 'versions', index, 'schema', 'openAPIV3Schema'];
    const title = `${textOf(fieldsOf(names).kind)} of ${apiVersion}`;
    yield* unusedOfVersion({ title, path, schema: fieldsOf(fieldsOf(schema).openAPIV3Schema), uses: own.flatMap(usedPaths) });
  }
}

interface VersionUses {
  readonly title: string;
  readonly path: Path;
  readonly schema: Fields;
  readonly uses: readonly (readonly Segment[])[];
}

function* unusedOfVersion({ title, path, schema, uses }: VersionUses): Generator<CompositionProblem> {
  const { spec, status } = fieldsOf(schema.properties);
  const rules = ruleTexts(schema);
  for (const leaf of leavesOf(fieldsOf(spec) as Schema, ['spec'], [...path, 'properties', 'spec'])) {
    const text = leaf.segments.join('.');
    const isOwn = LEGACY_SPEC.includes(leaf.segments[1] ?? '') || leaf.segments[1] === 'crossplane';
    if (isOwn || isUsed(leaf.segments, uses) || rules.some((rule) => rule.includes(`.${leaf.segments.at(-1)}`))) continue;
    yield unused(
      leaf,
      `no Composition for ${title} reads ${text}: its value has no effect`,
      'a patch that reads the field, or no such field',
    );
  }
  for (const leaf of leavesOf(fieldsOf(status) as Schema, ['status'], [...path, 'properties', 'status'])) {
    if (OWN_STATUS.includes(leaf.segments[1] ?? '') || isUsed(leaf.segments, uses)) continue;
    const message = `no Composition for ${title} writes ${leaf.segments.join('.')}: it is never set`;
    yield { ...unused(leaf, message, 'a patch that writes the field, or no such field'), severity: 'advice' };
  }
}

interface Leaf {
  readonly segments: readonly string[];
  readonly path: Path;
}

const unused = ({ segments, path }: Leaf, message: string, expected: string): CompositionProblem => ({
  rule: 'composite-field-unused',
  pointer: buildPointer(path),
  message,
  value: segments.join('.'),
  expected,
});

const MAX_DEPTH = 12;

/** Returns the fields of a schema that have no fields below them. Items of a list, and values of a map, are one field. */
function leavesOf(schema: Schema, segments: readonly string[], path: Path): readonly Leaf[] {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length > 0 && segments.length < MAX_DEPTH)
    return properties.flatMap(([name, each]) => leavesOf(fieldsOf(each) as Schema, [...segments, name], [...path, 'properties', name]));
  if (schema.items !== undefined && isFields(schema.items) && schema.items.properties !== undefined)
    return leavesOf(schema.items, [...segments, WILDCARD], [...path, 'items']);
  return segments.length === 1 ? [] : [{ segments, path }];
}

/** Returns the paths of the composite that a Composition reads or writes. */
function usedPaths({ object, steps, templates }: Composition): readonly (readonly Segment[])[] {
  const patched = templates
    .flatMap(patchesOf)
    .flatMap((patch) => [
      ...(patch.from === 'composite' ? patch.sources.map(({ text }) => text) : []),
      ...(patch.to === 'composite' ? [patch.target?.text ?? ''] : []),
    ]);
  const others = steps.filter(({ input }) => !isTransformInput(input)).map(({ input }) => input);
  const texts = [...patched, ...textsIn([others, fieldsOf(object.spec).environment])];
  return texts.flatMap((text) => {
    const segments = validSegments(text) ?? [];
    return segments.length === 0 ? [] : [segments];
  });
}

/** Returns the strings in a value that may be field paths of a composite. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? /^(?:spec|status)[.[]/.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const isUsed = (leaf: readonly string[], uses: readonly (readonly Segment[])[]): boolean =>
  uses.some((use) => leaf.every((segment, at) => at >= use.length || segment === use[at] || (segment === WILDCARD && isItem(use[at]))));

const isItem = (segment: Segment | undefined): boolean => typeof segment === 'number' || segment === WILDCARD;

/** Returns the CEL rules of a schema. */
function ruleTexts(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = listOf((schema as Fields)['x-kubernetes-validations']).map((each) => textOf(fieldsOf(each).rule));
  return [...own, ...Object.entries(schema).flatMap(([key, each]) => (key === 'x-kubernetes-validations' ? [] : ruleTexts(each)))];
}
