import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the targets of a package follow from. */
export interface ContentPackage {
  /** Folder from the root of the workspace. */
  readonly directory: string;
  /** Without the scope: what `slipway --package` takes. */
  readonly name: string;
  readonly prefixes: readonly string[];
  /** Folders of definitions below the package, `src/clusters`, that `src/clusters.gen.ts` lists. */
  readonly registries: readonly string[];
}

export interface PackageJson {
  readonly name?: string;
  readonly slipway?: { readonly prefixes?: readonly string[]; readonly registries?: readonly string[] };
}

export const readPackageJson = (workspaceRoot: string, file: string): PackageJson =>
  JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as PackageJson;

/** The content package that `json`, read from `file`, describes; undefined for every other package. */
export function contentPackage(file: string, json: PackageJson): ContentPackage | undefined {
  const prefixes = json.slipway?.prefixes;
  if (!Array.isArray(prefixes) || prefixes.length === 0) return undefined;
  const directory = dirname(file);
  return {
    directory,
    name: (json.name ?? basename(directory)).replace(/^@[^/]+\//, ''),
    prefixes,
    registries: json.slipway?.registries ?? [],
  };
}
