import { fieldsOf } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastJsonSize } from '../values/go-json.ts';
import { type JsonObject, type RenderInput, renderComposite } from './render-composite.ts';
import { renderRounds, type SettledRounds } from './render-rounds.ts';

const composite = {
  apiVersion: 'platform.example.org/v1',
  kind: 'Thing',
  metadata: { name: 'shop', namespace: 'team-a' },
  spec: { region: 'eu-west-1' },
};

const map = (name: string, data: JsonObject, ...patches: readonly JsonObject[]): JsonObject => ({
  name,
  base: { apiVersion: 'v1', kind: 'ConfigMap', data },
  patches,
});

const composition = (...resources: readonly JsonObject[]) => ({
  apiVersion: 'apiextensions.crossplane.io/v1',
  kind: 'Composition',
  metadata: { name: 'things' },
  spec: {
    compositeTypeRef: { apiVersion: 'platform.example.org/v1', kind: 'Thing' },
    mode: 'Pipeline',
    pipeline: [
      {
        step: 'resources',
        functionRef: { name: 'function-patch-and-transform' },
        input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources },
      },
    ],
  },
});

const observed = (template: string, more: JsonObject = {}): JsonObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: `live-${template}`, namespace: 'team-a', annotations: { 'crossplane.io/composition-resource-name': template } },
  ...more,
});

function settled(input: Partial<RenderInput> & Pick<RenderInput, 'composition'>, most = 20): SettledRounds {
  const result = renderRounds({ composite, ...input }, most);
  if ('error' in result) throw new Error(result.error);
  return result;
}

const dataOf = ({ rendering }: SettledRounds): readonly unknown[] => rendering.resources.map(({ data }) => data);

/** The first resource has the region. Its value goes to the status, and from there to the second one. */
const chain = composition(
  map(
    'a',
    {},
    { fromFieldPath: 'spec.region', toFieldPath: 'data.region' },
    { type: 'ToCompositeFieldPath', fromFieldPath: 'data.region', toFieldPath: 'status.region' },
  ),
  map('b', {}, { fromFieldPath: 'status.region', toFieldPath: 'data.region', policy: { fromFieldPath: 'Required' } }),
);

test('a value goes through the status of the composite to another resource', () => {
  const once = renderComposite({ composite, composition: chain });
  expect('error' in once ? once : once.resources.map(({ data }) => data)).toEqual([{ region: 'eu-west-1' }]);
  const result = settled({ composition: chain });
  expect(dataOf(result)).toEqual([{ region: 'eu-west-1' }, { region: 'eu-west-1' }]);
  expect(result.rounds).toBe(4);
  expect(result.changing).toEqual([]);
  expect(fieldsOf(result.rendering.fullComposite.status).region).toBe('eu-west-1');
});

test('a status that the user gave is observed in each round, with the name of the resource', () => {
  const result = settled({
    composition: composition(
      map('a', {}, { type: 'ToCompositeFieldPath', fromFieldPath: 'status.id', toFieldPath: 'status.id' }),
      map('b', {}, { fromFieldPath: 'status.id', toFieldPath: 'data.id' }),
    ),
    observed: [observed('a', { status: { id: 'vpc-1' } })],
  });
  expect(dataOf(result)).toEqual([{}, { id: 'vpc-1' }]);
  expect(result.rendering.resources.map(({ metadata }) => fieldsOf(metadata).name)).toEqual([
    'live-a',
    expect.stringMatching(/^shop-[0-9a-f]{12}$/),
  ]);
});

test('a resource that Crossplane deletes is not observed again', () => {
  const gone = map('gone', {}, { fromFieldPath: 'spec.no', toFieldPath: 'data.a', policy: { fromFieldPath: 'Required' } });
  const result = settled({ composition: composition(map('a', { x: 'y' })), observed: [observed('removed', { status: { id: 1 } })] });
  expect(dataOf(result)).toEqual([{ x: 'y' }]);
  expect(result.rendering.deleted).toEqual([]);
  // A required value that is missing keeps what exists.
  expect(settled({ composition: composition(gone), observed: [observed('gone')] }).rendering.resources).toHaveLength(1);
});

test('names what still changes when the limit is reached', () => {
  const growing = composition(
    map(
      'a',
      {},
      { type: 'ToCompositeFieldPath', fromFieldPath: 'data.text', toFieldPath: 'status.text' },
      {
        type: 'CombineFromComposite',
        combine: { variables: [{ fromFieldPath: 'spec.region' }], strategy: 'string', string: { fmt: '%s' } },
        toFieldPath: 'data.text',
      },
      {
        fromFieldPath: 'status.text',
        toFieldPath: 'data.text',
        transforms: [{ type: 'string', string: { type: 'Format', fmt: '%s-more' } }],
      },
    ),
  );
  const last = (most: number) => settled({ composition: growing }, most);
  expect([last(5).rounds, last(5).changing, last(6).changing]).toEqual([5, ['a'], ['composite']]);
});

test('an error names the round that failed', () => {
  const failing = composition(
    map(
      'a',
      {},
      { fromFieldPath: 'spec.region', toFieldPath: 'data.region' },
      { type: 'ToCompositeFieldPath', fromFieldPath: 'data.region', toFieldPath: 'status.region' },
    ),
    map('b', {}, { fromFieldPath: 'status.region', toFieldPath: 'kind.a' }),
  );
  expect(renderRounds({ composite, composition: failing }, 10)).toMatchObject({
    round: 3,
    error: expect.stringContaining('kind is not an object'),
  });
});

test('a settled result does not change when it is rendered again', () => {
  const patch = fc.record({
    type: fc.constantFrom('FromCompositeFieldPath', 'ToCompositeFieldPath'),
    from: fc.constantFrom('data.a', 'data.b', 'spec.region', 'status.x', 'status.y'),
    to: fc.constantFrom('data.a', 'data.b', 'status.x', 'status.y'),
  });
  const resource = fc.array(patch, { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(resource, { minLength: 1, maxLength: 3 }), (all) => {
      const resources = all.map((patches, index) =>
        map(`r${index}`, { a: 'x' }, ...patches.map(({ type, from, to }) => ({ type, fromFieldPath: from, toFieldPath: to }))),
      );
      const result = renderRounds({ composite, composition: composition(...resources) }, 20);
      if ('error' in result || result.changing.length > 0) return;
      const { rendering } = result;
      const again = renderComposite({
        composite: rendering.fullComposite,
        composition: composition(...resources),
        observed: rendering.resources,
      });
      expect(again).toMatchObject({ resources: rendering.resources, composite: rendering.composite });
    }),
  );
});

test('a composite that doubles in each round ends at the size that the API server takes', () => {
  const doubling = composition(
    map(
      'a',
      {},
      { fromFieldPath: 'status', toFieldPath: 'data.a' },
      { fromFieldPath: 'status', toFieldPath: 'data.b' },
      { type: 'ToCompositeFieldPath', fromFieldPath: 'data', toFieldPath: 'status.n' },
    ),
  );
  const result = renderRounds({ composite: { ...composite, status: { x: 'y'.repeat(100_000) } }, composition: doubling }, 100);
  expect('error' in result ? result.error : '').toMatch(/^cannot apply \w+\/[\w-]+: Request entity too large: limit is 3145728$/);
});

test('the least size of JSON is not more than its size', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text);
      expect(leastJsonSize(value, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(JSON.stringify(value).length);
    }),
  );
});
