import type { RoleBinding } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/RoleBinding';
import { type Finding, type Manifest, splitApiVersion, type Unit, unitFinding } from '@slipway/manifest';
import { FLUX_NAMESPACE } from '../sources/flux-namespace.ts';
import type { Application } from './define-application.ts';
import { deniedKinds } from './granted-permissions.ts';

/** API groups whose objects give permissions, in Kubernetes or, through Crossplane, in AWS. A team must not apply them. */
const PERMISSION_GROUPS = /^(rbac\.authorization\.k8s\.io|(iam|eks)\.aws(\.m)?\.upbound\.io)$/;

/**
 * Checks that an application uses only what the platform gave its team: objects in the namespaces of the tenant, no permissions of its
 * own, and an existing account that may apply exactly these kinds. Applications of the platform have no tenant.
 */
export function checkTenancy({ tenant, units, serviceAccountName }: Application): Finding[] {
  if (tenant === undefined) return [];
  const namespaces = names(tenant, 'Namespace');
  return [
    ...checkAccount(tenant, serviceAccountName),
    ...checkBindings(tenant),
    ...units.flatMap((unit) => [
      ...(unit.dependsOn.includes(tenant) ? [] : [tenantNotAwaited(unit, tenant)]),
      ...Object.entries(unit.manifests).flatMap(([file, manifest]) => checkObject(unit, file, manifest, namespaces)),
      ...deniedKinds(unit, tenant),
    ]),
  ];
}

function checkAccount(tenant: Unit, serviceAccountName: string | undefined): Finding[] {
  const accounts = Object.values(tenant.manifests).filter(
    ({ kind, metadata }) => kind === 'ServiceAccount' && metadata.namespace === FLUX_NAMESPACE,
  );
  if (accounts.some(({ metadata }) => metadata.name === serviceAccountName)) return [];
  return [
    unitFinding(tenant, 'unknown-account', 'Flux would apply the application with its own permissions', {
      value: serviceAccountName,
      expected: `serviceAccountName of a ServiceAccount in ${FLUX_NAMESPACE} that the tenant unit has`,
      remedy: 'name the account of the tenant unit',
    }),
  ];
}

function checkBindings(tenant: Unit): Finding[] {
  return Object.entries(tenant.manifests).flatMap(([file, manifest]) => {
    if (manifest.kind === 'ClusterRoleBinding' || manifest.kind === 'ClusterRole') {
      return [clusterWide(tenant, file, manifest, '/kind', manifest.kind)];
    }
    if (!isRoleBinding(manifest)) return [];
    const { kind, name } = manifest.roleRef;
    if (kind !== 'Role') return [clusterWide(tenant, file, manifest, '/roleRef', manifest.roleRef)];
    if (names(tenant, 'Role').has(name)) return [];
    return [
      unitFinding(tenant, 'unbound-role', 'the unit has no Role of this name, so the account may do nothing', {
        file,
        manifest,
        pointer: '/roleRef/name',
        value: name,
        expected: `one of ${[...names(tenant, 'Role')].join(', ')}`,
        remedy: 'add the Role or correct its name',
      }),
    ];
  });
}

function checkObject(unit: Unit, file: string, manifest: Manifest, namespaces: ReadonlySet<string>): Finding[] {
  const { namespace } = manifest.metadata;
  if (PERMISSION_GROUPS.test(splitApiVersion(manifest.apiVersion).group)) {
    return [
      unitFinding(unit, 'permissions-of-its-own', 'a team must not give itself permissions', {
        file,
        manifest,
        pointer: '/kind',
        value: manifest.kind,
        expected: 'permissions in the tenant unit, which the platform applies',
        remedy: 'move the object into the tenant unit',
      }),
    ];
  }
  if (namespace !== undefined && namespaces.has(namespace)) return [];
  return [
    unitFinding(unit, 'outside-tenant', namespace === undefined ? 'the object is in no namespace' : `${namespace} is not the team's`, {
      file,
      manifest,
      pointer: '/metadata/namespace',
      value: namespace,
      expected: `one of ${[...namespaces].join(', ')}`,
      remedy: 'put the object into a namespace of the tenant',
    }),
  ];
}

const clusterWide = (tenant: Unit, file: string, manifest: Manifest, pointer: string, value: unknown): Finding =>
  unitFinding(tenant, 'cluster-wide-permissions', 'the account would have permissions outside its namespaces', {
    file,
    manifest,
    pointer,
    value,
    expected: 'a Role of the tenant unit',
    remedy: 'bind a Role that lists what the team applies',
  });

const tenantNotAwaited = (unit: Unit, tenant: Unit): Finding =>
  unitFinding(unit, 'tenant-not-awaited', 'it may be applied before its namespace and account', {
    value: unit.dependsOn.map(({ name }) => name),
    expected: `dependsOn with ${tenant.name}`,
    remedy: `add ${tenant.name} to dependsOn`,
  });

const names = (unit: Unit, kind: string): Set<string> =>
  new Set(
    Object.values(unit.manifests)
      .filter((manifest) => manifest.kind === kind)
      .map(({ metadata }) => metadata.name),
  );

const isRoleBinding = (manifest: Manifest): manifest is RoleBinding =>
  manifest.kind === 'RoleBinding' && manifest.apiVersion === 'rbac.authorization.k8s.io/v1';
