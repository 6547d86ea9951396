import type { AppliedObject, BuildProblem } from '../build/applied-object.ts';
import { inApplyOrder } from '../build/apply-order.ts';
import { buildKustomization } from '../build/build-kustomization.ts';
import type { KustomizeProblem } from '../built-object.ts';
import { type Fields, fieldsOf, listOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { createParseCache, type ParseCache } from '../kustomize/resources/make-resources.ts';
import { onceForEach } from '../once-for-each.ts';
import { answersAlike, type TreeAnswers, watchedTree } from '../source/watched-tree.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { WrittenPlace } from './cluster-objects.ts';
import type { FleetRoot } from './find-roots.ts';
import { type FindCommit, type SourceContent, sourceFinder } from './fleet-source.ts';
import { applied, type FleetMemory, type Lookup, matterAlike, type Pointer, pointersOn, type Result, specText } from './fleet-state.ts';
import { nameOf, namespaceOf, remoteCluster, sourceKey } from './flux-object.ts';
import { ownSources } from './own-sources.ts';

/** What a fleet is built of. */
export interface FleetInput {
  /** The repository. */
  readonly tree: FileTree;
  readonly roots: readonly FleetRoot[];
  /** Content of other sources, by `Kind/namespace/name`. */
  readonly sources?: ReadonlyMap<string, FileTree>;
  /** URLs of the repository, beside those that its bootstraps name. */
  readonly urls?: readonly string[];
  /** Finds commits of the repository for GitRepositories that follow another one than its bootstraps do. @default the tree is all there is */
  readonly findCommit?: FindCommit;
  /** As the controller's feature gate StrictPostBuildSubstitutions. @default true */
  readonly strict?: boolean;
  /** Files that were read before are not read again. */
  readonly cache?: ParseCache;
  /** A build of the fleet as it was: Kustomizations for which nothing has changed are not built again. */
  readonly before?: FleetBuild;
}

/** What one Flux Kustomization of a fleet applies. */
export interface FleetKustomization {
  /** Cluster on which the Flux Kustomization is. */
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  /** Cluster that its objects go to: another one where it has a `kubeConfig`. */
  readonly appliesTo: string;
  /** `Kind/namespace/name`. */
  readonly source: string;
  /** What has the content of the source: empty for the tree, `Kind/namespace/name` of what was given, or the revision of a commit. */
  readonly content: string;
  /** Where the Flux Kustomization itself is written. */
  readonly written?: WrittenPlace;
  readonly path: string;
  readonly suspended: boolean;
  /** Its `spec`, for what becomes of its objects: `applyPolicy` and `goesWithOwner`. */
  readonly spec: Fields;
  /** `namespace/name` of those that it waits for. */
  readonly dependsOn: readonly string[];
  /** `cluster/namespace/name` of the Flux Kustomization that applies this one; undefined for what is there before Flux. */
  readonly parent?: string;
  /** In the order in which they are applied; undefined when there is an error. */
  readonly objects?: readonly AppliedObject[];
  readonly error?: BuildProblem;
  readonly notes: readonly KustomizeProblem[];
}

/** A fleet as Flux makes it. */
export interface FleetBuild {
  /** By cluster, namespace and name. */
  readonly kustomizations: readonly FleetKustomization[];
  /** Whether another round would still change something: values that depend on themselves. */
  readonly unsettled: boolean;
  /** What the next build of the fleet takes over. */
  readonly memory: FleetMemory;
}

/** Rounds after which nothing new is expected: one for each level of Kustomizations that make others, or values for others. */
const MOST_ROUNDS = 50;

/** Files whose content is remembered. */
const MOST_REMEMBERED = 2000;

/**
 * Builds every Flux Kustomization that is reached from the roots: what a build gives may be further Kustomizations, their sources,
 * and values for others, until nothing changes any more.
 */
export function buildFleet(input: FleetInput): FleetBuild {
  const finder = sourceFinder({
    tree: input.tree,
    mapped: input.sources ?? new Map(),
    own: ownSources(input.roots, input.urls ?? []),
    findCommit: input.findCommit,
  });
  const { cache = createParseCache() } = input;
  let results: FleetMemory = input.before?.memory ?? new Map();
  for (let round = 0; ; round++) {
    const clusters = applied(input.roots, results);
    const next = new Map<string, Result>();
    let isSettled = true;
    for (const pointer of pointersOn(clusters, input.roots)) {
      const before = results.get(pointer.key);
      const result = (before && keep(before, pointer)) ?? build(pointer);
      if (before === undefined || !matterAlike(before, result)) isSettled = false;
      next.set(pointer.key, result);
      // What is used once is kept no longer than it takes to come by what is used often again.
      if (cache.documents.size > MOST_REMEMBERED) cache.documents.clear();
    }
    if (next.size !== results.size) isSettled = false;
    results = next;
    if (isSettled || round === MOST_ROUNDS)
      return { kustomizations: [...results.values()].flatMap(told), unsettled: !isSettled, memory: results };
  }

  function build(pointer: Pointer): Result {
    const { object, onCluster } = pointer;
    const lookups: Lookup[] = [];
    const content = finder.content(sourceKey(object), onCluster.findFluxSource(sourceKey(object)), onCluster.findFluxSource);
    if ('missing' in content) {
      const error = { reason: 'source-not-at-hand', message: content.missing };
      return { pointer, tree: undefined, content: '', answers: NO_ANSWERS, lookups, outcome: { error } };
    }
    const tree = watchedTree(content.tree);
    const outcome = buildKustomization({
      kustomization: object,
      tree,
      findSource: (kind, namespace, name) => {
        const found = onCluster.findValues(kind, namespace, name);
        lookups.push({ kind, namespace, name, found });
        return found;
      },
      cache,
      ...(input.strict === undefined ? {} : { strict: input.strict }),
    });
    return { pointer, ...content, answers: tree.answers, lookups, outcome };
  }

  /** What was built, if everything that it was made of is still the same. */
  function keep(before: Result, pointer: Pointer): Result | undefined {
    const { object, onCluster } = pointer;
    if (before.pointer.object !== object && specText(before.pointer.object) !== specText(object)) return undefined;
    const content = finder.content(sourceKey(object), onCluster.findFluxSource(sourceKey(object)), onCluster.findFluxSource);
    const { tree, content: name } = 'missing' in content ? { tree: undefined, content: '' } : content;
    if (tree !== before.tree && (tree === undefined || before.tree === undefined || !answersAlike(tree, before.answers))) return undefined;
    const isSame = before.lookups.every(({ kind, namespace, name, found }) =>
      sameValues(onCluster.findValues(kind, namespace, name), found),
    );
    return isSame && sameOutcome(before, content) ? { ...before, pointer, tree, content: name } : undefined;
  }
}

const NO_ANSWERS: TreeAnswers = { texts: new Map(), folders: new Map() };

function sameValues(a: ValueSource | undefined, b: ValueSource | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.open !== b.open || a.values.size !== b.values.size) return false;
  return [...a.values].every(([name, value]) => b.values.get(name) === value);
}

/** Why a source is not at hand may have changed. */
const sameOutcome = ({ outcome }: Result, content: SourceContent): boolean =>
  !('missing' in content) || ('error' in outcome && outcome.error.message === content.missing);

/** A build that is kept need not be sorted again. */
const ordered = onceForEach((objects: readonly AppliedObject[]) => inApplyOrder(objects));

function told({ pointer, outcome, content }: Result): readonly FleetKustomization[] {
  const { cluster, object, by, place, implicit } = pointer;
  if (implicit && !('error' in outcome)) return [];
  const spec = fieldsOf(object.spec);
  return [
    {
      cluster,
      namespace: namespaceOf(object),
      name: nameOf(object),
      appliesTo: remoteCluster(object) ?? cluster,
      source: sourceKey(object),
      content,
      ...(place === undefined ? {} : { written: place }),
      path: String(spec.path ?? ''),
      suspended: spec.suspend === true,
      spec,
      dependsOn: listOf(spec.dependsOn).map((each) => {
        const { namespace, name } = fieldsOf(each);
        return `${String(namespace ?? namespaceOf(object))}/${String(name)}`;
      }),
      ...(by === undefined ? {} : { parent: by }),
      ...('error' in outcome ? { error: outcome.error, notes: [] } : { objects: ordered(outcome.objects), notes: outcome.notes }),
    },
  ];
}
