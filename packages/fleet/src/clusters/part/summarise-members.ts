import { type HubNeed, locationOf, type MemberSummary, type MembersSummary, stableText } from '@slipway/manifest';
import { groupsNeededBy } from '../place/api-groups.ts';
import { isShared } from '../place/place-unit.ts';
import type { Placement } from '../place/placement.ts';
import type { FleetPlan } from '../plan/plan-fleet.ts';
import { clusterId } from '../spec/cluster-names.ts';
import type { WorkloadCluster } from '../spec/cluster-spec.ts';
import { type FleetContent, sharedUnits } from '../spec/fleet-content.ts';

/**
 * Returns what the rest of a fleet needs from its workload clusters, whose definitions are valid and planned. Returns undefined if the
 * rest needs more: an object of a hub depends on what the hub runs for a cluster, or a chart source is in no list of the catalogue.
 */
export function summariseMembers(fleet: FleetContent, { placements, edges }: FleetPlan): MembersSummary | undefined {
  const forMembers = placements.filter(({ cluster, runnerId }) => cluster.role === 'workload' && clusterId(cluster.hub) === runnerId);
  const ofHubs = placements.filter(({ cluster }) => cluster.role === 'hub');
  if (ofHubs.some((placement) => edges.of(placement).some(({ cluster }) => cluster.role === 'workload'))) return undefined;
  const shared = sharedUnits(fleet);
  if (forMembers.some(({ unit }) => unit.dependsOn.filter(isShared).some((one) => shared.get(one.name) !== one))) return undefined;
  const needs = Map.groupBy(forMembers.map(needOf), ({ hub, source }) => stableText([hub, source]));
  return {
    clusters: fleet.clusters.filter((cluster) => cluster.role === 'workload').map(summaryOf),
    needs: [...needs.keys()].sort().map((key) => together(needs.get(key) ?? [])),
  };
}

function summaryOf(member: WorkloadCluster): MemberSummary {
  const { cluster, environment, accountId, network, hub } = member;
  const [hubFile, source] = [locationOf(hub)?.file, locationOf(member)];
  return {
    cluster,
    environment,
    accountId,
    cidr: network.cidr,
    hub: clusterId(hub),
    ...(hubFile === undefined ? {} : { hubFile }),
    ...(source === undefined ? {} : { source }),
  };
}

const needOf = ({ unit, runnerId, targetId, source }: Placement): HubNeed => ({
  hub: runnerId,
  source,
  groups: targetId === runnerId ? groupsNeededBy(unit) : [],
  shared: unit.dependsOn.filter(isShared).map(({ name }) => name),
});

function together(needs: readonly HubNeed[]): HubNeed {
  const [first] = needs as readonly [HubNeed, ...HubNeed[]];
  const all = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
  return { ...first, groups: all(needs.flatMap(({ groups }) => groups)), shared: all(needs.flatMap(({ shared }) => shared)) };
}
