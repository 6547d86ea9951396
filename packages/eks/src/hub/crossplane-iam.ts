import { clusterId, fleetDirectory } from '@slipway/fleet';
import { managedReadiness, type Unit } from '@slipway/manifest';
import { podAccess } from '../aws-access/pod-access.ts';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import { CROSSPLANE_NAMESPACE } from '../crossplane/crossplane-unit.ts';
import { awsProviderAccount } from '../crossplane-install/providers.ts';
import { crossplanePermissions } from './crossplane-permissions.ts';
import { boundaryPolicy } from './permissions-boundary.ts';

/**
 * Returns step 2: the AWS permissions of the Crossplane of the cluster, which the service account of its providers gets by Pod Identity. It
 * also has the permissions boundary of all roles of the cluster, including those of the next steps.
 */
export function crossplaneIamUnit(cluster: EksWorkload): Unit {
  const { role, policy, attachment, association } = crossplaneAccess(cluster);
  const manifests = {
    'boundary.yaml': boundaryPolicy(cluster),
    'role.yaml': role,
    'policy.yaml': policy,
    'attachment.yaml': attachment,
    'association.yaml': association,
  };
  return {
    name: 'crossplane-iam',
    directory: `${fleetDirectory(cluster)}/crossplane-iam`,
    manifests,
    dependsOn: [],
    ready: managedReadiness(manifests),
  };
}

/** The role, its policy and their objects on the hub have the same name: `commercial-staging-crossplane`. */
function crossplaneAccess(cluster: EksWorkload) {
  const name = clusterId(cluster);
  return podAccess(
    {
      metadata: { name: `${name}-crossplane`, namespace: CROSSPLANE_NAMESPACE },
      account: awsProviderAccount,
      cluster: { name, region: cluster.region },
      description: `Crossplane on ${name}`,
      // This role creates roles with the boundary. Its own limit is its policy, which it cannot change.
      boundary: 'none',
    },
    crossplanePermissions(name, cluster),
  );
}
