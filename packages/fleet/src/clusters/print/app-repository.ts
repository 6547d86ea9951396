import type { Kustomization } from '@slipway/kube-models/kustomize.toolkit.fluxcd.io/v1/Kustomization';
import type { ManifestFile } from '@slipway/manifest';
import { FLUX_NAMESPACE } from '../../sources/flux-namespace.ts';
import { gitRepository } from '../../sources/git-repository.ts';
import { kustomizationName } from '../place/place-unit.ts';
import { kubeconfigSecret, leafDirectory, reconcilerOf } from '../spec/cluster-names.ts';
import type { AppRepository, Cluster } from '../spec/cluster-spec.ts';

/**
 * Returns the objects of another team's repository: its GitRepository, and the Flux Kustomization of the path that this cluster
 * reconciles. Both are in the leaf, because Flux reads nothing else, and a GitRepository alone applies nothing.
 */
export function appRepositoryFile(repository: AppRepository, cluster: Cluster): ManifestFile {
  const name = kustomizationName(repository.name, cluster, reconcilerOf(cluster));
  const { url, ref, interval, secretName } = repository;
  return {
    path: `${leafDirectory(cluster)}/${repository.name}.yaml`,
    objects: [
      gitRepository({ name, url, ref, ...(interval ? { interval } : {}), ...(secretName ? { secretName } : {}) }),
      companion(name, repository, cluster),
    ],
  };
}

const companion = (name: string, { path, serviceAccountName }: AppRepository, cluster: Cluster): Kustomization => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: FLUX_NAMESPACE },
  spec: {
    interval: '30m',
    retryInterval: '1m',
    timeout: '5m',
    sourceRef: { kind: 'GitRepository', name },
    path: path ?? `./${leafDirectory(cluster)}`,
    prune: true,
    ...(reconcilerOf(cluster) === cluster ? {} : { deletionPolicy: 'Orphan', kubeConfig: { secretRef: kubeconfigSecret(cluster) } }),
    ...(serviceAccountName ? { serviceAccountName } : {}),
    wait: true,
  },
});
