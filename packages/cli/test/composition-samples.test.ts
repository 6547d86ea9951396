import { readFileSync } from 'node:fs';
import { compositeSamples, patternText, sampleProblems } from '@slipway/compose/samples';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { type Fields, fieldsOf, readYaml } from '@slipway/manifest';
import { createValidator } from '@slipway/validate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type SchemaValue = Readonly<Record<string, unknown>>;

const definitionOf = (spec: SchemaValue, status: SchemaValue = { type: 'object' }): Fields => ({
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: 'things.example.org' },
  spec: {
    group: 'example.org',
    names: { kind: 'Thing', plural: 'things' },
    scope: 'Namespaced',
    versions: [
      { name: 'v1', served: true, referenceable: true, schema: { openAPIV3Schema: { type: 'object', properties: { spec, status } } } },
    ],
  },
});

function validatorFor(definition: Fields) {
  const kinds = kindSchemas(definition);
  const validator = createValidator({ schemas: kinds });
  const rejections = (object: Fields) => validator.check(object, { built: true }).findings.filter(({ severity }) => severity === 'reject');
  return { kind: kinds[0] as never, rejections };
}

function samplesOf(definition: Fields, seed = 1) {
  const { kind, rejections } = validatorFor(definition);
  const isValid = (each: Fields): boolean => rejections(each).length === 0;
  const { group, version, kind: name } = kind as { readonly group: string; readonly version: string; readonly kind: string };
  const input = { apiVersion: `${group}/${version}`, kind: name, schema: kind, machinery: ['crossplane'], known: [], seed };
  return { ...compositeSamples({ ...input, isValid }), rejections };
}

/** Schemas of fields that an XRD can have. */
const { field } = fc.letrec<{ field: SchemaValue; object: SchemaValue }>((tie) => ({
  field: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constant('boolean') }),
    fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(20), fc.boolean())
      .map(([minimum, more, hasMaximum]) => ({ type: 'integer', minimum, ...(hasMaximum && { maximum: minimum + more }) })),
    fc.tuple(fc.nat(5), fc.nat(5)).map(([minLength, more]) => ({ type: 'string', minLength, maxLength: minLength + more + 1 })),
    fc.constantFrom('^[a-z]{2}-[0-9]$', '^(a|b)+$', '^1\\.[0-9]{2}$', '[A-Z]\\w*').map((pattern) => ({ type: 'string', pattern })),
    fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 4 }).map((values) => ({ type: 'string', enum: values })),
    fc.constantFrom('date-time', 'ipv4', 'uuid', 'duration').map((format) => ({ type: 'string', format })),
    fc
      .tuple(tie('field'), fc.nat(2), fc.nat(2))
      .map(([items, minItems, more]) => ({ type: 'array', items, minItems, maxItems: minItems + more })),
    tie('field').map((additionalProperties) => ({ type: 'object', additionalProperties })),
    tie('object'),
  ),
  object: fc
    .dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('field'), { maxKeys: 4 })
    .chain((properties) =>
      fc.subarray(Object.keys(properties)).map((required) => ({ type: 'object', properties, ...(required.length > 0 && { required }) })),
    ),
}));

const object = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,6}$/), field, { minKeys: 1, maxKeys: 4 })
  .chain((properties) =>
    fc.subarray(Object.keys(properties)).map((required) => ({ type: 'object', properties, ...(required.length > 0 && { required }) })),
  );

describe('samples of a composite', () => {
  test('each sample is valid, and the same seed gives the same samples', () => {
    fc.assert(
      fc.property(object, fc.nat(), (spec, seed) => {
        const definition = definitionOf(spec);
        const { samples, rejections, skippedFields } = samplesOf(definition, seed);
        expect(skippedFields).toEqual([]);
        expect(samples.length).toBeGreaterThan(0);
        expect(samples.flatMap(rejections)).toEqual([]);
        expect(samplesOf(definition, seed).samples).toEqual(samples);
      }),
      { numRuns: 60 },
    );
  });

  test('they have each value of an enum, both booleans, the bounds, and each optional field present and absent', () => {
    const spec = {
      type: 'object',
      required: ['size'],
      properties: {
        size: { type: 'string', enum: ['small', 'large'] },
        isPublic: { type: 'boolean' },
        replicas: { type: 'integer', minimum: 2, maximum: 7 },
        zones: { type: 'array', items: { type: 'string' }, maxItems: 2 },
      },
    };
    const specs = samplesOf(definitionOf(spec)).samples.map((sample) => fieldsOf(sample.spec));
    const valuesOf = (name: string) => new Set(specs.map((each) => JSON.stringify(each[name])));
    expect(valuesOf('size')).toEqual(new Set(['"small"', '"large"']));
    expect(valuesOf('isPublic')).toEqual(new Set(['true', 'false', undefined]));
    expect(valuesOf('replicas')).toEqual(new Set(['2', '7', undefined]));
    expect([...valuesOf('zones')]).toEqual(expect.arrayContaining(['[]', '["a","b"]', undefined]));
  });

  test('rules between fields leave out samples that are not valid', () => {
    const spec = {
      type: 'object',
      properties: { min: { type: 'integer', minimum: 0, maximum: 9 }, max: { type: 'integer', minimum: 0, maximum: 9 } },
      'x-kubernetes-validations': [{ rule: '!has(self.min) || !has(self.max) || self.min <= self.max', message: 'min <= max' }],
    };
    const { samples, invalid, rejections } = samplesOf(definitionOf(spec));
    expect(samples.flatMap(rejections)).toEqual([]);
    expect(invalid).toBeGreaterThan(0);
    expect(samples.length).toBeGreaterThan(4);
  });

  test('a field whose pattern is not generated is left out and listed', () => {
    const spec = { type: 'object', properties: { name: { type: 'string', pattern: '^\\bx$' }, size: { type: 'integer' } } };
    const { samples, skippedFields } = samplesOf(definitionOf(spec));
    expect(skippedFields).toEqual(['spec.name']);
    expect(samples.length).toBeGreaterThan(0);
  });
});

describe('texts of patterns', () => {
  test.each([
    '^[a-z]{2}(-[a-z]+)+-[0-9]$',
    '^[0-9]{1,3}(\\.[0-9]{1,3}){3}/[0-9]{1,2}$',
    '^v[0-9]+\\.[0-9]+\\.[0-9]+-eksbuild\\.[0-9]+$',
    '^arn:aws[a-z-]*:iam::\\d{12}:role/[\\w+=,.@-]+$',
    '^(?:small|large)?$',
    '[^a-y]{3}',
  ])('%s', (pattern) => {
    const texts = Array.from({ length: 8 }, (_, ordinal) => patternText(pattern, ordinal));
    for (const text of texts) expect(text).toMatch(new RegExp(pattern));
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  test('never throws, and is short', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (pattern, ordinal) => {
        expect((patternText(pattern, ordinal) ?? '').length).toBeLessThanOrEqual(512);
      }),
    );
  });
});

const compositionOf = (resources: readonly unknown[], functionName = 'function-patch-and-transform'): Fields => ({
  apiVersion: 'apiextensions.crossplane.io/v1',
  kind: 'Composition',
  metadata: { name: 'things' },
  spec: {
    compositeTypeRef: { apiVersion: 'example.org/v1', kind: 'Thing' },
    mode: 'Pipeline',
    pipeline: [
      {
        step: 'resources',
        functionRef: { name: functionName },
        input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources },
      },
    ],
  },
});

const map = (patches: readonly unknown[]) => [
  { name: 'map', base: { apiVersion: 'v1', kind: 'ConfigMap', data: { fixed: 'a' } }, patches },
];

function problemsOf(spec: SchemaValue, composition: Fields, more: object = {}) {
  const definition = definitionOf(spec);
  return sampleProblems({ composition, definition, ...validatorFor(definition), ...more });
}

describe('problems of samples', () => {
  const spec = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      count: { type: 'string' },
      size: { type: 'string', enum: ['s', 'l'] },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      ports: { type: 'array', items: { type: 'integer' } },
    },
  };

  test('a patch that fails for a valid value is reported with the smallest composite that shows it', () => {
    const toNumber = {
      fromFieldPath: 'spec.count',
      toFieldPath: 'data.count',
      transforms: [{ type: 'convert', convert: { toType: 'int64' } }],
    };
    const noMatch = {
      fromFieldPath: 'spec.name',
      toFieldPath: 'data.bucket',
      transforms: [{ type: 'string', string: { type: 'Regexp', regexp: { match: 's3://(.*)', group: 1 } } }],
    };
    const { problems, samples } = problemsOf(spec, compositionOf(map([toNumber, noMatch])));
    expect(samples).toBeGreaterThan(10);
    expect(problems).toMatchObject([
      { rule: 'sample-not-composed', pointer: '/spec/pipeline/0/input/resources/0/patches/0', sample: { spec: { name: 'a', count: 'a' } } },
      { rule: 'sample-not-composed', pointer: '/spec/pipeline/0/input/resources/0/patches/1', sample: { spec: { name: 'a' } } },
    ]);
    expect(Object.keys(fieldsOf(problems[1]?.sample?.spec))).toEqual(['name']);
  });

  test('a composed resource that the API server refuses is reported at the patch, and without a value at the base', () => {
    const service = [
      {
        name: 'service',
        base: { apiVersion: 'v1', kind: 'Service', spec: {} },
        patches: [{ fromFieldPath: 'spec.size', toFieldPath: 'spec.type' }],
      },
    ];
    const { problems } = problemsOf(spec, compositionOf(service));
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain(
      'sample-rejected /spec/pipeline/0/input/resources/0/patches/0',
    );
  });

  test('a Composition that works for every valid composite has no problem', () => {
    const patches = [
      { fromFieldPath: 'spec.name', toFieldPath: 'data.name' },
      { fromFieldPath: 'spec.size', toFieldPath: 'data.size', transforms: [{ type: 'map', map: { s: 'small', l: 'large' } }] },
      { fromFieldPath: 'spec.labels', toFieldPath: 'metadata.labels', policy: { toFieldPath: 'MergeObjects' } },
    ];
    expect(problemsOf(spec, compositionOf(map(patches))).problems).toEqual([]);
  });

  test('a patch from fields that no composite has at the same time is reported', () => {
    const either = {
      ...spec,
      'x-kubernetes-validations': [{ rule: '!(has(self.size) && has(self.count))', message: 'size or count' }],
    };
    const both = {
      type: 'CombineFromComposite',
      toFieldPath: 'data.both',
      combine: {
        strategy: 'string',
        string: { fmt: '%s-%s' },
        variables: [{ fromFieldPath: 'spec.size' }, { fromFieldPath: 'spec.count' }],
      },
    };
    expect(problemsOf(spec, compositionOf(map([both]))).problems).toEqual([]);
    expect(problemsOf(either, compositionOf(map([both]))).problems).toMatchObject([
      { rule: 'patch-without-sample', pointer: '/spec/pipeline/0/input/resources/0/patches/0' },
    ]);
  });

  test('nothing is reported for a Composition with a function that is not evaluated, or twice', () => {
    const toNumber = {
      fromFieldPath: 'spec.count',
      toFieldPath: 'data.count',
      transforms: [{ type: 'convert', convert: { toType: 'int64' } }],
    };
    const composition = compositionOf(map([toNumber]));
    const unknown = structuredClone(composition) as { spec: { pipeline: unknown[] } };
    unknown.spec.pipeline.unshift({ step: 'first', functionRef: { name: 'function-kcl' } });
    expect(problemsOf(spec, unknown as never)).toMatchObject({ problems: [], notSampled: expect.stringContaining('function-kcl') });
    const reported = ['/spec/pipeline/0/input/resources/0/patches/0/transforms'];
    expect(problemsOf(spec, composition, { reported }).problems).toEqual([]);
  });
});

test('the Compositions of the reference fleet have no problem', () => {
  const read = (name: string): Fields => {
    const file = new URL(`../../../common/crossplane/eks-cluster/${name}.yaml`, import.meta.url);
    return fieldsOf(readYaml(readFileSync(file, 'utf8'), name).documents[0]?.value);
  };
  const definition = read('definition');
  const { problems, samples } = sampleProblems({ composition: read('composition-2-zones'), definition, ...validatorFor(definition) });
  expect(problems).toEqual([]);
  expect(samples).toBeGreaterThan(20);
});
