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

test('pointers may pin other versions than the catalogue', () => {
  const fluxKustomization = (patches: readonly unknown[]) => ({
    ...object('Kustomization', 'web', { patches }),
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  });
  const merge = (kind: string, name: string, spec: unknown) => ({ patch: JSON.stringify({ kind, metadata: { name }, spec }) });
  const operations = JSON.stringify([
    { op: 'replace', path: '/metadata/name', value: 'commercial-web' },
    { op: 'replace', path: '/spec/chart/spec/version', value: '1.2.0' },
  ]);
  const pinned = pinnedCharts([
    release('web', 'web', '1.0.0', 'stable'),
    object('HelmRelease', 'karpenter', { chartRef: { kind: 'OCIRepository', name: 'karpenter' } }),
    stable,
    karpenter,
    fluxKustomization([
      merge('HelmRelease', 'web', { chart: { spec: { version: '1.1.0' } } }),
      merge('HelmRelease', 'web', { values: {} }),
    ]),
    fluxKustomization([{ target: { kind: 'HelmRelease', name: 'web' }, patch: operations }]),
    fluxKustomization([
      merge('OCIRepository', 'karpenter', { ref: { tag: '1.15.0' } }),
      merge('HelmRelease', 'other', { chart: { spec: { version: '9.0.0' } } }),
    ]),
  ]);
  expect(pinned.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'web 1.0.0',
    'web 1.1.0',
    'web 1.2.0',
    'karpenter 1.14.1',
    'karpenter 1.15.0',
  ]);
});

test('charts in Git, and artifacts that no release uses, are ignored', () => {
  expect(pinnedCharts([release('web', './charts/web', undefined, 'fleet', 'GitRepository'), karpenter, stable])).toEqual([]);
});

test('missing sources and versions that are ranges are reported at once', () => {
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
