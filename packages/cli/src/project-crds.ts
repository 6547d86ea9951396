import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { usageFailure } from './failure.ts';

/**
 * The files and directories of `slipway.crds` in the nearest package.json at or above `cwd` that has it, relative to `cwd`:
 * CustomResourceDefinitions whose kinds a project wants known in every run. Throws a usage Failure when it is no list of paths.
 */
export function projectCrds(cwd: string): string[] {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const file = join(directory, 'package.json');
    const crds = existsSync(file) ? crdsIn(file) : undefined;
    if (crds !== undefined) return crds.map((path) => relative(cwd, join(directory, path)) || '.');
    if (dirname(directory) === directory) return [];
  }
}

function crdsIn(file: string): readonly string[] | undefined {
  const crds = (readJson(file) as { readonly slipway?: { readonly crds?: unknown } } | null)?.slipway?.crds;
  if (crds === undefined) return undefined;
  if (Array.isArray(crds) && crds.every((path): path is string => typeof path === 'string' && path !== '')) return crds;
  throw usageFailure(`${file}: slipway.crds is ${JSON.stringify(crds)}, but has to be a list of files and folders, like "crds".`);
}

/** Another program's package.json may be anything; whoever needs it to be one says so. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
