import { resolve } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import type { Budget, Finding } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { defaultCacheDirectory } from '@slipway/validate';
import { usageFailure } from '../report/failure.ts';
import { entryAt } from '../repository/git-root.ts';
import { linkInGivenPath } from '../repository/path-links.ts';
import { readInput } from '../repository/read-input.ts';
import type { StateKinds } from '../settings/state-kinds.ts';
import { compileKinds } from './compile-kinds.ts';
import { compiledKindsKey, type GivenKinds, readCompiledKinds, storeCompiledKinds } from './compiled-kinds.ts';
import { mayDefine } from './definitions-in.ts';
import { projectCrds } from './project-crds.ts';

/** Locations of given kinds. */
export interface KindLocations {
  /** Files and directories with CRDs, and packages of Crossplane (`.xpkg`), relative to `cwd`. */
  readonly crds?: readonly string[];
  /** What is looked at, relative to `cwd`: its repository may have kinds. @default the working directory */
  readonly paths?: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly budget?: Budget;
  /** CRDs of another state of the repository, instead of those on disk. */
  readonly stateKinds?: StateKinds | undefined;
}

/**
 * Returns the kinds of the CRDs and XRDs in `crds`, in `slipway.crds` of package.json and in `slipway-kinds`. Only the kinds of these
 * files are read. A set of CRDs is compiled once. Later runs read it from the user's cache, kind by kind.
 */
export function givenKinds({ crds = [], paths = [], cwd, env, budget, stateKinds }: KindLocations): GivenKinds {
  const project = stateKinds === undefined ? projectCrds(cwd, paths) : { paths: [], findings: stateKinds.findings };
  const packages = crds.filter((path) => path.endsWith('.xpkg') && linkInGivenPath(resolve(cwd, path), cwd) === undefined);
  const { texts, findings } = readInput([...project.paths, ...crds.filter((path) => !packages.includes(path))], cwd, budget);
  const definitions = new Map(
    [...(stateKinds?.texts ?? []), ...texts, ...packageTexts(packages, cwd, budget)].filter(([, text]) => mayDefine(text)),
  );
  const own = [...project.findings, ...findings];
  const files = new Set(texts.keys());
  if (definitions.size === 0) return { ...NO_KINDS, files, findings: own };
  const directory = defaultCacheDirectory(env);
  const key = compiledKindsKey(definitions);
  const known = readCompiledKinds(directory, key);
  if (known !== undefined) return { ...known, files, findings: [...own, ...known.findings.map(asRisk)] };
  const compiled = compileKinds(definitions);
  const stored = storeCompiledKinds(directory, key, compiled);
  return { ...stored, files, findings: [...own, ...stored.findings.map(asRisk)] };
}

/** Loaded only when needed: most runs read no package. */
const archives = lazy<typeof import('../repository/package-archive.ts')>(import.meta.url, '../repository/package-archive.ts');

/** Returns `package.yaml` of packages. Throws a usage Failure for a file that is not a package. */
const packageTexts = (paths: readonly string[], cwd: string, budget?: Budget): readonly (readonly [path: string, text: string])[] =>
  paths.map((path) => {
    const absolute = resolve(cwd, path);
    if (!entryAt(absolute)?.isFile()) throw usageFailure(`${path} does not exist, or is not a file.`);
    let text: string;
    try {
      text = archives().packageText(readRegularFile(absolute));
    } catch (error) {
      throw usageFailure(`${path} cannot be read: ${(error as Error).message}`);
    }
    budget?.take('bytes', text.length);
    return [path, text];
  });

/** Returns the problem of a given CRD as a risk. It is not part of the fleet, because Flux applies it to no cluster. */
const asRisk = (finding: Finding): Finding => ({
  ...finding,
  severity: 'risk',
  message: `${finding.message} (of a given definition, which Flux does not apply)`,
});

const NO_KINDS: Omit<GivenKinds, 'findings' | 'files'> = { find: () => undefined, list: () => [], fileOf: () => undefined, digest: '' };
