import { resolve } from 'node:path';
import { type FleetPlace, type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { lookAt } from '../repository/git-root.ts';
import { requireOneMeaning } from '../repository/repository-state.ts';
import { settingsAround } from '../settings/settings-around.ts';

/**
 * The fleet that a check compares with: that of a folder, else what the place had in a commit, by the branch, tag or id `against`. A
 * folder has settings of its own. Throws a usage Failure where there is neither.
 */
export async function openOldFleet(against: string, place: FleetPlace): Promise<OpenFleet> {
  const { cwd } = place;
  requireOneMeaning(against, place.path, cwd);
  const folder = resolve(cwd, against);
  if (lookAt(folder)?.isDirectory() !== true) return openFleet({ ...place, at: against });
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
