import type { Budget, Finding } from '@slipway/manifest';
import { defaultCacheDirectory } from '@slipway/validate';
import { readInput } from '../repository/read-input.ts';
import type { StateKinds } from '../settings/state-kinds.ts';
import { compileKinds } from './compile-kinds.ts';
import { compiledKindsKey, type GivenKinds, readCompiledKinds, storeCompiledKinds } from './compiled-kinds.ts';
import { mayDefine } from './definitions-in.ts';
import { projectCrds } from './project-crds.ts';

/** Locations of given kinds. */
export interface KindLocations {
  /** Files and directories with CRDs, relative to `cwd`. */
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
  const { texts, findings } = readInput([...project.paths, ...crds], cwd, budget);
  const definitions = new Map([...(stateKinds?.texts ?? []), ...texts].filter(([, text]) => mayDefine(text)));
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

/** Returns the problem of a given CRD as a risk. It is not part of the fleet, because Flux applies it to no cluster. */
const asRisk = (finding: Finding): Finding => ({
  ...finding,
  severity: 'risk',
  message: `${finding.message} (of a given definition, which Flux does not apply)`,
});

const NO_KINDS: Omit<GivenKinds, 'findings' | 'files'> = { find: () => undefined, list: () => [], fileOf: () => undefined, digest: '' };
