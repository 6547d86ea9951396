import { type AppliedObject, asKustomization, type FleetBuild, type FleetKustomization, kustomizationKey } from '@slipway/flux-build';

/**
 * Returns all that applies objects to clusters: the Flux Kustomizations of a fleet, then in the same form the syncs that are not in the
 * repository and the ResourceSets.
 */
export const objectOwners = (fleet: FleetBuild): readonly FleetKustomization[] => [
  ...fleet.kustomizations,
  ...fleet.entries,
  ...madeByResourceSets(fleet),
];

/**
 * What flux-operator makes of the ResourceSets of a fleet, as if a Flux Kustomization of that name applied it. What a suspended Flux
 * Kustomization makes is left out, and objects into which the operator copies what another object has.
 */
export const madeByResourceSets = ({ resourceSets, kustomizations }: FleetBuild): readonly FleetKustomization[] => {
  const suspended = new Set(kustomizations.flatMap((each) => (each.suspendedBy === undefined ? [] : [kustomizationKey(each)])));
  return resourceSets.flatMap((set) =>
    set.objects === undefined || suspended.has(set.parent ?? '') ? [] : [asKustomization({ ...set, objects: set.objects.filter(isWhole) })],
  );
};

const isWhole = ({ object: { metadata } }: AppliedObject): boolean => {
  const { annotations } = (metadata ?? {}) as { readonly annotations?: Readonly<Record<string, unknown>> | null };
  return annotations?.['fluxcd.controlplane.io/copyFrom'] === undefined;
};
