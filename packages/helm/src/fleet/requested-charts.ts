import type { FleetBuild, FleetKustomization } from '@slipway/flux-build';
import { HelmError } from '../helm-error.ts';
import { isHelmRelease, releaseSpec } from '../release/release-spec.ts';
import type { ChartFinder, ChartPlace } from './chart-folder.ts';
import { chartOfRelease } from './chart-of-release.ts';
import { objectsOfClusters } from './objects-of-cluster.ts';

/** A chart that HelmReleases of a fleet name, and that no source of the repository has. */
export interface RequestedChart {
  readonly name: string;
  /** A version or a range; empty for the newest. */
  readonly range: string;
  /** Undefined if no object of the fleet states it. */
  readonly place: ChartPlace | undefined;
  /** `cluster/namespace/name` of the HelmReleases. */
  readonly users: readonly string[];
  /** The first HelmRelease. */
  readonly first: RequestingRelease;
}

/** A HelmRelease that names a chart, and its file. */
interface RequestingRelease {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  readonly content: string;
  readonly file: string;
}

/** Returns the charts of Helm repositories and registries that a fleet needs, dependencies of charts in Git included. */
export function requestedCharts(fleet: FleetBuild, owners: readonly FleetKustomization[]): readonly RequestedChart[] {
  const objectsOf = objectsOfClusters(owners);
  const found = new Map<string, Omit<RequestedChart, 'users'> & { readonly users: Set<string> }>();
  let current: RequestingRelease = { cluster: '', namespace: '', name: '', content: '', file: '' };
  const charts: ChartFinder = {
    find(name, range, place) {
      const key = JSON.stringify([name, range, place?.url, place?.tag, place?.digest]);
      const request = found.get(key) ?? { name, range, place, first: current, users: new Set<string>() };
      found.set(key, request);
      request.users.add(`${current.cluster}/${current.namespace}/${current.name}`);
      return undefined;
    },
  };
  for (const { appliesTo: cluster, content, objects = [] } of owners) {
    for (const { object, file } of objects) {
      if (!isHelmRelease(object)) continue;
      const { name, namespace, chart } = releaseSpec(object);
      if (chart === undefined) continue;
      current = { cluster, namespace, name, content, file };
      try {
        chartOfRelease(chart, cluster, objectsOf(cluster), { fleet, charts });
      } catch (error) {
        // The build reports a chart of the repository that cannot be loaded.
        if (!(error instanceof HelmError)) throw error;
      }
    }
  }
  return [...found.values()].map((request) => ({ ...request, users: [...request.users].sort() }));
}
