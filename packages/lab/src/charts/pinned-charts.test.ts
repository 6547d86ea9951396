import type { Manifest } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { pinnedCharts } from './pinned-charts.ts';

const object = (kind: string, name: string, spec: unknown): Manifest =>
  ({ apiVersion: 'v1', kind, metadata: { name, namespace: 'flux-system' }, spec }) as never;
const release = (name: string, chart: string, version: string | undefined, source: string, kind = 'HelmRepository'): Manifest =>
  object('HelmRelease', name, { chart: { spec: { chart, version, sourceRef: { kind, name: source } } } });

const stable = object('HelmRepository', 'stable', { url: 'https://charts.example/stable/' });
const registry = object('HelmRepository', 'registry', { type: 'oci', url: 'oci://registry.example/charts' });
const karpenter = object('OCIRepository', 'karpenter', { url: 'oci://registry.example/karpenter/karpenter', ref: { tag: '1.14.1' } });

test('charts come from Helm repositories, registries and OCI artifacts', () => {
  const releases = [
    release('web', 'web', '1.0.0', 'stable'),
    release('api', 'api', 'v2.0.0-rc.1+build', 'registry'),
    object('HelmRelease', 'karpenter', { chartRef: { kind: 'OCIRepository', name: 'karpenter' } }),
  ];
  expect(pinnedCharts([...releases, stable, registry, karpenter])).toEqual([
    { protocol: 'https', host: 'charts.example', path: '/stable', name: 'web', version: '1.0.0' },
    { protocol: 'oci', host: 'registry.example', path: 'charts/api', name: 'api', version: 'v2.0.0-rc.1+build' },
    { protocol: 'oci', host: 'registry.example', path: 'karpenter/karpenter', name: 'karpenter', version: '1.14.1' },
  ]);
});

test('charts in Git, and artifacts that no release uses, are nobody’s business here', () => {
  expect(pinnedCharts([release('web', './charts/web', undefined, 'fleet', 'GitRepository'), karpenter, stable])).toEqual([]);
});

test('missing sources and versions that are ranges are told at once', () => {
  const tagless = object('OCIRepository', 'tagless', { url: 'oci://registry.example/web' });
  const releases = [
    release('web', 'web', '1.0.0', 'absent'),
    release('api', 'api', '1.x', 'stable'),
    release('shop', 'shop', undefined, 'stable'),
    object('HelmRelease', 'job', { chartRef: { kind: 'OCIRepository', name: 'tagless' } }),
  ];
  expect(() => pinnedCharts([...releases, stable, tagless])).toThrow(
    [
      'HelmRelease web: there is no HelmRepository flux-system/absent',
      'HelmRelease api: 1.x is not one version of a chart',
      'HelmRelease shop: nothing is not one version of a chart',
      'HelmRelease job: nothing is not one version of a chart',
    ].join('\n'),
  );
});
