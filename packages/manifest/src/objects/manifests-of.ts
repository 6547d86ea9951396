import { type ChartLike, chartObjects } from './chart-objects.ts';
import type { Manifest } from './manifest.ts';

/** The objects of a cdk8s chart, dependencies first; errors are those of {@link chartObjects}. */
export const manifestsOf = (chart: ChartLike): Manifest[] => chartObjects(chart).map(({ manifest }) => manifest);

/**
 * The objects of a cdk8s chart as the manifests of a unit: the construct `release` becomes `release.yaml`, the
 * construct `server` in `web` becomes `web-server.yaml`. Order and errors are those of {@link chartObjects}.
 */
export const chartFiles = (chart: ChartLike): Record<string, Manifest> =>
  Object.fromEntries(chartObjects(chart).map(({ manifest, path }) => [`${path.replaceAll('/', '-')}.yaml`, manifest]));
