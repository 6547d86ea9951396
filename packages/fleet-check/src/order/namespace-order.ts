import type { FleetKustomization } from '@slipway/flux-build';
import { isClusterScopedToKustomize } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { below, type Fields, fieldsOf, groupOf, hasVariable, namespaceOf, objectText, textOf } from '../objects/fields.ts';
import { meantText, slipOf } from '../references/missing-object.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import type { Sequence } from './sequence.ts';

/** Objects in namespaces that do not exist, or not yet. */
export function* namespaceOrder(cluster: Cluster, sequence: Sequence): Generator<FleetProblem> {
  const used = new Map<FleetKustomization, Set<string>>();
  const own = new Set(cluster.driven.map(({ namespace }) => namespace));
  const made = madeByReleases(cluster);
  const missing = new Map<string, ActiveObject>();
  const ofCluster = new Set(
    cluster.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition').flatMap(({ object: { spec } }) => {
      const { group, scope, names } = fieldsOf(spec);
      return scope === 'Cluster' ? [`${textOf(group)}|${textOf(fieldsOf(names).kind)}`] : [];
    }),
  );
  for (const about of cluster.active) {
    const { object, kustomization } = about;
    const namespace = namespaceOf(object);
    if (namespace === '' || OF_KUBERNETES.has(namespace) || hasVariable(namespace) || isOfCluster(object, ofCluster)) continue;
    const known = used.get(kustomization) ?? new Set();
    used.set(kustomization, known);
    if (known.has(namespace)) continue;
    known.add(namespace);
    const found = cluster.find('', 'Namespace', '', namespace);
    const owners = found.map((each) => each.kustomization);
    if (owners.some((owner) => owner === undefined || owner.suspendedBy !== undefined || sequence.isBefore(owner, kustomization))) continue;
    if (found.length > 0) {
      // What Flux is in is there before it.
      if (own.has(namespace)) continue;
      const isNever = owners.every((owner) => owner !== undefined && sequence.isBefore(kustomization, owner));
      const owner = owners[0] as FleetKustomization;
      yield problemOf('namespace-comes-later', about, {
        pointer: '/metadata/namespace',
        value: namespace,
        message: `${objectText(object)} is in the namespace ${namespace}, which ${owner.namespace}/${owner.name} applies${isNever ? ' after it' : `; nothing puts ${kustomization.namespace}/${kustomization.name} behind it`}`,
        expected: `the namespace before its content: dependsOn in ${kustomization.namespace}/${kustomization.name}`,
        ...(isNever ? {} : { severity: 'risk' }),
      });
    } else if (!own.has(namespace) && !made.has(namespace) && !missing.has(namespace) && isMissing(cluster, namespace)) {
      missing.set(namespace, about);
    }
  }
  // Where Flux applies none, something else makes all of them.
  if (!cluster.ofKind('', 'Namespace').some(({ kustomization }) => kustomization !== undefined)) return;
  for (const [name, about] of missing) {
    const wanted = { group: '', kind: 'Namespace', name };
    yield problemOf('namespace-not-found', about, {
      pointer: '/metadata/namespace',
      value: name,
      message: `${objectText(about.object)} is in the namespace ${name}, which nothing makes on ${cluster.name}${meantText(cluster, wanted)}`,
      expected: 'a Namespace that is applied before, or with it',
      ...(slipOf(cluster, wanted) === undefined ? { severity: 'risk' } : {}),
    });
  }
}

/** Kustomize writes a namespace into objects of the cluster too, where it does not know their kind; the API server takes it out. */
const isOfCluster = (object: Fields, defined: ReadonlySet<string>): boolean =>
  defined.has(`${groupOf(object)}|${textOf(object.kind)}`) ||
  /^Cluster[A-Z]/.test(textOf(object.kind)) ||
  isClusterScopedToKustomize(textOf(object.apiVersion), textOf(object.kind));

const OF_KUBERNETES: ReadonlySet<string> = new Set(['default', 'kube-system', 'kube-public', 'kube-node-lease', 'flux-system']);

/** A chart seldom makes a Namespace, and then its values name it. */
function isMissing(cluster: Cluster, name: string): boolean {
  const existence = cluster.existence({ group: '', kind: 'Namespace', name, notByCharts: true });
  return existence === 'missing';
}

/** Namespaces that helm-controller makes. */
const madeByReleases = (cluster: Cluster): ReadonlySet<string> =>
  new Set(
    cluster.releases.flatMap(({ object, namespace }) =>
      below(object.spec, 'install').createNamespace === true || fieldsOf(object.spec).createNamespace === true ? [namespace ?? ''] : [],
    ),
  );
