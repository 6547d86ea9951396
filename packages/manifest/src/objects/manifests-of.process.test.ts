import { execFileSync } from 'node:child_process';
import { ApiObject, App, Chart, type ChartProps, JsonPatch, Lazy } from 'cdk8s';
import { describe, expect, test } from 'vitest';
import { DefinitionError, type Finding } from '../findings/finding.ts';
import { locationOf, rememberLocation } from '../findings/source-location.ts';
import { manifestsOf } from './chart-objects.ts';

const newChart = (props?: ChartProps): Chart => new Chart(new App(), 'addon', props);
const names = (chart: Chart): string[] => manifestsOf(chart).map(({ metadata }) => metadata.name);

describe('the objects of a chart', () => {
  test('keep every field, name and list as written', () => {
    const object = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'a', namespace: 'ns', labels: { b: '1' }, annotations: { c: '2' }, finalizers: ['x.example/y'] },
      data: { z: '', y: 'no' },
      list: [3, 1, 2, {}, []],
      empty: {},
      flag: false,
      zero: 0,
    };
    const chart = newChart();
    new ApiObject(chart, 'a', object);
    expect(manifestsOf(chart)).toEqual([object]);
  });

  test('come in the order of their dependencies', () => {
    const chart = newChart();
    const first = new ApiObject(chart, 'a', { apiVersion: 'v1', kind: 'A', metadata: { name: 'needs-b' } });
    const second = new ApiObject(chart, 'b', { apiVersion: 'v1', kind: 'A', metadata: { name: 'b' } });
    first.addDependency(second);
    expect(names(chart)).toEqual(['b', 'needs-b']);
  });

  test('include those of charts inside it', () => {
    const chart = newChart();
    new ApiObject(chart, 'a', { apiVersion: 'v1', kind: 'A', metadata: { name: 'outer' } });
    new ApiObject(new Chart(chart, 'inner'), 'b', { apiVersion: 'v1', kind: 'A', metadata: { name: 'inner' } });
    expect(names(chart)).toEqual(['outer', 'inner']);
  });

  test('have the additions of cdk8s: namespace, labels, patches, lazy values', () => {
    const chart = newChart({ namespace: 'apps', labels: { team: 'x' } });
    const object = new ApiObject(chart, 'a', {
      apiVersion: 'v1',
      kind: 'A',
      metadata: { name: 'a' },
      spec: { n: Lazy.any({ produce: () => 3 }) },
    });
    object.addJsonPatch(JsonPatch.add('/spec/m', 4));
    expect(manifestsOf(chart)).toEqual([
      { apiVersion: 'v1', kind: 'A', metadata: { name: 'a', namespace: 'apps', labels: { team: 'x' } }, spec: { n: 3, m: 4 } },
    ]);
  });

  test('have the location of the chart', () => {
    const define = (): Chart => rememberLocation(newChart(), define);
    const chart = define();
    new ApiObject(chart, 'a', { apiVersion: 'v1', kind: 'A', metadata: { name: 'a' } });
    expect(manifestsOf(chart).map(locationOf)).toEqual([locationOf(chart)]);
    expect(locationOf(chart)?.file).toBe(import.meta.filename);
  });
});

describe('a chart is rejected', () => {
  test('for every object without a name of its own, by construct path', () => {
    const chart = newChart();
    new ApiObject(chart, 'one', { apiVersion: 'v1', kind: 'A' });
    new ApiObject(chart, 'two', { apiVersion: 'v1', kind: 'B', metadata: { labels: {} } });
    expect(findingsOf(chart).map(({ rule, file, pointer }) => [rule, file, pointer])).toEqual([
      ['unnamed-object', 'addon/one', '/metadata/name'],
      ['unnamed-object', 'addon/two', '/metadata/name'],
    ]);
  });

  test('for fields that are null, which cdk8s would drop', () => {
    const chart = newChart();
    new ApiObject(chart, 'one', { apiVersion: 'v1', kind: 'A', metadata: { name: 'a' }, spec: { values: { 'a/b': null, c: [null] } } });
    expect(findingsOf(chart).map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['dropped-null', '/spec/values/a~1b'],
      ['dropped-null', '/spec/values/c/0'],
    ]);
  });

  test('for errors of cdk8s itself', () => {
    const chart = newChart();
    new ApiObject(chart, 'one', { apiVersion: 'v1', kind: 'A', metadata: { name: 'a' }, spec: { at: new Date(0) } });
    const [finding] = findingsOf(chart);
    expect(finding).toMatchObject({ rule: 'chart-error', severity: 'reject' });
    expect(finding?.message).toContain('addon/one');
  });
});

test('a program without charts does not load cdk8s', () => {
  const script = `await import(${JSON.stringify(new URL('../index.ts', import.meta.url).href)});
    const { createRequire } = await import('node:module');
    console.log(Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache).filter((file) => /cdk8s|constructs/.test(file)).length);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim()).toBe('0');
});

function findingsOf(chart: Chart): readonly Finding[] {
  try {
    manifestsOf(chart);
  } catch (error) {
    if (error instanceof DefinitionError) return error.findings;
    throw error;
  }
  return [];
}
