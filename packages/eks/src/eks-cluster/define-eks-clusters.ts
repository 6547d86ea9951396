import type { ClusterRole } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/ClusterRole';
import { rememberLocation, type Unit } from '@slipway/manifest';
import { type Crossplane, crossplaneUnit } from '../crossplane/crossplane-unit.ts';
import { definitionHealth } from '../crossplane/health.ts';
import { eksClusterComposition } from './composition.ts';
import { eksClusterDefinition } from './definition.ts';
import { moveGuard, moveGuardBinding } from './move-guard.ts';
import { ZONE_COUNTS } from './names.ts';

/** Options of {@link defineEksClusters}. */
interface EksClustersOptions {
  /**
   * API group of the kind EKSCluster, a domain of the fleet. It cannot change while clusters exist.
   * @example 'fleet.example.com'
   */
  readonly group: string;
  /** Crossplane of the fleet, which must be ready before the kind is applied. */
  readonly crossplane: Crossplane;
}

/** The kind EKSCluster of a fleet. */
export interface EksClusters {
  /** API group of the kind, a domain of the fleet's own: `fleet.example.com`. Labels and tags of what is composed begin with it. */
  readonly group: string;
  /** The definition of the kind and its Compositions. */
  readonly unit: Unit;
}

/** The kind EKSCluster and its Compositions, in the API group of a fleet. */
export function defineEksClusters({ group, crossplane }: EksClustersOptions): EksClusters {
  const unit = crossplaneUnit({
    name: 'eks-cluster',
    folder: 'eks-cluster',
    manifests: {
      'definition.yaml': eksClusterDefinition(group),
      'namespace-rights.yaml': namespacePermissions,
      'move-guard.yaml': moveGuard(group),
      'move-guard-binding.yaml': moveGuardBinding(group),
      ...Object.fromEntries(ZONE_COUNTS.map((count) => [`composition-${count}-zones.yaml`, eksClusterComposition(count, group)])),
      ...Object.fromEntries(
        ZONE_COUNTS.map((count) => [`composition-${count}-zones-protected.yaml`, eksClusterComposition(count, group, true)]),
      ),
    },
    dependsOn: [crossplane.usable],
    provides: [group],
    ready: { wait: true, expressions: [definitionHealth] },
  });
  return { group, unit: rememberLocation(unit, defineEksClusters) };
}

/** Lets Crossplane mark Namespaces as used, which the ClusterUsage of the namespace of a cluster needs. */
const namespacePermissions: ClusterRole = {
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'crossplane-usages-of-namespaces', labels: { 'rbac.crossplane.io/aggregate-to-crossplane': 'true' } },
  rules: [{ apiGroups: [''], resources: ['namespaces'], verbs: ['get', 'list', 'watch', 'update', 'patch'] }],
};
