import type { Manifest } from '@slipway/manifest';
import type { CompositionQuestion } from '../crossplane/composition-question.ts';
import { type Draw, drawn, sampleOf } from './draw.ts';

/** A composite and its Composition. Half of them fail on purpose. */
export const compositionCase = drawn(makeQuestion);

/** Returns generated cases, always the same for a seed. */
export const compositionCases = (count: number, seed: number): readonly CompositionQuestion[] => sampleOf(compositionCase, count, seed);

type Json = Readonly<Record<string, unknown>>;

const DEFINITION = {
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: 'things.platform.example.org' },
  spec: {
    scope: 'Namespaced',
    group: 'platform.example.org',
    names: { kind: 'Thing', plural: 'things' },
    versions: [
      {
        name: 'v1',
        served: true,
        referenceable: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: {
                type: 'object',
                properties: {
                  p: {
                    type: 'object',
                    properties: {
                      size: { type: 'string', default: 'small' },
                      list: { type: 'array', items: { type: 'object', properties: { k: { type: 'string', default: 'k0' } } } },
                      map: {
                        type: 'object',
                        additionalProperties: { type: 'object', properties: { on: { type: 'boolean', default: true } } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    ],
  },
} as unknown as Manifest;

function makeQuestion(draw: Draw): CompositionQuestion {
  const count = 1 + draw.below(3);
  const names = Array.from({ length: count }, (_, index) => `r${index}`);
  const namespace = draw.chance(80) ? { namespace: 'team-a' } : {};
  return {
    composite: compositeOf(draw, namespace),
    composition: compositionOf(draw, names),
    ...(draw.chance(60) && { definition: DEFINITION }),
    observed: names.filter(() => draw.chance(45)).map((name) => observedOf(draw, name, namespace)),
    required: draw.chance(30) ? [SECRET] : [],
  };
}

const SECRET = {
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: 'details', namespace: 'team-a' },
  data: { key: 'dmFsdWU=' },
} as unknown as Manifest;

function compositeOf(draw: Draw, namespace: Json): Manifest {
  const labels = draw.chance(50) ? { labels: draw.pick([{ team: 'a' }, { 'crossplane.io/composite': 'prefix' }]) } : {};
  const name = draw.pick(['shop', 'a-name-that-is-so-long-that-the-names-of-its-resources-are-cut', 'x1']);
  const p = {
    text: draw.pick(['eu-west-1', '', 'é', '7', 'a b']),
    whole: draw.pick([5, 0, 1_000_000, -3]),
    part: draw.pick([0.5, 2.25, 1e21]),
    flag: draw.chance(50),
    nothing: null,
    tags: draw.pick<unknown>([{}, { team: 'x', 'a.b/c': 'd' }, { u: '9', m: 3 }]),
    list: draw.pick<unknown>([[], [{ k: 'v', m: 1 }, { k: 'w' }], [{}]]),
    words: draw.pick<unknown>([['a', 'b'], [1, 2.5, 'x'], []]),
    json: draw.pick(['{"a":1}', '[1,2]', 'x', 'null']),
    map: draw.pick<unknown>([{ one: {} }, {}]),
    deep: { e: { f: 'deep', g: 4 } },
    ...(draw.chance(30) && { optional: 'given' }),
  };
  const crossplane = draw.chance(50) ? { crossplane: { compositionRef: { name: 'things' } } } : {};
  const details = draw.chance(15) ? { writeConnectionSecretToRef: { name: 'own', namespace: 'elsewhere' } } : {};
  return {
    apiVersion: 'platform.example.org/v1',
    kind: 'Thing',
    metadata: { name, ...namespace, ...labels },
    spec: { p, ...crossplane, ...details },
  } as unknown as Manifest;
}

function observedOf(draw: Draw, name: string, namespace: Json): Manifest {
  const conditions = [{ type: 'Ready', status: draw.pick(['True', 'False']), reason: 'Made', lastTransitionTime: '2026-01-01T00:00:00Z' }];
  return {
    apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
    kind: 'VPC',
    metadata: { name: `observed-${name}`, ...namespace, annotations: { 'crossplane.io/composition-resource-name': name } },
    spec: {
      forProvider: { region: 'eu-west-1' },
      ...(draw.chance(50) && { writeConnectionSecretToRef: { name: 'details', namespace: 'team-a' } }),
    },
    ...(draw.chance(80) && {
      status: {
        atProvider: { id: draw.pick(['id-1', 'id-2']), whole: 5, list: ['x', 1], flag: draw.chance(50) },
        ...(draw.chance(70) && { conditions }),
      },
    }),
  } as unknown as Manifest;
}

function compositionOf(draw: Draw, names: readonly string[]): Manifest {
  const steps = [step('patch', 'function-patch-and-transform', inputOf(draw, names))];
  if (draw.chance(40)) steps.push(step('ready', 'function-auto-ready'));
  if (draw.chance(15)) steps.push(step('again', 'function-patch-and-transform', { ...inputOf(draw, names), environment: { patches: [] } }));
  return {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: 'things' },
    spec: { compositeTypeRef: { apiVersion: 'platform.example.org/v1', kind: 'Thing' }, mode: 'Pipeline', pipeline: steps },
  } as unknown as Manifest;
}

const step = (name: string, functionName: string, input?: Json) => ({
  step: name,
  functionRef: { name: functionName },
  ...(input && { input }),
});

function inputOf(draw: Draw, names: readonly string[]): Json {
  const many = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: draw.below(most + 1) }, make);
  const resources = names.map((name) => ({
    name,
    ...(draw.chance(94) && { base: baseOf(draw) }),
    ...(draw.chance(90) && { patches: many(4, () => patchOf(draw, true)) }),
    ...(draw.chance(25) && { connectionDetails: many(2, () => draw.pick(DETAILS)) }),
    ...(draw.chance(35) && { readinessChecks: many(2, () => draw.pick(CHECKS)) }),
  }));
  const sets = [{ name: 'set', patches: many(2, () => patchOf(draw, false)) }];
  const input = {
    apiVersion: 'pt.fn.crossplane.io/v1beta1',
    kind: 'Resources',
    patchSets: sets,
    ...(draw.chance(25) && { environment: { patches: many(3, () => environmentPatchOf(draw)) } }),
    ...(draw.chance(20) && { writeConnectionSecretToRef: { name: 'written', patches: many(1, () => SECRET_PATCH) } }),
    resources,
  };
  return draw.chance(5) ? { ...input, ...draw.pick(MISTAKES) } : input;
}

const SECRET_PATCH = { type: 'FromCompositeFieldPath', fromFieldPath: 'spec.p.text', toFieldPath: 'name' };

const MISTAKES: readonly Json[] = [
  { bogus: 1 },
  { resources: [] },
  { patchSets: 'x' },
  { resources: [{ name: 5 }] },
  { resources: [{ name: 'r0', base: 'text' }] },
  { resources: [{ name: 'r0', patches: [{ fromFieldPath: true }] }] },
  { resources: [{ name: 'r0', base: { apiVersion: 'v1', kind: 'A' }, readinessChecks: [{ type: 'Bad' }] }] },
  { resources: [{ name: 'r0', base: { apiVersion: 'v1', kind: 'A' }, patches: [{ fromFieldPath: 'a', policy: { toFieldPath: 'Bad' } }] }] },
];

function baseOf(draw: Draw): Json {
  const metadata = draw.chance(30)
    ? { metadata: draw.pick<Json>([{ labels: { a: 'b' } }, { labels: { a: 1 } }, { name: 'fixed' }, { namespace: 'other' }]) }
    : {};
  const forProvider = {
    region: 'us-east-1',
    tags: draw.pick<unknown>([{ t: '1', u: '2' }, {}, { m: 1 }]),
    list: draw.pick<unknown>([['a'], [], [1, 'x'], [{ k: 1 }]]),
    items: [{ k: 'a' }, { k: 'b', z: [1] }],
    number: draw.pick([5, 1.5, 1_000_000]),
    nothing: null,
  };
  return draw.chance(15)
    ? { apiVersion: 'v1', kind: 'ConfigMap', ...metadata, data: { a: '1' }, spec: { forProvider } }
    : { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind: 'VPC', ...metadata, spec: { forProvider } };
}

const FROM_COMPOSITE =
  `spec.p.text spec.p.text spec.p.whole spec.p.part spec.p.flag spec.p.nothing spec.p.tags spec.p.tags[a.b/c] spec.p.list
  spec.p.list[0].k spec.p.list[9] spec.p.words spec.p.words[0] spec.p.json spec.p.optional spec.p.size spec.p.missing spec.p.deep
  spec.p.deep.e.g metadata.name metadata.labels metadata.uid spec.p.list[*] spec.p.text.x spec.p.nothing.x spec..p spec.p.map.one
  spec.crossplane.compositionRef.name`.split(/\s+/);
const FROM_OBSERVED = `spec.forProvider.region status.atProvider.id status.atProvider.whole status.atProvider.list status.atProvider.missing
  metadata.name status.conditions status.conditions[?(@.type=='Ready')] spec.forProvider status.atProvider.flag`.split(/\s+/);
const FROM_ENVIRONMENT = 'set.a set.list set set.missing kind'.split(' ');
const TO_COMPOSED = `region region tags tags tags.t tags[a.b/c] list list list[0] list[3].x items[*].k new.a.b new[1][2] missing[*] region.x
  number list[2000] nothing.x nothing[*]`
  .split(/\s+/)
  .map((path) => `spec.forProvider.${path}`)
  .concat(
    'metadata.name',
    'metadata.labels[l]',
    'metadata.labels',
    'metadata.annotations[crossplane.io/external-name]',
    'metadata.namespace',
    'kind',
    'status.z',
    'spec',
  );
const TO_COMPOSITE = 'status.vpc status.info.x status.arns[1] status.arns status spec.q metadata.labels.q status.vpc.deep'.split(' ');
const TO_ENVIRONMENT = 'set.a set.list set.list[1] set'.split(' ');

interface Sides {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const PATCHES: Readonly<Record<string, Sides>> = {
  FromCompositeFieldPath: { from: FROM_COMPOSITE, to: TO_COMPOSED },
  CombineFromComposite: { from: FROM_COMPOSITE, to: TO_COMPOSED },
  ToCompositeFieldPath: { from: FROM_OBSERVED, to: TO_COMPOSITE },
  CombineToComposite: { from: FROM_OBSERVED, to: TO_COMPOSITE },
  FromEnvironmentFieldPath: { from: FROM_ENVIRONMENT, to: TO_COMPOSED },
  CombineFromEnvironment: { from: FROM_ENVIRONMENT, to: TO_COMPOSED },
  ToEnvironmentFieldPath: { from: FROM_OBSERVED, to: TO_ENVIRONMENT },
  CombineToEnvironment: { from: FROM_OBSERVED, to: TO_ENVIRONMENT },
};

function patchOf(draw: Draw, mayBeSet: boolean): Json {
  if (mayBeSet && draw.chance(12)) return { type: 'PatchSet', patchSetName: draw.chance(95) ? 'set' : 'none' };
  const type = draw.chance(50) ? 'FromCompositeFieldPath' : draw.pick(Object.keys(PATCHES));
  return patchBetween(draw, type, PATCHES[type] as Sides);
}

const ENVIRONMENT_PATCHES: Readonly<Record<string, Sides>> = {
  FromCompositeFieldPath: { from: FROM_COMPOSITE, to: TO_ENVIRONMENT },
  CombineFromComposite: { from: FROM_COMPOSITE, to: TO_ENVIRONMENT },
  ToCompositeFieldPath: { from: FROM_ENVIRONMENT, to: TO_COMPOSITE },
  CombineToComposite: { from: FROM_ENVIRONMENT, to: TO_COMPOSITE },
};

function environmentPatchOf(draw: Draw): Json {
  const type = draw.pick(Object.keys(ENVIRONMENT_PATCHES));
  return patchBetween(draw, type, ENVIRONMENT_PATCHES[type] as Sides);
}

function patchBetween(draw: Draw, type: string, { from, to }: Sides): Json {
  const source = type.startsWith('Combine')
    ? {
        combine: {
          strategy: 'string',
          variables: Array.from({ length: 1 + draw.below(3) }, () => ({ fromFieldPath: draw.pick(from) })),
          string: { fmt: draw.pick(['%s-%s', '%s', '%d', '%v/%v']) },
        },
      }
    : { fromFieldPath: draw.pick(from) };
  return {
    ...(type === 'FromCompositeFieldPath' && draw.chance(40) ? {} : { type }),
    ...source,
    // A combine patch creates the key `*`, which the function expands until it has no memory.
    toFieldPath: draw.pick(type.startsWith('Combine') ? to.filter((path) => path !== 'spec.forProvider.missing[*]') : to),
    ...(draw.chance(30) && { transforms: Array.from({ length: 1 + draw.below(2) }, () => transformOf(draw)) }),
    ...(draw.chance(50) && { policy: policyOf(draw) }),
  };
}

const TO_POLICIES =
  'Replace MergeObjects MergeObjectsAppendArrays ForceMergeObjects ForceMergeObjectsAppendArrays MergeObject AppendArray'.split(' ');

const policyOf = (draw: Draw): Json => ({
  ...(draw.chance(50) && { fromFieldPath: draw.pick(['Optional', 'Required', 'Required']) }),
  ...(draw.chance(60) && { toFieldPath: draw.pick(TO_POLICIES) }),
});

function transformOf(draw: Draw): Json {
  switch (draw.pick(['string', 'string', 'convert', 'map', 'math', 'match'])) {
    case 'string':
      return { type: 'string', string: draw.pick(STRINGS) };
    case 'convert':
      return {
        type: 'convert',
        convert: {
          toType: draw.pick(['string', 'int', 'int64', 'float64', 'bool', 'array', 'object']),
          ...(draw.chance(40) && { format: draw.pick(['none', 'json', 'quantity']) }),
        },
      };
    case 'map':
      return { type: 'map', map: { 'eu-west-1': 'e', shop: { a: 1, b: [1] }, true: 'yes', '7': 7 } };
    case 'math':
      return { type: 'math', math: { type: draw.pick(['Multiply', 'ClampMin', 'ClampMax']), multiply: 3, clampMin: 2, clampMax: 9 } };
    default:
      return {
        type: 'match',
        match: {
          patterns: [
            { type: 'literal', literal: 'shop', result: 'two' },
            { type: 'regexp', regexp: '^e', result: { r: [1, 2] } },
          ],
          ...(draw.chance(50) ? { fallbackTo: 'Input' } : { fallbackValue: 'fallback' }),
        },
      };
  }
}

const STRINGS: readonly Json[] = [
  ...['%s', 'a-%s', '%d', '%v', '%s-%s', '%05.1f'].map((fmt) => ({ type: 'Format', fmt })),
  ...['ToUpper', 'ToLower', 'ToJson', 'ToBase64', 'FromBase64', 'ToSha1', 'ToSha256', 'ToSha512', 'ToAdler32'].map((convert) => ({
    type: 'Convert',
    convert,
  })),
  { type: 'TrimPrefix', trim: 'eu-' },
  { type: 'TrimSuffix', trim: '1' },
  { type: 'Regexp', regexp: { match: '([a-z]+)-(.*)', group: 2 } },
  { type: 'Regexp', regexp: { match: '(' } },
  { type: 'Join', join: { separator: ', ' } },
  { type: 'Replace', replace: { search: 'e', replace: '__' } },
  { fmt: '%s' },
];

const CHECKS: readonly Json[] = [
  { type: 'None' },
  { type: 'NonEmpty', fieldPath: 'status.atProvider.id' },
  { type: 'MatchString', fieldPath: 'status.atProvider.id', matchString: 'id-1' },
  { type: 'MatchInteger', fieldPath: 'status.atProvider.whole', matchInteger: 5 },
  { type: 'MatchCondition', matchCondition: { type: 'Ready', status: 'True' } },
  { type: 'MatchTrue', fieldPath: 'status.atProvider.flag' },
  { type: 'MatchFalse', fieldPath: 'status.atProvider.flag' },
  { type: 'MatchTrue', fieldPath: 'status.atProvider.id' },
];

const DETAILS: readonly Json[] = [
  { name: 'a', type: 'FromValue', value: 'v' },
  { name: 'b', type: 'FromConnectionSecretKey', fromConnectionSecretKey: 'key' },
  { name: 'c', type: 'FromFieldPath', fromFieldPath: 'status.atProvider' },
];
