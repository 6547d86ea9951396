import { applyPolicy, type FleetKustomization } from '@slipway/flux-build';
import { below, fieldsOf, once, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { isOfKubernetes } from '../cluster/kinds-of-kubernetes.ts';
import { groupOf, hasVariable, nameOf, namespaceOf, objectText, textsOf } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Grant, grantsTo, mayApply } from './account-grants.ts';
import { type Lockdown, lockdownOf } from './lockdown.ts';

/** Reports objects that the account of their Flux Kustomization may not apply, and references to other namespaces that Flux forbids. */
export function* bounds(cluster: Cluster): Generator<FleetProblem> {
  const lockdown = lockdownOf(cluster);
  const byName = Map.groupBy(cluster.active, ({ kustomization: { cluster: on, namespace, name } }) => [on, namespace, name].join('/'));
  const driven = Map.groupBy(cluster.driven, ({ namespace, name }) => `${namespace}/${name}`);
  const namedByProjects = once(() => accountsInProjects(cluster));
  for (const about of reconciled(cluster, 'kustomize.toolkit.fluxcd.io', 'Kustomization')) {
    const [own] = driven.get(`${namespaceOf(about.object)}/${nameOf(about.object)}`) ?? [];
    const objects = own === undefined ? [] : (byName.get([own.cluster, own.namespace, own.name].join('/')) ?? []);
    yield* outside(cluster, { about, own, objects, lockdown, namedByProjects });
  }
  if (lockdown.noCrossNamespace)
    for (const [group, kind] of SOURCED) for (const about of reconciled(cluster, group, kind)) yield* crossing(about);
}

interface Applier {
  readonly about: ActiveObject;
  readonly own: FleetKustomization | undefined;
  readonly objects: readonly ActiveObject[];
  readonly lockdown: Lockdown;
  /** Returns the subjects in objects of projects. */
  readonly namedByProjects: () => ReadonlySet<string>;
}

/**
 * Reports objects that the account may not apply. The API server refuses them, and Flux then applies no object of the Flux Kustomization.
 */
function* outside(cluster: Cluster, { about, own, objects, lockdown, namedByProjects }: Applier): Generator<FleetProblem> {
  const { serviceAccountName, kubeConfig } = fieldsOf(about.object.spec);
  const named = textOf(serviceAccountName);
  const account = named || lockdown.defaultAccount;
  if (account === undefined || kubeConfig !== undefined || own === undefined || cluster.hasMore() || hasVariable(account)) return;
  const namespace = namespaceOf(about.object);
  const grants = grantsTo(cluster, namespace, account);
  // Users may have created bindings outside the repository, but rarely for the default account.
  if (grants.length === 0 && named !== '') return;
  const refused = refusedObjects(objects, own, grants);
  // The controller of an object with the name of the account may create bindings for it: an owner of a tenant.
  const subjects = [`system:serviceaccount:${namespace}:${account}`, `system:serviceaccounts:${namespace}`];
  if (refused.length === 0 || subjects.some((subject) => namedByProjects().has(subject))) return;
  for (const [first, ...others] of Map.groupBy(refused, ({ object }) => namespaceOf(object)).values())
    if (first !== undefined) yield refusal(about, account, [first, others.length], named === '');
}

function refusal(
  { object }: ActiveObject,
  account: string,
  [first, others]: readonly [ActiveObject, number],
  isUnnamed: boolean,
): FleetProblem {
  const where = namespaceOf(first.object);
  const owner = `ServiceAccount/${namespaceOf(object)}/${account}`;
  const more = others === 0 ? '' : `, nor ${others} more ${others === 1 ? 'object' : 'objects'} there`;
  return problemOf('outside-of-permissions', first, {
    pointer: where === '' ? '/kind' : '/metadata/namespace',
    value: where === '' ? first.object.kind : where,
    message: `${objectText(object)} applies as ${owner}${isUnnamed ? ', since it names no serviceAccountName' : ''}, which may not apply ${objectText(first.object)}${more}`,
    expected: `objects that a binding of ${owner} allows`,
  });
}

const refusedObjects = (
  objects: readonly ActiveObject[],
  { spec }: FleetKustomization,
  grants: readonly Grant[],
): readonly ActiveObject[] =>
  objects.filter(
    ({ object }) => applyPolicy(object, spec).apply === 'always' && !hasVariable(namespaceOf(object)) && !mayApply(grants, object),
  );

/** Returns the subjects of accounts in objects of projects. */
function accountsInProjects(cluster: Cluster): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { object } of cluster.active) {
    const group = groupOf(object);
    if (isOfKubernetes(group) || group.endsWith('.fluxcd.io')) continue;
    for (const text of textsOf(object.spec)) if (text.startsWith('system:serviceaccount')) found.add(text);
  }
  return found;
}

function* crossing(about: ActiveObject): Generator<FleetProblem> {
  for (const path of SOURCE_FIELDS) {
    const reference = below(about.object.spec, ...path);
    const [namespace, own] = [textOf(reference.namespace), namespaceOf(about.object)];
    if (namespace === '' || namespace === own || hasVariable(namespace)) continue;
    yield problemOf('cross-namespace-reference', about, {
      pointer: `/spec/${path.join('/')}/namespace`,
      value: namespace,
      message: `${objectText(about.object)} names ${textOf(reference.kind)}/${namespace}/${textOf(reference.name)}, and Flux runs with --no-cross-namespace-refs`,
      expected: `a source in the namespace ${own}`,
    });
  }
}

const SOURCE_FIELDS = [['sourceRef'], ['chartRef'], ['chart', 'spec', 'sourceRef']] as const;

const SOURCED = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;
