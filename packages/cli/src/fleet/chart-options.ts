import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LockPlace } from '../chart-lock/locked-charts.ts';
import { linkInGivenPath } from '../repository/path-links.ts';
import { usageFailure } from '../terminal/failure.ts';

/** How the charts of a fleet are found. */
export interface ChartOptions {
  /** A folder with charts of Helm repositories and registries: archives `NAME-VERSION.tgz`, or folders. */
  readonly charts?: string | undefined;
  readonly cwd: string;
  /** Where charts.lock is searched. */
  readonly lock?: LockPlace | undefined;
  /** The release of Kubernetes of a cluster, `1.34`. Undefined when it is not set. */
  readonly kubernetesOf?: (cluster: string) => string | undefined;
}

/** Returns the absolute path of the folder of charts. Throws a usage Failure for a link, and for a path that is not a folder. */
export function chartsPath({ charts, cwd }: ChartOptions): string | undefined {
  if (charts === undefined) return undefined;
  const path = resolve(cwd, charts);
  const link = linkInGivenPath(path, cwd);
  if (link !== undefined) throw usageFailure(`--charts ${charts}: ${link} is a symbolic link; name the folder that it points to.`);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw usageFailure(`--charts ${charts}: ${path} is not a directory.`);
  return path;
}
