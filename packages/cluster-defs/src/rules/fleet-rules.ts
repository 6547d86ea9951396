import { type AddressRange, addressRange } from '@slipway/crossplane-compositions';
import type { Finding } from '@slipway/manifest';
import { clusterId, isDrivenByHub } from '../cluster-names.ts';
import type { Cluster } from '../cluster-spec.ts';
import { findingAt } from '../finding-at.ts';
import type { Fleet } from '../fleet-settings.ts';
import { definitionsChannel } from '../package-choice.ts';

/** Two definitions of one running cluster would write each other's files. */
export function checkDuplicateClusters({ clusters }: Fleet): Finding[] {
  const seen = new Set<string>();
  return clusters.flatMap((cluster) => {
    const id = clusterId(cluster);
    const repeated = seen.has(id);
    seen.add(id);
    if (!repeated) return [];
    return [
      findingAt(cluster, {
        rule: 'duplicate-cluster',
        message: `the fleet has a cluster ${id} already`,
        pointer: '/cluster',
        value: cluster.cluster,
        expected: 'a cluster and an environment that no other definition has together',
        remedy: 'rename one, or give the environment a number: staging-2',
      }),
    ];
  });
}

/** Hub and clusters talk to each other through joined networks, where an address has one owner. */
export function checkOverlappingNetworks({ clusters }: Fleet): Finding[] {
  const spans = clusters
    .flatMap((cluster) => {
      const range = addressRange(cluster.network.cidr);
      return range ? [{ cluster, ...spanOf(range) }] : [];
    })
    .sort((a, b) => a.first - b.first || b.last - a.last || (clusterId(a.cluster) < clusterId(b.cluster) ? -1 : 1));
  let widest = spans[0];
  return spans.slice(1).flatMap((span) => {
    const other = widest;
    if (!other || span.last > other.last) widest = span;
    if (!other || span.first > other.last || clusterId(other.cluster) === clusterId(span.cluster)) return [];
    return [
      findingAt(span.cluster, {
        rule: 'overlapping-network',
        message: `the network overlaps that of ${clusterId(other.cluster)}`,
        pointer: '/network/cidr',
        value: span.cluster.network.cidr,
        expected: `a range beside ${other.cluster.network.cidr}`,
        remedy: 'choose another range',
      }),
    ];
  });
}

/** First and last address as numbers; the address of a range may lie inside it. */
function spanOf({ address, prefix }: AddressRange): { readonly first: number; readonly last: number } {
  const size = 2 ** (32 - prefix);
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const first = Math.floor(number / size) * size;
  return { first, last: first + size - 1 };
}

/** The hub creates a workload cluster, so it must be one of the fleet, and its Crossplane must reach the account. */
export function checkHubs(sound: Fleet, { clusters }: Fleet): Finding[] {
  return sound.clusters.flatMap((cluster) => {
    if (cluster.role !== 'workload') return [];
    if (!clusters.includes(cluster.hub) || cluster.hub.role !== 'hub') {
      return [
        findingAt(cluster, {
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
        }),
      ];
    }
    return [
      ...(cluster.accountId === cluster.hub.accountId ? [] : [otherAccount(cluster.hub, cluster)]),
      ...(isDrivenByHub(cluster) && definitionsChannel(cluster.packages) !== definitionsChannel(cluster.hub.packages)
        ? [otherChannel(cluster.hub, cluster)]
        : []),
    ];
  });
}

const otherAccount = (hub: Cluster, cluster: Cluster): Finding =>
  findingAt(cluster, {
    rule: 'other-account',
    message: `the Crossplane of ${clusterId(hub)} works in the account of the hub only`,
    pointer: '/accountId',
    value: cluster.accountId,
    expected: hub.accountId,
    remedy: 'use the account of the hub, or a hub in that account',
  });

const otherChannel = (hub: Cluster, cluster: Cluster): Finding =>
  findingAt(cluster, {
    rule: 'other-channel',
    message: `${clusterId(hub)} reconciles the leaf of this cluster from its own channel of cluster-defs`,
    pointer: '/packages',
    value: definitionsChannel(cluster.packages),
    expected: definitionsChannel(hub.packages),
    remedy: 'follow the channel of the hub; the catalogue packages may still be pinned',
  });
