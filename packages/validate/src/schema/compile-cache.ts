import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where validators are kept when nobody says: beside other tools' caches, never in the sources. */
export const defaultCacheDirectory = (cwd = process.cwd()): string =>
  existsSync(join(cwd, 'node_modules')) ? join(cwd, 'node_modules/.cache/slipway') : join(cwd, '.slipway/cache');
