import { join } from 'node:path';
import { foldersUpTo, lookAt, topFolder } from '../files/git-root.ts';
import { DEFAULT_CHANNELS } from './channel-settings.ts';
import { BASELINE_FILE, type FleetSettings, SETTINGS_FILE } from './fleet-settings.ts';

/** The folder of the settings that count for a path: the nearest at or above it that has some, within its Git checkout. */
export const settingsFolder = (path: string): string | undefined =>
  foldersUpTo(path, topFolder(path)).find((each) => [SETTINGS_FILE, BASELINE_FILE].some((name) => lookAt(join(each, name)) !== undefined));

/** Settings around a path. Most repositories have none, and their reader is not loaded. */
export async function settingsAround(path: string, cwd: string): Promise<FleetSettings> {
  const folder = settingsFolder(path);
  if (folder === undefined) return { ...NO_SETTINGS, folder: topFolder(path) };
  return (await import('./read-fleet-settings.ts')).readFleetSettings(folder, cwd);
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
  channels: DEFAULT_CHANNELS,
  findings: [],
};
