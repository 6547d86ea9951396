import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { Object as KubernetesObject } from '@slipway/kube-models/kubernetes.m.crossplane.io/v1alpha1/Object';
import type { Kustomization } from '@slipway/kube-models/kustomize.toolkit.fluxcd.io/v1/Kustomization';
import type { Manifest } from '@slipway/manifest';
import { expectTypeOf, test } from 'vitest';

const release: HelmRelease = {
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name: 'podinfo', namespace: 'flux-system', labels: { app: 'podinfo' } },
  spec: {
    interval: '10m',
    chart: { spec: { chart: 'podinfo', version: '6.9.4', sourceRef: { kind: 'HelmRepository', name: 'podinfo' } } },
    values: { replicaCount: 2 },
  },
};

const kustomization: Kustomization = {
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name: 'podinfo', namespace: 'flux-system' },
  spec: {
    interval: '10m',
    prune: true,
    sourceRef: { kind: 'GitRepository', name: 'fleet' },
    path: './common',
    postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'cluster-info' }] },
  },
};

test('a value of a generated type is a Manifest, without a cast', () => {
  expectTypeOf<HelmRelease>().toExtend<Manifest>();
  expectTypeOf<Kustomization>().toExtend<Manifest>();
  expectTypeOf<Deployment>().toExtend<Manifest>();
  expectTypeOf<Namespace>().toExtend<Manifest>();
  expectTypeOf<ConfigMap>().toExtend<Manifest>();
});

test('a typed object fits where a definition embeds any object', () => {
  type Embedded = KubernetesObject['spec']['forProvider']['manifest'];
  expectTypeOf<Deployment>().toExtend<Embedded>();
  expectTypeOf<string>().not.toExtend<Embedded>();
});

test('a field has the type of its schema', () => {
  type DeploymentSpec = NonNullable<Deployment['spec']>;
  type RollingUpdate = NonNullable<NonNullable<DeploymentSpec['strategy']>['rollingUpdate']>;
  type Spec = NonNullable<Kustomization['spec']>;
  expectTypeOf<HelmRelease['kind']>().toEqualTypeOf<'HelmRelease'>();
  expectTypeOf<Required<RollingUpdate>['maxSurge']>().toEqualTypeOf<number | string>();
  expectTypeOf<Spec['prune']>().toEqualTypeOf<boolean>();
  expectTypeOf<Spec['sourceRef']['kind']>().extract<'GitRepository'>().toEqualTypeOf<'GitRepository'>();
  expectTypeOf<HelmRelease>().not.toHaveProperty('status');
});

const { spec } = kustomization;
const metadata = { name: 'x' } as const;

/** Never called: the compiler checks it. */
export const refused = (): readonly unknown[] => {
  if (!spec) return [];
  // @ts-expect-error another version of the kind is another type
  const wrongVersion: HelmRelease = { ...release, apiVersion: 'helm.toolkit.fluxcd.io/v2beta1' };
  const misspelt: HelmRelease = {
    ...release,
    // @ts-expect-error no such field
    spec: { interval: '10m', intervall: '10m' },
  };
  // @ts-expect-error spec.interval is required
  const noInterval: HelmRelease = { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease', metadata, spec: {} };
  // @ts-expect-error metadata.name is required
  const noName: HelmRelease = { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease', metadata: {} };
  // @ts-expect-error metadata is required
  const noMetadata: HelmRelease = { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' };
  // @ts-expect-error only the server sets status
  const withStatus: HelmRelease = { ...release, status: {} };
  // @ts-expect-error not one of the kinds that Flux reads variables from
  const wrongEnum: Kustomization = { ...kustomization, spec: { ...spec, postBuild: { substituteFrom: [{ kind: 'Pod', name: 'x' }] } } };
  // @ts-expect-error prune is required
  const noPrune: Kustomization = { ...kustomization, spec: { interval: '10m', sourceRef: spec.sourceRef } };
  // @ts-expect-error a boolean, not text
  const wrongType: Kustomization = { ...kustomization, spec: { ...spec, prune: 'true' } };
  // @ts-expect-error an optional field is left out, not undefined
  const undefinedField: Kustomization = { ...kustomization, spec: { ...spec, path: undefined } };
  // @ts-expect-error a Namespace is cluster-scoped
  const namespaced: Namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'web', namespace: 'web' } };
  // @ts-expect-error everything is readonly
  kustomization.metadata.name = 'other';
  // @ts-expect-error lists too
  kustomization.spec?.dependsOn?.push({ name: 'other' });
  return [wrongVersion, misspelt, noInterval, noName, noMetadata, withStatus, wrongEnum, noPrune, wrongType, undefinedField, namespaced];
};
