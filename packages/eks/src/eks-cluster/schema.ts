import type { RootSchema, ValueOf } from '../crossplane/composite-schema.ts';
import { DEFAULT_PROVIDER_CONFIG } from '../crossplane/provider-config.ts';
import { compositionName, ZONE_COUNTS } from './names.ts';

const version = { type: 'string', pattern: '^1\\.[0-9]{2}$', maxLength: 4 } as const;
const cidr = { type: 'string', pattern: '^[0-9]{1,3}(\\.[0-9]{1,3}){3}/[0-9]{1,2}$', maxLength: 18 } as const;
const addonVersion = { type: 'string', pattern: '^v[0-9]+\\.[0-9]+\\.[0-9]+-eksbuild\\.[0-9]+$', maxLength: 40 } as const;

// Compares the name with literals. The estimated cost of a rule uses the longest possible string, and this name has no maximum length.
const matchesZoneCount = ZONE_COUNTS.map(
  (count) =>
    `size(self.network.zones) == ${count} && (${[false, true].map((isProtected) => `self.crossplane.compositionRef.name == '${compositionName(count, isProtected)}'`).join(' || ')})`,
).join(' || ');

/** `spec` of an EKSCluster: the schema of the XRD. A test keeps {@link EksClusterSpec} equal to it. */
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
      rule: `!has(self.crossplane) || !has(self.crossplane.compositionRef) || ${matchesZoneCount}`,
      message: 'the Composition is made for another number of zones',
    },
  ],
} as const satisfies RootSchema;

/** `status` of an EKSCluster: the values that the Composition publishes. */
export const eksClusterStatus = {
  type: 'object',
  properties: {
    /** ID of the AWS account of the cluster. */
    accountId: { type: 'string' },
    /** ID of the VPC of the cluster. */
    vpcId: { type: 'string' },
    /** ID of the internet gateway of the VPC. */
    internetGatewayId: { type: 'string' },
    /** IDs of the private subnets, where the nodes and the interfaces of the control plane are. */
    privateSubnets: {
      type: 'object',
      description: 'Where the nodes and the interfaces of the control plane are.',
      properties: {
        /** ID of the private subnet in the first zone. */
        zone1: { type: 'string' },
        /** ID of the private subnet in the second zone. */
        zone2: { type: 'string' },
        /** ID of the private subnet in the third zone. */
        zone3: { type: 'string' },
      },
    },
    /** ARN of the EKS cluster. */
    clusterArn: { type: 'string' },
    /** URL of the API server of the cluster. */
    endpoint: { type: 'string' },
    /** ID of the security group that EKS creates for the cluster. */
    clusterSecurityGroupId: { type: 'string' },
    /** URL of the OpenID Connect issuer of the cluster, with `https://`. */
    oidcIssuer: { type: 'string', description: 'With `https://`.' },
    /** The issuer without `https://`, as trust policies have it. */
    oidcProvider: { type: 'string', description: 'Without `https://`, as trust policies write it.' },
    /** ARN of the OpenID Connect provider of the cluster. */
    oidcProviderArn: { type: 'string' },
    /** ARN of the IAM role of the nodes. */
    nodeRoleArn: { type: 'string' },
    /** Newest version of the launch template of the nodes. */
    launchTemplateVersion: { type: 'string' },
  },
} as const satisfies RootSchema;

/** Versions of the EKS add-ons of a cluster. */
export interface EksAddonVersions {
  /**
   * Version of the Amazon VPC CNI plugin, which gives each Pod an address of the VPC.
   * @default the version that EKS selects when the cluster is created
   * @example 'v1.20.4-eksbuild.1'
   */
  readonly vpcCni?: string;
  /**
   * Version of CoreDNS, which resolves the names of Services.
   * @default the version that EKS selects when the cluster is created
   * @example 'v1.12.4-eksbuild.1'
   */
  readonly coredns?: string;
  /**
   * Version of kube-proxy, which routes traffic of Services on each node. It may be at most three minor versions older
   * than the control plane, and never newer.
   * @default the version that EKS selects when the cluster is created
   * @example 'v1.35.0-eksbuild.2'
   */
  readonly kubeProxy?: string;
  /**
   * Version of the EKS Pod Identity agent, which gives Pods the credentials of their IAM role.
   * @default the version that EKS selects when the cluster is created
   * @example 'v1.3.10-eksbuild.1'
   */
  readonly podIdentityAgent?: string;
}

/** Kubernetes versions of a cluster. */
export interface KubernetesVersions {
  /**
   * Kubernetes minor version of the control plane. EKS upgrades it by one minor version at a time and never downgrades it.
   * Upgrade the control plane first, and the nodes in a later change.
   * @example '1.35'
   */
  readonly controlPlane: string;
  /**
   * Kubernetes minor version of the managed node group. It may be at most three minor versions older than the control
   * plane, and never newer. EKS replaces the nodes when it changes.
   * @example '1.35'
   */
  readonly nodes: string;
  /**
   * Versions of the EKS add-ons.
   * @default the versions that EKS selects when the cluster is created
   * @example { coredns: 'v1.12.4-eksbuild.1' }
   */
  readonly addons?: EksAddonVersions;
}

/** One availability zone of the network of a cluster, with its two subnets. */
export interface ClusterZone {
  /**
   * Name of the AWS availability zone. It must be in the region of the cluster, and each zone may be used once.
   * AWS accounts can use different letters for the same physical zone.
   * @example 'eu-west-1a'
   */
  readonly availabilityZone: string;
  /**
   * IPv4 range of the public subnet, from /16 to /28, inside the range of the VPC. It holds load balancers and the NAT gateway.
   * @example '10.20.0.0/20'
   */
  readonly publicCidr: string;
  /**
   * IPv4 range of the private subnet, from /16 to /28, inside the range of the VPC. It holds nodes, Pods and the network
   * interfaces of the control plane. Each Pod uses one address.
   * @example '10.20.64.0/18'
   */
  readonly privateCidr: string;
}

/** Managed node group of a cluster. It runs the add-ons; Karpenter can add more nodes. */
export interface NodeGroup {
  /**
   * EC2 instance type of the nodes. EKS replaces the nodes one by one when it changes.
   * @example 'm7i.large'
   */
  readonly instanceType: string;
  /**
   * Smallest number of nodes. The Auto Scaling group of the node group never has fewer.
   * @example 3
   */
  readonly min: number;
  /**
   * Largest number of nodes, at least 1. The Auto Scaling group of the node group never has more.
   * @example 6
   */
  readonly max: number;
  /**
   * Number of nodes that the Auto Scaling group keeps, from `min` to `max`.
   * @example 3
   */
  readonly desired: number;
  /**
   * Type of the EKS machine image. It must match the architecture of the instance type. It cannot change after creation.
   * @default 'AL2023_x86_64_STANDARD'
   */
  readonly amiType?: 'AL2023_x86_64_STANDARD' | 'AL2023_ARM_64_STANDARD' | 'AL2023_x86_64_NVIDIA';
  /**
   * Size of the encrypted root volume of each node, in GiB, from 20 to 16384.
   * @default 50
   */
  readonly diskSize?: number;
}

/** Access to the API server of a cluster over the network. */
interface ClusterEndpoint {
  /**
   * Makes the API server reachable from the internet. It is always reachable from inside the VPC. The hub needs the
   * public endpoint unless the networks of both clusters are connected.
   * @default true
   */
  readonly public?: boolean;
  /**
   * IPv4 ranges that may reach the public endpoint, from 1 to 40 ranges. EKS refuses connections from other addresses.
   * @default ['0.0.0.0/0']
   * @example ['203.0.113.0/24']
   */
  readonly publicCidrs?: readonly string[];
}

/** Options of a cluster on EKS that its definition and its composite resource share. */
export interface EksClusterOptions {
  /** Managed node group of the cluster. It runs the add-ons; Karpenter can add more nodes. */
  readonly nodes: NodeGroup;
  /**
   * Access to the API server over the network.
   * @default { public: true, publicCidrs: ['0.0.0.0/0'] }
   */
  readonly endpoint?: ClusterEndpoint;
  /**
   * Protects the cluster from deletion: EKS and Crossplane refuse to delete it and its parts. Set `false` in a separate
   * change before you remove the cluster.
   * @default true
   */
  readonly deletionProtection?: boolean;
  /**
   * AWS tags of every resource that is created for the cluster. At most 40 tags, each value at most 256 characters.
   * @example { 'cost-center': 'web' }
   */
  readonly tags?: Readonly<Record<string, string>>;
}

/** `spec` of an EKSCluster as the XRD accepts it, without the fields that Crossplane adds. */
export interface EksClusterSpec extends EksClusterOptions {
  /**
   * AWS region of the cluster. It cannot change after creation.
   * @example 'eu-west-1'
   */
  readonly region: string;
  /**
   * Name of the ClusterProviderConfig whose AWS account holds the cluster. It cannot change after creation.
   * @default 'default'
   */
  readonly providerConfigName?: string;
  /** Kubernetes versions of the control plane, the nodes and the EKS add-ons. */
  readonly kubernetes: KubernetesVersions;
  /** VPC of the cluster with one public and one private subnet in each zone. It cannot change after creation. */
  readonly network: {
    /**
     * IPv4 range of the VPC, from /16 to /28.
     * @example '10.20.0.0/16'
     */
    readonly cidr: string;
    /** Availability zones of the cluster, two or three. */
    readonly zones: readonly ClusterZone[];
  };
}

/** `status` of an EKSCluster. Each field is absent until AWS reports it. */
export type EksClusterStatus = ValueOf<typeof eksClusterStatus>;
