import type { Cluster, HubCluster, WorkloadCluster } from '@slipway/fleet';
import { assembleFleet, clusterId } from '@slipway/fleet';
import { type DefinitionError, type Finding, inheritLocation, locationOf, type MembersSummary, renderTree } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf, sampleFleet, secondStaging, withAdded } from '../scenarios/sample-fleet.ts';

test('the order of clusters, add-ons and applications does not change a byte', () => {
  const expected = [...renderTree(assembleFleet(sampleFleet))];
  const permuted = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
  const variant = fc.tuple(permuted(sampleFleet.clusters), fc.array(fc.nat(), { minLength: 8, maxLength: 8 })).map(([clusters, seeds]) => {
    const shuffled = new Map<Cluster, Cluster>();
    const mixed = (cluster: Cluster): Cluster => {
      const addons = rotated(cluster.addons, seeds[0] ?? 0);
      const copy =
        cluster.role === 'hub'
          ? { ...cluster, addons }
          : { ...cluster, addons: addons.toReversed(), hub: shuffled.get(cluster.hub) as HubCluster };
      shuffled.set(cluster, copy);
      return copy;
    };
    for (const hub of clusters.filter(({ role }) => role === 'hub')) mixed(hub);
    for (const workload of clusters.filter((cluster): cluster is WorkloadCluster => cluster.role === 'workload')) mixed(workload);
    return clusters.map((cluster) => shuffled.get(cluster) as Cluster);
  });
  fc.assert(
    fc.property(variant, (clusters) => {
      expect([...renderTree(assembleFleet({ ...sampleFleet, clusters }))]).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

const rotated = <T>(items: readonly T[], by: number): T[] => items.map((_, index) => items[(index + by) % items.length] as T);

test('every file leads back to the definition of its cluster', () => {
  for (const file of filesOf(withAdded(secondStaging))) {
    const source = locationOf(file);
    expect(source?.line, file.path).toBeGreaterThan(0);
    expect(source?.file, file.path).toMatch(/reference\/[a-z-]+\.ts$|sample-fleet\.ts$/);
  }
});

test('every file but tables of contents is listed by exactly one of these, or applied as a folder of its own', () => {
  const files = filesOf();
  const listed = files
    .filter(({ path }) => path.endsWith('/kustomization.yaml'))
    .flatMap(({ path, objects }) =>
      (objects[0] as unknown as { resources: string[] }).resources.map((one) => path.replace('kustomization.yaml', one)),
    );
  expect(new Set(listed).size).toBe(listed.length);
  for (const { path } of files.filter((file) => !file.path.endsWith('/kustomization.yaml'))) expect(listed, path).toContain(path);
  for (const path of listed)
    expect(
      files.some((file) => file.path === path || file.path === `${path}/kustomization.yaml`),
      path,
    ).toBe(true);
});

test('all Flux objects live in flux-system, and no two have one name where they run', () => {
  const seen = new Set<string>();
  for (const { path, objects } of filesOf()) {
    const cluster = sampleFleet.clusters.find((one) => path.startsWith(`clusters/${one.cluster}/${clusterId(one)}/`));
    const home = cluster?.role === 'workload' && cluster.delivery === 'hub' ? cluster.hub : cluster;
    for (const { apiVersion, kind, metadata } of objects.filter((one) => one.apiVersion.includes('.toolkit.fluxcd.io/'))) {
      expect(metadata.namespace, path).toBe('flux-system');
      const key = `${home && clusterId(home)} ${apiVersion} ${kind} ${metadata.name}`;
      expect(seen.has(key), key).toBe(false);
      seen.add(key);
    }
  }
});

test('the parts of a fleet are the whole, however its clusters are divided', () => {
  // Clusters in the account of the hub and in another one, some with their own Flux, some driven by the hub.
  const elsewhere = { ...secondStaging, accountId: '444455556666' };
  const fleet = { ...sampleFleet, ...withAdded(elsewhere) };
  expect(assembleFleet(fleet).some(({ path }) => path.includes('/account-444455556666/'))).toBe(true);
  const expected = [...renderTree(assembleFleet(fleet))];
  const divided = fc.array(fc.nat({ max: 2 }), { minLength: fleet.clusters.length, maxLength: fleet.clusters.length });
  fc.assert(
    fc.property(divided, (shards) => {
      const members = [0, 1, 2].map((shard) => fleet.clusters.filter((_, index) => shards[index] === shard));
      const summaries: (MembersSummary | undefined)[] = members.map(() => undefined);
      const parts = members.map((clusters, index) =>
        assembleFleet({ ...fleet, clusters }, { part: 'members', keep: (summary) => (summaries[index] = plain(summary)) }),
      );
      // The rest of the fleet is the same from definitions, from summaries, and from a mix of both.
      for (const known of [[], [0], [1, 2], [0, 1, 2]]) {
        const others = known.flatMap((index) => summaries[index] ?? []);
        expect(others).toHaveLength(known.length);
        const clusters = fleet.clusters.filter((cluster, index) => cluster.role === 'hub' || !known.includes(shards[index] ?? 0));
        const rest = assembleFleet({ ...fleet, clusters }, { part: 'rest', others });
        const files = [...parts.flat(), ...rest].sort((a, b) => (a.path < b.path ? -1 : 1));
        expect([...renderTree(files)]).toEqual(expected);
      }
    }),
    { numRuns: 10 },
  );
});

test('what clusters of different parts contradict each other in is found from their summaries, as from their definitions', () => {
  const first = sampleFleet.clusters.find((cluster): cluster is WorkloadCluster => cluster.role === 'workload') as WorkloadCluster;
  const second = inheritLocation({ ...secondStaging, network: first.network, hub: first.hub } as WorkloadCluster, secondStaging);
  const hubs = sampleFleet.clusters.filter(({ role }) => role === 'hub');
  const summaryOf = (cluster: Cluster): MembersSummary[] => {
    const kept: MembersSummary[] = [];
    assembleFleet({ ...sampleFleet, clusters: [cluster] }, { part: 'members', keep: (summary) => kept.push(plain(summary)) });
    return kept;
  };
  const others = [first, second].flatMap(summaryOf);
  const findingsOf = (assemble: () => unknown): readonly Finding[] => {
    try {
      assemble();
      return [];
    } catch (error) {
      return (error as DefinitionError).findings;
    }
  };
  const known = findingsOf(() => assembleFleet({ ...sampleFleet, clusters: hubs }, { part: 'rest', others }));
  expect(known.map(({ rule }) => rule)).toEqual(['overlapping-network']);
  expect(known).toEqual(findingsOf(() => assembleFleet({ ...sampleFleet, clusters: [...hubs, first, second] })));
  // The hub is no longer defined, or another hub has its name.
  const moved = others.map((summary) => ({ ...summary, clusters: summary.clusters.map((one) => ({ ...one, hubFile: '/other.ts' })) }));
  for (const clusters of [[], hubs]) {
    const missing = findingsOf(() => assembleFleet({ ...sampleFleet, clusters }, { part: 'rest', others: moved.slice(0, 1) }));
    expect(missing.map(({ rule, object }) => [rule, object])).toEqual([['missing-hub', `Cluster/${clusterId(first)}`]]);
  }
});

const plain = (summary: MembersSummary): MembersSummary => JSON.parse(JSON.stringify(summary));
