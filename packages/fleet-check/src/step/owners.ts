import { type AppliedObject, applyPolicy, type FleetKustomization, inventoryId, kustomizationKey } from '@slipway/flux-build';
import { push } from '../objects/push.ts';
import type { OwnedObject } from './step-change.ts';

/** A Flux Kustomization, or ResourceSet, with what it has in its inventory. */
export interface Owner {
  readonly key: string;
  readonly kustomization: FleetKustomization;
  /** By the id of the inventory. */
  readonly objects: ReadonlyMap<string, AppliedObject>;
}

/** Those of a fleet. */
export interface Owners {
  /** Each behind the one that makes it. */
  readonly all: readonly Owner[];
  readonly byKey: ReadonlyMap<string, Owner>;
  /** What is applied to a cluster, by the id of the inventory; where several apply an object, the last one counts. */
  readonly on: (cluster: string) => ReadonlyMap<string, OwnedObject>;
  /** All that apply an object. */
  readonly of: (cluster: string, id: string) => readonly Owner[];
}

/** Both sides of a step. */
export interface StepSides {
  readonly before: Owners;
  readonly after: Owners;
  /** Those of the new side that reconcile it, or may. */
  readonly arriving: ReadonlySet<Owner>;
  /** Those of them that the same step suspends. */
  readonly suspending: ReadonlySet<Owner>;
}

/** What a ResourceSet makes is listed beside Flux Kustomizations, and has no source. */
export const isResourceSet = ({ source }: FleetKustomization): boolean => source === '';

/** What a Flux Kustomization or ResourceSet is known by in a fleet. */
export const ownerKey = (kustomization: FleetKustomization): string =>
  `${kustomizationKey(kustomization)}${isResourceSet(kustomization) ? '|ResourceSet' : ''}`;

/** The id that the object of a Flux Kustomization or ResourceSet has in the inventory of what applies it. */
export const idOfOwner = ({ kustomization }: Owner): string =>
  inventoryId({
    apiVersion: isResourceSet(kustomization) ? 'fluxcd.controlplane.io/v1' : 'kustomize.toolkit.fluxcd.io/v1',
    kind: isResourceSet(kustomization) ? 'ResourceSet' : 'Kustomization',
    metadata: { name: kustomization.name, namespace: kustomization.namespace },
  });

/** `counts` says which of them have applied what they have. */
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
      // What others are asked to leave alone is nothing that they made.
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
