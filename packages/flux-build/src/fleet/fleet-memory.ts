import { type Budget, createBudget, type Fields, fieldsOf, LimitError, onceForEach, stableText } from '@slipway/manifest';
import type { AppliedObject, BuildProblem } from '../build/applied-object.ts';
import { type BuildBudget, budgetOfOne, weightOfObjects } from '../build/build-budget.ts';
import { buildKustomization, type KustomizationBuild, type KustomizationInput } from '../build/build-kustomization.ts';
import { isResolvable } from '../build/unresolved-input.ts';
import { isFluxKustomization, nameOf, namespaceOf, sourceKey } from '../flux-objects/flux-object.ts';
import { NO_REMOTE_FILES, type RemoteFiles } from '../kustomize/files/remote-files.ts';
import type { ParseCache } from '../kustomize/resources/make-resources.ts';
import { answersAlike, NO_ANSWERS, watchedTree } from '../source/watched-tree.ts';
import { bytesOfValues, type Weight, weighingReading } from '../spending.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { SourceFinder } from './fleet-source.ts';
import type { Build, ClusterKustomization, Lookup, Result, Results, Spent } from './kustomization-result.ts';
import { sharedBuilds } from './shared-builds.ts';
import { type SourceContent, UNPUBLISHED } from './source-content.ts';

/** What a build of a fleet leaves to the next. */
export interface FleetMemory {
  /** What it came to. */
  readonly results: Results;
  /** Builds that were needed on the way, which the next one may need too. */
  readonly builds: BuildsByKey;
  /** What was given of other hosts. */
  readonly remote: RemoteFiles;
}

type BuildsByKey = ReadonlyMap<string, readonly Build[]>;

const NOTHING_SPENT: Spent = { steps: 0, objects: 0, bytes: 0, made: 0 };

/** What a Flux Kustomization that is made costs beside its objects, in objects. */
const OBJECTS_OF_ONE = 10;

/** Bytes that all builds of a run may make beside those that stand in files, many times over if several build the same. */
const MOST_MADE = 2 ** 28;

/** Builds of one Flux Kustomization that are remembered: the first ones on the way, and the last. */
const MOST_BUILDS = 4;

/** Files whose content is remembered. */
const MOST_REMEMBERED = 2000;

/** What builds are made with. */
export interface Builder {
  readonly finder: SourceFinder;
  readonly cache: ParseCache;
  /** For all clusters; undefined leaves it to the version of Flux that each declares. */
  readonly strict: boolean | undefined;
  readonly remote: RemoteFiles | undefined;
  readonly before: FleetMemory | undefined;
  /** Of the run. */
  readonly budget: Budget;
}

/**
 * Builds Flux Kustomizations, but for those of which a build that was made of the same things is known. Once the budget of the run is
 * over, nothing is built any more.
 */
export function cachingBuilder({ finder, cache, strict: strictEverywhere, remote = NO_REMOTE_FILES, before, budget }: Builder) {
  const earlier: BuildsByKey = before !== undefined && sameTexts(before.remote, remote) ? before.builds : new Map();
  const builds = new Map<string, Build[]>();
  const builtAlike = new Map<string, Build[]>();
  const shared = sharedBuilds();
  const making = createBudget({ bytes: MOST_MADE });
  const contentOf = ({ object, onCluster }: ClusterKustomization): SourceContent => finder.content(sourceKey(object), onCluster);
  const givenUp = new Map<string, LimitError>();
  let over: LimitError | undefined;

  const modeOf = ({ onCluster }: ClusterKustomization, buildRest: boolean): Mode => ({
    strict: strictEverywhere ?? onCluster.strict ?? true,
    buildRest,
  });

  function build({ object, onCluster }: ClusterKustomization, content: SourceContent, mode: Mode): Build {
    const lookups: Lookup[] = [];
    if ('missing' in content) {
      const { missing: message, tooLarge, unpublished, source } = content;
      const reason = tooLarge === true ? 'too-large' : unpublished === undefined ? 'source-not-at-hand' : UNPUBLISHED[unpublished];
      const error = { reason, message, ...(source && { source }) };
      return { object, ...NO_CONTENT, answers: NO_ANSWERS, lookups, ...mode, outcome: { error }, spent: NOTHING_SPENT };
    }
    const tree = watchedTree(content.tree);
    const findSource = (kind: Lookup['kind'], namespace: string, name: string): ValueSource | undefined => {
      const found = onCluster.findValues(kind, namespace, name);
      lookups.push({ kind, namespace, name, found });
      return found;
    };
    const own = budgetOfOne(budget);
    const { outcome, spent } = buildIfItFits(
      {
        kustomization: object,
        tree,
        findSource,
        remote,
        ...mode,
        cache,
        budget: own,
        unsubstituted: (build) => shared.take(`${mode.buildRest} ${unsubstitutedKey(object)}`, content.tree, tree, build),
      },
      own,
    );
    // What is used once is kept no longer than it takes to come by what is used often again.
    if (cache.documents.size > MOST_REMEMBERED) cache.documents.clear();
    // The limit may have been that of the run.
    own.settle();
    return { object, ...content, answers: tree.answers, lookups, ...mode, outcome, spent };
  }

  function newBuild(kustomization: ClusterKustomization, content: SourceContent, mode: Mode): Build {
    const isSame = (each: Build): boolean => isBuildOf(each, kustomization, content, mode);
    const alike = alikeKey(kustomization.object);
    const kept = earlier.get(kustomization.key)?.find(isSame) ?? builtAlike.get(alike)?.find(isSame);
    // With the tree of this time, so that its files are compared once.
    const found = kept === undefined ? build(kustomization, content, mode) : { ...kept, object: kustomization.object, ...treeOf(content) };
    const { steps, objects, bytes, made } = found.spent;
    if (kept !== undefined) budget.take('steps', steps);
    budget.take('objects', objects);
    budget.take('bytes', bytes);
    making.take('bytes', made);
    builds.set(kustomization.key, [...(builds.get(kustomization.key) ?? []).slice(0, MOST_BUILDS - 1), found]);
    if (kept === undefined) builtAlike.set(alike, [...(builtAlike.get(alike) ?? []).slice(0, MOST_BUILDS - 1), found]);
    return found;
  }

  /** What was built in this run, or is built now; undefined when the budget is over. */
  function foundBuild(kustomization: ClusterKustomization, buildRest: boolean): Build | undefined {
    try {
      const mode = modeOf(kustomization, buildRest);
      const content = contentOf(kustomization);
      const known = builds.get(kustomization.key)?.find((each) => isBuildOf(each, kustomization, content, mode));
      const found = known ?? (over === undefined ? newBuild(kustomization, content, mode) : undefined);
      return found && { ...found, ...treeOf(content) };
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      over ??= error;
      return undefined;
    }
  }

  return {
    /** `buildRest` goes on without what is missing. */
    resultOf(kustomization: ClusterKustomization, buildRest: boolean): Result {
      const mode = modeOf(kustomization, buildRest);
      const tooSlow = givenUp.get(kustomization.key);
      if (tooSlow !== undefined) return { ...tooSlowBuild(kustomization, tooSlow, mode), kustomization };
      return { ...(foundBuild(kustomization, buildRest) ?? notBuilt(kustomization, over, mode)), kustomization };
    },
    /** Builds one no more: it was interrupted at a limit, or the run is over. */
    giveUp(kustomization: ClusterKustomization, error: LimitError): void {
      if (budget.timeLeft() > 0) givenUp.set(kustomization.key, error);
      else over ??= error;
    },
    /** Takes steps for work that is done for all builds together. */
    spendSteps(amount: number): void {
      try {
        budget.take('steps', amount);
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        over ??= error;
      }
    },
    /** The limit that ended the run. */
    over: (): LimitError | undefined => over,
    memoryOf: (results: Results): FleetMemory => ({ results, builds, remote }),
  };
}

const notBuilt = ({ object }: ClusterKustomization, over: LimitError | undefined, mode: Mode): Build => ({
  object,
  ...mode,
  ...NO_CONTENT,
  answers: NO_ANSWERS,
  lookups: [],
  outcome: { error: { reason: NOT_BUILT, message: `not built: the run ${over?.message ?? 'is over'}` } },
  spent: NOTHING_SPENT,
});

const tooSlowBuild = (kustomization: ClusterKustomization, error: LimitError, mode: Mode): Build => ({
  ...notBuilt(kustomization, undefined, mode),
  outcome: { error: problemOf(error) },
});

/** How a build is done. */
type Mode = Pick<Build, 'strict' | 'buildRest'>;

const sameTexts = (a: RemoteFiles, b: RemoteFiles): boolean => a.size === b.size && [...a].every(([url, text]) => b.get(url) === text);

/** Reason of the error of what was not built because the budget of the run was over. */
export const NOT_BUILT = 'not-built';

/** What is too large, or nested too deeply, for this machine or for any API server is an error of the Kustomization. */
function buildIfItFits(input: KustomizationInput, budget: BuildBudget): Pick<Build, 'outcome' | 'spent'> {
  const { value: outcome, read } = weighingReading(() => attempt(input));
  const failed = { ...NOTHING_SPENT, steps: budget.steps() };
  if ('error' in outcome) return { outcome, spent: failed };
  const weight = weightOfObjects(outcome.objects);
  if (weight === undefined) return { outcome: TOO_DEEP, spent: failed };
  const bytes = bytesOf(weight, read);
  // Texts are shared until somebody prints them.
  const tooLarge = limitOf(() => budget.take('bytes', bytes.made));
  if (tooLarge !== undefined) return { outcome: { error: tooLarge }, spent: failed };
  return { outcome, spent: { ...failed, objects: objectsOf(outcome.objects), ...bytes } };
}

const objectsOf = (objects: readonly AppliedObject[]): number =>
  objects.length + OBJECTS_OF_ONE * objects.filter(({ object }) => isFluxKustomization(object)).length;

function limitOf(work: () => void): BuildProblem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return problemOf(error);
    throw error;
  }
}

const problemOf = ({ message }: LimitError): BuildProblem => ({ reason: 'too-large', message: `it is too large to be built: ${message}` });

const bytesOf = (built: Weight, read: Weight): Pick<Spent, 'bytes' | 'made'> => ({
  bytes: bytesOfValues(built),
  made: Math.max(0, bytesOfValues(built) - bytesOfValues(read)),
});

const TOO_DEEP: KustomizationBuild = { error: { reason: 'too-deep', message: 'values are nested too deeply' } };

function attempt(input: KustomizationInput): KustomizationBuild {
  try {
    return buildKustomization(input);
  } catch (error) {
    if (error instanceof LimitError) return { error: problemOf(error) };
    if (!(error instanceof RangeError)) throw error;
    // No text of Node has more than half a billion characters.
    if (error.message !== 'Invalid string length') return TOO_DEEP;
    return { error: { reason: 'too-large', message: 'an object is too large to be built, and for any API server' } };
  }
}

const treeOf = (content: SourceContent): Pick<Build, 'tree' | 'content'> => ('missing' in content ? NO_CONTENT : content);

const NO_CONTENT = { tree: undefined, content: '' };

function isBuildOf(build: Build, kustomization: ClusterKustomization, content: SourceContent, mode: Mode): boolean {
  try {
    return isSameMode(build, mode) && isSameBuild(build, kustomization, content);
  } catch (error) {
    // A tree that cannot be asked gives another build than one that could.
    if (error instanceof LimitError) return false;
    throw error;
  }
}

/** Where nothing is missing there is nothing to go on without. */
function isSameMode({ strict, buildRest, outcome }: Build, mode: Mode): boolean {
  if (strict !== mode.strict) return false;
  return buildRest === mode.buildRest || ('error' in outcome ? !isResolvable(outcome.error) : outcome.unresolved === undefined);
}

function isSameBuild(build: Build, { object, onCluster }: ClusterKustomization, content: SourceContent): boolean {
  if (build.object !== object && specText(build.object) !== specText(object)) return false;
  const { tree } = treeOf(content);
  if (tree !== build.tree && (tree === undefined || build.tree === undefined || !answersAlike(tree, build.answers))) return false;
  // Why a source is not available may have changed.
  if ('missing' in content && !('error' in build.outcome && build.outcome.error.message === content.missing)) return false;
  return build.lookups.every(({ kind, namespace, name, found }) => sameValues(onCluster.findValues(kind, namespace, name), found));
}

function sameValues(a: ValueSource | undefined, b: ValueSource | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.open !== b.open || a.values.size !== b.values.size) return false;
  return [...a.values].every(([name, value]) => b.values.has(name) && b.values.get(name) === value);
}

/** Many clusters have Flux Kustomizations of one name that say the same: their builds may be one. */
const alikeKey = onceForEach((object: Fields): string => `${namespaceOf(object)}/${nameOf(object)} ${specText(object)}`);

/** What a build depends on of a Flux Kustomization. */
const specText = onceForEach((object: Fields): string => stableText(object.spec));

/** The same, but for the values that are written in at the end. */
const unsubstitutedKey = onceForEach((object: Fields): string => {
  const { postBuild: _, ...spec } = fieldsOf(object.spec);
  return `${namespaceOf(object)}/${nameOf(object)} ${stableText(spec)}`;
});
