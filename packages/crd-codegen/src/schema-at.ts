import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { type Problems, recordAt } from './problems.ts';

/**
 * Returns the schema at `object[key]` as the API server would read it: without keywords that are null. Adds a finding for each part
 * whose type differs from Go's JSONSchemaProps, because the server cannot read it.
 */
export function schemaAt(problems: Problems, object: unknown, key: string, pointer: string): JsonSchema {
  return readSchema(problems, recordAt(problems, object, key, pointer), `${pointer}/${key}`);
}

type Read = (problems: Problems, value: unknown, pointer: string) => unknown;

function readSchema(problems: Problems, schema: JsonSchema, pointer: string): JsonSchema {
  const read = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    const reader = Object.hasOwn(READERS, keyword) ? READERS[keyword] : undefined;
    if (reader === undefined) return [[keyword, value]];
    return value === null ? [] : [[keyword, reader(problems, value, `${pointer}/${keyword}`)]];
  });
  return Object.fromEntries(read);
}

const only =
  (expected: string, holds: (value: unknown) => boolean): Read =>
  (problems, value, pointer) => {
    if (!holds(value)) problems.add(pointer, expected, value);
    return value;
  };

const listOf =
  (item: Read): Read =>
  (problems, value, pointer) => {
    if (Array.isArray(value)) return value.map((each, index) => item(problems, each, `${pointer}/${index}`));
    problems.add(pointer, 'a list', value);
    return [];
  };

/** Reads a null schema as one without keywords. */
const schema: Read = (problems, value, pointer) => {
  if (isFields(value)) return readSchema(problems, value, pointer);
  if (value !== null) problems.add(pointer, 'a schema', value);
  return {};
};

const schemas: Read = (problems, value, pointer) => {
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        schema(problems, each, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      ]),
    );
  problems.add(pointer, 'schemas by name', value);
  return {};
};

const schemaOrFlag: Read = (problems, value, pointer) => (typeof value === 'boolean' ? value : schema(problems, value, pointer));
const schemaOrList: Read = (problems, value, pointer) => (Array.isArray(value) ? listOf(schema) : schema)(problems, value, pointer);

const text = only('text', (value) => typeof value === 'string');
const flag = only('true or false', (value) => typeof value === 'boolean');
const number = only('a number', (value) => typeof value === 'bigint' || Number.isFinite(value));
const integer = only('an integer', (value) => typeof value === 'bigint' || Number.isInteger(value));

const rule: Read = (problems, value, pointer) => {
  if (!isFields(value)) return only('a rule', isFields)(problems, value, pointer);
  for (const name of ['rule', 'message', 'messageExpression', 'reason', 'fieldPath'])
    if (value[name] !== undefined && value[name] !== null) text(problems, value[name], `${pointer}/${name}`);
  return { ...value, rule: value.rule ?? '' };
};

/** Keywords for references are a problem of structural schemas, which has its own findings. */
const READERS: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(['type', 'format', 'pattern', 'x-kubernetes-list-type', 'x-kubernetes-map-type'].map((name) => [name, text])),
  ...Object.fromEntries(['minimum', 'maximum', 'multipleOf'].map((name) => [name, number])),
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((name) => [name, integer]),
  ),
  ...Object.fromEntries(
    [
      ...['exclusiveMinimum', 'exclusiveMaximum', 'uniqueItems', 'nullable', 'x-kubernetes-preserve-unknown-fields'],
      ...['x-kubernetes-embedded-resource', 'x-kubernetes-int-or-string'],
    ].map((name) => [name, flag]),
  ),
  enum: listOf((_, value) => value),
  required: listOf(text),
  'x-kubernetes-list-map-keys': listOf(text),
  'x-kubernetes-validations': listOf(rule),
  ...Object.fromEntries(['allOf', 'anyOf', 'oneOf'].map((name) => [name, listOf(schema)])),
  not: schema,
  items: schemaOrList,
  additionalItems: schemaOrFlag,
  additionalProperties: schemaOrFlag,
  properties: schemas,
  patternProperties: schemas,
  definitions: schemas,
  $ref: only('nothing: the server resolves no references', () => false),
};
