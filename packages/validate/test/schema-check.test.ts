import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '../src/schema/formats.ts';
import { type JsonSchema, jsonSchemaOf } from '../src/schema/json-schema.ts';
import { matcher } from '../src/schema/pattern.ts';
import { type SchemaError, schemaCheck } from '../src/schema/schema-check.ts';

/** ajv, set up to answer as the API server: own properties only, numbers that JSON has, patterns of RE2, the server's formats. */
function ajvCheck(schema: JsonSchema): (value: unknown) => readonly SchemaError[] {
  const engine = Object.assign((pattern: string) => Object.assign(matcher(pattern), { toString: () => pattern }), { code: 'matcher' });
  const ajv = new Ajv({
    strict: false,
    logger: false,
    validateSchema: false,
    allErrors: true,
    messages: false,
    ownProperties: true,
    strictNumbers: true,
    multipleOfPrecision: 9,
    formats,
    code: { regExp: engine },
  });
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

const sorted = (errors: readonly SchemaError[]): string[] =>
  errors.map(({ keyword, instancePath, schemaPath, params }) => JSON.stringify([instancePath, keyword, params, schemaPath])).sort();

function bothSay(schema: JsonSchema, values: readonly unknown[]): void {
  const [ours, theirs] = [schemaCheck(schema), ajvCheck(schema)];
  for (const value of values) expect(sorted(ours(value))).toEqual(sorted(theirs(value)));
}

/** Of null ajv asks more than the server, and numbers it does not convert to those of `enum`. */
const scalar = fc.oneof(
  fc.constantFrom<unknown>(true, 0, -1, 1.5, 3, 2 ** 31, 2 ** 63, 1e300, '', 'a', 'abc', '🚀🚀', '2025-01-01', '10m', '1Gi', 'toString'),
  fc.string({ maxLength: 4 }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'x/y~z'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const limits = fc.record(
  {
    type: fc.constantFrom<unknown>('string', 'integer', 'number', 'boolean', 'object', 'array', ['integer', 'string'], ['object', 'null']),
    minimum: fc.constantFrom(0, 2, 1.5),
    maximum: fc.constantFrom(0, 3),
    exclusiveMinimum: fc.constantFrom(0, 1),
    exclusiveMaximum: fc.constantFrom(3, 5),
    minLength: fc.constantFrom(1, 2),
    maxLength: fc.constantFrom(1, 2, 10),
    pattern: fc.constantFrom('^a', '[[:alpha:]]+', '(?i)ABC'),
    format: fc.constantFrom('int32', 'int64', 'date', 'quantity', 'nothing-known'),
    enum: fc.constantFrom<unknown>(['a', 'b'], [7, true], [{ a: 1 }, []]),
    minItems: fc.constantFrom(1, 2),
    maxItems: fc.constantFrom(0, 1),
    minProperties: fc.constantFrom(1, 2),
    maxProperties: fc.constantFrom(0, 1),
    required: fc.constantFrom(['a'], ['a', 'toString'], ['__proto__', 'b']),
  },
  { requiredKeys: [] },
);
const { schema } = fc.letrec<{ schema: JsonSchema; below: JsonSchema }>((tie) => ({
  schema: fc.tuple(limits, fc.option(tie('below'), { nil: {} })).map(([own, below]) => ({ ...own, ...below })),
  below: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'toString', 'x/y~z'), tie('schema'), { maxKeys: 3, noNullPrototype: true }),
    }),
    fc.record({ additionalProperties: tie('schema') }),
    fc.record({ items: tie('schema') }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('schema') }),
    fc
      .array(tie('schema'), { minLength: 3, maxLength: 3 })
      .map((three) => Object.fromEntries(['if', 'then', 'else'].map((name, index) => [name, three[index]]))),
  ),
}));

// But for null, enum and multipleOf, of which Go thinks otherwise: see below.
test('schemas with any keywords find the errors that ajv finds', () => {
  fc.assert(
    fc.property(schema, fc.array(value, { minLength: 5, maxLength: 12 }), (made, values) => bothSay(made, values)),
    { numRuns: 500 },
  );
});

test('the schema of every kind finds the errors that ajv finds', () => {
  for (const kind of kinds.filter((_, index) => index % 9 === 0)) {
    const made = jsonSchemaOf(kind);
    // In definitions that are shared ajv counts places from the definition, not from the schema.
    const shared = made.$defs !== undefined;
    const [ours, theirs] = [schemaCheck(made), ajvCheck(made)];
    const plain = (errors: readonly SchemaError[]): string[] =>
      sorted(shared ? errors.map((error) => ({ ...error, schemaPath: '' })) : errors);
    fc.assert(
      fc.property(objectLike(made, made, 0), (object) => {
        expect(plain(ours(object))).toEqual(plain(theirs(object)));
      }),
      { numRuns: 30 },
    );
  }
});

const kinds: readonly KindSchema[] = listKinds()
  .map(({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind))
  .filter((found) => found !== undefined);

/** Something that goes through the fields of the schema, with anything in their places. */
function objectLike(given: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const definitions = root.$defs as Readonly<Record<string, JsonSchema>> | undefined;
  const here = typeof given.$ref === 'string' ? (definitions?.[given.$ref.replace('#/$defs/', '')] ?? {}) : given;
  const { properties, items, additionalProperties } = here as Readonly<Record<string, JsonSchema | undefined>>;
  if (depth > 5) return scalar;
  const below = (child: unknown): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 4, arbitrary: objectLike(child as JsonSchema, root, depth + 1) }, { weight: 1, arbitrary: value });
  if (properties) {
    const names = Object.keys(properties);
    return fc
      .subarray(names, { maxLength: Math.min(5, names.length) })
      .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, below(properties[name])])), { noNullPrototype: true }));
  }
  if (items) return fc.array(below(items), { maxLength: 2 });
  return additionalProperties ? fc.dictionary(fc.constantFrom('a', 'b'), below(additionalProperties), { noNullPrototype: true }) : scalar;
}

// Each was seen on kube-apiserver 1.36, or follows from `MultipleOfNativeType` and `MaximumNativeType` of kube-openapi.
test.each([
  [{ type: 'number', multipleOf: 0.1 }, 0.3, true],
  [{ type: 'number', multipleOf: 0.1 }, 0.35, false],
  [{ type: 'number', multipleOf: 0.1 }, 1e300, false],
  [{ type: 'number', multipleOf: 0.1 }, 3, false], // an integer, of which only the whole part of the factor counts: 0
  [{ type: 'number', maximum: 1e300 }, 3, false],
  [{ type: 'number', maximum: 1e300 }, 2 ** 63, true],
  [{ type: 'number', multipleOf: 0.1 }, -0.3, true],
  [{ type: 'number', maximum: 1e300 }, 3.5, true],
  [{ type: 'number', maximum: 0.5, exclusiveMaximum: true }, 0, false],
  [{ type: 'number', minimum: 0.5 }, 0, true],
])('limits of numbers, as Go reads them: %j and %d', (field, value, fits) => {
  const schema = { type: 'object', properties: { spec: { type: 'object', properties: { field } } } };
  const kind: KindSchema = {
    group: 'a.example',
    version: 'v1',
    kind: 'A',
    plural: 'as',
    scope: 'Cluster',
    origin: 'crd',
    storage: true,
    schema,
  };
  expect(schemaCheck(jsonSchemaOf(kind))({ apiVersion: 'a.example/v1', kind: 'A', spec: { field: value } }).length === 0).toBe(fits);
});
