import { below, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, nameOf, namespaceOf, objectText, push } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports managed resources that are the same resource in AWS: the same kind, name and account, and for most kinds the same region. */
export function* namesInAccount(cluster: Cluster): Generator<FleetProblem> {
  const named = new Map<string, ActiveObject[]>();
  for (const about of cluster.active) {
    const key = nameInAws(about);
    if (key !== undefined) push(named, key, about);
  }
  for (const [first, ...others] of named.values()) {
    const [second] = others.filter(({ object }) => objectText(object) !== objectText(first?.object ?? {}));
    if (first === undefined || second === undefined) continue;
    const { name, pointer } = externalName(second);
    yield problemOf('name-taken-in-account', second, {
      pointer,
      value: name,
      message: `${objectText(second.object)} and ${objectText(first.object)} are both ${name} in one account of AWS`,
      expected: 'a name of its own',
    });
  }
}

/** Kinds whose name is the name in AWS, and the scope in which it is unique. */
const KINDS: ReadonlyMap<string, 'account' | 'region'> = new Map([
  ['iam/Role', 'account'],
  ['iam/Policy', 'account'],
  ['iam/User', 'account'],
  ['iam/Group', 'account'],
  ['iam/InstanceProfile', 'account'],
  ['s3/Bucket', 'account'],
  ['dynamodb/Table', 'region'],
  ['eks/Cluster', 'region'],
  ['ecr/Repository', 'region'],
]);

function nameInAws(about: ActiveObject): string | undefined {
  const { object } = about;
  const [, service] = /^([a-z0-9]+)\.aws\.(?:m\.)?upbound\.io$/.exec(groupOf(object)) ?? [];
  const scope = service === undefined ? undefined : KINDS.get(`${service}/${textOf(object.kind)}`);
  const { name } = externalName(about);
  const account = textOf(below(object.spec, 'providerConfigRef').name) || 'default';
  const region = textOf(below(object.spec, 'forProvider').region);
  const policies = listOf(fieldsOf(object.spec).managementPolicies);
  // Several resources may observe the same one.
  if (policies.length > 0 && !policies.includes('*') && !policies.includes('Create')) return undefined;
  if (scope === undefined || name === '' || [name, account, region].some(hasVariable)) return undefined;
  const where =
    groupOf(object).includes('.m.') && textOf(below(object.spec, 'providerConfigRef').kind) === 'ProviderConfig' ? namespaceOf(object) : '';
  return [service, object.kind, account, where, scope === 'region' ? region : '', name].join('/');
}

function externalName({ object }: ActiveObject): { readonly name: string; readonly pointer: string } {
  const external = textOf(below(object, 'metadata', 'annotations')[EXTERNAL_NAME]);
  if (external !== '') return { name: external, pointer: `/metadata/annotations/${EXTERNAL_NAME.replace('/', '~1')}` };
  return { name: nameOf(object), pointer: '/metadata/name' };
}

const EXTERNAL_NAME = 'crossplane.io/external-name';
