import type { EIP } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/EIP';
import type { InternetGateway, InternetGatewayStatus } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/InternetGateway';
import type { NATGateway } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/NATGateway';
import type { Route } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/Route';
import type { RouteTable } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/RouteTable';
import type { RouteTableAssociation } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/RouteTableAssociation';
import type { Subnet, SubnetStatus } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/Subnet';
import type { VPC, VPCStatus } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/VPC';
import { at, type Field } from '../crossplane/field-paths.ts';
import { ownLabel } from '../crossplane/own-names.ts';
import { type Part, part, select } from '../crossplane/part.ts';
import { fromComposite, type Patch, toComposite } from '../crossplane/patches.ts';
import { composite, region, tags } from './common-patches.ts';

const ec2 = 'ec2.aws.m.upbound.io/v1beta1' as const;
const everywhere = '0.0.0.0/0';

/**
 * Returns the VPC, one public and one private subnet for each zone, and a NAT gateway in each zone, so that a failed zone does not affect
 * the others.
 */
export function networkParts(zoneCount: number): Part[] {
  return [vpc, internetGateway, ...publicRouting, ...Array.from({ length: zoneCount }, (_, zone) => zoneParts(zone)).flat()];
}

/**
 * Adds the ids of all private subnets to a part, and composes it when all of them exist. A selector uses the subnets that exist at the
 * provider's first look, and never changes its choice.
 */
export const inPrivateSubnets = (zoneCount: number, subnetIds: Field<readonly string[]>): readonly Patch[] =>
  Array.from({ length: zoneCount }, (_, zone) => fromComposite(idOfPrivateSubnet(zone), at(subnetIds, zone)));

const vpc = part<VPC, VPCStatus>(
  'vpc',
  { apiVersion: ec2, kind: 'VPC', spec: { forProvider: { enableDnsHostnames: true, enableDnsSupport: true } } },
  (of) => [
    region(of),
    fromComposite(composite.spec.network.cidr, of.spec.forProvider.cidrBlock),
    ...tags('vpc', of),
    toComposite(of.status.atProvider.id, composite.status.vpcId),
    toComposite(of.status.atProvider.ownerId, composite.status.accountId),
  ],
);

const internetGateway = part<InternetGateway, InternetGatewayStatus>(
  'internet-gateway',
  { apiVersion: ec2, kind: 'InternetGateway', spec: { forProvider: { vpcIdSelector: select(vpc) } } },
  (of) => [region(of), ...tags('internet', of), toComposite(of.status.atProvider.id, composite.status.internetGatewayId)],
);

const publicRouteTable = routeTable('route-table-public', 'public');

const publicRouting: readonly Part[] = [
  publicRouteTable,
  part<Route>(
    'route-public',
    {
      apiVersion: ec2,
      kind: 'Route',
      spec: {
        forProvider: {
          destinationCidrBlock: everywhere,
          routeTableIdSelector: select(publicRouteTable),
          gatewayIdSelector: select(internetGateway),
        },
      },
    },
    (of) => [region(of)],
  ),
];

/** `zone` counts from 0 as in `spec.network.zones`; names count from 1. */
function zoneParts(zone: number): Part[] {
  const number = zone + 1;
  const publicSubnet = subnet(zone, 'public');
  const privateSubnet = subnet(zone, 'private');
  const address = part<EIP>(`eip-${number}`, { apiVersion: ec2, kind: 'EIP', spec: { forProvider: { domain: 'vpc' } } }, (of) => [
    region(of),
    ...tags(`nat-${number}`, of),
  ]);
  const natGateway = part<NATGateway>(
    `nat-gateway-${number}`,
    {
      apiVersion: ec2,
      kind: 'NATGateway',
      spec: { forProvider: { connectivityType: 'public', allocationIdSelector: select(address), subnetIdSelector: select(publicSubnet) } },
    },
    (of) => [
      region(of),
      ...tags(`nat-${number}`, of),
      // AWS fails a public NAT gateway permanently if its VPC has no internet gateway. The tag delays the NAT gateway until one exists.
      fromComposite(composite.status.internetGatewayId, at(of.spec.forProvider.tags, ownLabel('internet-gateway'))),
    ],
  );
  const privateRouteTable = routeTable(`route-table-private-${number}`, `private-${number}`);
  const privateRoute = part<Route>(
    `route-private-${number}`,
    {
      apiVersion: ec2,
      kind: 'Route',
      spec: {
        forProvider: {
          destinationCidrBlock: everywhere,
          routeTableIdSelector: select(privateRouteTable),
          natGatewayIdSelector: select(natGateway),
        },
      },
    },
    (of) => [region(of)],
  );
  return [
    publicSubnet,
    privateSubnet,
    address,
    natGateway,
    privateRouteTable,
    privateRoute,
    association(`route-table-association-public-${number}`, publicRouteTable, publicSubnet),
    association(`route-table-association-private-${number}`, privateRouteTable, privateSubnet),
  ];
}

/** The load balancer controller and Karpenter find their subnets by these tags. */
function subnet(zone: number, access: 'public' | 'private'): Part {
  const isPublic = access === 'public';
  return part<Subnet, SubnetStatus>(
    `subnet-${access}-${zone + 1}`,
    {
      apiVersion: ec2,
      kind: 'Subnet',
      spec: {
        forProvider: {
          vpcIdSelector: select(vpc),
          mapPublicIpOnLaunch: isPublic,
          tags: { [isPublic ? 'kubernetes.io/role/elb' : 'kubernetes.io/role/internal-elb']: '1' },
        },
      },
    },
    (of) => {
      const { availabilityZone, publicCidr, privateCidr } = at(composite.spec.network.zones, zone);
      return [
        region(of),
        fromComposite(availabilityZone, of.spec.forProvider.availabilityZone),
        fromComposite(isPublic ? publicCidr : privateCidr, of.spec.forProvider.cidrBlock),
        ...tags(`${access}-${zone + 1}`, of),
        ...(isPublic
          ? []
          : [
              fromComposite(composite.metadata.name, at(of.spec.forProvider.tags, 'karpenter.sh/discovery')),
              toComposite(of.status.atProvider.id, idOfPrivateSubnet(zone)),
            ]),
      ];
    },
  );
}

function idOfPrivateSubnet(zone: number): Field<string> {
  const { zone1, zone2, zone3 } = composite.status.privateSubnets;
  return [zone1, zone2][zone] ?? zone3;
}

function routeTable(name: string, suffix: string): Part {
  return part<RouteTable>(name, { apiVersion: ec2, kind: 'RouteTable', spec: { forProvider: { vpcIdSelector: select(vpc) } } }, (of) => [
    region(of),
    ...tags(suffix, of),
  ]);
}

function association(name: string, table: Part, of: Part): Part {
  return part<RouteTableAssociation>(
    name,
    {
      apiVersion: ec2,
      kind: 'RouteTableAssociation',
      spec: { forProvider: { routeTableIdSelector: select(table), subnetIdSelector: select(of) } },
    },
    (of) => [region(of)],
  );
}
