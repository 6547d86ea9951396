import type { AppliedObject } from '@slipway/flux-build';
import { expect } from 'vitest';
import type { Cluster } from '../../src/index.ts';
import { proved } from '../lab-test.ts';
import { foreseenInventories, foreseenObjects } from './live-fleet.ts';
import { objectsOn, offlineFleet } from './offline-fleet.ts';
import type { Stage } from './stage.ts';

/** Expects that every cluster has exactly the objects of `slipway build` for the branches, and every inventory the same objects. */
export async function expectSameObjects({ branches, clusters, channel }: Stage): Promise<void> {
  const fleet = offlineFleet(branches(), channel);
  expect(fleet.kustomizations.filter(({ error }) => error !== undefined)).toEqual([]);
  const counts: string[] = [];
  for (const cluster of clusters) {
    const objects = await foreseenObjects(cluster, objectsOn(fleet, cluster.name));
    for (const { id, live, foreseen } of objects) expect.soft(foreseen, `${cluster.name}: ${id}`).toEqual(live);
    const inventories = cluster.programs.has('kustomize-controller') ? await foreseenInventories(cluster, fleet) : [];
    for (const { kustomization, live, foreseen } of inventories) expect.soft(foreseen, `${cluster.name}: ${kustomization}`).toEqual(live);
    await expectDifferenceSeen(cluster, objectsOn(fleet, cluster.name));
    counts.push(`${cluster.name} ${objects.length} objects, ${inventories.length} inventories`);
  }
  proved(`foreseen without a cluster, and found alike: ${counts.join('; ')}`);
}

/** Expects that the comparison finds one missing label. */
async function expectDifferenceSeen(cluster: Cluster, objects: readonly AppliedObject[]): Promise<void> {
  const [labelled] = objects.filter(({ object }) => (object.metadata as { readonly labels?: object }).labels !== undefined);
  if (labelled === undefined) return;
  const { labels: _, ...metadata } = labelled.object.metadata as { readonly labels?: object };
  const [seen] = await foreseenObjects(cluster, [{ ...labelled, object: { ...labelled.object, metadata } }]);
  expect(seen?.foreseen, `${cluster.name}: ${seen?.id} without its labels`).not.toEqual(seen?.live);
}
