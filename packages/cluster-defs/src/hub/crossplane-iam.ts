import { awsProviderAccount, CROSSPLANE_NAMESPACE } from '@slipway/crossplane-compositions';
import type { PodIdentityAssociation } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/PodIdentityAssociation';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import { managedReadiness, type Unit } from '@slipway/manifest';
import { clusterId, fleetDirectory } from '../cluster-names.ts';
import type { WorkloadCluster } from '../cluster-spec.ts';
import { DEFINITIONS } from '../package-choice.ts';
import { crossplanePolicy, trustPolicy } from './crossplane-policy.ts';

/** Step 2: what the Crossplane of the cluster may do in AWS, given to its providers' service account by Pod Identity. */
export function crossplaneIamUnit(cluster: WorkloadCluster): Unit {
  const manifests = {
    'role.yaml': role(cluster),
    'policy.yaml': policy(cluster),
    'attachment.yaml': attachment(cluster),
    'association.yaml': association(cluster),
  };
  return {
    name: 'crossplane-iam',
    package: DEFINITIONS,
    directory: `${fleetDirectory(cluster)}/crossplane-iam`,
    manifests,
    dependsOn: [],
    ready: managedReadiness(manifests),
  };
}

/** One name for the role, its policy and their objects on the hub: `commercial-staging-crossplane`. */
const nameOf = (cluster: WorkloadCluster): string => `${clusterId(cluster)}-crossplane`;
const metadataOf = (cluster: WorkloadCluster) => ({ name: nameOf(cluster), namespace: CROSSPLANE_NAMESPACE });

const role = (cluster: WorkloadCluster): Role => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'Role',
  metadata: metadataOf(cluster),
  spec: {
    forProvider: {
      description: `Crossplane on ${clusterId(cluster)}`,
      assumeRolePolicy: trustPolicy(clusterId(cluster), awsProviderAccount),
    },
  },
});

const policy = (cluster: WorkloadCluster): Policy => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'Policy',
  metadata: metadataOf(cluster),
  spec: { forProvider: { policy: crossplanePolicy(clusterId(cluster), cluster) } },
});

const attachment = (cluster: WorkloadCluster): RolePolicyAttachment => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'RolePolicyAttachment',
  metadata: metadataOf(cluster),
  spec: { forProvider: { roleRef: { name: nameOf(cluster) }, policyArnRef: { name: nameOf(cluster) } } },
});

const association = (cluster: WorkloadCluster): PodIdentityAssociation => ({
  apiVersion: 'eks.aws.m.upbound.io/v1beta1',
  kind: 'PodIdentityAssociation',
  metadata: metadataOf(cluster),
  spec: {
    forProvider: {
      region: cluster.region,
      clusterName: clusterId(cluster),
      namespace: awsProviderAccount.namespace,
      serviceAccount: awsProviderAccount.name,
      roleArnRef: { name: nameOf(cluster) },
    },
  },
});
