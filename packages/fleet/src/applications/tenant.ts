import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import type { ServiceAccount } from '@slipway/kube-models/core/v1/ServiceAccount';
import type { Role } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/Role';
import type { RoleBinding } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/RoleBinding';
import { FLUX_NAMESPACE } from '../sources/flux-namespace.ts';

/** A team with a namespace of its own. */
interface Tenant {
  /**
   * Name of the namespace of the application. The ServiceAccount and the Role are named `<namespace>-deployer`.
   * @example 'product-catalog'
   */
  readonly namespace: string;
  /**
   * Name of the team, the value of the label `teamLabel`.
   * @example 'storefront'
   */
  readonly team: string;
  /**
   * Label key for the team on the namespace, with a prefix of the fleet.
   * @example 'fleet.example.com/team'
   */
  readonly teamLabel: `${string}/${string}`;
  /**
   * Kinds that the team may apply in its namespace: API group to plural names. `''` is the core group. The Role allows
   * read and write access to these kinds only.
   * @example { '': ['configmaps', 'services'], apps: ['deployments'] }
   */
  readonly mayApply: Readonly<Record<string, readonly string[]>>;
}

/** Objects of a tenant by file of its unit. */
type TenantFiles = {
  /** Namespace of the team with the label of the team. It enforces the restricted Pod Security Standard. */
  readonly 'namespace.yaml': Namespace;
  /** ServiceAccount that Flux impersonates. */
  readonly 'service-account.yaml': ServiceAccount;
  /** Permissions of the ServiceAccount in the namespace. */
  readonly 'role.yaml': Role;
  /** Binding of the Role to the ServiceAccount. */
  readonly 'role-binding.yaml': RoleBinding;
};

/**
 * Prevents Flux from pruning tenant and workload at the same time. A deleted namespace deletes its objects, and is stuck while AWS
 * refuses to delete a resource. Without the account and its permissions Flux cannot prune the workload.
 */
const KEEP = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } as const;

/**
 * Returns a namespace, and the account with which Flux applies the objects of the team, by file. The account has the permissions
 * `mayApply` in that namespace, and none elsewhere. Flux never prunes these four objects.
 */
export function tenant({ namespace, team, teamLabel, mayApply }: Tenant): TenantFiles {
  const name = deployerOf(namespace);
  return {
    'namespace.yaml': {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: {
        name: namespace,
        annotations: KEEP,
        labels: { [teamLabel]: team, 'pod-security.kubernetes.io/enforce': 'restricted' },
      },
    },
    'service-account.yaml': { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace: FLUX_NAMESPACE, annotations: KEEP } },
    'role.yaml': {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'Role',
      metadata: { name, namespace, annotations: KEEP },
      rules: [
        ...Object.entries(mayApply).map(([group, resources]) => ({
          apiGroups: [group],
          resources: [...resources],
          verbs: ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete'],
        })),
        // Flux reads ReplicaSets too, to find out whether a Deployment is ready.
        { apiGroups: ['apps'], resources: ['replicasets'], verbs: ['get', 'list', 'watch'] },
        { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] },
      ],
    },
    'role-binding.yaml': {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'RoleBinding',
      metadata: { name, namespace, annotations: KEEP },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
      subjects: [{ kind: 'ServiceAccount', name, namespace: FLUX_NAMESPACE }],
    },
  };
}

/** Returns the name of the account in `flux-system` that Flux impersonates for the team of a namespace. */
export const deployerOf = (namespace: string): string => `${namespace}-deployer`;
