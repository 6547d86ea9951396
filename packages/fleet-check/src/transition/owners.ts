import { type AppliedObject, applyPolicy, type FleetKustomization, inventoryId, kustomizationKey } from '@slipway/flux-build';
import { push } from '../objects/fields.ts';
import type { OwnedObject } from './object-change.ts';

/** A Flux Kustomization or ResourceSet with the objects of its inventory. */
export interface Owner {
  readonly key: string;
  readonly kustomization: FleetKustomization;
  /** Objects by the id of the inventory. */
  readonly objects: ReadonlyMap<string, AppliedObject>;
}

/** The owners of a fleet. */
export interface Owners {
  /** Owners, each after its parent. */
  readonly all: readonly Owner[];
  readonly byKey: ReadonlyMap<string, Owner>;
  /** Returns the objects that are applied to a cluster, by inventory id. Of several owners of an object, the last one counts. */
  readonly on: (cluster: string) => ReadonlyMap<string, OwnedObject>;
  /** Returns all owners that apply an object. */
  readonly of: (cluster: string, id: string) => readonly Owner[];
}

/** Both sides of a change. */
export interface TransitionSides {
  readonly before: Owners;
  readonly after: Owners;
  /** Owners of the new side that reconcile it, or may reconcile it. */
  readonly arriving: ReadonlySet<Owner>;
  /** Arriving owners that the same change suspends. */
  readonly suspending: ReadonlySet<Owner>;
}

/** Whether an owner is a ResourceSet, or a Configuration of Crossplane with a package. They have no source. */
export const isResourceSet = ({ source }: FleetKustomization): boolean => source === '';

/** Returns the key of a Flux Kustomization or ResourceSet in a fleet. */
export const ownerKey = (kustomization: FleetKustomization): string =>
  `${kustomizationKey(kustomization)}${isResourceSet(kustomization) ? '|ResourceSet' : ''}`;

/** Returns the id of the object of an owner in the inventory of its parent. */
export const idOfOwner = ({ kustomization }: Owner): string =>
  inventoryId({ ...typeOf(kustomization), metadata: { name: kustomization.name, namespace: kustomization.namespace } });

/** Returns the kind of an owner. Of the kinds without a source, only a Configuration has no namespace. */
function typeOf(kustomization: FleetKustomization): { readonly apiVersion: string; readonly kind: string } {
  if (!isResourceSet(kustomization)) return { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization' };
  return kustomization.namespace === ''
    ? { apiVersion: 'pkg.crossplane.io/v1', kind: 'Configuration' }
    : { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'ResourceSet' };
}

/** Indexes the owners of a fleet. `counts` returns whether a Flux Kustomization has applied its objects. */
export function ownersOf(kustomizations: readonly FleetKustomization[], counts: (each: FleetKustomization) => boolean): Owners {
  const all = kustomizations.map((kustomization): Owner => {
    const objects = counts(kustomization) ? (kustomization.objects ?? []) : [];
    return { key: ownerKey(kustomization), kustomization, objects: new Map(objects.map((each) => [inventoryId(each.object), each])) };
  });
  const onCluster = new Map<string, Map<string, OwnedObject>>();
  const ownersOn = new Map<string, Owner[]>();
  for (const owner of all) {
    const { kustomization, objects } = owner;
    const known = onCluster.get(kustomization.appliesTo) ?? new Map<string, OwnedObject>();
    onCluster.set(kustomization.appliesTo, known);
    for (const [id, applied] of objects) {
      // An object that Flux never applies has no owner.
      if (applyPolicy(applied.object, kustomization.spec).apply !== 'never') known.set(id, { kustomization, applied });
      push(ownersOn, `${kustomization.appliesTo}|${id}`, owner);
    }
  }
  return {
    all,
    byKey: new Map(all.map((owner) => [owner.key, owner])),
    on: (cluster) => onCluster.get(cluster) ?? NOTHING,
    of: (cluster, id) => ownersOn.get(`${cluster}|${id}`) ?? [],
  };
}

const NOTHING: ReadonlyMap<string, OwnedObject> = new Map();
