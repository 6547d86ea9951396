import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSettings } from '@slipway/manifest/settings';

/** What the targets of a package follow from. */
export interface ContentPackage {
  /** Folder from the root of the workspace. */
  readonly directory: string;
  /** Without the scope: what `slipway --package` takes. */
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

/** The content package that `json`, read from `file`, describes; undefined for every other one, and for one that `slipway` refuses. */
export function contentPackage(file: string, json: PackageJson): ContentPackage | undefined {
  const { prefixes, registries = [], shards = [] } = readSettings(json).settings;
  if (prefixes === undefined) return undefined;
  const directory = dirname(file);
  return { directory, name: (json.name ?? basename(directory)).replace(/^@[^/]+\//, ''), prefixes, registries, shards };
}
