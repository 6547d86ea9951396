import type { Configuration } from '@slipway/kube-models/pkg.crossplane.io/v1/Configuration';
import type { ClusterRole } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/ClusterRole';
import { type Manifest, type Readiness, rememberLocation, type Unit } from '@slipway/manifest';
import { type Crossplane, crossplaneUnit, KEEP } from '../crossplane/crossplane-unit.ts';
import { configurationHealth, definitionHealth } from '../crossplane/health.ts';
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
  /**
   * The Configuration package with the kind, pinned by its digest. `slipway xpkg push` prints it. Crossplane then installs the kind.
   * @default none: Flux applies the kind with the unit
   * @example 'ghcr.io/acme/eks-cluster@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'
   */
  readonly package?: `${string}/${string}@sha256:${string}`;
}

/** The kind EKSCluster of a fleet. */
export interface EksClusters {
  /** API group of the kind, in a domain of the fleet: `fleet.example.com`. Labels and tags of composed resources begin with it. */
  readonly group: string;
  /** The XRD of the kind, and its Compositions. */
  readonly unit: Unit;
  /** The XRD of the kind and its Compositions: the content of its Configuration package. */
  readonly definitions: readonly Manifest[];
}

/** The kind EKSCluster and its Compositions, in the API group of a fleet. */
export function defineEksClusters({ group, crossplane, package: reference }: EksClustersOptions): EksClusters {
  const definition = eksClusterDefinition(group);
  const compositions = {
    ...Object.fromEntries(ZONE_COUNTS.map((count) => [`composition-${count}-zones.yaml`, eksClusterComposition(count, group)])),
    ...Object.fromEntries(
      ZONE_COUNTS.map((count) => [`composition-${count}-zones-protected.yaml`, eksClusterComposition(count, group, true)]),
    ),
  };
  const unit = crossplaneUnit({
    name: 'eks-cluster',
    folder: 'eks-cluster',
    manifests: {
      ...(reference === undefined ? { 'definition.yaml': definition } : { 'configuration.yaml': configuration(reference) }),
      'namespace-rights.yaml': namespacePermissions,
      'move-guard.yaml': moveGuard(group),
      'move-guard-binding.yaml': moveGuardBinding(group),
      ...(reference === undefined && compositions),
    },
    dependsOn: [crossplane.usable],
    provides: [group],
    ready: reference === undefined ? { wait: true, expressions: [definitionHealth] } : packageReady(definition),
  });
  return { group, unit: rememberLocation(unit, defineEksClusters), definitions: [definition, ...Object.values(compositions)] };
}

/** `KEEP` protects the Configuration: if Flux pruned it, Crossplane would delete the kind with all clusters. */
const configuration = (reference: string): Configuration => ({
  apiVersion: 'pkg.crossplane.io/v1',
  kind: 'Configuration',
  metadata: { name: 'eks-cluster', annotations: KEEP },
  spec: { package: reference },
});

/**
 * Flux does not apply the XRD of a Configuration package, so the unit cannot wait for all objects: a Configuration is healthy before its
 * kind is served.
 */
const packageReady = ({ apiVersion, kind, metadata: { name } }: Manifest): Readiness => ({
  healthChecks: [
    { apiVersion: 'pkg.crossplane.io/v1', kind: 'Configuration', name: 'eks-cluster' },
    { apiVersion, kind, name },
  ],
  expressions: [configurationHealth, definitionHealth],
});

/** Allows Crossplane to mark Namespaces as in use. The ClusterUsage of the namespace of a cluster needs this. */
const namespacePermissions: ClusterRole = {
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'crossplane-usages-of-namespaces', labels: { 'rbac.crossplane.io/aggregate-to-crossplane': 'true' } },
  rules: [{ apiGroups: [''], resources: ['namespaces'], verbs: ['get', 'list', 'watch', 'update', 'patch'] }],
};
