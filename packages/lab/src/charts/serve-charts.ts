import type { Manifest } from '@slipway/manifest';
import type { HostListener, HostProxy } from '../proxy/start-proxy.ts';
import { type OciRegistry, ociRegistry } from '../registry/oci-registry.ts';
import { chartImage } from './chart-image.ts';
import { type HelmHost, helmHost } from './helm-repository.ts';
import { type PinnedChart, pinnedCharts } from './pinned-charts.ts';

/** Options of the server, and charts in addition to the pinned versions. */
export interface ServedChartOptions {
  /** Additional versions of charts, wherever they are served. */
  readonly versions?: Readonly<Record<string, readonly string[]>>;
  /** Accepts the charts that are OCI artifacts; the caller serves its hosts. @default a registry of its own */
  readonly registry?: OciRegistry;
}

/** The served charts. Older versions are kept when new ones are added. */
export interface ServedCharts {
  /** Adds the charts that these objects pin. Later sources override earlier ones. Throws RangeError like `pinnedCharts`. */
  add(manifests: readonly Manifest[]): void;
  /** Adds a version of a chart in every location of that chart. Throws RangeError for a chart that is not served. */
  publish(chart: string, version: string): void;
  /** Returns every served version as `https://host/path chart version`, in the order in which they were added. */
  list(): readonly string[];
}

/** Serves the charts that HelmReleases pin, under the addresses of their HelmRepositories and OCIRepositories. */
export function serveCharts(
  proxy: Pick<HostProxy, 'serve'>,
  manifests: readonly Manifest[],
  options: ServedChartOptions = {},
): ServedCharts {
  return createChartServer(manifests, options, (host, listener) => proxy.serve(host, listener));
}

/** Does the same without an egress: returns the handler of each host. */
export function chartHosts(
  manifests: readonly Manifest[],
  options: Pick<ServedChartOptions, 'versions'> = {},
): ReadonlyMap<string, HostListener> {
  const hosts = new Map<string, HostListener>();
  createChartServer(manifests, options, (host, listener) => hosts.set(host, listener));
  return hosts;
}

const CONCERNED = ['HelmRelease', 'HelmRepository', 'OCIRepository', 'Kustomization'];

const addressOf = ({ protocol, host, path }: PinnedChart): string =>
  `${protocol}://${host}${path === '' || path.startsWith('/') ? path : `/${path}`}`;

function createChartServer(
  manifests: readonly Manifest[],
  { versions = {}, registry }: ServedChartOptions,
  serve: (host: string, listener: HostListener) => void,
): ServedCharts {
  let known: readonly Manifest[] = [];
  const served = new Map<string, PinnedChart>();
  const hosts = new Map<string, HelmHost>();
  const ownRegistry = registry ?? ociRegistry();
  const registryHosts = new Set<string>();

  const put = (chart: PinnedChart): void => {
    const key = `${addressOf(chart)} ${chart.name} ${chart.version}`;
    if (served.has(key)) return;
    if (chart.protocol === 'oci') {
      ownRegistry.add(chartImage(chart, chart.host, chart.path));
      if (!registry && !registryHosts.has(chart.host)) serve(chart.host, ownRegistry.listener);
      registryHosts.add(chart.host);
    } else {
      const host = hosts.get(chart.host) ?? helmHost();
      host.add(chart.path, chart);
      if (!hosts.has(chart.host)) serve(chart.host, host.listener);
      hosts.set(chart.host, host);
    }
    served.set(key, chart);
  };
  const server: ServedCharts = {
    add(more) {
      const all = [...known, ...more.filter(({ kind }) => CONCERNED.includes(kind))];
      for (const chart of pinnedCharts(all)) put(chart);
      known = all;
    },
    publish(name, version) {
      const places = [...served.values()].filter((chart) => chart.name === name);
      if (places.length === 0) throw new RangeError(`no repository serves the chart ${name}`);
      for (const place of places) put({ ...place, version });
    },
    list: () => [...served.keys()],
  };
  server.add(manifests);
  for (const [name, more] of Object.entries(versions)) for (const version of more) server.publish(name, version);
  return server;
}
