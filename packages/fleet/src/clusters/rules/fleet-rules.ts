import { addressRange, type Finding } from '@slipway/manifest';
import { clusterId, isDrivenByHub } from '../spec/cluster-names.ts';
import type { Cluster, WorkloadCluster } from '../spec/cluster-spec.ts';
import { findingAt, type Problem } from '../spec/finding-at.ts';
import { definitionsChannel } from '../spec/package-choice.ts';
import type { IsSound } from '../spec/soundness.ts';

/** A definition, its problems, and which of its fields the rules can read. */
export interface CheckedCluster {
  readonly cluster: Cluster;
  readonly findings: readonly Finding[];
  readonly isSound: IsSound;
}

/** Returns a problem of one cluster compared with the others. */
export interface ClusterFinding {
  readonly checked: CheckedCluster;
  readonly finding: Finding;
}

/** Rejects two definitions of one running cluster, because each would overwrite the files of the other. */
export function checkDuplicateClusters(fleet: readonly CheckedCluster[]): ClusterFinding[] {
  const seen = new Set<string>();
  return fleet.flatMap((checked) => {
    const { cluster, isSound } = checked;
    if (!isSound('/cluster', '/environment')) return [];
    const id = clusterId(cluster);
    const repeated = seen.has(id);
    seen.add(id);
    if (!repeated) return [];
    return problem(checked, {
      rule: 'duplicate-cluster',
      message: `the fleet has a cluster ${id} already`,
      pointer: '/cluster',
      value: cluster.cluster,
      expected: 'a cluster and an environment that no other definition has together',
      remedy: 'rename one, or give the environment a number: staging-2',
    });
  });
}

const problem = (checked: CheckedCluster, fault: Problem): ClusterFinding[] => [{ checked, finding: findingAt(checked.cluster, fault) }];

/** Rejects overlapping networks: hub and clusters communicate through connected networks, where an address has one owner. */
export function checkOverlappingNetworks(fleet: readonly CheckedCluster[]): ClusterFinding[] {
  const spans = fleet
    .flatMap((checked) => {
      const range = checked.isSound('/network/cidr') ? addressRange(checked.cluster.network.cidr) : undefined;
      return range ? [{ checked, cluster: checked.cluster, ...range }] : [];
    })
    .sort((a, b) => a.first - b.first || b.last - a.last || (clusterId(a.cluster) < clusterId(b.cluster) ? -1 : 1));
  let widest = spans[0];
  return spans.slice(1).flatMap((span) => {
    const other = widest;
    if (!other || span.last > other.last) widest = span;
    if (!other || span.first > other.last || clusterId(other.cluster) === clusterId(span.cluster)) return [];
    return problem(span.checked, {
      rule: 'overlapping-network',
      message: `the network overlaps that of ${clusterId(other.cluster)}`,
      pointer: '/network/cidr',
      value: span.cluster.network.cidr,
      expected: `a range that does not overlap ${other.cluster.network.cidr}`,
      remedy: 'choose another range',
    });
  });
}

/** Checks that the hub of a workload cluster, which creates it, is in the fleet. */
export function checkHubs(fleet: readonly CheckedCluster[]): ClusterFinding[] {
  const known = new Map(fleet.map((checked) => [checked.cluster, checked]));
  return fleet.flatMap((checked) => {
    const { cluster, isSound } = checked;
    if (cluster.role !== 'workload' || !isSound('/hub')) return [];
    const hub = known.get(cluster.hub);
    // The hub is in the fleet, even if its definition has mistakes. These are reported for the hub.
    if (hub === undefined || cluster.hub.role !== 'hub') return problem(checked, missingHub(cluster, [...known.keys()]));
    const areSound = isSound('/packages') && hub.isSound('/packages');
    return areSound && isDrivenByHub(cluster) && followsOtherChannel(cluster.hub, cluster)
      ? problem(checked, otherChannel(cluster.hub, cluster))
      : [];
  });
}

const missingHub = (cluster: WorkloadCluster, clusters: readonly Cluster[]): Problem => ({
  rule: 'missing-hub',
  message: 'the hub of this cluster is not a hub of the fleet',
  pointer: '/hub',
  value: cluster.hub.cluster,
  expected: `one of ${
    clusters
      .filter(({ role }) => role === 'hub')
      .map(clusterId)
      .join(', ') || 'none: define a cluster with role hub'
  }`,
  remedy: 'import the definition of the hub, and keep that in src/clusters',
});

/** The rule about package choices reports a choice without a channel. */
function followsOtherChannel(hub: Cluster, cluster: Cluster): boolean {
  const [own, read] = [definitionsChannel(cluster.packages), definitionsChannel(hub.packages)];
  return own !== undefined && read !== undefined && own !== read;
}

const otherChannel = (hub: Cluster, cluster: Cluster): Problem => ({
  rule: 'other-channel',
  message: `${clusterId(hub)} reconciles the leaf of this cluster from its own channel of the definitions`,
  pointer: '/packages',
  value: definitionsChannel(cluster.packages),
  expected: definitionsChannel(hub.packages),
  remedy: `add definitions: '${definitionsChannel(hub.packages)}'; the other packages may follow a channel of their own, or be pinned`,
});
