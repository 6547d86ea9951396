import type { FleetKustomization } from '@slipway/flux-build';
import { type Fields, fieldsOf, isClusterScopedToKustomize, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { groupOf, hasVariable, namespaceOf, objectText } from '../objects/fields.ts';
import { similarName, similarText } from '../references/missing-object.ts';
import { appliesNamespaces, createdByReleases, isMissingNamespace, isOfEveryCluster } from '../references/namespaces.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import type { Sequence } from './sequence.ts';

/** Reports objects in namespaces that do not exist, or that are applied later than the objects. */
export function* namespaceOrder(cluster: Cluster, sequence: Sequence): Generator<FleetProblem> {
  const own = new Set(cluster.driven.map(({ namespace }) => namespace));
  const created = createdByReleases(cluster);
  const missing = new Map<string, ActiveObject>();
  for (const about of firstUses(cluster)) {
    const namespace = namespaceOf(about.object);
    const owners = cluster.find('', 'Namespace', '', namespace).map(({ kustomization }) => kustomization);
    if (owners.some((owner) => owner !== undefined && cluster.releaseOf(owner) !== undefined)) continue;
    if (owners.some((owner) => owner === undefined || owner.suspendedBy !== undefined || sequence.isBefore(owner, about.kustomization)))
      continue;
    // The namespaces of Flux Kustomizations exist before Flux applies them.
    if (own.has(namespace)) continue;
    const [owner] = owners;
    if (owner !== undefined) {
      const isNever = owners.every((each) => each !== undefined && sequence.isBefore(about.kustomization, each));
      yield comesLater(about, owner, isNever);
    } else if (!created.has(namespace) && !missing.has(namespace) && isMissingNamespace(cluster, namespace)) missing.set(namespace, about);
  }
  if (appliesNamespaces(cluster)) yield* notFound(cluster, missing);
}

/** Returns the first object that each Flux Kustomization or release applies to each namespace, without the namespaces of Kubernetes. */
function* firstUses(cluster: Cluster): Generator<ActiveObject> {
  const used = new Map<FleetKustomization, Set<string>>();
  const clusterKinds = clusterScopedKinds(cluster);
  for (const about of [...cluster.active, ...cluster.installed]) {
    const { object, kustomization } = about;
    const namespace = namespaceOf(object);
    if (namespace === '' || isOfEveryCluster(namespace) || hasVariable(namespace) || isClusterScoped(object, clusterKinds)) continue;
    const known = used.get(kustomization) ?? new Set();
    used.set(kustomization, known);
    if (known.has(namespace)) continue;
    known.add(namespace);
    yield about;
  }
}

/** Reports a Namespace that another Flux Kustomization applies: always later with `isNever`, else in no fixed order. */
function comesLater(about: ActiveObject, owner: FleetKustomization, isNever: boolean): FleetProblem {
  const { object, kustomization } = about;
  const namespace = namespaceOf(object);
  const user = `${kustomization.namespace}/${kustomization.name}`;
  return problemOf('namespace-comes-later', about, {
    pointer: '/metadata/namespace',
    value: namespace,
    message: `${objectText(object)} is in the namespace ${namespace}, which ${owner.namespace}/${owner.name} applies${isNever ? ' after it' : `; no dependsOn orders ${user} after it`}`,
    expected: `the namespace before its content: dependsOn in ${user}`,
    ...(isNever ? {} : { severity: 'risk' }),
  });
}

/** Reports missing namespaces: similar names to existing ones each, and all others, which another tool may create, as one risk. */
function* notFound(cluster: Cluster, missing: ReadonlyMap<string, ActiveObject>): Generator<FleetProblem> {
  const wantedOf = (name: string): Wanted => ({ group: '', kind: 'Namespace', name });
  const isMistake = ([name]: readonly [string, ActiveObject]): boolean => similarName(cluster, wantedOf(name)) !== undefined;
  for (const [name, about] of [...missing].filter(isMistake))
    yield notFoundProblem(cluster, name, about, similarText(cluster, wantedOf(name)));
  const [first, ...others] = [...missing].filter((each) => !isMistake(each));
  if (first === undefined) return;
  const [name, about] = first;
  const names = others.map(([other]) => other);
  const text = names.length === 0 ? similarText(cluster, wantedOf(name)) : `; nothing creates these either: ${names.join(', ')}`;
  yield { ...notFoundProblem(cluster, name, about, text), severity: 'risk' };
}

const notFoundProblem = (cluster: Cluster, name: string, about: ActiveObject, more: string): FleetProblem =>
  problemOf('namespace-not-found', about, {
    pointer: '/metadata/namespace',
    value: name,
    message: `${objectText(about.object)} is in the namespace ${name}, which nothing creates on ${cluster.name}${more}`,
    expected: 'a Namespace that is applied before, or with it',
  });

/** Returns the cluster-scoped kinds that CustomResourceDefinitions of the cluster define. */
const clusterScopedKinds = (cluster: Cluster): ReadonlySet<string> =>
  new Set(
    cluster.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition').flatMap(({ object: { spec } }) => {
      const { group, scope, names } = fieldsOf(spec);
      return scope === 'Cluster' ? [`${textOf(group)}|${textOf(fieldsOf(names).kind)}`] : [];
    }),
  );

/** Kustomize adds a namespace to cluster-scoped objects of kinds that it does not have. The API server removes the namespace. */
const isClusterScoped = (object: Fields, defined: ReadonlySet<string>): boolean =>
  defined.has(`${groupOf(object)}|${textOf(object.kind)}`) ||
  /^Cluster[A-Z]/.test(textOf(object.kind)) ||
  isClusterScopedToKustomize(textOf(object.apiVersion), textOf(object.kind));
