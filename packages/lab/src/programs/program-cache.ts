import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { type ProgramName, programs } from './programs.ts';
import { recipeOf } from './recipe.ts';

/** Returns the folder of this user's programs: `$XDG_CACHE_HOME/slipway-lab`, or below `~/.cache`. */
function programCache(environment: NodeJS.ProcessEnv = process.env): string {
  const cacheHome = environment.XDG_CACHE_HOME;
  return join(cacheHome && isAbsolute(cacheHome) ? cacheHome : join(environment.HOME || homedir(), '.cache'), 'slipway-lab');
}

/** Returns the file of a program, built or not: `<cache>/<name>/<version>-<digest of the recipe>/<name>`. */
export function programFile(name: ProgramName, environment: NodeJS.ProcessEnv = process.env): string {
  const { version } = programs[name];
  return join(programCache(environment), name, `${version}-${recipeOf(name, programs[name]).digest}`, name);
}

/** Whether a program is in the cache, so that Go is not needed. */
export function isBuilt(name: ProgramName, environment: NodeJS.ProcessEnv = process.env): boolean {
  try {
    accessSync(programFile(name, environment), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
