import {
  type Budget,
  createBudget,
  type Fields,
  fieldsOf,
  type Limit,
  listOf,
  onceForEach,
  plainText,
  workThrough,
} from '@slipway/manifest';
import type { AppliedObject, BuildProblem } from '../build/applied-object.ts';
import { inApplyOrder } from '../build/apply-order.ts';
import { isPartial, isResolvable, type UnresolvedInput } from '../build/unresolved-input.ts';
import type { KustomizeProblem } from '../built-object.ts';
import type { FileTree } from '../file-tree.ts';
import { nameOf, namespaceOf, sourceKey } from '../flux-objects/flux-object.ts';
import { objectsOfPrograms } from '../flux-objects/program-files.ts';
import type { RemoteFiles } from '../kustomize/files/remote-files.ts';
import { createParseCache, type ParseCache } from '../kustomize/resources/make-resources.ts';
import type { ClusterObjects, FindValues } from './cluster-objects.ts';
import { clusterTargets, type TargetOf } from './cluster-targets.ts';
import { type EntryInput, entryKustomizations } from './entry-objects.ts';
import { cachingBuilder, type FleetMemory } from './fleet-memory.ts';
import { type FindCommit, type FindMapped, sourceFinder } from './fleet-source.ts';
import { applied, giveSameInputs, kustomizationsOn } from './fleet-state.ts';
import type { ClusterKustomization, Result, Results } from './kustomization-result.ts';
import { ownSources } from './own-sources.ts';
import { type FleetResourceSet, resourceSetExpander, resourceSetOf } from './resource-sets.ts';
import type { FleetRoot } from './roots/fleet-root.ts';
import type { SourceEvidence } from './roots/own-evidence.ts';
import { findSelfDependencies, type SelfDependency } from './self-dependencies.ts';
import { suspendedAbove } from './suspended-above.ts';
import { valuesNextToRoots } from './values-next-to-roots.ts';
import type { WrittenLocation } from './written-location.ts';

/** The input of the build of a fleet. */
export interface FleetInput {
  /** The files of the repository. */
  readonly tree: FileTree;
  readonly roots: readonly FleetRoot[];
  /** Content of other sources, by `Kind/namespace/name`. */
  readonly sources?: ReadonlyMap<string, FileTree>;
  /** Finds the content of sources that are not in `sources`. @default none has content */
  readonly findMapped?: FindMapped;
  /** URLs of the repository, in addition to those that its bootstraps name. */
  readonly urls?: readonly string[];
  /** Branches that the working tree may be, if no bootstrap sets the branch that it follows. @default every branch that does not exist */
  readonly branches?: readonly string[];
  /** Which sources are this repository, from a search for roots. @default sources with the URL of a bootstrap or of `urls` */
  readonly evidence?: SourceEvidence;
  /**
   * Finds commits of the repository for GitRepositories with another reference than the bootstraps. @default only the working tree is
   * available
   */
  readonly findCommit?: FindCommit;
  /** The feature gate StrictPostBuildSubstitutions of the controller. @default by the Flux version that a cluster declares, else true */
  readonly strict?: boolean;
  /** Content of other hosts that kustomization files name, by URL: the text of a file, or the build of a base. */
  readonly remote?: RemoteFiles;
  /** Shared with other builds, so that each file is read once. */
  readonly cache?: ParseCache;
  /** An earlier build of the fleet. Kustomizations without changes are not built again. The result is the same without it. */
  readonly before?: FleetBuild;
  /**
   * Limits of the build; each Flux Kustomization has lower limits of its own. With a clock, the end depends on the machine.
   * @default `createBudget()`, which has no clock
   */
  readonly budget?: Budget;
}

/** The objects that one Flux Kustomization of a fleet applies. */
export interface FleetKustomization {
  /** Cluster on which the Flux Kustomization is. */
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  /** Cluster that its objects are applied to: another one if it has a `kubeConfig`. */
  readonly appliesTo: string;
  /** `Kind/namespace/name`. */
  readonly source: string;
  /** Name of the content of the source: empty for the tree, `Kind/namespace/name` for given content, or the revision of a commit. */
  readonly content: string;
  /** Where the Flux Kustomization itself is defined. */
  readonly written?: WrittenLocation;
  readonly path: string;
  readonly suspended: boolean;
  /**
   * `cluster/namespace/name` of the suspended Flux Kustomization: this one or one that creates it. The build shows the objects that an
   * active one would apply; it is unknown whether they exist.
   */
  readonly suspendedBy?: string;
  /** Its `spec`, which controls its objects: `applyPolicy` and `isDeletedWithOwner`. */
  readonly spec: Fields;
  /** `namespace/name` of the Flux Kustomizations that it waits for. */
  readonly dependsOn: readonly string[];
  /** `cluster/namespace/name` of the Flux Kustomization that applies this one; undefined for an object that exists before Flux. */
  readonly parent?: string;
  /** Objects in the order in which they are applied; undefined after an error. */
  readonly objects?: readonly AppliedObject[];
  readonly error?: BuildProblem;
  /** Missing inputs of the objects, if any. */
  readonly unresolved?: readonly UnresolvedInput[];
  /** Set when objects are missing because of unresolved inputs. */
  readonly partial?: true;
  readonly notes: readonly KustomizeProblem[];
}

/** A fleet as Flux creates it. */
export interface FleetBuild {
  /** Each Flux Kustomization is after its creator, in the order of the objects of the creator. */
  readonly kustomizations: readonly FleetKustomization[];
  /** The roots of the input: their objects are on the clusters before Flux. */
  readonly roots: readonly FleetRoot[];
  /** Whether another round would still change a build, because values depend on themselves. */
  readonly unsettled: boolean;
  /** Keys of the Flux Kustomizations that each round changes, creates or deletes. */
  readonly changing: readonly string[];
  /**
   * The objects of the folders in which clusters begin, for each cluster whose sync is not in the repository, as if its Flux Kustomization
   * applied them.
   */
  readonly entries: readonly FleetKustomization[];
  /** ResourceSets of flux-operator, with the objects that it creates from them. */
  readonly resourceSets: readonly FleetResourceSet[];
  /** Flux Kustomizations that a new cluster never gets, because they need values that they create themselves. */
  readonly selfDependencies: readonly SelfDependency[];
  /** Input of the next build of the fleet. */
  readonly memory: FleetMemory;
  /** Why the build ended early. Each Flux Kustomization that was not built then has an error. */
  readonly stopped?: Stopped;
}

/** The limit at which a build of a fleet ended. */
interface Stopped {
  readonly limit: Limit;
  readonly most: number;
  /** A text with both: `stopped at the limit of 400,000 objects`. */
  readonly text: string;
}

/** The most objects that are kept until the end, at 2 to 3 KB each. A Flux Kustomization counts as ten more. */
const MAX_OBJECTS = 300_000;

/** The most rounds: one for each level of Kustomizations that create others, or values for others. */
const MAX_ROUNDS = 50;

/**
 * Builds every Flux Kustomization that is reachable from the roots. A build may create further Kustomizations, their sources, and values
 * for others, so it repeats in rounds until nothing changes. The result is the state of new clusters, and depends only on the input: an
 * earlier build only saves work. `clusterObjects` decides which owner of an object counts. Once nothing changes, Kustomizations with
 * missing inputs are built as far as possible, and the rounds continue: their objects may be the missing inputs on clusters that had them
 * before.
 */
export function buildFleet(input: FleetInput): FleetBuild {
  const { cache = createParseCache(), strict, remote, roots } = input;
  const budget = (input.budget ?? createBudget()).part({ objects: MAX_OBJECTS });
  const finder = sourceFinder({
    budget,
    tree: input.tree,
    mapped: input.sources ?? new Map(),
    findMapped: input.findMapped,
    own: ownSources(input.roots, input),
    findCommit: input.findCommit,
  });
  const builder = cachingBuilder({ tree: input.tree, finder, cache, strict, remote, before: input.before?.memory, budget });
  const valuesOnRoots = onRoots(input.tree, roots);
  const expand = resourceSetExpander(budget);
  let results: Results = new Map();
  /** The first stable state: the state of new clusters. */
  let fresh: Results | undefined;
  for (let round = 0; ; round++) {
    const buildRest = fresh !== undefined;
    const clusters = applied(roots, results, buildRest ? valuesOnRoots : () => undefined, expand);
    for (const { objects } of clusters.values()) builder.spendOperations(OPERATIONS_PER_OBJECT * objects.size);
    const before = results;
    results = buildRound(builder, budget, kustomizationsOn(clusters, roots), buildRest);
    const changing = changedKeys(before, results);
    const mayGoOn = builder.over() === undefined && round < MAX_ROUNDS;
    if (mayGoOn && changing.length > 0) continue;
    if (!mayGoOn || buildRest || !isMissingAnything(results))
      return fleetBuild({ tree: input.tree, roots, remote, cache, budget }, builder, clusters, fresh ?? results, results, changing);
    fresh = results;
  }
}

type FleetBuilder = ReturnType<typeof cachingBuilder>;

/** Builds every Flux Kustomization once. */
function buildRound(builder: FleetBuilder, budget: Budget, wanted: readonly ClusterKustomization[], buildRest: boolean): Results {
  const results = new Map<string, Result>();
  const leftOut = workThrough(budget, wanted, (kustomization) => {
    results.set(kustomization.key, builder.resultOf(kustomization, buildRest));
  });
  for (const { item, error } of leftOut) builder.giveUp(item, error);
  if (leftOut.length === 0) return results;
  return new Map(wanted.map((each) => [each.key, results.get(each.key) ?? builder.resultOf(each, buildRest)]));
}

/** Returns the last state of a run. */
function fleetBuild(
  input: Pick<EntryInput, 'tree' | 'roots' | 'remote' | 'cache' | 'budget'>,
  builder: FleetBuilder,
  clusters: ReadonlyMap<string, ClusterObjects>,
  fresh: Results,
  results: Results,
  changing: readonly string[],
): FleetBuild {
  const targetOf = clusterTargets(results);
  const kustomizations = suspendedAbove([...results.values()].flatMap((result) => fleetKustomizations(result, targetOf)));
  const built = {
    kustomizations,
    roots: input.roots,
    entries: entryKustomizations({ ...input, results, kustomizations }),
    resourceSets: [...clusters].flatMap(([cluster, { resourceSets }]) => resourceSets.map((each) => resourceSetOf(cluster, each))),
    selfDependencies: findSelfDependencies(fresh, results),
    memory: builder.memoryOf(results, clusters),
  };
  const over = builder.over();
  if (over === undefined) return { ...built, unsettled: changing.length > 0, changing };
  return { ...built, unsettled: false, changing: [], stopped: { limit: over.limit, most: over.most, text: over.message } };
}

const isMissingAnything = (results: Results): boolean =>
  [...results.values()].some(({ outcome }) => 'error' in outcome && isResolvable(outcome.error));

/** Returns the values for each cluster that are next to the entry point of Flux. */
function onRoots(tree: FileTree, roots: readonly FleetRoot[]): (cluster: string) => FindValues {
  const byCluster = Map.groupBy(roots, ({ cluster }) => cluster);
  const known = new Map<string, FindValues>();
  const isInProgram = objectsOfPrograms(tree);
  return (cluster) => {
    const find = known.get(cluster) ?? valuesNextToRoots(tree, byCluster.get(cluster) ?? [], isInProgram);
    known.set(cluster, find);
    return find;
  };
}

/** Cost of an object on a cluster in each round. */
const OPERATIONS_PER_OBJECT = 100;

/** Returns Flux Kustomizations that were created or deleted, or whose new build may change other builds. */
function changedKeys(before: Results, after: Results): readonly string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const others = [...after].filter(([key, result]) => {
    const known = before.get(key);
    return known === undefined || !giveSameInputs(known, result);
  });
  return [...others.map(([key]) => key), ...gone];
}

/** A kept build is sorted only once. */
const ordered = onceForEach((objects: readonly AppliedObject[]) => inApplyOrder(objects));

function fleetKustomizations({ kustomization, outcome, content }: Result, targetOf: TargetOf): readonly FleetKustomization[] {
  const { cluster, object, by, location, implicit } = kustomization;
  if (implicit && !('error' in outcome)) return [];
  const spec = fieldsOf(object.spec);
  return [
    {
      cluster,
      namespace: namespaceOf(object),
      name: nameOf(object),
      appliesTo: targetOf(kustomization),
      source: sourceKey(object),
      content,
      ...(location === undefined ? {} : { written: location }),
      path: plainText(spec.path ?? ''),
      suspended: spec.suspend === true,
      spec,
      dependsOn: listOf(spec.dependsOn).map((each) => {
        const { namespace, name } = fieldsOf(each);
        return `${plainText(namespace ?? namespaceOf(object))}/${plainText(name)}`;
      }),
      ...(by === undefined ? {} : { parent: by }),
      ...('error' in outcome
        ? { error: outcome.error, notes: [] }
        : { objects: ordered(outcome.objects), notes: outcome.notes, ...unresolvedOf(outcome.unresolved) }),
    },
  ];
}

const unresolvedOf = (unresolved: readonly UnresolvedInput[] = []): Pick<FleetKustomization, 'unresolved' | 'partial'> =>
  unresolved.length === 0 ? {} : { unresolved, ...(isPartial(unresolved) ? { partial: true } : {}) };
