import { onceForEach } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { isFluxKustomization, kustomizationKey, objectIdentity } from '../flux-objects/flux-object.ts';
import { isResourceSet } from '../resource-set/expand-resource-set.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';
import type { FleetResourceSet } from './resource-sets.ts';

/** An object, and the Flux Kustomization or ResourceSet that applies it. */
export interface OwnedObject {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
}

/** Returns a ResourceSet as if a Flux Kustomization of that name applied its objects. */
export const asKustomization = ({ cluster, namespace, name, written, objects = [] }: FleetResourceSet): FleetKustomization => ({
  ...NO_SOURCE,
  cluster,
  namespace,
  name,
  appliesTo: cluster,
  content: written.content,
  objects,
});

const NO_SOURCE = { source: '', path: '', suspended: false, spec: {}, dependsOn: [], notes: [] } as const;

/** Indexes the ResourceSets of a fleet by the key of a Flux Kustomization with the same name. */
const setsByKey = onceForEach(
  ({ resourceSets }: FleetBuild): ReadonlyMap<string, FleetResourceSet> =>
    new Map(resourceSets.map((each) => [kustomizationKey(each), each])),
);

/** Indexes Flux Kustomizations and ResourceSets that ResourceSets create, by cluster and identity. */
const createdByKey = onceForEach(({ resourceSets }: FleetBuild): ReadonlyMap<string, OwnedObject> => {
  const created = new Map<string, OwnedObject>();
  for (const set of resourceSets)
    for (const applied of set.objects ?? [])
      if (isFluxKustomization(applied.object) || isResourceSet(applied.object))
        created.set(`${set.cluster}|${objectIdentity(applied.object)}`, { kustomization: asKustomization(set), applied });
  return created;
});

/** Finds an object among those that the ResourceSets of a cluster create. */
export const createdObject = (fleet: FleetBuild, cluster: string, identity: string): OwnedObject | undefined =>
  createdByKey(fleet).get(`${cluster}|${identity}`);

/** Finds the ResourceSet with the name of this Flux Kustomization, with its owner; undefined if it exists before Flux. */
export function resourceSetObject(
  fleet: FleetBuild,
  kustomization: FleetKustomization,
  findOwner: (key: string) => FleetKustomization | undefined,
): OwnedObject | undefined {
  const set = setsByKey(fleet).get(kustomizationKey(kustomization));
  if (set === undefined) return undefined;
  const identity = `fluxcd.controlplane.io|ResourceSet|${set.namespace}|${set.name}`;
  const owner = findOwner(set.parent ?? '');
  const applied = owner?.objects?.find(({ object }) => objectIdentity(object) === identity);
  return owner !== undefined && applied !== undefined ? { kustomization: owner, applied } : createdObject(fleet, set.cluster, identity);
}
