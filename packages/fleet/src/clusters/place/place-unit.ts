import type { Manifest, Unit } from '@slipway/manifest';
import { clusterId } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { type FleetContent, packageOf } from '../spec/fleet-content.ts';
import { groupsNeededBy, isFluxObject, isManagedResource } from './api-groups.ts';
import { clusterInfoName } from './cluster-info.ts';
import { packageSource } from './package-source.ts';
import type { Delivery, Placement } from './placement.ts';
import type { Wanted } from './wanted-units.ts';

export interface Where {
  /** Fleet of the cluster. */
  readonly fleet: FleetContent;
  /** The cluster whose Flux has the Flux Kustomization. */
  readonly runner: Cluster;
  /** The cluster whose definition chooses the package versions. */
  readonly versionsOf: Cluster;
  /** Folder of the file of the Flux Kustomization. */
  readonly directory: string;
}

/** Returns the placement of `unit` on `cluster`, with the overrides of the definition of the cluster. */
export function placeUnit(unit: Unit, cluster: Cluster, wanted: Wanted, where: Where): Placement {
  const { fleet, runner, versionsOf, directory } = where;
  const publisher = packageOf(fleet, unit);
  const delivery = runner === cluster ? 'local' : deliveryFromHub(unit);
  const { serviceAccountName, after = [] } = wanted.tenancy.get(unit.name) ?? {};
  return {
    name: kustomizationName(unit.name, cluster, runner),
    file: `${directory}/${unit.name}.yaml`,
    unit,
    ownsFolder: publisher === fleet.definitions,
    delivery,
    cluster,
    runnerId: clusterId(runner),
    targetId: clusterId(delivery === 'local' ? runner : cluster),
    source: packageSource(versionsOf, publisher, fleet),
    variablesFrom: clusterInfoName(cluster, runner),
    overrides: wanted.overrides.filter((override) => override.unit === unit.name),
    components: [],
    after: after.map(({ name }) => kustomizationName(name, cluster, runner)),
    ...(serviceAccountName && delivery !== 'release' ? { serviceAccountName } : {}),
    ...deletionOf(unit, delivery),
  };
}

function deletionOf(unit: Unit, delivery: Delivery): Pick<Placement, 'settings'> {
  // The cluster may be deleted before the Kustomization. Then no object must be deleted or waited for.
  if (delivery === 'remote') return { settings: { deletionPolicy: 'Orphan' } };
  // A controller first deletes nodes or AWS resources. The Kustomization remains until that is done, so that the state is visible.
  const awaited = delivery === 'local' && groupsNeededBy(unit).length > 0;
  return awaited ? { settings: { deletionPolicy: 'WaitForTermination' } } : {};
}

/** Returns the name of a placement; on the hub, the name of a placement of another cluster begins with the id of that cluster. */
export const kustomizationName = (unit: string, cluster: Cluster, runner: Cluster): string =>
  runner === cluster ? unit : `${clusterId(cluster)}-${unit}`;

/** Helm releases and AWS resources are objects on the hub about the cluster. All other objects are applied to the cluster itself. */
function deliveryFromHub({ manifests }: Unit): Delivery {
  const objects: readonly Manifest[] = Object.values(manifests);
  if (objects.length > 0 && objects.every(({ kind }) => kind === 'HelmRelease')) return 'release';
  return objects.every(isManagedResource) ? 'local' : 'remote';
}

/** Whether clusters without Flux share a unit with the hub. This is true for sources, which only name the location of charts. */
export const isShared = ({ manifests }: Unit): boolean =>
  Object.values(manifests).every((manifest) => isFluxObject(manifest) && manifest.kind !== 'HelmRelease');

/** Returns why the hub cannot deliver `unit` to another cluster; undefined if it can. */
export function mixedDelivery({ manifests }: Unit): string | undefined {
  const objects = Object.values(manifests);
  const kinds = [
    objects.some(isFluxObject) ? 'Flux objects' : undefined,
    objects.some(isManagedResource) ? 'AWS resources' : undefined,
    objects.some((manifest) => !isFluxObject(manifest) && !isManagedResource(manifest)) ? 'objects of the cluster' : undefined,
  ].filter((kind) => kind !== undefined);
  if (kinds.length > 1) return kinds.join(' and ');
  const sources = objects.filter((manifest) => isFluxObject(manifest) && manifest.kind !== 'HelmRelease');
  return sources.length > 0 && sources.length < objects.length ? 'sources and releases' : undefined;
}
