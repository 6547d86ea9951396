import { type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { groupOf, namespaceOf, pluralsOf } from '../objects/fields.ts';

const RBAC = 'rbac.authorization.k8s.io';

/** A binding that gives permissions to an account. */
export interface Grant {
  /** Undefined for a ClusterRoleBinding. */
  readonly namespace: string | undefined;
  /** Rules of the role; undefined if the role is not in the repository, for example the default roles of Kubernetes. */
  readonly rules: readonly Fields[] | undefined;
}

/** Returns the permissions that bindings of the cluster grant to a ServiceAccount, by its name or by one of its groups. */
export function grantsTo(cluster: Cluster, namespace: string, name: string): readonly Grant[] {
  return ['RoleBinding', 'ClusterRoleBinding'].flatMap((kind) =>
    cluster.ofKind(RBAC, kind).flatMap(({ object }): readonly Grant[] => {
      if (!listOf(object.subjects).some((subject) => isAccount(fieldsOf(subject), namespace, name))) return [];
      const { kind: roleKind, name: roleName } = fieldsOf(object.roleRef);
      const own = kind === 'RoleBinding' ? namespaceOf(object) : undefined;
      const [role] = cluster.find(RBAC, textOf(roleKind), roleKind === 'Role' ? own : undefined, textOf(roleName));
      const isAggregated = role?.object.aggregationRule !== undefined;
      return [{ namespace: own, rules: role === undefined || isAggregated ? undefined : listOf(role.object.rules).map(fieldsOf) }];
    }),
  );
}

/** Groups of accounts: https://kubernetes.io/docs/reference/access-authn-authz/rbac/#referring-to-subjects. */
function isAccount({ kind, name: subject, namespace: own }: Fields, namespace: string, name: string): boolean {
  if (kind === 'ServiceAccount') return subject === name && own === namespace;
  if (kind === 'User') return subject === `system:serviceaccount:${namespace}:${name}`;
  return ['system:serviceaccounts', `system:serviceaccounts:${namespace}`, 'system:authenticated'].includes(textOf(subject));
}

/** Whether an account with these permissions may apply an object. Unknown roles allow everything. */
export const mayApply = (grants: readonly Grant[], object: Fields): boolean =>
  grants.some(
    ({ namespace, rules }) =>
      (namespace === undefined || namespace === namespaceOf(object)) && (rules === undefined || rules.some((rule) => allows(rule, object))),
  );

/** Whether a rule allows server-side apply, which is a PATCH. */
function allows({ apiGroups, resources, verbs }: Fields, object: Fields): boolean {
  const has = (list: unknown, ...wanted: readonly string[]): boolean => listOf(list).some((each) => wanted.includes(textOf(each)));
  if (!has(verbs, '*', 'patch') || !has(apiGroups, '*', groupOf(object))) return false;
  return has(resources, '*', ...pluralsOf(textOf(object.kind).toLowerCase()));
}
