import { readFolder } from '@slipway/flux-build';
import { defaultCacheDirectory } from '@slipway/validate';
import type { VerbContext } from '../report/verb-context.ts';
import { topFolder } from '../repository/git-root.ts';
import { CHART_LOCK } from './chart-lock.ts';
import { earlierLocks } from './earlier-locks.ts';
import type { LockLocation } from './locked-charts.ts';

/** Where the charts of definitions and of published content are. */
export interface PublishedCharts {
  /** A folder with charts. */
  readonly charts: string | undefined;
  readonly cwd: string;
  readonly cache: string;
  readonly memory: object;
  readonly lock: LockLocation;
}

/**
 * Returns where the charts of definitions and of their branches are. Branches of packages have no lock, so that of the checkout is used. An
 * older release may have charts that an earlier lock names.
 */
export function publishedCharts({ cwd, terminal, displayFrom }: VerbContext, root: string, charts?: string): PublishedCharts {
  const cache = defaultCacheDirectory(terminal.env);
  const top = topFolder(root);
  const lock = { tree: readFolder(top), file: displayFrom(top, CHART_LOCK), cache, earlier: () => earlierLocks(top) };
  return { charts, cwd, cache, memory: {}, lock };
}
