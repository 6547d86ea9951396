import type { Manifest, Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { checkChartPins, checkCharts } from './check-charts.ts';
import { jetstack, sourcesUnit } from './index.ts';

const object = (apiVersion: string, kind: string, spec: object, name = 'tool'): Manifest =>
  ({ apiVersion, kind, metadata: { name, namespace: 'flux-system' }, spec }) as Manifest;
const release = (chart: object, apiVersion = 'helm.toolkit.fluxcd.io/v2') =>
  object(apiVersion, 'HelmRelease', { interval: '1h', chart: { spec: { chart: 'tool', version: '1.2.3', ...chart } } });
const from = (name: string, kind = 'HelmRepository') => ({ sourceRef: { kind, name } });
const unit = (manifests: Readonly<Record<string, Manifest>>, part: Partial<Unit> = {}): Unit => ({
  name: 'tool',
  package: 'tools',
  directory: 'common/tool',
  manifests,
  dependsOn: [sourcesUnit],
  ...part,
});
const rules = (given: Unit) => checkCharts([given]).map(({ rule }) => rule);

describe('the check of charts', () => {
  it('accepts one version from a repository of the catalogue that is awaited, however far before', () => {
    const manifests = { 'release.yaml': release(from(jetstack.name)) };
    expect(checkCharts([unit(manifests), unit(manifests, { dependsOn: [unit({})] })])).toEqual([]);
  });

  it('accepts a repository that stands beside the release, which needs no waiting', () => {
    const repository = object('source.toolkit.fluxcd.io/v1', 'HelmRepository', { url: 'https://charts.example' }, 'ours');
    expect(rules(unit({ 'source.yaml': repository, 'release.yaml': release(from('ours')) }, { dependsOn: [] }))).toEqual([]);
  });

  it('refuses a range in components and in older versions of the API as well', () => {
    const ranging = { 'release.yaml': release({ ...from(jetstack.name), version: '1.x' }, 'helm.toolkit.fluxcd.io/v2beta2') };
    expect(checkCharts([unit({}, { components: { extra: ranging } })])).toMatchObject([
      { rule: 'unpinned-chart', file: 'common/tool/extra/release.yaml' },
    ]);
  });

  it('refuses a chart in Git, whose version is whatever its branch holds', () => {
    expect(rules(unit({ 'release.yaml': release(from(jetstack.name, 'GitRepository')) }))).toEqual(['unknown-source']);
  });

  it('says nothing of the order where everything else is there already', () => {
    const early = unit({ 'release.yaml': release({ ...from(jetstack.name), version: '*' }) }, { dependsOn: [] });
    expect(rules(early)).toEqual(['unpinned-chart', 'source-not-awaited']);
    expect(checkChartPins([early]).map(({ rule }) => rule)).toEqual(['unpinned-chart']);
  });
});
