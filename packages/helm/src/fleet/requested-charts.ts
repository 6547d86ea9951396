import type { FleetBuild, FleetKustomization } from '@slipway/flux-build';
import type { Chart } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { isHelmRelease, releaseSpec } from '../release/release-spec.ts';
import type { ChartFinder, ChartPlace } from './chart-folder.ts';
import { chartOfRelease } from './chart-of-release.ts';
import { objectsOfClusters } from './objects-of-cluster.ts';
import { releaseMemory } from './release-memory.ts';

/** A chart of a HelmRelease that is not in any source of the repository. */
export interface RequestedChart {
  readonly name: string;
  /** A version or a range; empty for the newest. */
  readonly range: string;
  /** Undefined if no object of the fleet has it. */
  readonly place: ChartPlace | undefined;
  /** `cluster/namespace/name` of the HelmReleases. */
  readonly users: readonly string[];
  /** The first HelmRelease. */
  readonly first: RequestingRelease;
}

/** A HelmRelease with a chart, and its file. */
interface RequestingRelease {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  readonly content: string;
  readonly file: string;
}

/** The charts that a fleet needs from elsewhere. */
interface RequestedCharts {
  /** Charts of Helm repositories, registries and Git repositories, including dependencies of charts in Git. */
  readonly requested: readonly RequestedChart[];
  /** The reasons why other charts are not available, for example that of a Bucket. Each is given once. */
  readonly unreachable: readonly string[];
}

/** Returns the charts that a fleet needs and that are in none of its available sources. */
export function requestedCharts(fleet: FleetBuild, owners: readonly FleetKustomization[]): RequestedCharts {
  const unreachable = new Set<string>();
  let isRequested = false;
  const objectsOf = objectsOfClusters(owners, fleet.roots);
  const found = new Map<string, Omit<RequestedChart, 'users'> & { readonly users: Set<string> }>();
  let current: RequestingRelease = { cluster: '', namespace: '', name: '', content: '', file: '' };
  const charts: ChartFinder = {
    find(name, range, place) {
      const key = JSON.stringify([name, range, place?.url, place?.tag, place?.digest, place?.git]);
      const request = found.get(key) ?? { name, range, place, first: current, users: new Set<string>() };
      found.set(key, request);
      isRequested = true;
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
        isRequested = false;
        const answer = chartOfRelease(chart, cluster, objectsOf(cluster), { fleet, charts });
        if ('missing' in answer && !isRequested) unreachable.add(answer.missing);
      } catch (error) {
        // The build reports this chart of the repository, which cannot be loaded.
        if (!(error instanceof HelmError)) throw error;
      }
    }
  }
  const requested = [...found.values()].map((request) => ({ ...request, users: [...request.users].sort() }));
  return { requested, unreachable: [...unreachable] };
}

/** A chart that HelmReleases of a fleet install. */
export interface UsedChart {
  /** Undefined if the chart is not available. */
  readonly chart: Chart | undefined;
  /** Location of the chart, or the reason why it is not available. */
  readonly origin: string;
  /** `cluster/namespace/name` of the HelmReleases. */
  readonly users: readonly string[];
}

/** Returns the charts that the HelmReleases of a fleet install, each content once, and the charts that are not available. */
export function usedCharts(fleet: FleetBuild, owners: readonly FleetKustomization[], charts: ChartFinder): readonly UsedChart[] {
  const objectsOf = objectsOfClusters(owners, fleet.roots);
  const { sameChart } = releaseMemory();
  const found = new Map<unknown, { readonly chart: Chart | undefined; readonly origin: string; readonly users: Set<string> }>();
  for (const { appliesTo: cluster, objects = [] } of owners) {
    for (const { object } of objects) {
      if (!isHelmRelease(object)) continue;
      const { name, namespace, chart: request } = releaseSpec(object);
      if (request === undefined) continue;
      const answer = chartOfRelease(request, cluster, objectsOf(cluster), { fleet, charts });
      const chart = 'missing' in answer ? undefined : sameChart(answer.chart);
      const origin = 'missing' in answer ? answer.missing : answer.origin;
      const used = found.get(chart ?? origin) ?? { chart, origin, users: new Set<string>() };
      found.set(chart ?? origin, used);
      used.users.add(`${cluster}/${namespace}/${name}`);
    }
  }
  return [...found.values()].map((used) => ({ ...used, users: [...used.users].sort() }));
}
