import { join, resolve } from 'node:path';
import { type Budget, NO_BUDGET } from '@slipway/manifest';
import { entryAt, foldersUpTo, topFolder } from '../repository/git-root.ts';
import type { RepositoryState } from '../repository/repository-state.ts';
import { DEFAULT_CHANNELS } from './channel-settings.ts';
import { BASELINE_FILE, type FleetSettings, SETTINGS_FILE } from './fleet-settings.ts';

/** Returns the folder of the settings for a path: the nearest one at or above it with settings, within its Git checkout. */
const settingsFolder = (path: string): string | undefined =>
  foldersUpTo(path, topFolder(path)).find((each) => [SETTINGS_FILE, BASELINE_FILE].some((name) => entryAt(join(each, name)) !== undefined));

/** Reads the settings for a path. Most repositories have none, and the reader is not loaded. */
export async function settingsAround(path: string, cwd: string, budget: Budget = NO_BUDGET): Promise<FleetSettings> {
  const folder = settingsFolder(path);
  if (folder === undefined) return { ...NO_SETTINGS, folder: topFolder(path) };
  const { readFleetSettings } = await import('./read-fleet-settings.ts');
  return budget.interruptible(() => readFleetSettings(folder, cwd));
}

/** Reads the settings for a path in another state of the repository, with the kinds for `paths` there. */
export async function settingsOfState(
  state: RepositoryState,
  path: string,
  { cwd, paths, budget = NO_BUDGET }: { readonly cwd: string; readonly paths: readonly string[]; readonly budget?: Budget },
): Promise<FleetSettings> {
  const [{ folderIn }, { kindsIn }] = await Promise.all([import('../repository/repository-state.ts'), import('./state-kinds.ts')]);
  const folder = folderIn(state, path, [SETTINGS_FILE, BASELINE_FILE]);
  const { readFleetSettings } = await import('./read-fleet-settings.ts');
  const settings =
    folder === undefined ? { ...NO_SETTINGS, folder: topFolder(path) } : budget.interruptible(() => readFleetSettings(folder, cwd, state));
  const named = settings.written.flatMap(({ field, value }) => (field === 'kinds' ? [resolve(settings.folder, value)] : []));
  return { ...settings, stateKinds: kindsIn(state, { cwd, paths, named }) };
}

const NO_SETTINGS = {
  sources: [],
  present: [],
  kinds: [],
  roots: [],
  apiServer: {},
  kubernetesOf: {},
  clusters: {},
  severities: {},
  allow: [],
  allowDelete: [],
  chartHosts: [],
  privateChartHosts: [],
  channels: DEFAULT_CHANNELS,
  written: [],
  findings: [],
};
