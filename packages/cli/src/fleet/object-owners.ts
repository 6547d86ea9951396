import { type AppliedObject, asKustomization, type FleetBuild, type FleetKustomization, kustomizationKey } from '@slipway/flux-build';

/**
 * Returns all owners that apply objects to clusters: the Flux Kustomizations of a fleet, then in the same form the syncs that are not in
 * the repository, and the ResourceSets.
 */
export const objectOwners = (fleet: FleetBuild): readonly FleetKustomization[] => [
  ...fleet.kustomizations,
  ...fleet.entries,
  ...outputOfResourceSets(fleet),
];

/**
 * Returns the output of the ResourceSets of a fleet, as if a Flux Kustomization of that name applied it. Leaves out ResourceSets of
 * suspended Flux Kustomizations, and objects into which the operator copies data of another object.
 */
export const outputOfResourceSets = ({ resourceSets, kustomizations }: FleetBuild): readonly FleetKustomization[] => {
  const suspended = new Set(kustomizations.flatMap((each) => (each.suspendedBy === undefined ? [] : [kustomizationKey(each)])));
  return resourceSets.flatMap((set) =>
    set.objects === undefined || suspended.has(set.parent ?? '') ? [] : [asKustomization({ ...set, objects: set.objects.filter(isWhole) })],
  );
};

const isWhole = ({ object: { metadata } }: AppliedObject): boolean => {
  const { annotations } = (metadata ?? {}) as { readonly annotations?: Readonly<Record<string, unknown>> | null };
  return annotations?.['fluxcd.controlplane.io/copyFrom'] === undefined;
};
