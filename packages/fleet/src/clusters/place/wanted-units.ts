import type { Override, Unit } from '@slipway/manifest';
import { specificDirectory } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';

/** What the definition of one cluster names itself, without the dependencies of this. */
export interface Wanted {
  /** Units that the cluster runs. */
  readonly units: readonly Unit[];
  /** Patches for the options of the cluster. */
  readonly overrides: readonly Override[];
  /** Maps the name of a unit to the service account that applies it, and to the units that must be ready first. */
  readonly tenancy: ReadonlyMap<
    string,
    {
      /** ServiceAccount that Flux impersonates. */
      readonly serviceAccountName?: string;
      /** Units that must be ready first. */
      readonly after: readonly Unit[];
    }
  >;
}

export const wantedUnits = (cluster: Cluster): Wanted => ({
  units: unitsNamedBy(cluster),
  // `checkClusters` has checked the options against the rules of the add-on or application.
  overrides: [
    ...cluster.addons.flatMap(({ addon, options }) => addon.overrides(options as never)),
    ...cluster.applications.flatMap(({ application, options }) => application.overrides(options as never)),
  ],
  tenancy: new Map(
    cluster.applications.flatMap(({ application: { units, tenant, serviceAccountName } }) =>
      units.map(({ name }) => [name, { ...(serviceAccountName ? { serviceAccountName } : {}), after: tenant ? [tenant] : [] }]),
    ),
  ),
});

/** Returns the units of the add-ons, the applications and the cluster itself, as the definition lists them. */
export function unitsNamedBy(cluster: Cluster): Unit[] {
  const specific = specificUnit(cluster);
  return [
    ...cluster.addons.flatMap(({ addon }) => addon.units),
    ...cluster.applications.flatMap(({ application }) => [...(application.tenant ? [application.tenant] : []), ...application.units]),
    ...(specific ? [specific] : []),
  ];
}

/** Returns the objects that only this cluster has, as a unit. A custom resource in it can wait for its CRD without delaying the leaf. */
export function specificUnit(cluster: Cluster): Unit | undefined {
  const manifests = cluster.specific ?? {};
  if (Object.keys(manifests).length === 0) return undefined;
  return { name: 'specific', directory: specificDirectory(cluster), manifests, dependsOn: [] };
}
