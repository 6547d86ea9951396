import { listKinds } from '@slipway/kube-models';
import type { Role } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/Role';
import { type Finding, type Manifest, splitApiVersion, type Unit, unitFinding } from '@slipway/manifest';

/** Verbs that Flux needs for an object under the account of a team: it applies, waits and prunes. */
const VERBS = ['get', 'list', 'watch', 'create', 'patch', 'delete'];

/** Reports objects of `unit` that no Role of `tenant` allows the team to apply, and rules of these Roles that allow everything. */
export function deniedKinds(unit: Unit, tenant: Unit): Finding[] {
  const roles = Object.entries(tenant.manifests).flatMap(([file, manifest]) => (isRole(manifest) ? [{ file, role: manifest }] : []));
  return [
    ...roles.flatMap(({ file, role }) => wildcards(tenant, file, role)),
    ...Object.entries(unit.manifests).flatMap(([file, manifest]) => {
      const allowed = roles.some(({ role }) => role.metadata.namespace === manifest.metadata.namespace && allows(role, manifest));
      return allowed ? [] : [denied(unit, file, manifest)];
    }),
  ];
}

function wildcards(tenant: Unit, file: string, role: Role): Finding[] {
  return (role.rules ?? []).flatMap((rule, index) => {
    const all = [...(rule.apiGroups ?? []), ...(rule.resources ?? []), ...rule.verbs].includes('*');
    if (!all) return [];
    return [
      unitFinding(tenant, 'wildcard-permissions', 'the rule also allows kinds and verbs that the team does not need', {
        file,
        manifest: role,
        pointer: `/rules/${index}`,
        value: rule,
        expected: 'groups, resources and verbs by name',
        remedy: 'list what the team applies',
      }),
    ];
  });
}

function allows(role: Role, manifest: Manifest): boolean {
  const { group } = splitApiVersion(manifest.apiVersion);
  const plural = pluralOf(manifest);
  return VERBS.every((verb) =>
    (role.rules ?? []).some(
      (rule) => plural !== undefined && rule.apiGroups?.includes(group) && rule.resources?.includes(plural) && rule.verbs.includes(verb),
    ),
  );
}

const denied = (unit: Unit, file: string, manifest: Manifest): Finding =>
  unitFinding(unit, 'missing-right', "the team's account may not apply this kind", {
    file,
    manifest,
    pointer: '/kind',
    value: manifest.kind,
    expected: `a Role of the tenant unit with ${pluralOf(manifest) ?? manifest.kind} of ${splitApiVersion(manifest.apiVersion).group || 'the core group'}`,
    remedy: 'add it to mayApply of the tenant',
  });

const pluralOf = ({ apiVersion, kind }: Manifest): string | undefined => {
  const { group, version } = splitApiVersion(apiVersion);
  return listKinds().find((entry) => entry.group === group && entry.version === version && entry.kind === kind)?.plural;
};

const isRole = (manifest: Manifest): manifest is Role => manifest.kind === 'Role' && manifest.apiVersion === 'rbac.authorization.k8s.io/v1';
