import { readFileSync } from 'node:fs';
import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import { checkUnits, DefinitionError, type Finding, locationOf, type Manifest, type Unit } from '@slipway/manifest';
import { ApiObject, App, Chart, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { KubeObject, kubeObjects, UnitChart, unitOf } from './index.ts';

const config = (name: string): ConfigMap => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'shop' } });
const chartOf = <const Name extends string>(name: Name, app = new App()) => new UnitChart(app, name, { directory: `applications/${name}` });
const lineOf = (text: string): number =>
  readFileSync(import.meta.filename, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;
const findingsOf = (act: () => unknown): readonly Finding[] => {
  try {
    act();
  } catch (error) {
    if (error instanceof DefinitionError) return error.findings;
    throw error;
  }
  return [];
};

describe('a construct of a kind', () => {
  it('takes the fields of its model and no others', () => {
    const scope = chartOf('typed');
    const metadata = { name: 'a' };
    new KubeObject<ConfigMap>(scope, 'a', { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { key: 'value' } });
    // @ts-expect-error another kind
    new KubeObject<ConfigMap>(scope, 'b', { apiVersion: 'v1', kind: 'Secret', metadata });
    // @ts-expect-error a field that a ConfigMap does not have
    new KubeObject<ConfigMap>(scope, 'c', { apiVersion: 'v1', kind: 'ConfigMap', metadata, spec: {} });
    // @ts-expect-error a Deployment needs containers
    new KubeObject<Deployment>(scope, 'd', { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec: { template: { spec: {} } } });
    // @ts-expect-error no type, so no field would be checked
    new KubeObject(scope, 'e', { apiVersion: 'v1', kind: 'ConfigMap', metadata });
    expectTypeOf(new KubeObject<ConfigMap>(scope, 'f', config('f'))).toExtend<ApiObject>();
  });

  it('is reported with its own line, in any construct', () => {
    class Pair extends Construct {
      constructor(scope: Construct, id: string) {
        super(scope, id);
        new KubeObject<ConfigMap>(this, 'left', config('left')); // the left one
        kubeObjects(this, { 'right.yaml': config('right') }); // the right one
      }
    }
    const scope = chartOf('pairs');
    new Pair(scope, 'pair');
    new ApiObject(scope, 'plain', { ...config('plain'), metadata: { name: 'plain' } });
    const { manifests } = unitOf(scope);
    const lines = Object.entries(manifests).map(([file, manifest]) => [file, locationOf(manifest)?.line]);
    expect(lines).toEqual([
      ['pair-left.yaml', lineOf('// the left one')],
      ['pair-right.yaml', lineOf('// the right one')],
      ['plain.yaml', lineOf('const chartOf = ')],
    ]);
  });

  it('is reported at its line when it is refused', () => {
    const scope = chartOf('refused');
    const manifest = { ...config('a'), data: { empty: null } };
    new KubeObject<Manifest>(scope, 'a', manifest); // the refused one
    expect(findingsOf(() => unitOf(scope))).toMatchObject([
      { rule: 'dropped-null', file: 'refused/a', source: { file: import.meta.filename, line: lineOf('// the refused one') } },
    ]);
  });
});

describe('the unit of a chart', () => {
  it('has its files in the order of their dependencies, with what the chart and patches add', () => {
    const scope = new UnitChart(new App(), 'shop', { directory: 'applications/shop', namespace: 'shop', labels: { team: 'shop' } });
    const server = new KubeObject<ConfigMap>(scope, 'server', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'server' } });
    server.addDependency(new KubeObject<ConfigMap>(scope, 'settings', config('settings')));
    server.addJsonPatch(JsonPatch.replace('/metadata/name', 'renamed'), JsonPatch.add('/data', { key: 'value' }));
    const unit = unitOf(scope);
    expect(Object.keys(unit.manifests)).toEqual(['settings.yaml', 'server.yaml']);
    expect(unit.manifests['server.yaml']).toEqual({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'renamed', namespace: 'shop', labels: { team: 'shop' } },
      data: { key: 'value' },
    });
    expect(Object.keys(unit).sort()).toEqual(['dependsOn', 'directory', 'manifests', 'name']);
    expectTypeOf(unit).toEqualTypeOf<Unit<'shop'>>();
  });

  it('depends on the units of the charts that its constructs depend on, each once', () => {
    const app = new App();
    const [base, middle, top] = [chartOf('base', app), chartOf('middle', app), chartOf('top', app)];
    const settings = new KubeObject<ConfigMap>(base, 'settings', config('settings'));
    new KubeObject<ConfigMap>(middle, 'a', config('a')).addDependency(settings);
    new KubeObject<ConfigMap>(middle, 'b', config('b')).addDependency(settings);
    top.addDependency(middle);
    const unit = unitOf(top);
    expect(unit.dependsOn).toEqual([unitOf(middle)]);
    expect(unit.dependsOn[0]?.dependsOn).toEqual([unitOf(base)]);
    expect(unit.dependsOn[0]).toBe(unitOf(middle));
  });

  it('depends on units that are not charts, too', () => {
    const plain: Unit = { name: 'plain', directory: 'applications/plain', manifests: {}, dependsOn: [] };
    const scope = new UnitChart(new App(), 'chart', { directory: 'applications/chart', dependsOn: [plain] });
    expect(unitOf(scope).dependsOn).toEqual([plain]);
  });

  it('derives from its objects when it is ready', () => {
    const scope = new UnitChart(new App(), 'chart', {
      directory: 'applications/chart',
      ready: (manifests) => ({
        healthChecks: Object.values(manifests).map(({ apiVersion, kind, metadata: { name } }) => ({ apiVersion, kind, name })),
      }),
    });
    new KubeObject<ConfigMap>(scope, 'a', config('a'));
    expect(unitOf(scope).ready).toEqual({ healthChecks: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'a' }] });
  });

  it('of charts that wait for each other is reported with all others of the cycle', () => {
    const app = new App();
    const [one, two] = [chartOf('one', app), chartOf('two', app)];
    one.addDependency(two);
    two.addDependency(one);
    expect(checkUnits([unitOf(one), unitOf(two)]).map(({ rule }) => rule)).toContain('dependency-cycle');
  });

  it('is refused when it depends on what no unit has', () => {
    const app = new App();
    const scope = chartOf('chart', app);
    const outside = new Chart(app, 'outside');
    scope.addDependency(outside);
    expect(findingsOf(() => unitOf(scope))).toMatchObject([
      { rule: 'chart-error', file: 'chart', value: 'outside', source: { file: import.meta.filename, line: lineOf('const chartOf = ') } },
    ]);
  });
});
