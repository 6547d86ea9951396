import type { Rule } from '@slipway/manifest';

/** Rules about the definitions of applications, for `slipway explain`. */
export const applicationRules: readonly Rule[] = [
  {
    id: 'duplicate-application',
    severity: 'reject',
    summary: 'Two applications have one name',
    why: 'Clusters choose applications by name, and the folder in the tree is named like the application.',
    remedy: 'rename one of them',
  },
  {
    id: 'outside-tenant',
    severity: 'reject',
    summary: "An application has an object outside its team's namespaces",
    why: 'The account of the team has no permissions there, and the objects would be in a namespace of another owner.',
    remedy: 'put the object into a namespace of the tenant unit',
  },
  {
    id: 'permissions-of-its-own',
    severity: 'reject',
    summary: 'An application gives itself permissions',
    why: 'With RBAC objects or, through Crossplane, IAM objects a team could give itself more than governance approved.',
    remedy: 'move the object into the tenant unit, which the platform applies',
  },
  {
    id: 'missing-right',
    severity: 'reject',
    summary: "The team's account may not apply one of the application's kinds",
    why: 'Flux impersonates that account; the API server would refuse the object, and with it the rest of the application.',
    remedy: 'add the kind to mayApply of the tenant',
  },
  {
    id: 'wildcard-permissions',
    severity: 'reject',
    summary: "A rule of the team's Role uses a wildcard",
    why: 'It also allows kinds and verbs that the team does not need, secrets and impersonation among them.',
    remedy: 'list groups, resources and verbs by name',
  },
  {
    id: 'cluster-wide-permissions',
    severity: 'reject',
    summary: 'The tenant unit gives permissions outside its namespaces',
    why: 'An account with a ClusterRole makes impersonation pointless: one team could change what another one runs.',
    remedy: 'bind a Role of the tenant unit',
  },
  {
    id: 'unbound-role',
    severity: 'reject',
    summary: 'A RoleBinding names a Role that the tenant unit does not have',
    why: 'The API server accepts such a binding; the account then may do nothing.',
    remedy: 'add the Role, or correct the name',
  },
  {
    id: 'unknown-account',
    severity: 'reject',
    summary: 'An application with a tenant has no account that Flux could impersonate',
    why: 'Without serviceAccountName Flux applies it with its own permissions, which are those of the cluster administrator.',
    remedy: 'set serviceAccountName to the account of the tenant unit',
  },
  {
    id: 'tenant-not-awaited',
    severity: 'reject',
    summary: 'An application may be applied before its tenant',
    why: 'Namespace, account and Role must be there first, or the first installation fails.',
    remedy: 'add the tenant unit to dependsOn',
  },
  {
    id: 'unpinned-image',
    severity: 'reject',
    summary: 'An image has no tag of one version',
    why: 'The same manifest would run different code after a restart: no change in Git, no review, and no way back.',
    remedy: 'write the tag that was tested, or a digest',
  },
];
