import type { Manifest, Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { checkCharts } from './check-charts.ts';
import { defineHelmRepository } from './helm-repository.ts';

const jetstack = defineHelmRepository({ name: 'jetstack', url: 'https://charts.jetstack.io' });
const eksCharts = defineHelmRepository({ name: 'eks-charts', url: 'https://aws.github.io/eks-charts' });

const object = (apiVersion: string, kind: string, spec: object, name = 'tool'): Manifest =>
  ({ apiVersion, kind, metadata: { name, namespace: 'flux-system' }, spec }) as Manifest;
const release = (chart: object, apiVersion = 'helm.toolkit.fluxcd.io/v2') =>
  object(apiVersion, 'HelmRelease', { interval: '1h', chart: { spec: { chart: 'tool', version: '1.2.3', ...chart } } });
const from = (name: string, kind = 'HelmRepository') => ({ sourceRef: { kind, name } });
const unit = (manifests: Readonly<Record<string, Manifest>>, part: Partial<Unit> = {}): Unit => ({
  name: 'tool',
  directory: 'common/tool',
  manifests,
  dependsOn: [jetstack.unit],
  ...part,
});
const rules = (given: Unit) => checkCharts([given]).map(({ rule }) => rule);

describe('the check of charts', () => {
  it('accepts one version from a repository that is applied before, however far', () => {
    const manifests = { 'release.yaml': release(from(jetstack.name)) };
    expect(checkCharts([unit(manifests), unit(manifests, { dependsOn: [unit({})] })])).toEqual([]);
  });

  it('accepts a repository in the unit of the release without a dependency', () => {
    const repository = object('source.toolkit.fluxcd.io/v1', 'HelmRepository', { url: 'https://charts.example' }, 'ours');
    expect(rules(unit({ 'source.yaml': repository, 'release.yaml': release(from('ours')) }, { dependsOn: [] }))).toEqual([]);
  });

  it('refuses a range in components and in older versions of the API as well', () => {
    const ranging = { 'release.yaml': release({ ...from(jetstack.name), version: '1.x' }, 'helm.toolkit.fluxcd.io/v2beta2') };
    expect(checkCharts([unit({}, { components: { extra: ranging } })])).toMatchObject([
      { rule: 'unpinned-chart', file: 'common/tool/extra/release.yaml' },
    ]);
  });

  it('refuses a chart in Git, whose version changes with its branch', () => {
    expect(rules(unit({ 'release.yaml': release(from(jetstack.name, 'GitRepository')) }))).toEqual(['unknown-source']);
  });

  it('refuses a repository that the unit does not depend on, unless it is given', () => {
    const early = unit({ 'release.yaml': release(from(jetstack.name)) }, { dependsOn: [eksCharts.unit] });
    expect(rules(early)).toEqual(['unknown-source']);
    expect(checkCharts([early], [unit({})])).toEqual([]);
  });
});
