import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSettings } from '@slipway/manifest/settings';

/** The fields of a package that its targets depend on. */
export interface ContentPackage {
  /** Folder from the root of the workspace. */
  readonly directory: string;
  /** Name without the scope, as `slipway --package` accepts it. */
  readonly name: string;
  readonly prefixes: readonly string[];
  /** Folders of definitions below the package, `src/clusters`, that `src/clusters.gen.ts` lists. */
  readonly registries: readonly string[];
  /** Names of its shards: `eu` has the definitions whose files begin with `eu-`. */
  readonly shards: readonly string[];
}

export interface PackageJson {
  readonly name?: string;
  readonly slipway?: unknown;
}

export const readPackageJson = (workspaceRoot: string, file: string): PackageJson =>
  JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as PackageJson;

/** Returns the content package that `json`, read from `file`, describes. Returns undefined for other packages, and for one that `slipway` refuses. */
export function contentPackage(file: string, json: PackageJson): ContentPackage | undefined {
  const { prefixes, registries = [], shards = [] } = readSettings(json).settings;
  if (prefixes === undefined) return undefined;
  const directory = dirname(file);
  return { directory, name: (json.name ?? basename(directory)).replace(/^@[^/]+\//, ''), prefixes, registries, shards };
}
