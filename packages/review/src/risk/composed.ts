import { type Fields, fieldsOf } from '@slipway/manifest';
import { few, groupOf, kindOf } from '../objects/values.ts';
import type { About, Found } from './about.ts';
import { DATA_RESOURCES } from './replacing-fields.ts';

/** R4 and R3: resources of composites that Crossplane deletes, deletes and creates again, or forgets. */
export function* composedResources({ action, title, entry, fleet }: About): Generator<Found> {
  const { change, renamedFrom, composites = [] } = entry;
  if (change.composed === undefined || change.before === undefined) return;
  const before = change.before.applied.object;
  const of = ` of ${few(composites, MAX_NAMES)}`;
  const { isKept } = change.composed;
  if (action === 'orphan') {
    yield {
      rule: 'resource-left-behind',
      evidence: `${title}${of} has another kind now: Crossplane forgets the old object, which remains with its resource`,
    };
  } else if (action === 'delete' || action === 'recreate') {
    const name = renamedFrom?.name ?? title;
    const event = action === 'delete' ? 'is deleted' : `is deleted and created again as ${title}`;
    const what = fleet.compositeKinds.has(`${groupOf(before)}/${kindOf(before)}`)
      ? 'a composite with all its resources'
      : contentOf(before);
    if (isKept)
      yield {
        rule: 'resource-left-behind',
        evidence: `${name}${of} ${event}: its policy leaves the old resource behind, without an object`,
      };
    else if (what === undefined) yield { rule: 'composed-resource-deleted', evidence: `${name}${of} ${event}` };
    else yield { rule: 'composed-data-deleted', evidence: `${name}${of} ${event}: ${what}` };
  }
}

const MAX_NAMES = 3;

/** Returns what is lost with a managed resource, or with its network; undefined if a new one is equal. */
function contentOf(object: Fields): string | undefined {
  const [group, kind] = [groupOf(object), kindOf(object)];
  if (kind === 'PersistentVolumeClaim' || kind === 'StatefulSet') return 'its volumes may be deleted with it';
  if (fieldsOf(object.spec).forProvider === undefined || STATELESS.test(kind) || /^(?:kubernetes|helm)\./.test(group)) return undefined;
  if (NETWORKS.test(kind)) return 'a network, or what connects it';
  const [, service = ''] = /^([a-z0-9]+)\./.exec(group) ?? [];
  return DATA_RESOURCES.has(`${service}/${kind}`) ? 'its data is deleted with it' : 'the resource in the cloud is deleted with it';
}

/** Kinds that only connect or permit others, so that a new object is equal to the old one. */
const STATELESS =
  /^(?:AccessEntry|AccessPolicyAssociation|Addon|ClusterAuth|Policy|PodIdentityAssociation|Role|RolePolicy|RolePolicyAttachment|Route|RouteTableAssociation|SecurityGroupRule|SecurityGroupIngressRule|SecurityGroupEgressRule)$/;

const NETWORKS =
  /^(?:VPC|Subnet|Subnetwork|Network|VirtualNetwork|InternetGateway|NATGateway|RouteTable|EIP|Address|SecurityGroup|VPCEndpoint|VPCPeeringConnection|TransitGateway|Zone)$/;

/** R3: Crossplane refuses what the change makes of a Composition or a composite. */
export const composedFailure = (names: readonly string[], message: string): Found => ({
  rule: 'composite-fails',
  evidence: `${few(names, MAX_NAMES)}: Crossplane fails, and keeps all resources as they are: ${message}`,
});
