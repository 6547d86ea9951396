import { type AppliedObject, type FleetBuild, inventoryId } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import type { Cluster, StoredObject } from '../../src/index.ts';

/** An object on a cluster, and the same object if Flux applied Slipway's prediction. Both are equal if the prediction is right. */
export interface ForeseenObject {
  readonly id: string;
  readonly live: unknown;
  readonly foreseen: unknown;
}

/**
 * Compares predicted objects with the cluster: a dry-run apply as kustomize-controller, which detects drift the same way. A missing,
 * additional or different field shows in the object, or in the fields that the controller owns.
 */
export async function foreseenObjects(cluster: Cluster, objects: readonly AppliedObject[]): Promise<readonly ForeseenObject[]> {
  const found: ForeseenObject[] = [];
  for (const [id, versions] of Map.groupBy(objects, ({ object }) => inventoryId(object))) {
    const [first, ...others] = await Promise.all(versions.map((version) => foreseenObject(cluster, id, version)));
    // An object of two Kustomizations equals the prediction of one of them.
    const fitting = others.find((each) => JSON.stringify(each.live) === JSON.stringify(each.foreseen));
    if (first !== undefined) found.push(fitting ?? first);
  }
  return found;
}

async function foreseenObject(cluster: Cluster, id: string, { object }: AppliedObject): Promise<ForeseenObject> {
  const manifest = object as unknown as Manifest;
  const live = await cluster.get(manifest);
  const answer = await cluster.dryRun(manifest);
  return { id, live: live && withoutTimes(live), foreseen: answer.accepted ? withoutTimes(answer.stored) : answer };
}

/** Removes times, because an apply without changes may still change one. */
function withoutTimes({ metadata: { resourceVersion: _, managedFields, ...metadata }, ...object }: StoredObject): unknown {
  const managers = ((managedFields ?? []) as readonly Readonly<Record<string, unknown>>[]).map(({ time: _, ...entry }) => entry);
  const ordered = managers.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return { ...object, metadata: { ...metadata, managedFields: ordered } };
}

/** The inventories of the Kustomizations of a cluster, and the predicted ones: sorted ids. */
export interface ForeseenInventory {
  readonly kustomization: string;
  readonly live: readonly string[] | undefined;
  readonly foreseen: readonly string[] | undefined;
}

/** Returns the inventory of every existing or predicted Kustomization. */
export async function foreseenInventories(cluster: Cluster, { kustomizations }: FleetBuild): Promise<readonly ForeseenInventory[]> {
  const stored = await cluster.list({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization' });
  const live = new Map(stored.map(({ metadata, status }) => [`${metadata.namespace}/${metadata.name}`, inventoryOf(status)]));
  const foreseen = new Map(
    kustomizations
      .filter((each) => each.cluster === cluster.name)
      .map(({ namespace, name, objects = [] }) => [`${namespace}/${name}`, objects.map(({ object }) => inventoryId(object)).sort()]),
  );
  const names = [...new Set([...live.keys(), ...foreseen.keys()])].sort();
  return names.map((kustomization) => ({ kustomization, live: live.get(kustomization), foreseen: foreseen.get(kustomization) }));
}

function inventoryOf(status: StoredObject['status']): readonly string[] {
  const { entries = [] } = (status?.inventory ?? {}) as { readonly entries?: readonly { readonly id: string }[] };
  return entries.map(({ id }) => id).sort();
}
