import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readFolder } from '@slipway/flux-build';
import { readRegularFile, UnreadFile } from '@slipway/flux-build/regular-file';
import { type Chart, loadArchive, loadFolder } from '@slipway/helm';
import { usageFailure } from '../report/failure.ts';
import { linkInGivenPath } from '../repository/path-links.ts';

/** Loads the chart in a folder or an archive that the command line names. Throws a HelmError for a chart that Helm cannot load. */
export function openChart(path: string, cwd: string): Chart {
  const absolute = resolve(cwd, path);
  const link = linkInGivenPath(absolute, cwd);
  if (link !== undefined) throw usageFailure(`${link} is a symbolic link; name the folder or file that it points at.`);
  if (statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return loadFolder(readFolder(absolute), '');
  try {
    return loadArchive(readRegularFile(absolute));
  } catch (error) {
    if (error instanceof UnreadFile) throw usageFailure(`${path} cannot be read: ${error.message}.`);
    throw error;
  }
}
