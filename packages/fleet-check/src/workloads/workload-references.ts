import { below, type Fields, fieldsOf, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { groupOf, hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { missingObjects, type Reference, similarName } from '../references/missing-object.ts';
import { podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Checks the references of workloads, autoscalers, routes and bindings. */
export function* workloadReferences(cluster: Cluster): Generator<FleetProblem> {
  yield* missingObjects(cluster, 'scale-target-not-found', scaleTargets(cluster));
  yield* missingObjects(cluster, 'service-account-not-found', serviceAccounts(cluster), ({ wanted }) =>
    isSimilarToOther(cluster, wanted) ? {} : { severity: 'risk' },
  );
  yield* missingObjects(cluster, 'role-not-found', roles(cluster));
  yield* missingObjects(cluster, 'subject-not-found', subjects(cluster));
  yield* missingObjects(cluster, 'priority-class-not-found', priorityClasses(cluster));
  yield* missingObjects(cluster, 'volume-claim-not-found', volumeClaims(cluster));
  const all = [...backends(cluster)];
  yield* missingObjects(cluster, 'backend-not-found', all);
  for (const backend of all) yield* missingPort(cluster, backend);
}

function* scaleTargets(cluster: Cluster): Generator<Reference> {
  for (const [group, kind, field] of SCALERS) {
    for (const about of cluster.activeOf(group, kind)) {
      const target = below(about.object.spec, field);
      const wantedKind = textOf(target.kind) || 'Deployment';
      if (!SCALED.has(wantedKind) && groupOf(target) !== 'apps') continue;
      yield {
        about,
        pointer: `/spec/${field}/name`,
        wanted: { group: 'apps', kind: wantedKind, namespace: namespaceOf(about.object), name: textOf(target.name) },
        does: 'scales',
      };
    }
  }
}

const SCALERS = [
  ['autoscaling', 'HorizontalPodAutoscaler', 'scaleTargetRef'],
  ['autoscaling.k8s.io', 'VerticalPodAutoscaler', 'targetRef'],
  ['keda.sh', 'ScaledObject', 'scaleTargetRef'],
] as const;

const SCALED: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'ReplicaSet', 'DaemonSet']);

function* serviceAccounts(cluster: Cluster): Generator<Reference> {
  for (const { about, pointer, spec } of podTemplatesOn(cluster)) {
    const name = textOf(spec.serviceAccountName);
    if (name !== '' && name !== 'default')
      yield { about, pointer: `${pointer}/serviceAccountName`, wanted: account(namespaceOf(about.object), name), does: 'runs as' };
  }
  const bound = new Set([...subjects(cluster, true)].map(({ wanted: { namespace, name } }) => `${namespace}/${name}`));
  for (const [group, kind] of IMPERSONATING) {
    for (const about of reconciled(cluster, group, kind)) {
      const { serviceAccountName, kubeConfig } = fieldsOf(about.object.spec);
      const [namespace, name] = [namespaceOf(about.object), textOf(serviceAccountName)];
      // Bindings use the name, even if the account does not exist. With a kubeconfig, they are on the other cluster.
      if (name === '' || kubeConfig !== undefined || bound.has(`${namespace}/${name}`)) continue;
      yield { about, pointer: '/spec/serviceAccountName', wanted: account(namespace, name), does: 'is applied as' };
    }
  }
}

/** Whether a name is a typing mistake of another account. Cloud tools often create accounts, in namespaces where Flux applies none. */
const isSimilarToOther = (cluster: Cluster, wanted: Wanted): boolean =>
  similarName(cluster, wanted) !== undefined ||
  cluster.inNamespace(wanted.namespace ?? '').some(({ object }) => object.kind === 'ServiceAccount');

const IMPERSONATING = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;

const account = (namespace: string, name: string): Wanted => ({ group: '', kind: 'ServiceAccount', namespace, name });

const RBAC = 'rbac.authorization.k8s.io';

const bindings = (cluster: Cluster): readonly ActiveObject[] => [
  ...cluster.activeOf(RBAC, 'RoleBinding'),
  ...cluster.activeOf(RBAC, 'ClusterRoleBinding'),
];

function* roles(cluster: Cluster): Generator<Reference> {
  for (const about of bindings(cluster)) {
    const { kind, name } = fieldsOf(about.object.roleRef);
    const reference = { about, pointer: '/roleRef/name', does: 'grants' };
    if (kind === 'Role') yield { ...reference, wanted: { group: RBAC, kind, namespace: namespaceOf(about.object), name: textOf(name) } };
    else if (kind === 'ClusterRole' && !isBuiltIn(textOf(name))) yield { ...reference, wanted: { group: RBAC, kind, name: textOf(name) } };
  }
}

const isBuiltIn = (role: string): boolean => role.startsWith('system:') || ['cluster-admin', 'admin', 'edit', 'view'].includes(role);

/**
 * Returns the accounts in bindings. The bindings of Flux name the accounts of all its controllers, so they are only included with `all`.
 */
function* subjects(cluster: Cluster, all = false): Generator<Reference> {
  for (const about of bindings(cluster)) {
    if (!all && nameOf(about.object).startsWith('crd-controller')) continue;
    for (const [index, each] of listOf(about.object.subjects).entries()) {
      const { kind, name, namespace } = fieldsOf(each);
      if (kind !== 'ServiceAccount' || (!all && (name === 'default' || isOfRevision(textOf(name))))) continue;
      // The default namespace of a subject is the namespace of its RoleBinding.
      const home = textOf(namespace) || (about.object.kind === 'RoleBinding' ? namespaceOf(about.object) : '');
      yield { about, pointer: `/subjects/${index}/name`, wanted: account(home, textOf(name)), does: 'gives permissions to' };
    }
  }
}

/** Whether the rule `name-of-revision` reports the account. */
const isOfRevision = (name: string): boolean => /-[0-9a-f]{12}$/.test(name);

function* priorityClasses(cluster: Cluster): Generator<Reference> {
  for (const { about, pointer, spec } of podTemplatesOn(cluster)) {
    const name = textOf(spec.priorityClassName);
    if (name === '' || name.startsWith('system-')) continue;
    yield {
      about,
      pointer: `${pointer}/priorityClassName`,
      wanted: { group: 'scheduling.k8s.io', kind: 'PriorityClass', name },
      does: 'has the priority of',
    };
  }
}

function* volumeClaims(cluster: Cluster): Generator<Reference> {
  for (const { about, pointer, spec } of podTemplatesOn(cluster)) {
    for (const [index, volume] of listOf(spec.volumes).entries()) {
      const { claimName } = below(volume, 'persistentVolumeClaim');
      if (typeof claimName !== 'string') continue;
      yield {
        about,
        pointer: `${pointer}/volumes/${index}/persistentVolumeClaim/claimName`,
        wanted: { group: '', kind: 'PersistentVolumeClaim', namespace: namespaceOf(about.object), name: claimName },
        does: 'mounts',
      };
    }
  }
}

/** A Service that gets requests, and its port. */
interface Backend extends Reference {
  readonly port: { readonly value: unknown; readonly pointer: string };
}

function* backends(cluster: Cluster): Generator<Backend> {
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress')) {
    const { defaultBackend, rules } = fieldsOf(about.object.spec);
    if (defaultBackend !== undefined) yield* ofIngress(about, '/spec/defaultBackend', defaultBackend);
    for (const [index, rule] of listOf(rules).entries())
      for (const [at, path] of listOf(below(rule, 'http').paths).entries())
        yield* ofIngress(about, `/spec/rules/${index}/http/paths/${at}/backend`, fieldsOf(path).backend);
  }
  for (const kind of ['HTTPRoute', 'GRPCRoute', 'TCPRoute', 'TLSRoute']) {
    for (const about of cluster.activeOf('gateway.networking.k8s.io', kind))
      for (const [index, rule] of listOf(fieldsOf(about.object.spec).rules).entries())
        for (const [at, each] of listOf(fieldsOf(rule).backendRefs).entries())
          yield* ofRoute(about, `/spec/rules/${index}/backendRefs/${at}`, fieldsOf(each));
  }
}

function* ofIngress(about: ActiveObject, pointer: string, backend: unknown): Generator<Backend> {
  const { name, port } = below(backend, 'service');
  if (typeof name !== 'string') return;
  const { number, name: portName } = fieldsOf(port);
  // The load balancer controller of AWS uses it as the name of an action in an annotation.
  if (portName === 'use-annotation') return;
  yield {
    about,
    pointer: `${pointer}/service/name`,
    wanted: { group: '', kind: 'Service', namespace: namespaceOf(about.object), name },
    does: 'sends requests to',
    port:
      number === undefined
        ? { value: portName, pointer: `${pointer}/service/port/name` }
        : { value: number, pointer: `${pointer}/service/port/number` },
  };
}

function* ofRoute(about: ActiveObject, pointer: string, { group, kind, name, namespace, port }: Fields): Generator<Backend> {
  if (textOf(group) !== '' || (kind !== undefined && kind !== 'Service') || typeof name !== 'string') return;
  const wanted = { group: '', kind: 'Service', namespace: textOf(namespace) || namespaceOf(about.object), name };
  yield { about, pointer: `${pointer}/name`, wanted, does: 'sends requests to', port: { value: port, pointer: `${pointer}/port` } };
}

function* missingPort(cluster: Cluster, { about, wanted, port }: Backend): Generator<FleetProblem> {
  const { value, pointer } = port;
  if (value === undefined || (typeof value === 'string' && hasVariable(value))) return;
  const services = cluster.find('', 'Service', wanted.namespace, wanted.name);
  if (services.length === 0) return;
  const ports = services.flatMap(({ object }) => listOf(fieldsOf(object.spec).ports).map(fieldsOf));
  if (services.some(({ object }) => fieldsOf(object.spec).type === 'ExternalName') || ports.some((each) => typeof each.port !== 'number'))
    return;
  if (ports.some((each) => (typeof value === 'number' ? each.port === value : each.name === value))) return;
  const names = ports.flatMap((each) => (typeof each.name === 'string' ? [each.name] : []));
  const meant = typeof value === 'string' ? nearest(value, names) : undefined;
  yield problemOf('backend-port-not-found', about, {
    pointer,
    value,
    message: `${objectText(about.object)} sends requests to the port ${String(value)} of Service/${wanted.namespace}/${wanted.name}, which does not have it${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    expected: `one of ${ports.map((each) => (typeof value === 'number' ? String(each.port) : String(each.name ?? each.port))).join(', ')}`,
  });
}
