import type { FileTree } from '@slipway/flux-build';
import { type Chart, type ChartFinder, HelmError, loadArchive } from '@slipway/helm';
import { type Finding, once } from '@slipway/manifest';
import { cachedArchive, digestOf } from './chart-cache.ts';
import type { ChartLock, LockedChart } from './chart-lock.gen.ts';
import { archiveName, CHART_LOCK, entryFinder, lockedAs, readChartLock } from './chart-lock.ts';

/** Location of the lock of a fleet, and of its archives. */
export interface LockLocation {
  /** The repository, in the state that is built. */
  readonly tree: FileTree;
  /** Name of the lock file in messages. */
  readonly file: string;
  /** The cache of the user. */
  readonly cache: string;
  /** Earlier states of the repository, the newest first: published releases may use charts that the lock no longer has. */
  readonly earlier?: (() => readonly LockState[]) | undefined;
}

/** A state of the repository, as far as its lock and its vendored archives are read. */
export type LockState = Pick<FileTree, 'read' | 'bytes'>;

/** The charts of the lock. */
export interface LockedCharts {
  readonly finder: ChartFinder;
  readonly findings: readonly Finding[];
}

/** Finds charts by the lock of the repository. Every archive is verified by its digest when it is read. */
export function lockedCharts(place: LockLocation): LockedCharts {
  const { cache, file } = place;
  const { lock, findings } = readChartLock(place.tree.read(CHART_LOCK), file);
  const loaded = new Map<string, Chart>();
  const inLock = finderIn(lock, { tree: place.tree, cache }, loaded);
  const inEarlier = once(() =>
    (place.earlier?.() ?? []).map((tree) => finderIn(readChartLock(tree.read(CHART_LOCK), file).lock, { tree, cache }, loaded)),
  );
  return {
    findings,
    finder: {
      find(...wanted) {
        const found = inLock.find(...wanted);
        if (found !== undefined || place.earlier === undefined) return found;
        for (const finder of inEarlier()) {
          const earlier = finder.find(...wanted);
          if (earlier !== undefined) return earlier;
        }
        return undefined;
      },
    },
  };
}

/** Finds the charts of one lock. `loaded` has the charts by their digests, for all locks. */
function finderIn(lock: ChartLock, place: ArchivePlace, loaded: Map<string, Chart>): ChartFinder {
  const entryOf = entryFinder(lock);
  const chartOf = (entry: LockedChart): Chart | undefined => {
    const known = loaded.get(entry.digest);
    if (known !== undefined) return known;
    const bytes = archiveOf(lock, entry, place);
    const chart = bytes && loadArchive(bytes);
    if (chart !== undefined) loaded.set(entry.digest, chart);
    return chart;
  };
  return {
    find(name, range, origin) {
      const entry = origin && entryOf(lockedAs(name, range, origin));
      const chart = entry && chartOf(entry);
      return chart && { chart, origin: `${entry.source} ${entry.name} ${entry.version}` };
    },
  };
}

interface ArchivePlace extends Pick<LockLocation, 'cache'> {
  readonly tree: LockState;
}

/**
 * Returns the archive of an entry, from the vendored folder or the cache. Throws a HelmError for a vendored archive with another digest: it
 * was changed after it was fetched.
 */
export function archiveOf({ vendor }: ChartLock, entry: LockedChart, { tree, cache }: ArchivePlace): Uint8Array | undefined {
  const path = vendor === undefined ? undefined : `${vendor}/${archiveName(entry)}`;
  const vendored = path === undefined ? undefined : tree.bytes?.(path);
  if (vendored === undefined) return cachedArchive(cache, entry.digest);
  if (digestOf(vendored) === entry.digest) return vendored;
  throw new HelmError('load', `${path} has the digest ${digestOf(vendored)}, but charts.lock has ${entry.digest}`);
}
