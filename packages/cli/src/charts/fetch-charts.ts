import { mkdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type ChartPlace, HelmError, loadArchive, type RequestedChart } from '@slipway/helm';
import { type Finding, printable } from '@slipway/manifest';
import { defaultCacheDirectory } from '@slipway/validate';
import { cacheArchive, digestOf, writeWhole } from '../fleet/chart-cache.ts';
import type { ChartLock, LockedChart } from '../fleet/chart-lock.gen.ts';
import { archiveName, CHART_LOCK, chartLockText, entryFinder, type FindEntry, lockedAs, lockKey } from '../fleet/chart-lock.ts';
import { archiveOf } from '../fleet/locked-charts.ts';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import { count } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { linkOnTheWay } from '../repository/path-links.ts';
import { type ChartClient, chartClient, FetchProblem } from './chart-client.ts';
import type { HostRules } from './chart-hosts.ts';
import { type FleetCharts, fleetCharts, unreachableLines } from './fleet-charts.ts';
import { openGitChart } from './git-chart.ts';
import { type FetchChart, openRepository } from './helm-repository.ts';
import { openOciChart } from './oci-chart.ts';

/** Options of `slipway charts fetch`. */
export interface FetchOptions {
  /** Resolves all ranges again, instead of only new ones. */
  readonly update?: boolean;
  /** A folder of the repository for the archives. */
  readonly vendor?: string;
  readonly allowNewHosts?: boolean;
  /** The state whose settings and lock say which hosts may be used. */
  readonly settingsFrom?: string;
  /** Host of a token server that is not the registry. It gets the login of the registry. */
  readonly ociTokenHost?: string;
}

/** Number of charts that are fetched at the same time. */
const MAX_CONCURRENT = 4;

/** Fetches the charts that a fleet names, and writes charts.lock when all are available. No other verb uses the network for charts. */
export async function fetchReport(context: VerbContext, path: string, options: FetchOptions): Promise<VerbReport> {
  const fleet = await fleetCharts(context, path, options.settingsFrom);
  if (fleet.findings.length > 0) return refused(fleet.findings);
  const vendor = vendorFolder(options.vendor, fleet, context.cwd);
  const cache = defaultCacheDirectory(context.terminal.env);
  const client = chartClient(hostRules(fleet, options.allowNewHosts === true), context.signal());
  const entryOf = entryFinder(fleet.read.lock);
  const fetching = {
    fleet,
    entryOf,
    cache,
    context,
    isUpdate: options.update === true,
    fetcher: fetchers(client, context, options.ociTokenHost),
  };
  const results = await inTurns(fleet.requested, (request) => resultFor(request, fetching));
  context.progress('');
  const findings = results.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
  const done = results.flatMap(({ done: each }) => (each === undefined ? [] : [each]));
  findings.push(...conflicts(done, vendor, fleet.file));
  if (findings.length > 0) return refused(findings);
  const charts = merged(done, fleet);
  const hosts = [...new Set([...(fleet.read.lock.hosts ?? []), ...client.hosts])];
  writeAll({ hosts, ...(vendor !== undefined && { vendor }), charts }, done, fleet);
  return fetchedReport(done, fleet);
}

/** A chart of the lock, and what was done with it. */
interface Done {
  readonly entry: LockedChart;
  readonly before: LockedChart | undefined;
  readonly bytes: Uint8Array;
  readonly isFetched: boolean;
}

interface Fetching {
  readonly fleet: FleetCharts;
  readonly entryOf: FindEntry;
  readonly cache: string;
  readonly context: VerbContext;
  readonly isUpdate: boolean;
  /** `commit` is the commit in the lock, for a chart in Git. */
  readonly fetcher: (place: ChartPlace, commit?: string) => FetchChart;
}

interface Result {
  readonly done?: Done;
  readonly problem?: Finding;
}

/** Returns a chart of the lock, which is fetched if it is missing, or the finding with the reason of the failure. */
async function resultFor(request: RequestedChart, fetching: Fetching): Promise<Result> {
  try {
    return { done: await chartFor(request, fetching) };
  } catch (error) {
    if (error instanceof FetchProblem || error instanceof HelmError) return { problem: problemOf(request, error.message, fetching.fleet) };
    throw error;
  }
}

async function chartFor(request: RequestedChart, { fleet, entryOf, cache, context, isUpdate, fetcher }: Fetching): Promise<Done> {
  const { name, range, place } = request;
  if (place === undefined) throw new FetchProblem('no object of the fleet states where it is');
  const asked = lockedAs(name, range, place);
  const before = entryOf(asked);
  if (before !== undefined && !isUpdate) {
    const bytes = archiveOf(fleet.read.lock, before, { tree: fleet.tree, cache });
    if (bytes !== undefined) return { entry: before, before, bytes, isFetched: false };
  }
  context.progress(`fetching ${name}`);
  const locked = isUpdate ? undefined : before;
  const fetched = await fetcher(place, locked?.commit)(name, locked?.version ?? range);
  // The folder of a chart in Git may have another name than the chart.
  const version = checkedVersion(place.git === undefined ? name : undefined, fetched.bytes, fetched.version);
  const { commit } = fetched;
  const entry = { ...asked, version, digest: digestOf(fetched.bytes), ...(commit !== undefined && { commit }) };
  if (locked !== undefined && locked.digest !== entry.digest)
    throw new FetchProblem(`the archive of ${locked.version} has the digest ${entry.digest}, but charts.lock has ${locked.digest}`);
  if (!cacheArchive(cache, fetched.bytes)) throw environmentFailure(`The cache ${cache} cannot be written, or is not the user's alone.`);
  return { entry, before, bytes: fetched.bytes, isFetched: true };
}

/** Returns the version of an archive. Rejects an archive that is not a chart, or that contains another chart. */
function checkedVersion(name: string | undefined, bytes: Uint8Array, expected: string): string {
  const { metadata } = loadArchive(bytes);
  if (name !== undefined && metadata.name !== name)
    throw new FetchProblem(`the archive of ${name} ${expected} has the chart ${metadata.name}`);
  if (expected !== '' && plainVersion(metadata.version) !== plainVersion(expected))
    throw new FetchProblem(`the archive of ${metadata.name} ${expected} has the version ${metadata.version}`);
  return expected === '' ? metadata.version : expected;
}

const plainVersion = (version: string): string => version.replace(/^v/, '');

/** Returns a function that opens each source once. */
function fetchers(client: ChartClient, { terminal, signal }: VerbContext, tokenHost: string | undefined): Fetching['fetcher'] {
  const access = { env: terminal.env, tokenHost, signal: signal() };
  const open = new Map<string, FetchChart>();
  const opened = (place: ChartPlace, commit: string | undefined): FetchChart => {
    const { url, git } = place;
    if (git !== undefined) return openGitChart({ url, git, commit }, client, { ...access, fetcher });
    return url.startsWith('oci://') ? openOciChart(place, client, access) : openRepository(url, client, terminal.env);
  };
  const fetcher: Fetching['fetcher'] = (place, commit) => {
    const key = JSON.stringify([place, commit]);
    const found = open.get(key) ?? opened(place, commit);
    open.set(key, found);
    return found;
  };
  return fetcher;
}

/** Returns the allowed hosts: those of the lock and of the settings of the base. */
export function hostRules({ base, settings }: FleetCharts, allowsNew: boolean): HostRules {
  const ofSources = base.lock.charts.flatMap(({ source }) => URL.parse(source.replace(/^(?:oci|ssh):/, 'https:'))?.host ?? []);
  return {
    known: new Set([...ofSources, ...(base.lock.hosts ?? []), ...settings.chartHosts]),
    private: new Set(settings.privateChartHosts),
    allowsNew,
  };
}

function problemOf({ name, range, place, first }: RequestedChart, message: string, { fileName }: FleetCharts): Finding {
  const wanted = place === undefined ? range : lockedAs(name, range, place).range;
  return {
    ...{ rule: 'chart-not-fetched', severity: 'reject', pointer: '/spec' },
    message: `${name} ${wanted === '' ? '*' : wanted} cannot be fetched: ${message}`,
    object: `HelmRelease/${first.namespace}/${first.name}`,
    clusters: [first.cluster],
    file: fileName(first.content, first.file),
    expected: 'a chart that can be fetched',
    remedy: 'correct the source, the name or the version, or allow the host',
  };
}

/** Returns findings about charts of two sources that would be stored in the same file. */
function conflicts(done: readonly Done[], vendor: string | undefined, file: string): readonly Finding[] {
  if (vendor === undefined) return [];
  const groups = Map.groupBy(done, ({ entry }) => archiveName(entry));
  return [...groups].flatMap(([name, group]): readonly Finding[] => {
    if (new Set(group.map(({ entry }) => entry.digest)).size < 2) return [];
    const sources = group.map(({ entry }) => entry.source).join(' and ');
    return [
      {
        ...{ rule: 'chart-not-fetched', severity: 'reject', file, pointer: '' },
        message: `${sources} have different archives ${name}, which cannot be in one folder`,
        expected: 'one archive for each name and version',
        remedy: 'fetch without a vendored folder',
      },
    ];
  });
}

/** Returns the entries of the new lock. If only a part of the repository was built, entries that it does not use are kept. */
function merged(done: readonly Done[], { read, isWhole }: FleetCharts): readonly LockedChart[] {
  const entries = new Map((isWhole ? [] : read.lock.charts).map((entry) => [lockKey(entry), entry]));
  for (const { entry } of done) entries.set(lockKey(entry), entry);
  return [...entries.values()];
}

/** Writes the vendored archives, then the lock. */
function writeAll(lock: ChartLock, done: readonly Done[], { top, tree, lockText }: FleetCharts): void {
  try {
    if (lock.vendor !== undefined) {
      const folder = join(top, lock.vendor);
      mkdirSync(folder, { recursive: true });
      for (const { entry, bytes } of done) {
        const there = tree.bytes?.(`${lock.vendor}/${archiveName(entry)}`);
        if (there === undefined || digestOf(there) !== entry.digest) writeWhole(join(folder, archiveName(entry)), bytes, 0o644);
      }
    }
    const text = chartLockText(lock);
    if (text !== lockText) writeWhole(join(top, CHART_LOCK), text, 0o644);
  } catch (error) {
    throw environmentFailure(`${CHART_LOCK} cannot be written: ${(error as Error).message}.`, error);
  }
}

/** Returns the folder of `--vendor`, else that of the lock, relative to the lock. Throws a usage Failure for a link. */
function vendorFolder(option: string | undefined, { top, read: { lock }, file }: FleetCharts, cwd: string): string | undefined {
  if (option === undefined && lock.vendor === undefined) return undefined;
  const path = option === undefined ? join(top, lock.vendor ?? '') : resolve(cwd, option);
  const what = option === undefined ? `${file}: vendor` : `--vendor ${option}`;
  const way = relative(top, path).split(sep).join('/');
  if (way.split('/').some((segment) => segment === '' || segment.startsWith('.') || segment.includes('\\')))
    throw usageFailure(`${what}: name a folder in ${top} without a dot at its beginning.`);
  const link = linkOnTheWay(path, top);
  if (link !== undefined) throw usageFailure(`${what}: ${link} is a symbolic link; name the folder that it points at.`);
  return way;
}

/** Runs a few at the same time, and returns the results in order. */
export async function inTurns<Item, Value>(items: readonly Item[], work: (item: Item) => Promise<Value>): Promise<readonly Value[]> {
  const results: Value[] = [];
  let next = 0;
  const turn = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as Item);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, turn));
  return results;
}

const refused = (findings: readonly Finding[]): VerbReport => ({
  findings,
  json: () => ({ summary: { charts: 0, fetched: 0, findings: findings.length } }),
  text: () => `Nothing is written to ${CHART_LOCK}.`,
});

function fetchedReport(done: readonly Done[], fleet: FleetCharts): VerbReport {
  const fetched = done.filter(({ isFetched }) => isFetched);
  const line = ({ entry, before }: Done): string => {
    const moved = before === undefined || before.version === entry.version ? '' : `, ${before.version} before`;
    const changed =
      before !== undefined && before.version === entry.version && before.digest !== entry.digest ? ', with other content than before' : '';
    return printable(`${entry.name} ${entry.version} of ${entry.source}${moved}${changed}`);
  };
  return {
    findings: [],
    json: () => ({
      summary: { charts: done.length, fetched: fetched.length, findings: 0 },
      charts: done.map(({ entry, before, isFetched }) => ({ ...entry, ...(before && { before: before.version }), fetched: isFetched })),
    }),
    text: () =>
      [
        ...fetched.map(line),
        ...unreachableLines(fleet),
        `${printable(fleet.file)}: ${count(done.length, 'chart')}, ${fetched.length} of them fetched.`,
      ].join('\n'),
  };
}
