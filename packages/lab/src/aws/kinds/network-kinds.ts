import type { ExternalResource } from '../model/account-state.ts';
import type { AwsKind, AwsView, Random, Refusal } from '../model/aws-kind.ts';
import { type JsonObject, textAt, textsAt } from '../model/json.ts';

/** Ids such as `vpc-0` with 16 hexadecimal digits. */
const made = (prefix: string): AwsKind['naming'] => ({ by: 'aws', id: (random: Random) => `${prefix}-0${random.hex(16)}` });

const ec2Arn =
  (type: string): NonNullable<AwsKind['arn']> =>
  ({ id }, { region, account }) =>
    `arn:aws:ec2:${region}:${account}:${type}/${id}`;

const missing = (what: string, id: string): Refusal => ({
  code: `Invalid${what}ID.NotFound`,
  message: `The ${what.toLowerCase()} ID '${id}' does not exist`,
});

const dependencies = (what: string, id: string): Refusal => ({
  code: 'DependencyViolation',
  message: `The ${what} '${id}' has dependencies and cannot be deleted.`,
});

const needsVpc = (parameters: JsonObject, view: AwsView): Refusal | undefined => {
  const id = textAt(parameters, 'vpcId');
  return id === '' || view.find('ec2/VPC', id)
    ? undefined
    : { code: 'InvalidVpcID.NotFound', message: `The vpc ID '${id}' does not exist` };
};

const address = (random: Random, first: number): string =>
  `${first}.${random.below(250) + 1}.${random.below(240)}.${random.below(230) + 4}`;

const vpc: AwsKind = {
  kind: 'ec2/VPC',
  noun: 'EC2 VPC',
  apiNoun: 'Vpc',
  naming: made('vpc'),
  immutable: ['cidrBlock'],
  defaults: { enableDnsSupport: true, instanceTenancy: 'default' },
  arn: ec2Arn('vpc'),
  attributes: ({ random }, { account }) => ({
    ownerId: account,
    mainRouteTableId: `rtb-0${random.hex(16)}`,
    defaultRouteTableId: `rtb-0${random.hex(16)}`,
    defaultSecurityGroupId: `sg-0${random.hex(16)}`,
    defaultNetworkAclId: `acl-0${random.hex(16)}`,
    dhcpOptionsId: `dopt-0${random.hex(16)}`,
  }),
  mayDelete: ({ id }, view) =>
    (['ec2/Subnet', 'ec2/InternetGateway', 'ec2/RouteTable', 'ec2/SecurityGroup', 'ec2/VPCEndpoint'] as const).some((kind) =>
      view.all(kind).some(({ parameters }) => parameters.vpcId === id),
    )
      ? dependencies('vpc', id)
      : undefined,
};

const usesSubnet = ({ kind, parameters }: ExternalResource, id: string): boolean =>
  kind === 'ec2/NATGateway'
    ? parameters.subnetId === id
    : textsAt(parameters, kind === 'eks/Cluster' ? 'vpcConfig.subnetIds' : 'subnetIds').includes(id);

const subnet: AwsKind = {
  kind: 'ec2/Subnet',
  noun: 'EC2 Subnet',
  naming: made('subnet'),
  immutable: ['vpcId', 'cidrBlock', 'availabilityZone'],
  arn: ec2Arn('subnet'),
  attributes: ({ parameters }, { account }) => ({ ownerId: account, availabilityZoneId: zoneId(textAt(parameters, 'availabilityZone')) }),
  mayCreate: (parameters, view) => {
    const range = textAt(parameters, 'cidrBlock');
    const taken = view
      .all('ec2/Subnet')
      .some((other) => other.parameters.vpcId === parameters.vpcId && other.parameters.cidrBlock === range);
    if (taken) return { code: 'InvalidSubnet.Conflict', message: `The CIDR '${range}' conflicts with another subnet` };
    return needsVpc(parameters, view);
  },
  // EKS has network interfaces in the subnets of clusters and of nodes.
  mayDelete: ({ id }, view) =>
    (['ec2/NATGateway', 'eks/NodeGroup', 'eks/Cluster', 'eks/FargateProfile'] as const).some((kind) =>
      view.all(kind).some((user) => usesSubnet(user, id)),
    )
      ? dependencies('subnet', id)
      : undefined,
};

/** `eu-west-1a` to `euw1-az1`. */
const zoneId = (zone: string): string =>
  zone.replace(
    /^([a-z]{2})-([a-z])[a-z]*-(\d)([a-z])$/,
    (_, area, direction, number, letter) => `${area}${direction}${number}-az${letter.charCodeAt(0) - 96}`,
  );

const internetGateway: AwsKind = {
  kind: 'ec2/InternetGateway',
  noun: 'EC2 Internet Gateway',
  naming: made('igw'),
  arn: ec2Arn('internet-gateway'),
  attributes: (_, { account }) => ({ ownerId: account }),
  mayCreate: (parameters, view) => {
    const vpcId = textAt(parameters, 'vpcId');
    const other = view.all('ec2/InternetGateway').find((gateway) => vpcId !== '' && gateway.parameters.vpcId === vpcId);
    return other
      ? { code: 'Resource.AlreadyAssociated', message: `resource ${other.id} is already attached to network ${vpcId}` }
      : needsVpc(parameters, view);
  },
  mayDelete: ({ parameters }, view) => {
    const vpcId = textAt(parameters, 'vpcId');
    const mapped = view.all('ec2/NATGateway').some((gateway) => vpcOfSubnet(view, textAt(gateway.parameters, 'subnetId')) === vpcId);
    const message = `Network ${vpcId} has some mapped public address(es). Please unmap those public address(es) before detaching the gateway.`;
    return mapped ? { code: 'DependencyViolation', message } : undefined;
  },
};

const vpcOfSubnet = (view: AwsView, subnetId: string): string => textAt(view.find('ec2/Subnet', subnetId)?.parameters, 'vpcId');

const elasticIp: AwsKind = {
  kind: 'ec2/EIP',
  noun: 'EC2 EIP',
  calls: { create: 'AllocateAddress', delete: 'ReleaseAddress' },
  naming: made('eipalloc'),
  immutable: ['domain', 'networkBorderGroup', 'publicIpv4Pool'],
  arn: ec2Arn('elastic-ip'),
  attributes: ({ id, random }) => ({
    allocationId: id,
    publicIp: address(random, 52),
    publicDns: `ec2-${address(random, 52).replaceAll('.', '-')}.compute.amazonaws.com`,
  }),
  mayDelete: ({ id }, view) =>
    view.all('ec2/NATGateway').some(({ parameters }) => parameters.allocationId === id)
      ? { code: 'AuthFailure', message: 'You do not have permission to access the specified resource.' }
      : undefined,
};

const natGateway: AwsKind = {
  kind: 'ec2/NATGateway',
  noun: 'EC2 NAT Gateway',
  apiNoun: 'NatGateway',
  naming: made('nat'),
  immutable: ['allocationId', 'subnetId', 'connectivityType', 'privateIp'],
  slowness: 4,
  defaults: { connectivityType: 'public' },
  attributes: ({ parameters, random }, view) => ({
    vpcId: vpcOfSubnet(view, textAt(parameters, 'subnetId')),
    networkInterfaceId: `eni-0${random.hex(16)}`,
    associationId: `eipassoc-0${random.hex(16)}`,
    privateIp: address(random, 10),
    publicIp: textAt(view.find('ec2/EIP', textAt(parameters, 'allocationId'))?.attributes, 'publicIp'),
  }),
  mayCreate: (parameters, view) => {
    const [subnetId, allocation] = [textAt(parameters, 'subnetId'), textAt(parameters, 'allocationId')];
    const vpcId = vpcOfSubnet(view, subnetId);
    if (vpcId === '') return { code: 'NatGatewayMalformed', message: `The subnet ID '${subnetId}' does not exist` };
    if (parameters.connectivityType !== 'public') return undefined;
    if (!view.find('ec2/EIP', allocation))
      return { code: 'InvalidAllocationID.NotFound', message: `The allocation ID '${allocation}' does not exist` };
    if (view.all('ec2/NATGateway').some((other) => other.parameters.allocationId === allocation)) {
      return { code: 'Resource.AlreadyAssociated', message: `Elastic IP address [${allocation}] is already associated` };
    }
    const attached = view.all('ec2/InternetGateway').some((gateway) => gateway.phase !== 'creating' && gateway.parameters.vpcId === vpcId);
    return attached ? undefined : { code: 'Gateway.NotAttached', message: `Network ${vpcId} has no Internet gateway attached` };
  },
};

const routeTable: AwsKind = {
  kind: 'ec2/RouteTable',
  noun: 'EC2 Route Table',
  naming: made('rtb'),
  immutable: ['vpcId'],
  arn: ec2Arn('route-table'),
  attributes: (_, { account }) => ({ ownerId: account }),
  mayCreate: needsVpc,
  // The provider deletes the associations first.
  takes: ({ id }, view) =>
    (['ec2/Route', 'ec2/RouteTableAssociation'] as const).flatMap((kind) =>
      view.all(kind).filter(({ parameters }) => parameters.routeTableId === id),
    ),
};

const DESTINATIONS = ['destinationCidrBlock', 'destinationIpv6CidrBlock', 'destinationPrefixListId'] as const;

const route: AwsKind = {
  kind: 'ec2/Route',
  noun: 'EC2 Route',
  naming: {
    by: 'parameters',
    id: (parameters) => `${textAt(parameters, 'routeTableId')}_${DESTINATIONS.map((field) => textAt(parameters, field)).join('')}`,
  },
  immutable: ['routeTableId', ...DESTINATIONS],
  attributes: () => ({ origin: 'CreateRoute', state: 'active' }),
  mayCreate: (parameters, view) => {
    const targets = [
      ['ec2/RouteTable', 'routeTableId'],
      ['ec2/InternetGateway', 'gatewayId'],
      ['ec2/NATGateway', 'natGatewayId'],
    ] as const;
    for (const [kind, field] of targets) {
      const id = textAt(parameters, field);
      if (id !== '' && !view.find(kind, id)) return missing(kind.slice(4), id);
    }
    return undefined;
  },
};

const routeTableAssociation: AwsKind = {
  kind: 'ec2/RouteTableAssociation',
  noun: 'EC2 Route Table Association',
  calls: { create: 'AssociateRouteTable', update: 'ReplaceRouteTableAssociation', delete: 'DisassociateRouteTable' },
  naming: made('rtbassoc'),
  immutable: ['subnetId', 'gatewayId'],
  mayCreate: (parameters, view) => {
    const [table, subnetId] = [textAt(parameters, 'routeTableId'), textAt(parameters, 'subnetId')];
    if (!view.find('ec2/RouteTable', table)) return missing('RouteTable', table);
    if (subnetId !== '' && !view.find('ec2/Subnet', subnetId)) return missing('Subnet', subnetId);
    const other = view.all('ec2/RouteTableAssociation').find(({ parameters: theirs }) => subnetId !== '' && theirs.subnetId === subnetId);
    return other
      ? {
          code: 'Resource.AlreadyAssociated',
          message: `the specified association for route table ${table} conflicts with an existing association`,
        }
      : undefined;
  },
};

const securityGroup: AwsKind = {
  kind: 'ec2/SecurityGroup',
  noun: 'EC2 Security Group',
  naming: made('sg'),
  immutable: ['vpcId', 'name', 'description'],
  arn: ec2Arn('security-group'),
  attributes: (_, { account }) => ({ ownerId: account }),
  mayCreate: needsVpc,
};

const tag: AwsKind = {
  kind: 'ec2/Tag',
  noun: 'EC2 Tag',
  apiNoun: 'Tags',
  calls: { update: 'CreateTags' },
  naming: { by: 'parameters', id: (parameters) => `${textAt(parameters, 'resourceId')},${textAt(parameters, 'key')}` },
  immutable: ['resourceId', 'key'],
  mayCreate: (parameters, view) => {
    const id = textAt(parameters, 'resourceId');
    const tagged = (['ec2/SecurityGroup', 'ec2/VPC', 'ec2/Subnet', 'ec2/RouteTable'] as const).some((kind) => view.find(kind, id));
    return tagged ? undefined : { code: 'InvalidID', message: `The ID '${id}' is not valid` };
  },
};

const launchTemplate: AwsKind = {
  kind: 'ec2/LaunchTemplate',
  noun: 'EC2 Launch Template',
  naming: made('lt'),
  immutable: ['name'],
  arn: ec2Arn('launch-template'),
  attributes: ({ parameters, before }) => {
    const latestVersion = before ? Number(before.attributes.latestVersion) + 1 : 1;
    const defaultVersion = before && !parameters.updateDefaultVersion ? before.attributes.defaultVersion : latestVersion;
    return { latestVersion, defaultVersion };
  },
  mayCreate: ({ name }, view) =>
    view.all('ec2/LaunchTemplate').some(({ parameters }) => parameters.name === name)
      ? { code: 'InvalidLaunchTemplateName.AlreadyExistsException', message: 'Launch template name already in use.' }
      : undefined,
};

export const networkKinds: readonly AwsKind[] = [
  vpc,
  subnet,
  internetGateway,
  elasticIp,
  natGateway,
  routeTable,
  route,
  routeTableAssociation,
  securityGroup,
  tag,
  launchTemplate,
];
