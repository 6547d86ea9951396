import type { Cluster } from '../cluster/cluster.ts';
import { fieldsOf, listOf, namespaceOf, objectText, textOf } from '../fields.ts';
import { type FleetProblem, problemOf } from '../fleet-problem.ts';
import { reconciled } from '../references/flux-references.ts';

/** Accounts that are to keep a Flux Kustomization or HelmRelease within bounds, and have all rights. */
export function* tenants(cluster: Cluster): Generator<FleetProblem> {
  const users = new Map<string, string>();
  for (const [group, kind] of IMPERSONATING) {
    for (const { object, kustomization } of reconciled(cluster, group, kind)) {
      const { serviceAccountName, kubeConfig } = fieldsOf(object.spec);
      const namespace = namespaceOf(object);
      // That of the bootstrap is for all of the cluster.
      if (typeof serviceAccountName !== 'string' || kubeConfig !== undefined || kustomization.namespace !== 'flux-system') continue;
      if (namespace !== 'flux-system') users.set(`${namespace}/${serviceAccountName}`, objectText(object));
    }
  }
  if (users.size === 0) return;
  for (const about of cluster.activeOf('rbac.authorization.k8s.io', 'ClusterRoleBinding')) {
    if (fieldsOf(about.object.roleRef).name !== 'cluster-admin') continue;
    for (const [index, subject] of listOf(about.object.subjects).entries()) {
      const { kind, namespace, name } = fieldsOf(subject);
      const user = kind === 'ServiceAccount' ? users.get(`${textOf(namespace)}/${textOf(name)}`) : undefined;
      if (user === undefined) continue;
      yield problemOf('tenant-with-all-rights', about, {
        pointer: `/subjects/${index}/name`,
        value: name,
        message: `${objectText(about.object)} makes ServiceAccount/${textOf(namespace)}/${textOf(name)} the administrator of ${cluster.name}, and ${user} is applied as that`,
        expected: 'rights in the namespaces of the tenant, by a RoleBinding',
      });
    }
  }
}

const IMPERSONATING = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;
