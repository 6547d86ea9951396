import { isAbsolute, join } from 'node:path';

/**
 * Where documents are remembered: `$XDG_CACHE_HOME/slipway`, or below `~/.cache`. It is the user's and never a folder of what
 * is checked, for a repository could bring verdicts along.
 */
export function defaultCacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  const cacheHome = environment.XDG_CACHE_HOME;
  return join(
    cacheHome && isAbsolute(cacheHome) ? cacheHome : join(environment.HOME || process.getBuiltinModule('node:os').homedir(), '.cache'),
    'slipway',
  );
}
