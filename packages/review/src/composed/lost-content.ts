import { type Fields, fieldsOf } from '@slipway/manifest';
import { DATA_RESOURCES } from '../objects/replacing-fields.ts';
import { groupOf, kindOf } from '../objects/values.ts';

/** Returns what is lost with a managed resource, or with its network; undefined if a new one is equal. */
export function lostContent(object: Fields, compositeKinds: ReadonlySet<string>): string | undefined {
  const [group, kind] = [groupOf(object), kindOf(object)];
  if (compositeKinds.has(`${group}/${kind}`)) return 'a composite with all its resources';
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
