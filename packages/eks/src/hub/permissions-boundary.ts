import type { Cluster, Placement, Wanted } from '@slipway/fleet';
import { clusterId, placeUnit, type Where } from '@slipway/fleet';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import { type Manifest, managedReadiness, type Unit } from '@slipway/manifest';
import { iamPolicy } from '../aws-access/iam-objects.ts';
import { boundaryName } from '../aws-access/own-names.ts';
import { CROSSPLANE_NAMESPACE } from '../crossplane/crossplane-unit.ts';
import { boundaryPermissions } from './boundary-permissions.ts';

/** Returns the policy that is the permissions boundary of every role of the cluster. */
export const boundaryPolicy = (cluster: Cluster): Policy =>
  iamPolicy({ name: boundaryName(clusterId(cluster)), namespace: CROSSPLANE_NAMESPACE }, boundaryPermissions(clusterId(cluster), cluster));

/**
 * Adds the boundary to `placed`, before the units that have roles, if there are any. It does so for a hub and for a cluster that it
 * drives, whose roles the hub creates. Other clusters get the boundary with the permissions of their Crossplane.
 */
export function withBoundary(placed: readonly Placement[], cluster: Cluster, wanted: Wanted, where: Where): Placement[] {
  if (!placed.some(hasRole)) return [...placed];
  const boundary = placeUnit(boundaryUnit(cluster, where.directory), cluster, wanted, where);
  return [boundary, ...placed.map((one) => (hasRole(one) ? { ...one, after: [...one.after, boundary.name] } : one))];
}

function boundaryUnit(cluster: Cluster, directory: string): Unit {
  const manifests = { 'policy.yaml': boundaryPolicy(cluster) };
  return {
    name: 'permissions-boundary',
    directory: `${directory}/permissions-boundary`,
    manifests,
    dependsOn: [],
    ready: managedReadiness(manifests),
  };
}

const hasRole = ({ unit }: Placement): boolean => Object.values(unit.manifests).some(isRole);
const isRole = ({ apiVersion, kind }: Manifest): boolean => kind === 'Role' && apiVersion.startsWith('iam.aws.');
