import type { Cluster, HubCluster, Placement, Wanted, WorkloadCluster } from '@slipway/fleet';
import { clusterId, leafDirectory, placeUnit, type Where } from '@slipway/fleet';
import { inheritLocation, type Manifest, type Override, type Unit } from '@slipway/manifest';
import { PROVIDER_CONFIG_KIND, providerConfig } from '../crossplane/provider-config.ts';
import { accountRoleArn } from './hub-permissions.ts';

/** Returns the AWS account of a cluster; undefined if it is the account of its hub. */
export const otherAccountOf = ({ accountId, hub }: WorkloadCluster): string | undefined =>
  accountId === hub.accountId ? undefined : accountId;

/** Returns the other AWS accounts in which a hub creates clusters: those of its clusters among `clusters`, sorted. */
export const otherAccounts = (hub: HubCluster, clusters: readonly Cluster[]): string[] => {
  const made = clusters.filter((cluster) => cluster.role === 'workload').filter((cluster) => clusterId(cluster.hub) === clusterId(hub));
  return [...new Set(made.flatMap((cluster) => otherAccountOf(cluster) ?? []))].sort();
};

/** Name of the unit of an account, of its Kustomization, and of the ClusterProviderConfig in it: `account-444455556666`. */
export const accountName = (accountId: string): string => `account-${accountId}`;

/** Adds to the placements of a hub how its Crossplane signs in to each other account. The clusters in these accounts depend on it. */
export const withAccounts = (placed: readonly Placement[], hub: HubCluster, wanted: Wanted, where: Where): Placement[] => [
  ...placed,
  ...otherAccounts(hub, where.fleet.clusters).map((accountId) => placeUnit(accountUnit(hub, accountId), hub, wanted, where)),
];

function accountUnit(hub: HubCluster, accountId: string): Unit {
  const name = accountName(accountId);
  return {
    name,
    directory: `${leafDirectory(hub)}/${name}`,
    manifests: { 'provider-config.yaml': providerConfig(name, accountRoleArn(hub, accountId)) },
    dependsOn: [],
  };
}

/**
 * Moves the AWS resources that the hub creates for a cluster to the account of the cluster: in its own files, or with overrides of its
 * Flux Kustomization.
 */
export function moveToItsAccount(placement: Placement, cluster: WorkloadCluster): Placement {
  const accountId = otherAccountOf(cluster);
  const { unit, overrides } = placement;
  if (accountId === undefined || !Object.values(unit.manifests).some(isAwsResource)) return placement;
  const providerConfigRef = { kind: PROVIDER_CONFIG_KIND, name: accountName(accountId) };
  if (placement.ownsFolder) return { ...placement, unit: { ...unit, manifests: withSpec(unit.manifests, { providerConfigRef }) } };
  const named = Object.values(unit.manifests)
    .filter(isAwsResource)
    .map(({ kind, metadata: { name } }): Override => ({ unit: unit.name, target: { kind, name }, merge: { spec: { providerConfigRef } } }));
  // These overrides are last, so that no option of an add-on can choose another account.
  return { ...placement, overrides: [...overrides, ...named] };
}

const withSpec = (manifests: Unit['manifests'], fields: object): Unit['manifests'] =>
  Object.fromEntries(
    Object.entries(manifests).map(([file, manifest]) => [file, isAwsResource(manifest) ? extended(manifest, fields) : manifest]),
  );

const extended = (manifest: Manifest, fields: object): Manifest => {
  const { spec } = manifest as Manifest & { readonly spec?: object };
  return inheritLocation({ ...manifest, spec: { ...spec, ...fields } }, manifest);
};

const isAwsResource = ({ apiVersion }: Manifest): boolean => /^[^/]*\.aws\.m\.upbound\.io\//.test(apiVersion);
