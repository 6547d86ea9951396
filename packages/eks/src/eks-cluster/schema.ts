import type { RootSchema, ValueOf } from '../crossplane/composite-schema.ts';
import { DEFAULT_PROVIDER_CONFIG } from '../crossplane/provider-config.ts';
import { compositionName, ZONE_COUNTS } from './names.ts';

const version = { type: 'string', pattern: '^1\\.[0-9]{2}$', maxLength: 4 } as const;
const cidr = { type: 'string', pattern: '^[0-9]{1,3}(\\.[0-9]{1,3}){3}/[0-9]{1,2}$', maxLength: 18 } as const;
const addonVersion = { type: 'string', pattern: '^v[0-9]+\\.[0-9]+\\.[0-9]+-eksbuild\\.[0-9]+$', maxLength: 40 } as const;

// Compared with literals: the cost of a rule counts the longest text there can be, and this name has no limit.
const madeForTheseZones = ZONE_COUNTS.map(
  (count) =>
    `size(self.network.zones) == ${count} && (${[false, true].map((isProtected) => `self.crossplane.compositionRef.name == '${compositionName(count, isProtected)}'`).join(' || ')})`,
).join(' || ');

/** `spec` of an EKSCluster: the schema of the XRD, and by `ValueOf` the TypeScript type of the factory's input. */
export const eksClusterSpec = {
  type: 'object',
  description: 'An EKS cluster with its network, its first node group and the kubeconfig that Flux uses.',
  required: ['region', 'kubernetes', 'network', 'nodes'],
  properties: {
    region: {
      type: 'string',
      description: 'AWS region; cannot change.',
      pattern: '^[a-z]{2}(-[a-z]+)+-[0-9]$',
      maxLength: 20,
      'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'the region of a cluster cannot change: make a new cluster' }],
    },
    providerConfigName: {
      type: 'string',
      description: 'ClusterProviderConfig of the AWS account that everything is composed in; cannot change.',
      pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$',
      maxLength: 63,
      default: DEFAULT_PROVIDER_CONFIG,
      'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'the account of a cluster cannot change: make a new cluster' }],
    },
    kubernetes: {
      type: 'object',
      description: 'Versions. An upgrade is two changes: first the control plane, then the nodes.',
      required: ['controlPlane', 'nodes'],
      properties: {
        controlPlane: {
          ...version,
          description: 'Kubernetes version of the control plane, `1.34`; goes up by one minor at a time.',
          'x-kubernetes-validations': [
            {
              rule: 'int(self.substring(2)) - int(oldSelf.substring(2)) in [0, 1]',
              message: 'EKS upgrades the control plane by one minor version at a time and never downgrades it',
            },
          ],
        },
        nodes: {
          ...version,
          description: 'Kubernetes version of the nodes; not newer than the control plane and at most three minors older.',
        },
        addons: {
          type: 'object',
          description: 'Versions of the EKS add-ons; the default of EKS for the version at creation when absent.',
          properties: { vpcCni: addonVersion, coredns: addonVersion, kubeProxy: addonVersion, podIdentityAgent: addonVersion },
        },
      },
      'x-kubernetes-validations': [
        {
          rule: 'int(self.nodes.substring(2)) <= int(self.controlPlane.substring(2))',
          message: 'nodes cannot be newer than the control plane',
        },
        {
          rule: 'int(self.controlPlane.substring(2)) - int(self.nodes.substring(2)) <= 3',
          message: 'nodes can be at most three minor versions older than the control plane',
        },
      ],
    },
    network: {
      type: 'object',
      description: 'A VPC with one public and one private subnet a zone; cannot change.',
      required: ['cidr', 'zones'],
      properties: {
        cidr: { ...cidr, description: 'Address range of the VPC, `10.20.0.0/16`.' },
        zones: {
          type: 'array',
          description: 'Availability zones; as many as the Composition is made for.',
          minItems: 2,
          maxItems: 3,
          items: {
            type: 'object',
            required: ['availabilityZone', 'publicCidr', 'privateCidr'],
            properties: {
              availabilityZone: { type: 'string', description: '`eu-west-1a`', pattern: '^[a-z]{2}(-[a-z]+)+-[0-9][a-z]$', maxLength: 21 },
              publicCidr: { ...cidr, description: 'Load balancers and the NAT gateway.' },
              privateCidr: { ...cidr, description: 'Nodes, pods and the interfaces of the control plane.' },
            },
          },
        },
      },
      'x-kubernetes-validations': [
        { rule: 'self == oldSelf', message: 'the network of a cluster cannot change: make a new cluster' },
        {
          rule: 'self.zones.all(z, self.zones.exists_one(o, o.availabilityZone == z.availabilityZone))',
          message: 'zones must be different availability zones',
        },
        {
          rule: 'self.zones.all(z, cidr(self.cidr).containsCIDR(z.publicCidr) && cidr(self.cidr).containsCIDR(z.privateCidr))',
          message: 'subnets must lie in the address range of the VPC',
        },
      ],
    },
    nodes: {
      type: 'object',
      description: 'The managed node group that carries the add-ons; Karpenter adds nodes beside it.',
      required: ['instanceType', 'min', 'max', 'desired'],
      properties: {
        instanceType: {
          type: 'string',
          description: '`m7i.large`; a change replaces the nodes one by one.',
          pattern: '^[a-z0-9-]+\\.[a-z0-9-]+$',
        },
        min: { type: 'integer', minimum: 0 },
        max: { type: 'integer', minimum: 1 },
        desired: { type: 'integer', minimum: 0 },
        amiType: {
          type: 'string',
          description: 'Image of the nodes, which must suit the instance type; cannot change.',
          enum: ['AL2023_x86_64_STANDARD', 'AL2023_ARM_64_STANDARD', 'AL2023_x86_64_NVIDIA'],
          default: 'AL2023_x86_64_STANDARD',
          'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'EKS cannot change the image type of a node group' }],
        },
        diskSize: { type: 'integer', description: 'GiB of the encrypted root volume.', minimum: 20, maximum: 16384, default: 50 },
      },
      'x-kubernetes-validations': [{ rule: 'self.min <= self.desired && self.desired <= self.max', message: 'min <= desired <= max' }],
    },
    endpoint: {
      type: 'object',
      description: 'Who reaches the API server; from inside the VPC it is always reachable.',
      default: {},
      properties: {
        public: {
          type: 'boolean',
          description: 'Reachable from the internet, which the hub needs unless the networks are joined.',
          default: true,
        },
        publicCidrs: {
          type: 'array',
          description: 'From these addresses only.',
          minItems: 1,
          maxItems: 40,
          items: cidr,
          default: ['0.0.0.0/0'],
        },
      },
    },
    deletionProtection: {
      type: 'boolean',
      description:
        'EKS refuses to delete the cluster, and Crossplane everything that it consists of; turn it off in a change of its own before removing the cluster.',
      default: true,
    },
    tags: {
      type: 'object',
      description: 'AWS tags of everything composed.',
      maxProperties: 40,
      additionalProperties: { type: 'string', maxLength: 256 },
    },
  },
  'x-kubernetes-validations': [
    {
      rule: 'self.network.zones.all(z, z.availabilityZone.startsWith(self.region))',
      message: 'availability zones must be in the region',
    },
    {
      rule: `!has(self.crossplane) || !has(self.crossplane.compositionRef) || ${madeForTheseZones}`,
      message: 'the Composition is made for another number of zones',
    },
  ],
} as const satisfies RootSchema;

/** `status` of an EKSCluster: what the Composition publishes. */
export const eksClusterStatus = {
  type: 'object',
  properties: {
    accountId: { type: 'string' },
    vpcId: { type: 'string' },
    internetGatewayId: { type: 'string' },
    privateSubnets: {
      type: 'object',
      description: 'Where the nodes and the interfaces of the control plane are.',
      properties: { zone1: { type: 'string' }, zone2: { type: 'string' }, zone3: { type: 'string' } },
    },
    clusterArn: { type: 'string' },
    endpoint: { type: 'string' },
    clusterSecurityGroupId: { type: 'string' },
    oidcIssuer: { type: 'string', description: 'With `https://`.' },
    oidcProvider: { type: 'string', description: 'Without `https://`, as trust policies write it.' },
    oidcProviderArn: { type: 'string' },
    nodeRoleArn: { type: 'string' },
    launchTemplateVersion: { type: 'string' },
  },
} as const satisfies RootSchema;

/** `spec` of an EKSCluster as the definition accepts it, without what Crossplane adds. */
export type EksClusterSpec = ValueOf<typeof eksClusterSpec>;
/** `status` of an EKSCluster; every field is absent until AWS has reported it. */
export type EksClusterStatus = ValueOf<typeof eksClusterStatus>;
