import type { FileTree } from '@slipway/flux-build';
import { type Chart, type ChartFinder, HelmError, loadArchive } from '@slipway/helm';
import type { Finding } from '@slipway/manifest';
import { cachedArchive, digestOf } from './chart-cache.ts';
import type { ChartLock, LockedChart } from './chart-lock.gen.ts';
import { archiveName, CHART_LOCK, entryFinder, lockedAs, readChartLock } from './chart-lock.ts';

/** Where the lock of a fleet is, and where its archives are. */
export interface LockPlace {
  /** The repository, in the state that is built. */
  readonly tree: FileTree;
  /** The lock for people. */
  readonly file: string;
  /** The cache of the user. */
  readonly cache: string;
}

/** The charts of the lock. */
export interface LockedCharts {
  readonly finder: ChartFinder;
  readonly findings: readonly Finding[];
}

/** Finds charts by the lock of the repository. Every archive is verified by its digest when it is read. */
export function lockedCharts(place: LockPlace): LockedCharts {
  const { lock, findings } = readChartLock(place.tree.read(CHART_LOCK), place.file);
  const entryOf = entryFinder(lock);
  const loaded = new Map<string, Chart | undefined>();
  const chartOf = (entry: LockedChart): Chart | undefined => {
    if (!loaded.has(entry.digest)) {
      const bytes = archiveOf(lock, entry, place);
      loaded.set(entry.digest, bytes && loadArchive(bytes));
    }
    return loaded.get(entry.digest);
  };
  return {
    findings,
    finder: {
      find(name, range, origin) {
        const entry = origin && entryOf(lockedAs(name, range, origin));
        const chart = entry && chartOf(entry);
        return chart && { chart, origin: `${entry.source} ${entry.name} ${entry.version}` };
      },
    },
  };
}

/**
 * Returns the archive of an entry, from the vendored folder or the cache. Throws a HelmError for a vendored archive with another digest: it
 * was changed after it was fetched.
 */
export function archiveOf({ vendor }: ChartLock, entry: LockedChart, { tree, cache }: Omit<LockPlace, 'file'>): Uint8Array | undefined {
  const path = vendor === undefined ? undefined : `${vendor}/${archiveName(entry)}`;
  const vendored = path === undefined ? undefined : tree.bytes?.(path);
  if (vendored === undefined) return cachedArchive(cache, entry.digest);
  if (digestOf(vendored) === entry.digest) return vendored;
  throw new HelmError('load', `${path} has the digest ${digestOf(vendored)}, but charts.lock has ${entry.digest}`);
}
