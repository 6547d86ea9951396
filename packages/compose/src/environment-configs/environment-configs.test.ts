import { describe, expect, test } from 'vitest';
import { type JsonObject, renderComposite } from '../composite/render-composite.ts';

const composite = {
  apiVersion: 'platform.example.org/v1',
  kind: 'Thing',
  metadata: { name: 'shop', namespace: 'team-a' },
  spec: { stage: 'production', crossplane: {} },
};

const config = (name: string, data: unknown, labels: JsonObject = {}): JsonObject => ({
  apiVersion: 'apiextensions.crossplane.io/v1beta1',
  kind: 'EnvironmentConfig',
  metadata: { name, labels },
  data,
});

function environment(spec: JsonObject, required: readonly JsonObject[] = [], context: JsonObject = {}): unknown {
  const rendering = renderComposite({
    composite,
    composition: {
      metadata: { name: 'things' },
      spec: { pipeline: [{ step: 'environment', functionRef: { name: 'function-environment-configs' }, input: { spec } }] },
    },
    required,
    context,
  });
  return 'error' in rendering ? rendering.error : rendering.context['apiextensions.crossplane.io/environment'];
}

const internal = { apiVersion: 'internal.crossplane.io/v1alpha1', kind: 'Environment' };
const two = [
  config('b', { size: 2, list: [1] }, { stage: 'production' }),
  config('a', { size: 1, zones: { x: 1 } }, { stage: 'production' }),
];
const byStage = { key: 'stage', type: 'FromCompositeFieldPath', valueFromFieldPath: 'spec.stage' };

test.each<readonly [string, JsonObject, unknown]>([
  ['a reference', { environmentConfigs: [{ ref: { name: 'a' } }] }, { ...internal, size: 1, zones: { x: 1 } }],
  [
    'a later config replaces values and merges objects',
    { environmentConfigs: [{ type: 'Reference', ref: { name: 'a' } }, { ref: { name: 'b' } }] },
    { ...internal, size: 2, list: [1], zones: { x: 1 } },
  ],
  [
    'labels of the composite, sorted by name',
    { environmentConfigs: [{ type: 'Selector', selector: { mode: 'Multiple', matchLabels: [byStage] } }] },
    { ...internal, size: 2, list: [1], zones: { x: 1 } },
  ],
  [
    'the first by a field',
    {
      environmentConfigs: [
        { type: 'Selector', selector: { mode: 'Multiple', maxMatch: 1, sortByFieldPath: 'data.size', matchLabels: [byStage] } },
      ],
    },
    { ...internal, size: 1, zones: { x: 1 } },
  ],
  [
    'a path',
    { environmentConfigs: [{ ref: { name: 'a' }, toFieldPath: 'one.two' }] },
    { ...internal, one: { two: { size: 1, zones: { x: 1 } } } },
  ],
  [
    'default data',
    { defaultData: { size: 9, more: true }, environmentConfigs: [{ ref: { name: 'a' } }] },
    { ...internal, size: 1, more: true, zones: { x: 1 } },
  ],
  ['an optional config', { environmentConfigs: [{ ref: { name: 'none' } }], policy: { resolution: 'Optional' } }, internal],
  [
    'an optional label',
    {
      environmentConfigs: [
        { type: 'Selector', selector: { matchLabels: [{ ...byStage, valueFromFieldPath: 'spec.x', fromFieldPathPolicy: 'Optional' }] } },
      ],
    },
    internal,
  ],
  ['no configs', {}, undefined],
])('%s', (_, spec, expected) => {
  expect(environment(spec, two)).toEqual(expected);
});

test('the environment of an earlier step is kept', () => {
  const context = { 'apiextensions.crossplane.io/environment': { ...internal, size: 0, earlier: 'x' } };
  expect(environment({ environmentConfigs: [{ ref: { name: 'a' } }] }, two, context)).toEqual({
    ...internal,
    size: 1,
    zones: { x: 1 },
    earlier: 'x',
  });
});

describe('errors', () => {
  test.each<readonly [string, JsonObject, string]>([
    [
      'a config that does not exist',
      { environmentConfigs: [{ ref: { name: 'none' } }] },
      'cannot get selected environment configs: cannot process environment config "none" by reference, "environment-config-0": Required environment config "none" not found',
    ],
    [
      'too many configs',
      { environmentConfigs: [{ type: 'Selector', selector: { matchLabels: [byStage] } }] },
      'cannot process environment config "environment-config-0" by selector: expected exactly one required resource, got 2',
    ],
    [
      'too few configs',
      { environmentConfigs: [{ type: 'Selector', selector: { mode: 'Multiple', minMatch: 3, matchLabels: [byStage] } }] },
      'expected at least 3 required resources, got 2',
    ],
    [
      'a label without a value',
      { environmentConfigs: [{ type: 'Selector', selector: { matchLabels: [{ ...byStage, valueFromFieldPath: 'spec.x' }] } }] },
      'cannot build requirements: cannot get value from field path "spec.x": spec.x: no such field',
    ],
    ['an unknown key', { configs: [] }, 'unknown name "configs"'],
  ])('%s', (_, spec, message) => {
    expect(environment(spec, two)).toContain(message);
  });
});
