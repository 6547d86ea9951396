import { createHash } from 'node:crypto';
import { emitYaml } from '@slipway/manifest';
import type { HostListener } from '../proxy/start-proxy.ts';
import { type ChartVersion, chartArchive, chartMetadata } from './chart-files.ts';

/** Helm repositories of one host, each below a path. */
export interface HelmHost {
  readonly listener: HostListener;
  /** Adds a chart to the repository at `path`, such as `/stable`; `''` is the root. Does nothing if it is there already. */
  add(path: string, chart: ChartVersion): void;
}

/** Serves `index.yaml` and the packed charts. A chart is created on the first request. */
export function helmHost(): HelmHost {
  const repositories = new Map<string, Map<string, PackedChart>>();
  return {
    add(path, chart) {
      const charts = repositories.get(path) ?? new Map<string, PackedChart>();
      repositories.set(path, charts);
      const file = `${chart.name}-${chart.version}.tgz`;
      if (!charts.has(file)) charts.set(file, packed(chart));
    },
    listener(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'https://charts');
      const slash = pathname.lastIndexOf('/');
      const charts = repositories.get(pathname.slice(0, slash));
      const file = decodeURIComponent(pathname.slice(slash + 1));
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
      } else if (charts && file === 'index.yaml') {
        response.writeHead(200, { 'content-type': 'application/yaml' }).end(indexOf(charts));
      } else {
        const chart = charts?.get(file);
        if (chart) response.writeHead(200, { 'content-type': 'application/gzip' }).end(chart.archive());
        else response.writeHead(404).end();
      }
    },
  };
}

interface PackedChart {
  readonly chart: ChartVersion;
  archive(): Buffer;
}

function packed(chart: ChartVersion): PackedChart {
  let archive: Buffer | undefined;
  return {
    chart,
    archive() {
      archive ??= chartArchive(chart);
      return archive;
    },
  };
}

/** A constant time, so that an index changes only with its charts. */
const CREATED = '2026-01-01T00:00:00Z';

function indexOf(charts: ReadonlyMap<string, PackedChart>): string {
  const entries = [...charts].map(([file, { chart, archive }]) => ({
    ...chartMetadata(chart),
    name: chart.name,
    created: CREATED,
    digest: createHash('sha256').update(archive()).digest('hex'),
    urls: [encodeURIComponent(file)],
  }));
  return emitYaml({ apiVersion: 'v1', entries: Object.groupBy(entries, ({ name }) => name), generated: CREATED });
}
