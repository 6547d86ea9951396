import { type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

const RBAC = 'rbac.authorization.k8s.io';

/** Reports tenant accounts whose permissions exceed the namespaces of the tenant. */
export function* tenants(cluster: Cluster): Generator<FleetProblem> {
  const users = impersonated(cluster);
  if (users.size === 0) return;
  for (const kind of ['ClusterRoleBinding', 'RoleBinding']) {
    for (const about of cluster.activeOf(RBAC, kind)) {
      for (const [index, subject] of listOf(about.object.subjects).entries()) {
        const { kind: subjectKind, namespace, name } = fieldsOf(subject);
        const account = `${textOf(namespace)}/${textOf(name)}`;
        const user = subjectKind === 'ServiceAccount' ? users.get(account) : undefined;
        if (user !== undefined) yield* permissionsOf(cluster, about, { account, user, pointer: `/subjects/${index}/name`, value: name });
      }
    }
  }
}

/** Returns the accounts of tenants, each with one object that uses it. */
function impersonated(cluster: Cluster): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  const platform = new Set<string>();
  for (const [group, kind] of IMPERSONATING) {
    for (const { object, kustomization } of reconciled(cluster, group, kind)) {
      const { serviceAccountName, kubeConfig } = fieldsOf(object.spec);
      if (typeof serviceAccountName !== 'string' || kubeConfig !== undefined || OWN.has(serviceAccountName)) continue;
      const account = `${namespaceOf(object)}/${serviceAccountName}`;
      users.set(account, objectText(object));
      if (kind === 'Kustomization' && kustomization.namespace === namespaceOf(object) && kustomization.name === nameOf(object))
        platform.add(account);
    }
  }
  // A Flux Kustomization that applies itself is the root of the cluster, and the platform team owns it.
  for (const account of platform) users.delete(account);
  return users;
}

/** Accounts of the controllers, which apply the objects of the platform team. */
const OWN: ReadonlySet<string> = new Set(['kustomize-controller', 'helm-controller', 'flux', 'flux-operator', 'flux-applier']);

const IMPERSONATING = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;

interface Subject {
  readonly account: string;
  readonly user: string;
  readonly pointer: string;
  readonly value: unknown;
}

function* permissionsOf(cluster: Cluster, about: ActiveObject, { account, user, pointer, value }: Subject): Generator<FleetProblem> {
  const { kind: roleKind, name: roleName } = fieldsOf(about.object.roleRef);
  const isOfCluster = about.object.kind === 'ClusterRoleBinding';
  const place = { pointer, value };
  if (isOfCluster && roleName === 'cluster-admin') {
    yield problemOf('tenant-with-all-permissions', about, {
      ...place,
      message: `${objectText(about.object)} makes ServiceAccount/${account} the administrator of ${cluster.name}, and ${user} uses this account`,
      expected: 'permissions in the namespaces of the tenant, by a RoleBinding',
    });
    return;
  }
  const namespace = roleKind === 'Role' ? namespaceOf(about.object) : undefined;
  const roles = cluster.find(RBAC, textOf(roleKind), namespace, textOf(roleName)).map(({ object }) => object);
  if (!isOfCluster && SYSTEM.has(namespaceOf(about.object)) && roleName !== 'view') {
    const owns = WITH_SECRETS.has(textOf(roleName)) || roles.some(mayTakeOver);
    yield problemOf('tenant-in-system-namespace', about, {
      ...place,
      ...(owns ? { severity: 'reject' } : {}),
      message: `${objectText(about.object)} gives ServiceAccount/${account} permissions in ${namespaceOf(about.object)}, and ${user} uses this account`,
      expected: 'permissions in the namespaces of the tenant',
    });
    return;
  }
  const readsAll = isOfCluster && (WITH_SECRETS.has(textOf(roleName)) || roles.some(readsSecrets));
  const verb = roles.flatMap(escalating)[0] ?? (readsAll ? 'read the Secrets of all namespaces' : undefined);
  if (verb !== undefined)
    yield problemOf('tenant-that-may-escalate', about, {
      ...place,
      message: `${objectText(about.object)} lets ServiceAccount/${account} ${verb}, and ${user} uses this account`,
      expected: 'a role without escalate, bind and impersonate, and with Secrets of its own namespaces only',
    });
}

const SYSTEM: ReadonlySet<string> = new Set(['kube-system', 'kube-public', 'kube-node-lease']);

/** Default roles of Kubernetes that read Secrets. */
const WITH_SECRETS: ReadonlySet<string> = new Set(['admin', 'edit', 'cluster-admin']);

/** Whether a role reads all Secrets, which include the tokens of accounts with more permissions. */
const readsSecrets = ({ rules }: Fields): boolean =>
  listOf(rules).some((rule) => {
    const { resources, verbs, resourceNames } = fieldsOf(rule);
    const has = (list: unknown, wanted: readonly string[]): boolean => listOf(list).some((each) => wanted.includes(textOf(each)));
    return resourceNames === undefined && has(resources, ['*', 'secrets']) && has(verbs, ['*', 'get', 'list']);
  });

/** Whether a role reads or writes the Secrets of its namespace, including those of controllers, or creates roles and bindings. */
const mayTakeOver = ({ rules }: Fields): boolean =>
  listOf(rules).some((rule) => {
    const { resources, verbs } = fieldsOf(rule);
    const isRead = listOf(verbs).every((verb) => verb === 'watch');
    return !isRead && listOf(resources).some((resource) => TAKING.has(textOf(resource)));
  });

const TAKING: ReadonlySet<string> = new Set(['*', 'secrets', 'roles', 'rolebindings']);

/** Verbs that let an account get more permissions; `*` includes all of them. */
const escalating = ({ rules }: Fields): readonly string[] =>
  listOf(rules).flatMap((rule) => {
    const { verbs, resources } = fieldsOf(rule);
    const isOfRoles = listOf(resources).some((resource) => ROLES.has(textOf(resource)));
    const found = listOf(verbs).find((verb) => ESCALATING.has(textOf(verb)) || (verb === '*' && isOfRoles));
    return found === undefined
      ? []
      : [`${found === '*' ? 'do everything with' : textOf(found)} ${listOf(resources).map(textOf).join(', ')}`];
  });

const ESCALATING: ReadonlySet<string> = new Set(['escalate', 'bind', 'impersonate']);
const ROLES: ReadonlySet<string> = new Set(['roles', 'clusterroles', 'users', 'groups', 'serviceaccounts/token']);
