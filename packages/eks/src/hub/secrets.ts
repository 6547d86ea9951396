import { type Cluster, clusterId, FLUX_NAMESPACE, fleetDirectory } from '@slipway/fleet';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import type { ExternalSecret } from '@slipway/kube-models/external-secrets.io/v1/ExternalSecret';
import type { Unit } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import { KEEP } from './deletion-protection.ts';

/** Store of the add-on external-secrets. It reads secrets whose name begins with the name of the cluster. */
const STORE = 'aws-secrets-manager';

/** Step 7: the namespace of Flux, and the credentials with which it clones the fleet's repository. */
export const secretsUnit = (cluster: EksWorkload): Unit => ({
  name: 'secrets',
  directory: `${fleetDirectory(cluster)}/secrets`,
  manifests: { 'namespace.yaml': namespace, 'git-credentials.yaml': gitCredentials(cluster) },
  dependsOn: [],
  ready: {
    healthChecks: [
      { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', name: FLUX_NAMESPACE, namespace: FLUX_NAMESPACE },
      { apiVersion: 'v1', kind: 'Secret', name: FLUX_NAMESPACE, namespace: FLUX_NAMESPACE },
    ],
  },
});

/** Name in Secrets Manager of the credentials with which the Flux of a cluster reads the repository of the fleet. */
export const gitCredentialsKey = (cluster: Cluster): string => `${clusterId(cluster)}/git-credentials`;

/** Flux must never prune this namespace: Flux and its inventory are in it, and no other object creates it. */
const namespace: Namespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: FLUX_NAMESPACE, annotations: KEEP },
};

/** Copies every key as it is stored: `username` and `password` for https, `identity` and `known_hosts` for ssh. */
const gitCredentials = (cluster: EksWorkload): ExternalSecret => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  // The Secret is deleted together with this object, and without the Secret the cluster cannot read Git.
  metadata: { name: FLUX_NAMESPACE, namespace: FLUX_NAMESPACE, annotations: KEEP },
  spec: {
    refreshInterval: '1h0m0s',
    secretStoreRef: { kind: 'ClusterSecretStore', name: STORE },
    target: { name: FLUX_NAMESPACE },
    dataFrom: [{ extract: { key: gitCredentialsKey(cluster) } }],
  },
});
