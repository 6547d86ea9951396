import type { Manifest } from '@slipway/manifest';
import type { StoredObject } from '../../src/index.ts';

const API_VERSIONS = {
  GitRepository: 'source.toolkit.fluxcd.io/v1',
  HelmRepository: 'source.toolkit.fluxcd.io/v1',
  HelmRelease: 'helm.toolkit.fluxcd.io/v2',
  Kustomization: 'kustomize.toolkit.fluxcd.io/v1',
} as const;

/** Names an object of Flux. */
export const fluxObject = (kind: keyof typeof API_VERSIONS, name: string): Manifest => ({
  apiVersion: API_VERSIONS[kind],
  kind,
  metadata: { name, namespace: 'flux-system' },
});

/** Names a workload. */
export const deployment = (namespace: string, name: string): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace },
});

/** Names the composite of a cluster. */
export const eksCluster = (name: string): Manifest => ({
  apiVersion: 'fleet.slipway.example/v1beta1',
  kind: 'EKSCluster',
  metadata: { name, namespace: name },
});

/** Names a Secret. */
export const secret = (namespace: string, name: string): Manifest => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace } });

/** Returns the reason of the condition Ready. */
export const readyReason = ({ status }: StoredObject): string | undefined =>
  status?.conditions?.find(({ type }) => type === 'Ready')?.reason;
