import { below, type Fields, onceForEachName, replaceVariables, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { environmentOf } from '../workloads/environment.ts';
import { clustersNamed } from './accounts-of-roles.ts';
import { matches, textsIn } from './policies.ts';
import { permissionsOfRole } from './role-permissions.ts';
import { EKS, IAM, nameInAws, ROLE_ARN } from './workload-identity.ts';

/** Reports workloads that name a table, a bucket or a queue, and whose role has no permission for it. */
export function* usedResources(clusters: readonly Cluster[]): Generator<FleetProblem> {
  const all = clusters.flatMap((cluster) => cluster.all);
  const associations = all.filter(({ object }) => object.kind === 'PodIdentityAssociation' && EKS.test(groupOf(object)));
  const roles = all.filter(({ object }) => object.kind === 'Role' && IAM.test(groupOf(object)));
  for (const cluster of clusters) {
    const resources = resourcesOn(cluster);
    if (resources.size === 0) continue;
    const own = associations.filter(({ object }) =>
      clustersNamed(clusters, textOf(below(object.spec, 'forProvider').clusterName)).includes(cluster),
    );
    const rolesOf = onceForEachName((account: string) => rolesOfAccount(cluster, account, own, roles));
    for (const { about, pointer, spec } of podTemplatesOn(cluster)) {
      const account = `${namespaceOf(about.object)}/${textOf(spec.serviceAccountName) || 'default'}`;
      for (const { at, name, value } of environmentOf(cluster, namespaceOf(about.object), spec)) {
        const used = resources.get(value.replace(/^(?:s3|https):\/\/(?:[^/]*\/\d{12}\/)?/, ''));
        const taken = used === undefined ? [] : rolesOf(account);
        cluster.spend(UNITS_PER_ROLE * taken.length);
        if (used === undefined || taken.length === 0 || taken.some((role) => mayUse(role, used, all))) continue;
        yield problemOf('resource-without-permission', about, {
          pointer: `${pointer}${at}`,
          value,
          message: `${objectText(about.object)} has ${used.kind} ${value} in ${name}, and the role of its ServiceAccount, ${taken.map(({ object }) => nameOf(object)).join(', ')}, has no permission for it`,
          expected: `a policy of the role that allows actions of ${used.service} on ${used.resource}`,
        });
      }
    }
  }
}

/** Cost of the search for attachments and policies. */
const UNITS_PER_ROLE = 1000;

/** A resource that workloads use by its name in AWS. */
interface UsedResource {
  readonly kind: string;
  readonly service: string;
  /** Last part of its ARN. */
  readonly resource: string;
}

function resourcesOn(cluster: Cluster): ReadonlyMap<string, UsedResource> {
  const found = new Map<string, UsedResource>();
  // A policy of the resource itself may grant the permission.
  const kinds = new Set(cluster.all.map(({ object }) => String(object.kind)));
  for (const { object } of cluster.all) {
    const resource = KINDS.find(([group, kind]) => object.kind === kind && group.test(groupOf(object)));
    if (resource === undefined) continue;
    const [, kind, service, prefix, policy] = resource;
    const name = textOf(below(object.spec, 'forProvider').name) || nameInAws(object);
    if (!kinds.has(policy)) found.set(name, { kind: `the ${kind.toLowerCase()}`, service, resource: `${prefix}${name}` });
  }
  return found;
}

const KINDS = [
  [/^dynamodb\.aws\.(?:m\.)?upbound\.io$/, 'Table', 'dynamodb', 'table/', 'ResourcePolicy'],
  [/^s3\.aws\.(?:m\.)?upbound\.io$/, 'Bucket', 's3', '', 'BucketPolicy'],
  [/^sqs\.aws\.(?:m\.)?upbound\.io$/, 'Queue', 'sqs', '', 'QueuePolicy'],
] as const;

/** Returns the roles of an account by EKS Pod Identity or IRSA; none if one of them is not in the repository. */
function rolesOfAccount(
  cluster: Cluster,
  account: string,
  associations: readonly ActiveObject[],
  roles: readonly ActiveObject[],
): readonly ActiveObject[] {
  const [namespace = '', name = ''] = account.split('/');
  const own = associations.filter(({ object }) => {
    const provider = below(object.spec, 'forProvider');
    return provider.namespace === namespace && provider.serviceAccount === name;
  });
  const given = own.map(({ object, kustomization }) =>
    roles.find(
      (role) =>
        nameOf(role.object) === below(object.spec, 'forProvider', 'roleArnRef').name &&
        namespaceOf(role.object) === namespaceOf(object) &&
        role.kustomization.appliesTo === kustomization.appliesTo,
    ),
  );
  const arns = cluster
    .find('', 'ServiceAccount', namespace, name)
    .map(({ object }) => textOf(below(object, 'metadata', 'annotations')[ROLE_ARN]))
    .filter((arn) => arn !== '');
  const taken = arns.map((arn) => roles.find(({ object }) => arn.endsWith(`/${nameInAws(object)}`)));
  const known = [...given, ...taken].filter((role) => role !== undefined);
  return known.length === given.length + taken.length ? known : [];
}

/** Whether a role may grant the permission in unknown policies, or by assuming another role. */
function mayUse(role: ActiveObject, used: UsedResource, all: readonly ActiveObject[]): boolean {
  const statements = permissionsOfRole(role, all);
  if (statements === undefined) return true;
  const allows = statements.filter(({ Effect }) => Effect === 'Allow');
  if (allows.some(({ Action }) => textsIn(Action).some((action) => matches(action.toLowerCase(), 'sts:assumerole')))) return true;
  return allows.some((statement) => isAbout(statement, used)) && !statements.some((statement) => deniesAll(statement, used));
}

function isAbout({ Action, NotAction, Resource, NotResource }: Fields, { service, resource }: UsedResource): boolean {
  if (NotAction !== undefined) return true;
  const isOfService = textsIn(Action).some((action) => action === '*' || action.toLowerCase().startsWith(`${service}:`));
  return isOfService && (NotResource !== undefined || textsIn(Resource).some((pattern) => covers(pattern, resource)));
}

/** Whether a statement denies all actions in every request, without variables. */
function deniesAll({ Effect, Action, Resource, Condition }: Fields, { service, resource }: UsedResource): boolean {
  if (Effect !== 'Deny' || Condition !== undefined) return false;
  const isWhole = textsIn(Action).some((action) => action === '*' || action.toLowerCase() === `${service}:*`);
  return isWhole && textsIn(Resource).some((pattern) => !pattern.includes('${') && covers(pattern, resource));
}

/** Whether the pattern of an ARN covers a resource. A variable may have any value. */
function covers(pattern: string, resource: string): boolean {
  const parts = replaceVariables(pattern, '*').split(':');
  const last = parts.slice(5).join(':');
  return parts.length < 6 || matches(last, resource) || matches(last, `${resource}/any`);
}
