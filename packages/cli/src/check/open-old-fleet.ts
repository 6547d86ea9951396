import { resolve } from 'node:path';
import { type FleetLocation, type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { entryAt } from '../repository/git-root.ts';
import { requireOneMeaning } from '../repository/repository-state.ts';
import { settingsAround } from '../settings/settings-around.ts';

/**
 * Opens the fleet that a check compares with: that of a folder, or the state of `place` in a commit, by the branch, tag or id `against`.
 * A folder has its own settings. Throws a usage Failure if `against` is neither.
 */
export async function openOldFleet(against: string, place: FleetLocation): Promise<OpenFleet> {
  const { cwd } = place;
  requireOneMeaning(against, place.path, cwd);
  const folder = resolve(cwd, against);
  if (entryAt(folder)?.isDirectory() !== true) return openFleet({ ...place, at: against });
  const { sources, present } = await settingsAround(folder, cwd, place.budget);
  return openFleet({
    ...place,
    path: folder,
    repository: place.repository === undefined ? undefined : folder,
    root: (await settingsAround(folder, cwd, place.budget)).roots,
    sources: [...sources, ...(place.sources ?? [])],
    present,
  });
}
