import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf, chartYaml, type Files } from '../../test/chart-files.ts';
import type { Values } from '../value-maps.ts';
import { coalesceValues } from './coalesce.ts';
import { workingChart } from './working-chart.ts';

const coalesced = (files: Files, values: Values): Values => coalesceValues(workingChart(chartOf(files)), values, () => {});

const warnings = (files: Files, values: Values): readonly string[] => {
  const messages: string[] = [];
  coalesceValues(workingChart(chartOf(files)), values, (message) => messages.push(message));
  return messages;
};

const alone = (values: string): Files => ({ 'Chart.yaml': chartYaml('a'), 'values.yaml': values });
const withSub = (values: string, sub: string): Files => ({
  ...alone(values),
  'charts/sub/Chart.yaml': chartYaml('sub'),
  'charts/sub/values.yaml': sub,
});

describe('coalescing values', () => {
  it.each<[string, string, Values, Values]>([
    ['completes values from defaults', 'a: 1\nm: {x: 1, z: [1]}', { m: { x: 2 } }, { a: 1, m: { x: 2, z: [1] } }],
    ['replaces lists', 'l: [1, 2]', { l: [3] }, { l: [3] }],
    ['removes a default with null, at any depth', 'a: 1\nm: {x: 1, z: {q: 1}}', { a: null, m: { z: { q: null } } }, { m: { x: 1, z: {} } }],
    ['keeps null for a key without a default', 'm: {x: 1}', { b: null, m: { z: null } }, { b: null, m: { x: 1, z: null } }],
    ['drops null of defaults', 'a: null\nm: {x: null, z: 1}', {}, { m: { z: 1 } }],
    ['drops null of both at the root, and keeps it deeper', 'a: null\nm: {q: null}', { a: null, m: { q: null } }, { m: { q: null } }],
    ['lets the value of the user win over a table and a scalar', 'a: {x: 1}\nb: 1', { a: 1, b: { x: 1 } }, { a: 1, b: { x: 1 } }],
  ])('%s', (_, defaults, values, expected) => {
    expect(coalesced(alone(defaults), values)).toEqual(expected);
  });

  it('sets the values of a chart from the parent, over its own defaults', () => {
    const files = withSub('sub: {a: parent, n: null}', 'a: own\nb: own\nn: own');
    expect(coalesced(files, { sub: { b: 'user' } })).toEqual({ sub: { a: 'parent', b: 'user', global: {} } });
  });

  it('merges globals from the top down, and the parent has precedence', () => {
    const files = withSub('global: {g: {a: 1}, s: top}', 'global: {g: {a: 2, b: 2}, s: sub, only: sub}');
    expect((coalesced(files, {}).sub as Values).global).toEqual({ g: { a: 1, b: 2 }, s: 'top', only: 'sub' });
  });

  it('rejects a chart whose values are not a table', () => {
    expect(() => coalesced(withSub('a: 1', 'b: 1'), { sub: null })).toThrow('type mismatch on sub: %!t(<nil>)');
    expect(() => coalesced(withSub('a: 1', 'b: 1'), { sub: 3 })).toThrow('type mismatch on sub: %!t(float64=3)');
  });

  it('warns of a table for a scalar and a scalar for a table', () => {
    expect(warnings(alone('a: 1\nm: {x: {q: 1}}'), { a: { x: 1 }, m: { x: 1 } })).toEqual([
      'warning: skipped value for a.a: Not a table.',
      'warning: cannot overwrite table with non table for a.m.x',
    ]);
  });

  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: 0, max: 3 }),
      fc.constant(null),
      fc.array(fc.integer(), { maxLength: 2 }),
      tie('map'),
    ),
    map: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'global', 'sub2'), tie('value'), { maxKeys: 4 }),
  }));
  const map = json.map as fc.Arbitrary<Values>;
  const withoutNulls = map.filter((value) => !JSON.stringify(value).includes('null'));

  it('is idempotent without null, changes no input, and keeps all values of the user', () => {
    fc.assert(
      fc.property(withoutNulls, withoutNulls, (defaults, values) => {
        const chart = { ...workingChart(chartOf(alone(''))), values: defaults };
        const before = JSON.stringify([defaults, values]);
        const once = coalesceValues(chart, values, () => {});
        expect(coalesceValues(chart, once, () => {})).toEqual(once);
        expect(JSON.stringify([defaults, values])).toBe(before);
        for (const key of Object.keys(values)) expect(Object.hasOwn(once, key)).toBe(true);
      }),
    );
  });

  it('never has null of a default', () => {
    fc.assert(
      fc.property(map, (defaults) => {
        const chart = { ...workingChart(chartOf(alone(''))), values: defaults };
        expect(JSON.stringify(Object.values(coalesceValues(chart, {}, () => {})).filter((value) => !Array.isArray(value)))).not.toContain(
          'null',
        );
      }),
    );
  });
});
