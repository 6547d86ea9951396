import { type Budget, createBudget, LimitError } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { sourceKey } from '../flux-objects/flux-object.ts';
import { NO_REMOTE_FILES, type RemoteFiles } from '../kustomize/files/remote-files.ts';
import type { ParseCache } from '../kustomize/resources/make-resources.ts';
import { buildOne, interruptedBuild, notBuilt } from './build-one.ts';
import { type ClusterObjects, clusterObjects } from './cluster-objects.ts';
import type { SourceFinder } from './fleet-source.ts';
import type { Build, BuildMode, ClusterKustomization, Result, Results } from './kustomization-result.ts';
import { isBuildOf, sharedBuildKey } from './same-build.ts';
import { sharedBuilds } from './shared-builds.ts';
import { type SourceContent, treeOf } from './source-content.ts';

/** Data that a build of a fleet passes to the next build. */
export interface FleetMemory {
  readonly results: Results;
  /** Intermediate builds, which the next run may need too. */
  readonly builds: BuildsByKey;
  /** The files of other hosts that the caller has passed. */
  readonly remote: RemoteFiles;
  /** The files of the repository. */
  readonly tree: FileTree;
  /** Returns the content of a source on a cluster, `Kind/namespace/name`: the artifact of source-controller, as far as it is available. */
  readonly contentOf: (cluster: string, source: string) => SourceContent;
}

type BuildsByKey = ReadonlyMap<string, readonly Build[]>;

/** The most bytes that all builds of a run may create in addition to the bytes in files, which several builds may create again. */
const MAX_CREATED_BYTES = 2 ** 28;

/** The most builds of one Flux Kustomization that are remembered: the first ones, and the last. */
const MAX_REMEMBERED_BUILDS = 4;

/** The input of a build by the builder. */
export interface Builder {
  readonly tree: FileTree;
  readonly finder: SourceFinder;
  readonly cache: ParseCache;
  /** For all clusters; undefined uses the default of the version of Flux that each cluster declares. */
  readonly strict: boolean | undefined;
  readonly remote: RemoteFiles | undefined;
  readonly before: FleetMemory | undefined;
  /** Budget of the run. */
  readonly budget: Budget;
}

/** Builds Flux Kustomizations, and reuses builds with the same inputs. It builds nothing more once the budget of the run is used up. */
export function cachingBuilder({ tree, finder, cache, strict: strictEverywhere, remote = NO_REMOTE_FILES, before, budget }: Builder) {
  const earlier: BuildsByKey = before !== undefined && sameTexts(before.remote, remote) ? before.builds : new Map();
  const builds = new Map<string, Build[]>();
  const builtAlike = new Map<string, Build[]>();
  const context = { cache, remote, budget, shared: sharedBuilds() };
  const making = createBudget({ bytes: MAX_CREATED_BYTES });
  const givenUp = new Map<string, LimitError>();
  let over: LimitError | undefined;

  const modeOf = ({ onCluster }: ClusterKustomization, buildRest: boolean): BuildMode => ({
    strict: strictEverywhere ?? onCluster.strict ?? true,
    buildRest,
  });

  /** Returns a build of this run, or builds; undefined when the budget is used up. */
  function foundBuild(kustomization: ClusterKustomization, mode: BuildMode): Build | undefined {
    try {
      const content = finder.content(sourceKey(kustomization.object), kustomization.onCluster);
      const known = builds.get(kustomization.key)?.find((each) => isBuildOf(each, kustomization, content, mode));
      const found = known ?? (over === undefined ? newBuild(kustomization, content, mode) : undefined);
      return found && { ...found, ...treeOf(content) };
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      over ??= error;
      return undefined;
    }
  }

  function newBuild(kustomization: ClusterKustomization, content: SourceContent, mode: BuildMode): Build {
    const { key, object } = kustomization;
    const isSame = (each: Build): boolean => isBuildOf(each, kustomization, content, mode);
    const alike = sharedBuildKey(object);
    const kept = earlier.get(key)?.find(isSame) ?? builtAlike.get(alike)?.find(isSame);
    // A kept build gets the tree of this run, so that its files are compared only once.
    const found = kept === undefined ? buildOne(kustomization, content, mode, context) : { ...kept, object, ...treeOf(content) };
    const { operations, objects, bytes, made } = found.spent;
    if (kept !== undefined) budget.take('operations', operations);
    budget.take('objects', objects);
    budget.take('bytes', bytes);
    making.take('bytes', made);
    remember(builds, key, found);
    if (kept === undefined) remember(builtAlike, alike, found);
    return found;
  }

  return {
    /** Returns the build of a Flux Kustomization. With `buildRest` it continues without missing inputs. */
    resultOf(kustomization: ClusterKustomization, buildRest: boolean): Result {
      const mode = modeOf(kustomization, buildRest);
      const limit = givenUp.get(kustomization.key);
      if (limit !== undefined) return { ...interruptedBuild(kustomization, limit, mode), kustomization };
      return { ...(foundBuild(kustomization, mode) ?? notBuilt(kustomization, over, mode)), kustomization };
    },
    /** Excludes a Flux Kustomization from further builds: it was interrupted at a limit, or the run is over. */
    giveUp(kustomization: ClusterKustomization, error: LimitError): void {
      if (budget.timeLeft() > 0) givenUp.set(kustomization.key, error);
      else over ??= error;
    },
    /** Takes operations from the budget for work that is done once for all builds. */
    spendOperations(amount: number): void {
      try {
        budget.take('operations', amount);
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        over ??= error;
      }
    },
    /** Returns the limit that ended the run. */
    over: (): LimitError | undefined => over,
    memoryOf: (results: Results, clusters: ReadonlyMap<string, ClusterObjects>): FleetMemory => ({
      results,
      builds,
      remote,
      tree,
      contentOf: (cluster, source) => finder.content(source, clusters.get(cluster) ?? NO_OBJECTS),
    }),
  };
}

const NO_OBJECTS = clusterObjects([]);

const remember = (builds: Map<string, Build[]>, key: string, build: Build): void => {
  builds.set(key, [...(builds.get(key) ?? []).slice(0, MAX_REMEMBERED_BUILDS - 1), build]);
};

const sameTexts = (a: RemoteFiles, b: RemoteFiles): boolean => a.size === b.size && [...a].every(([url, text]) => b.get(url) === text);
