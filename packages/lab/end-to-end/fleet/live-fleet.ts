import { type AppliedObject, type FleetBuild, inventoryId } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import type { Cluster, StoredObject } from '../../src/index.ts';

/** An object as it is on a cluster, and as it would be if Flux applied there what Slipway foresees; the same where it foresees well. */
export interface ForeseenObject {
  readonly id: string;
  readonly live: unknown;
  readonly foreseen: unknown;
}

/**
 * Asks the API server, object by object, what applying it as kustomize-controller would change: which is how the controller
 * looks for drift. A field too many, too few or of another value is seen in the object, or in the fields that the controller owns.
 */
export async function foreseenObjects(cluster: Cluster, objects: readonly AppliedObject[]): Promise<readonly ForeseenObject[]> {
  const found: ForeseenObject[] = [];
  for (const [id, versions] of Map.groupBy(objects, ({ object }) => inventoryId(object))) {
    const [first, ...others] = await Promise.all(versions.map((version) => foreseenObject(cluster, id, version)));
    // One that two Kustomizations apply is as one of them says.
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

/** An apply that changes nothing may still be noted at another time. */
function withoutTimes({ metadata: { resourceVersion: _, managedFields, ...metadata }, ...object }: StoredObject): unknown {
  const managers = ((managedFields ?? []) as readonly Readonly<Record<string, unknown>>[]).map(({ time: _, ...entry }) => entry);
  const ordered = managers.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return { ...object, metadata: { ...metadata, managedFields: ordered } };
}

/** What the Kustomizations of a cluster hold by their inventories, and what they were said to hold; ids, sorted. */
export interface ForeseenInventory {
  readonly kustomization: string;
  readonly live: readonly string[] | undefined;
  readonly foreseen: readonly string[] | undefined;
}

/** Every Kustomization that is on a cluster, or should be. */
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
