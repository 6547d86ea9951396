import { type Budget, LimitError } from '@slipway/manifest';
import type { AppliedObject, BuildProblem } from '../build/applied-object.ts';
import { type BuildBudget, budgetOfOne, weightOfObjects } from '../build/build-budget.ts';
import { buildKustomization, type KustomizationBuild, type KustomizationInput } from '../build/build-kustomization.ts';
import { isFluxKustomization } from '../flux-objects/flux-object.ts';
import type { RemoteFiles } from '../kustomize/files/remote-files.ts';
import type { ParseCache } from '../kustomize/resources/make-resources.ts';
import { NO_ANSWERS, watchedTree } from '../source/watched-tree.ts';
import { bytesOfValues, type Weight, weighingReading } from '../spending.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { Build, BuildMode, ClusterKustomization, Lookup, Spent } from './kustomization-result.ts';
import { unsubstitutedKey } from './same-build.ts';
import type { sharedBuilds } from './shared-builds.ts';
import { type MissingContent, type SourceContent, UNPUBLISHED } from './source-content.ts';

/** Shared by all builds of a run. */
export interface BuildContext {
  readonly cache: ParseCache;
  readonly remote: RemoteFiles;
  /** Budget of the run. */
  readonly budget: Budget;
  readonly shared: ReturnType<typeof sharedBuilds>;
}

/** Reason of the error of a Flux Kustomization that was not built because the budget of the run was used up. */
export const NOT_BUILT = 'not-built';

/** The most files whose content is remembered. */
const MAX_REMEMBERED_FILES = 2000;

/** The cost of a Flux Kustomization in a build, in objects, in addition to the object itself. */
const OBJECTS_OF_ONE = 10;

/** Builds one Flux Kustomization and records every input that the build reads. */
export function buildOne(kustomization: ClusterKustomization, content: SourceContent, mode: BuildMode, context: BuildContext): Build {
  if ('missing' in content) return buildWithout(kustomization, content, mode);
  const { object, onCluster } = kustomization;
  const { cache, remote, budget, shared } = context;
  const lookups: Lookup[] = [];
  const tree = watchedTree(content.tree);
  const findSource = (kind: Lookup['kind'], namespace: string, name: string): ValueSource | undefined => {
    const found = onCluster.findValues(kind, namespace, name);
    lookups.push({ kind, namespace, name, found });
    return found;
  };
  const own = budgetOfOne(budget);
  const { outcome, spent } = buildWithinLimits(
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
  // The cache would fill the memory with files that are read once. It soon has frequently read files again.
  if (cache.documents.size > MAX_REMEMBERED_FILES) cache.documents.clear();
  // The limit may have been a limit of the run.
  own.settle();
  return { object, ...content, answers: tree.answers, lookups, ...mode, outcome, spent };
}

/** Returns the failed build of a Flux Kustomization whose source is not available. */
function buildWithout({ object }: ClusterKustomization, content: MissingContent, mode: BuildMode): Build {
  const { missing: message, tooLarge, unpublished, source } = content;
  const reason = tooLarge === true ? 'too-large' : unpublished === undefined ? 'source-not-at-hand' : UNPUBLISHED[unpublished];
  return failedBuild(object, mode, { reason, message, ...(source && { source }) });
}

/** Returns the failed build of a Flux Kustomization that was not built, because the run stopped at a limit. */
export const notBuilt = ({ object }: ClusterKustomization, over: LimitError | undefined, mode: BuildMode): Build =>
  failedBuild(object, mode, { reason: NOT_BUILT, message: `not built: the run ${over?.message ?? 'is over'}` });

/** Returns the failed build of a Flux Kustomization that was interrupted at a limit. */
export const interruptedBuild = ({ object }: ClusterKustomization, limit: LimitError, mode: BuildMode): Build =>
  failedBuild(object, mode, problemOf(limit));

const failedBuild = (object: Build['object'], mode: BuildMode, error: BuildProblem): Build => ({
  object,
  ...mode,
  tree: undefined,
  content: '',
  answers: NO_ANSWERS,
  lookups: [],
  outcome: { error },
  spent: NOTHING_SPENT,
});

const NOTHING_SPENT: Spent = { operations: 0, objects: 0, bytes: 0, made: 0 };

/**
 * Builds a Flux Kustomization. Objects that are too large or too deep, for this machine or any API server, are an error of the
 * Kustomization.
 */
function buildWithinLimits(input: KustomizationInput, budget: BuildBudget): Pick<Build, 'outcome' | 'spent'> {
  const { value: outcome, read } = weighingReading(() => attempt(input));
  const failed = { ...NOTHING_SPENT, operations: budget.operations() };
  if ('error' in outcome) return { outcome, spent: failed };
  const weight = weightOfObjects(outcome.objects);
  if (weight === undefined) return { outcome: TOO_DEEP, spent: failed };
  const bytes = bytesOf(weight, read);
  // Objects share their strings until they are printed.
  const tooLarge = limitOf(() => budget.take('bytes', bytes.made));
  if (tooLarge !== undefined) return { outcome: { error: tooLarge }, spent: failed };
  return { outcome, spent: { ...failed, objects: objectsOf(outcome.objects), ...bytes } };
}

function attempt(input: KustomizationInput): KustomizationBuild {
  try {
    return buildKustomization(input);
  } catch (error) {
    if (error instanceof LimitError) return { error: problemOf(error) };
    if (!(error instanceof RangeError)) throw error;
    // A string of Node has at most half a billion characters.
    if (error.message !== 'Invalid string length') return TOO_DEEP;
    return { error: { reason: 'too-large', message: 'an object is too large to be built, and for any API server' } };
  }
}

const TOO_DEEP: KustomizationBuild = { error: { reason: 'too-deep', message: 'values are nested too deeply' } };

const objectsOf = (objects: readonly AppliedObject[]): number =>
  objects.length + OBJECTS_OF_ONE * objects.filter(({ object }) => isFluxKustomization(object)).length;

const bytesOf = (built: Weight, read: Weight): Pick<Spent, 'bytes' | 'made'> => ({
  bytes: bytesOfValues(built),
  made: Math.max(0, bytesOfValues(built) - bytesOfValues(read)),
});

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
