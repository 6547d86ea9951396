import { type HubNeed, locationAt, locationOf, type MemberSummary, type MembersSummary, type Unit } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { clusterId, fleetDirectory } from '../spec/cluster-names.ts';
import type { Cluster, Environment, HubCluster, WorkloadCluster } from '../spec/cluster-spec.ts';
import { type FleetContent, sharedUnits } from '../spec/fleet-content.ts';

/** Returns the workload clusters that are given as summaries only, with the fields that the rest of the fleet reads. */
export interface SummarisedMembers {
  /** With a name, a hub, an account and a network; nothing runs on them. */
  readonly clusters: readonly WorkloadCluster[];
  /** What their hubs need for them, as placements that no file is written of. */
  readonly needs: readonly Placement[];
}

/** Clusters and needs on the hubs among the clusters of `fleet`; a cluster of a hub that is not among them gets one that is nowhere. */
export function summarisedMembers(summaries: readonly MembersSummary[], fleet: FleetContent): SummarisedMembers {
  const hubs = fleet.clusters.filter((cluster): cluster is HubCluster => cluster.role === 'hub');
  const clusters = summaries.flatMap((summary) => summary.clusters.map((member) => standIn(member, hubOf(member, hubs))));
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

function standIn({ cluster, environment, accountId, cidr, source }: MemberSummary, hub: HubCluster): WorkloadCluster {
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

/** At home on the hub, with an object of each API group; in the folder that the hub has of the member, where the rest writes nothing. */
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
    ...{ home: hub, lands: hub, source, variablesFrom: '', overrides: [], components: [], after: [] },
  };
}
