import { type HubNeed, locationAt, locationOf, type MemberSummary, type MembersSummary, type Unit } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { clusterId, fleetDirectory } from '../spec/cluster-names.ts';
import type { Cluster, Environment, HubCluster, WorkloadCluster } from '../spec/cluster-spec.ts';
import { type FleetContent, sharedUnits } from '../spec/fleet-content.ts';

/** Returns the workload clusters that are given as summaries only, with the fields that the rest of the fleet reads. */
export interface SummarisedMembers {
  /** Clusters with only a name, a hub, an account and a network. No unit runs on them. */
  readonly clusters: readonly WorkloadCluster[];
  /** What the clusters need on their hubs, as placements. No file is written for them. */
  readonly needs: readonly Placement[];
}

/**
 * Returns clusters and their needs on the hubs among the clusters of `fleet`. A cluster whose hub is not among them gets a placeholder.
 */
export function summarisedMembers(summaries: readonly MembersSummary[], fleet: FleetContent): SummarisedMembers {
  const hubs = fleet.clusters.filter((cluster): cluster is HubCluster => cluster.role === 'hub');
  const clusters = summaries.flatMap((summary) => summary.clusters.map((member) => placeholder(member, hubOf(member, hubs))));
  const memberOf = new Map(clusters.map((member) => [clusterId(member.hub), member]));
  const needs = summaries.flatMap((summary) => summary.needs);
  return {
    clusters,
    needs: needs.flatMap((need, index) => {
      const member = memberOf.get(need.hub);
      return member === undefined ? [] : [placementOf(need, member, index, fleet)];
    }),
  };
}

function hubOf({ hub, hubFile }: MemberSummary, hubs: readonly HubCluster[]): HubCluster {
  const known = hubs.find((one) => clusterId(one) === hub && locationOf(one)?.file === hubFile);
  return known ?? ({ ...NEUTRAL, cluster: hub, environment: 'production', role: 'hub' } as const);
}

function placeholder({ cluster, environment, accountId, cidr, source }: MemberSummary, hub: HubCluster): WorkloadCluster {
  const named = { cluster, environment: environment as Environment, accountId, network: { cidr } };
  return locationAt({ ...NEUTRAL, ...named, role: 'workload', delivery: 'self', hub }, source);
}

const NEUTRAL = {
  accountId: '000000000000',
  region: 'xx-none-1',
  network: { cidr: '' },
  packages: { channel: 'latest' },
  addons: [],
  applications: [],
} as const satisfies Partial<Cluster>;

/**
 * Returns a placement on the hub, with an object of each API group. Its folder is the hub's folder of the member, where the rest writes
 * nothing.
 */
function placementOf({ groups, shared, source }: HubNeed, member: WorkloadCluster, index: number, fleet: FleetContent): Placement {
  const known = sharedUnits(fleet);
  const name = `needed-${index}`;
  const directory = fleetDirectory(member);
  const unit: Unit = {
    name,
    directory,
    manifests: Object.fromEntries(groups.map((group) => [`${group}.yaml`, { apiVersion: `${group}/v1`, kind: 'Any', metadata: { name } }])),
    dependsOn: shared.flatMap((one) => known.get(one) ?? []),
  };
  const hub = clusterId(member.hub);
  const file = `${directory}/${name}.yaml`;
  return {
    ...{ name: `${clusterId(member)}-${name}`, file, unit, ownsFolder: false, delivery: 'local', cluster: member },
    ...{ runnerId: hub, targetId: hub, source, variablesFrom: '', overrides: [], components: [], after: [] },
  };
}
