import type { Kustomization } from '@slipway/kube-models/kustomize.toolkit.fluxcd.io/v1/Kustomization';
import type { Manifest } from '@slipway/manifest';
import { FLUX_NAMESPACE } from '../../sources/flux-namespace.ts';
import { packageSource, sourceManifest } from '../place/package-source.ts';
import type { Fleet } from '../platform/fleet-settings.ts';
import { leafDirectory } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';

/** The repository of a fleet, and the package of its clusters. */
export type FleetPublication = Pick<Fleet, 'repository' | 'definitions'>;

/** Returns the objects with which a running Flux reconciles the leaf of its cluster: the repository, and the leaf as a path in it. */
export const fluxSync = (cluster: Cluster, fleet: FleetPublication): [Manifest, Manifest] => [
  sourceManifest(packageSource(cluster, fleet.definitions, fleet), fleet.repository),
  root(cluster),
];

export const fluxSystemDirectory = (cluster: Cluster): string => `${leafDirectory(cluster)}/flux-system`;

const root = (cluster: Cluster): Kustomization => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name: FLUX_NAMESPACE, namespace: FLUX_NAMESPACE },
  spec: {
    interval: '10m',
    retryInterval: '1m',
    sourceRef: { kind: 'GitRepository', name: FLUX_NAMESPACE },
    path: `./${leafDirectory(cluster)}`,
    prune: true,
  },
});
