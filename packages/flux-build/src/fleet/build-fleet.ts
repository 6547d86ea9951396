import type { AppliedObject, BuildProblem } from '../build/applied-object.ts';
import { inApplyOrder } from '../build/apply-order.ts';
import { buildKustomization } from '../build/build-kustomization.ts';
import type { KustomizeProblem } from '../built-object.ts';
import { type Fields, fieldsOf, listOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { createParseCache, type ParseCache } from '../kustomize/resources/make-resources.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import { type ClusterObject, type ClusterObjects, clusterObjects } from './cluster-objects.ts';
import type { FleetRoot } from './find-roots.ts';
import { sourceFinder } from './fleet-source.ts';
import { isFluxKustomization, nameOf, namespaceOf, remoteCluster, sourceKey } from './flux-object.ts';

/** What a fleet is built of. */
export interface FleetInput {
  /** The repository. */
  readonly tree: FileTree;
  readonly roots: readonly FleetRoot[];
  /** Content of other sources, by `Kind/namespace/name`. */
  readonly sources?: ReadonlyMap<string, FileTree>;
  /** URLs of the repository, beside those that its bootstraps name. */
  readonly urls?: readonly string[];
  /** As the controller's feature gate StrictPostBuildSubstitutions. @default true */
  readonly strict?: boolean;
  /** Files that were read before are not read again. */
  readonly cache?: ParseCache;
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
  readonly path: string;
  readonly suspended: boolean;
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
  const finder = sourceFinder({ tree: input.tree, mapped: input.sources ?? new Map(), isThisRepository: ownUrls(input) });
  const { cache = createParseCache() } = input;
  let results = new Map<string, Result>();
  for (let round = 0; ; round++) {
    const clusters = applied(input.roots, results);
    const next = new Map<string, Result>();
    let isSettled = true;
    for (const pointer of pointersOn(clusters, input.roots)) {
      const before = results.get(pointer.key);
      const result = before !== undefined && isCurrent(before, pointer) ? before : build(pointer);
      if (result !== before) isSettled = false;
      next.set(pointer.key, result.pointer === pointer ? result : { ...result, pointer });
      // What is used once is kept no longer than it takes to come by what is used often again.
      if (cache.documents.size > MOST_REMEMBERED) cache.documents.clear();
    }
    if (next.size !== results.size) isSettled = false;
    results = next;
    if (isSettled || round === MOST_ROUNDS) return { kustomizations: [...results.values()].flatMap(told), unsettled: !isSettled };
  }

  function build(pointer: Pointer): Result {
    const { object, onCluster } = pointer;
    const lookups: Lookup[] = [];
    const content = finder.content(sourceKey(object), onCluster.findFluxSource(sourceKey(object)), onCluster.findFluxSource);
    if ('missing' in content) {
      return { pointer, tree: undefined, lookups, outcome: { error: { reason: 'source-not-at-hand', message: content.missing } } };
    }
    const outcome = buildKustomization({
      kustomization: object,
      tree: content.tree,
      findSource: (kind, namespace, name) => {
        const found = onCluster.findValues(kind, namespace, name);
        lookups.push({ kind, namespace, name, found });
        return found;
      },
      cache,
      ...(input.strict === undefined ? {} : { strict: input.strict }),
    });
    return { pointer, tree: content.tree, lookups, outcome };
  }

  function isCurrent({ pointer: before, tree, lookups }: Result, { object, onCluster }: Pointer): boolean {
    if (before.object !== object && specText(before.object) !== specText(object)) return false;
    const content = finder.content(sourceKey(object), onCluster.findFluxSource(sourceKey(object)), onCluster.findFluxSource);
    if (('missing' in content ? undefined : content.tree) !== tree) return false;
    return lookups.every(({ kind, namespace, name, found }) => onCluster.findValues(kind, namespace, name) === found);
  }
}

/** A Flux Kustomization on a cluster. */
interface Pointer {
  readonly key: string;
  readonly cluster: string;
  readonly object: Fields;
  readonly by: string | undefined;
  readonly onCluster: ClusterObjects;
  /** Stands for a folder that something else applies. */
  readonly implicit: boolean;
}

interface Lookup {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly namespace: string;
  readonly name: string;
  readonly found: ValueSource | undefined;
}

interface Result {
  readonly pointer: Pointer;
  readonly tree: FileTree | undefined;
  readonly lookups: readonly Lookup[];
  readonly outcome: ReturnType<typeof buildKustomization>;
}

/** Bootstraps name the URL of their repository; without any, every repository is taken for this one. */
function ownUrls({ roots, urls = [] }: FleetInput): (url: string) => boolean {
  const own = new Set(urls.map(plainUrl));
  for (const { objects } of roots) {
    const kustomizations = objects.map(({ object }) => object).filter(isFluxKustomization);
    for (const { object } of objects) {
      const key = `${String(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`;
      const { url } = fieldsOf(object.spec);
      if (typeof url === 'string' && kustomizations.some((kustomization) => sourceKey(kustomization) === key)) own.add(plainUrl(url));
    }
  }
  return (url) => own.size === 0 || own.has(plainUrl(url));
}

/** Without protocol, user and suffix: `git@host:a/b.git` and `https://host/a/b` are one repository. */
const plainUrl = (url: string): string =>
  url
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/(?:\.git)?\/*$/, '')
    .toLowerCase();

function applied(roots: readonly FleetRoot[], results: ReadonlyMap<string, Result>): ReadonlyMap<string, ClusterObjects> {
  const given = new Map<string, ClusterObject[]>();
  const on = (cluster: string): ClusterObject[] => {
    const objects = given.get(cluster) ?? [];
    given.set(cluster, objects);
    return objects;
  };
  for (const { cluster, objects } of roots) for (const { object } of objects) on(cluster).push({ object, by: undefined });
  for (const [key, { pointer, outcome }] of results) {
    if ('error' in outcome) continue;
    const target = on(remoteCluster(pointer.object) ?? pointer.cluster);
    for (const { object } of outcome.objects) target.push({ object, by: key });
  }
  return new Map([...given].map(([cluster, objects]) => [cluster, clusterObjects(objects)]));
}

function pointersOn(clusters: ReadonlyMap<string, ClusterObjects>, roots: readonly FleetRoot[]): readonly Pointer[] {
  const pointers = new Map<string, Pointer>();
  for (const { cluster, folder } of roots) {
    if (folder === undefined) continue;
    const object = { metadata: { name: '', namespace: '' }, spec: { path: folder, sourceRef: { kind: 'GitRepository', name: '' } } };
    const key = `${cluster}//${folder}`;
    pointers.set(key, { key, cluster, object, by: undefined, onCluster: clusters.get(cluster) ?? clusterObjects([]), implicit: true });
  }
  for (const [cluster, onCluster] of clusters) {
    for (const { object, by } of onCluster.objects.values()) {
      if (!isFluxKustomization(object)) continue;
      const key = `${cluster}/${namespaceOf(object)}/${nameOf(object)}`;
      pointers.set(key, { key, cluster, object, by, onCluster, implicit: false });
    }
  }
  return [...pointers.values()];
}

const TEXTS = new WeakMap<Fields, string>();

/** What a build depends on of a Flux Kustomization. */
function specText(object: Fields): string {
  let text = TEXTS.get(object);
  if (text === undefined) {
    text = JSON.stringify(object.spec, (_, value: unknown) =>
      typeof value === 'bigint'
        ? String(value)
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
    );
    TEXTS.set(object, text);
  }
  return text;
}

function told({ pointer, outcome }: Result): readonly FleetKustomization[] {
  const { cluster, object, by, implicit } = pointer;
  if (implicit && !('error' in outcome)) return [];
  const spec = fieldsOf(object.spec);
  return [
    {
      cluster,
      namespace: namespaceOf(object),
      name: nameOf(object),
      appliesTo: remoteCluster(object) ?? cluster,
      source: sourceKey(object),
      path: String(spec.path ?? ''),
      suspended: spec.suspend === true,
      dependsOn: listOf(spec.dependsOn).map((each) => {
        const { namespace, name } = fieldsOf(each);
        return `${String(namespace ?? namespaceOf(object))}/${String(name)}`;
      }),
      ...(by === undefined ? {} : { parent: by }),
      ...('error' in outcome ? { error: outcome.error, notes: [] } : { objects: inApplyOrder(outcome.objects), notes: outcome.notes }),
    },
  ];
}
