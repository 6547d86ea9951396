import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HelmError, type RequestedChart } from '@slipway/helm';
import { type Finding, printable } from '@slipway/manifest';
import { defaultCacheDirectory, isPrivateDirectory } from '@slipway/validate';
import { archiveFolder } from '../fleet/chart-cache.ts';
import type { LockedChart } from '../fleet/chart-lock.gen.ts';
import { entryFinder, type FindEntry, lockedAs } from '../fleet/chart-lock.ts';
import { archiveOf } from '../fleet/locked-charts.ts';
import { usageFailure } from '../report/failure.ts';
import { count } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type FleetCharts, fleetCharts, unreachableLines } from './fleet-charts.ts';

/** A chart that a fleet names, as `charts list` shows it. */
interface ListedChart {
  readonly name: string;
  readonly range: string;
  /** Empty if no object of the fleet states it. */
  readonly source: string;
  /** The version in the lock, if it has one. */
  readonly version?: string;
  readonly state: 'available' | 'not fetched' | 'not in the lock' | 'changed';
  readonly users: readonly string[];
}

/** Lists the charts that a fleet names, with their versions in the lock. */
export async function listReport(context: VerbContext, path: string): Promise<VerbReport> {
  const fleet = await fleetCharts(context, path, undefined);
  const cache = defaultCacheDirectory(context.terminal.env);
  const entryOf = entryFinder(fleet.read.lock);
  const charts = fleet.requested.map((request) => listed(request, entryOf, fleet, cache));
  const available = charts.filter(({ state }) => state === 'available').length;
  return {
    findings: fleet.findings,
    json: () => ({ summary: { charts: charts.length, available, findings: fleet.findings.length }, charts }),
    text: () => [...charts.map(lineOf), ...unreachableLines(fleet), `${available} of ${charts.length} charts are available.`].join('\n'),
  };
}

function listed({ name, range, place, users }: RequestedChart, entryOf: FindEntry, fleet: FleetCharts, cache: string): ListedChart {
  if (place === undefined) return { name, range, source: '', state: 'not in the lock', users };
  const asked = lockedAs(name, range, place);
  const entry = entryOf(asked);
  if (entry === undefined) return { ...asked, state: 'not in the lock', users };
  return { ...asked, version: entry.version, state: stateOf(entry, fleet, cache), users };
}

function stateOf(entry: LockedChart, { read, tree }: FleetCharts, cache: string): ListedChart['state'] {
  try {
    return archiveOf(read.lock, entry, { tree, cache }) === undefined ? 'not fetched' : 'available';
  } catch (error) {
    if (error instanceof HelmError) return 'changed';
    throw error;
  }
}

function lineOf({ name, version, range, source, state, users }: ListedChart): string {
  const shown = `${name} ${version ?? ''} (${range === '' ? '*' : range}) of ${source === '' ? 'no source' : source}: ${state}`;
  return printable(`${shown.replace('  ', ' ')}; ${users.join(', ')}`);
}

/** Verifies the archives of all charts in the lock by their digests. */
export async function verifyReport(context: VerbContext, path: string): Promise<VerbReport> {
  const fleet = await fleetCharts(context, path, undefined);
  const cache = defaultCacheDirectory(context.terminal.env);
  const { charts } = fleet.read.lock;
  const findings = [...fleet.findings, ...charts.flatMap((entry, index) => brokenEntry(entry, index, fleet, cache))];
  return {
    findings,
    json: () => ({ summary: { charts: charts.length, findings: findings.length } }),
    text: () => `${printable(fleet.file)}: ${count(charts.length, 'chart')}, ${count(findings.length, 'finding')}.`,
  };
}

function brokenEntry(entry: LockedChart, index: number, fleet: FleetCharts, cache: string): readonly Finding[] {
  const state = stateOf(entry, fleet, cache);
  if (state === 'available') return [];
  return [
    {
      ...{ rule: 'broken-chart-lock', severity: 'reject', file: fleet.file, pointer: `/charts/${index}` },
      message:
        state === 'changed'
          ? `the vendored archive of ${entry.name} ${entry.version} has another digest than charts.lock`
          : `the archive of ${entry.name} ${entry.version} is neither in the vendored folder nor in the cache, or its bytes changed there`,
      value: entry.digest,
      expected: 'an archive with the digest of the lock',
      remedy: state === 'changed' ? 'remove the archive, and run `slipway charts fetch`' : 'run `slipway charts fetch`',
    },
  ];
}

/** Removes the archives from the cache that the lock does not name. */
export async function pruneReport(context: VerbContext, path: string): Promise<VerbReport> {
  const fleet = await fleetCharts(context, path, undefined);
  if (fleet.findings.length > 0) throw usageFailure(`${fleet.file} is broken, so no archive is removed: \`slipway charts verify\`.`);
  const folder = archiveFolder(defaultCacheDirectory(context.terminal.env));
  const kept = new Set(fleet.read.lock.charts.map(({ digest }) => `${digest.slice('sha256:'.length)}.tgz`));
  const removed = isPrivateDirectory(folder) ? readdirSync(folder).filter((name) => ARCHIVE.test(name) && !kept.has(name)) : [];
  for (const name of removed) rmSync(join(folder, name), { force: true });
  return {
    findings: [],
    json: () => ({ summary: { removed: removed.length, findings: 0 }, removed: [...removed].sort() }),
    text: () => `${removed.length} archives are removed from the cache.`,
  };
}

/** Matches an archive, or a file of an interrupted write. */
const ARCHIVE = /^[0-9a-f]{64}\.tgz(?:\.\d+\.\d+\.tmp)?$/;
