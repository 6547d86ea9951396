import {
  type AddressRange,
  addressRange,
  contains,
  describeObject,
  type Finding,
  isArmInstanceType,
  nearest,
  overlap,
  processorsOfImage,
} from '@slipway/manifest';
import type { EksCluster } from './composite.ts';
import { MAX_CLUSTER_NAME } from './definition.ts';

type FindingLocation = Pick<Finding, 'file' | 'source'>;
type Kubernetes = EksCluster['spec']['kubernetes'];
type Nodes = EksCluster['spec']['nodes'];
type Problem = Pick<Finding, 'pointer' | 'value' | 'message' | 'expected' | 'remedy'>;

/**
 * Returns every contradiction in a cluster that its type cannot express. The XRD rejects most of them too, but only when the object
 * reaches the hub. Only AWS rejects overlapping subnets.
 */
export function checkEksCluster(cluster: EksCluster, location: FindingLocation): Finding[] {
  return [
    ...nameProblems(cluster),
    ...namespaceProblems(cluster),
    ...versionProblems(cluster),
    ...nodeProblems(cluster),
    ...networkProblems(cluster),
  ].map((problem) => ({
    ...location,
    ...problem,
    rule: 'wrong-cluster',
    severity: 'reject' as const,
    object: describeObject(cluster),
    apiVersion: cluster.apiVersion,
  }));
}

function nameProblems({ metadata: { name } }: EksCluster): Problem[] {
  const valid = /^[a-z]([-a-z0-9]*[a-z0-9])?$/.test(name) && name.length <= MAX_CLUSTER_NAME;
  const expected = `lower case letters, digits and dashes, at most ${MAX_CLUSTER_NAME}`;
  return valid
    ? []
    : [{ pointer: '/metadata/name', value: name, message: 'the name of the cluster is not valid', expected, remedy: 'change the name' }];
}

/** Namespaces of the hub with other owners. They may be deleted with all their objects, as `flux uninstall` does. */
const RESERVED_NAMESPACES = /^(?:default|flux-system|crossplane-system|kube-.*)$/;

function namespaceProblems({ metadata: { name, namespace } }: EksCluster): Problem[] {
  if (!RESERVED_NAMESPACES.test(namespace)) return [];
  return [
    {
      pointer: namespace === name ? '/metadata/name' : '/metadata/namespace',
      value: namespace,
      message: `the namespace ${namespace} is reserved: its owner may delete it, and the cluster with it`,
      expected: 'a namespace that only this cluster uses',
      remedy: namespace === name ? 'give the cluster another name' : 'remove the namespace: its default is the name of the cluster',
    },
  ];
}

function versionProblems({ spec: { kubernetes } }: EksCluster): Problem[] {
  const unreadable = (['controlPlane', 'nodes'] as const).filter((key) => !/^1\.\d{2}$/.test(kubernetes[key]));
  if (unreadable.length > 0) {
    return unreadable.map((key) => ({
      pointer: `/spec/kubernetes/${key}`,
      value: kubernetes[key],
      message: 'not a minor version of Kubernetes',
      expected: '1.NN',
      remedy: 'write the minor version only, like 1.34',
    }));
  }
  return [...nodeVersionProblems(kubernetes), ...kubeProxyProblems(kubernetes)];
}

function nodeVersionProblems(kubernetes: Kubernetes): Problem[] {
  const lag = minor(kubernetes.controlPlane) - minor(kubernetes.nodes);
  const problem = {
    pointer: '/spec/kubernetes/nodes',
    value: kubernetes.nodes,
    expected: `at most ${kubernetes.controlPlane}, at most three minors older`,
  };
  if (lag < 0)
    return [
      {
        ...problem,
        message: 'nodes cannot be newer than the control plane',
        remedy: 'upgrade the control plane first, in a change of its own',
      },
    ];
  return lag > 3 ? [{ ...problem, message: 'nodes are too old for the control plane', remedy: 'upgrade the nodes first' }] : [];
}

/**
 * Reports a kube-proxy that is newer than the API server, or more than three minor versions older
 * (https://kubernetes.io/releases/version-skew-policy/#kube-proxy).
 */
function kubeProxyProblems({ controlPlane, addons }: Kubernetes): Problem[] {
  const [version, minorText] = /^v1\.(\d{2})\./.exec(addons?.kubeProxy ?? '') ?? [];
  const lag = minor(controlPlane) - Number(minorText);
  if (version === undefined || (lag >= 0 && lag <= 3)) return [];
  return [
    {
      pointer: '/spec/kubernetes/addons/kubeProxy',
      value: addons?.kubeProxy,
      message: lag < 0 ? 'kube-proxy cannot be newer than the control plane' : 'kube-proxy is too old for the control plane',
      expected: `at most ${controlPlane}, at most three minors older`,
      remedy: `choose a version of the add-on for Kubernetes ${controlPlane}`,
    },
  ];
}

const minor = (version: string): number => Number(version.slice(2));

function nodeProblems({ spec: { nodes } }: EksCluster): Problem[] {
  return [...sizeProblems(nodes), ...imageProblems(nodes)];
}

function imageProblems({ instanceType, amiType = 'AL2023_x86_64_STANDARD' }: Nodes): Problem[] {
  const isArm = isArmInstanceType(instanceType);
  if (isArm === (processorsOfImage(amiType) === 'ARM')) return [];
  return [
    {
      pointer: '/spec/nodes/instanceType',
      value: instanceType,
      message: `the image ${amiType} is not for the processors of ${instanceType}: EKS refuses the node group`,
      expected: isArm ? 'amiType: AL2023_ARM_64_STANDARD' : 'an amiType for x86_64',
      remedy: 'set nodes.amiType, or choose another instance type; the image of an existing cluster cannot change',
    },
  ];
}

function sizeProblems(nodes: Nodes): Problem[] {
  if (nodes.min <= nodes.desired && nodes.desired <= nodes.max) return [];
  const value = { min: nodes.min, desired: nodes.desired, max: nodes.max };
  return [
    {
      pointer: '/spec/nodes',
      value,
      message: 'the sizes contradict each other',
      expected: 'min <= desired <= max',
      remedy: 'choose sizes in this order',
    },
  ];
}

function networkProblems({ spec: { region, network } }: EksCluster): Problem[] {
  const meant = otherRegion(region, network);
  const zones = network.zones.flatMap(({ availabilityZone }, index) => {
    const pointer = `/spec/network/zones/${index}/availabilityZone`;
    const first = network.zones.findIndex((other) => other.availabilityZone === availabilityZone);
    return [
      ...(meant !== undefined || availabilityZone.startsWith(region)
        ? []
        : [
            {
              pointer,
              value: availabilityZone,
              message: 'the zone is not in the region',
              expected: `${region}a`,
              remedy: 'change the zone or the region',
            },
          ]),
      ...(first < index
        ? [
            {
              pointer,
              value: availabilityZone,
              message: `zones[${first}] and zones[${index}] are the same availability zone`,
              expected: 'another zone',
              remedy: 'name a different availability zone of the region in each zone',
            },
          ]
        : []),
    ];
  });
  const isSlip = meant !== undefined && nearest(region, [meant]) !== undefined;
  const wrongRegion = {
    pointer: '/spec/region',
    value: region,
    message: `no availability zone of the cluster is in the region ${region}${isSlip ? `; did you mean ${meant}?` : ''}`,
    expected: `${meant}, which its availability zones are in`,
    remedy: 'change the region, or all zones',
  };
  return [...(meant === undefined ? [] : [wrongRegion]), ...zones, ...rangeProblems(network)];
}

/** Returns the region of all zones if it is not `region`: then one finding is about the region, and none about each zone. */
function otherRegion(region: string, { zones }: EksCluster['spec']['network']): string | undefined {
  const [only, ...others] = new Set(zones.map(({ availabilityZone }) => availabilityZone.replace(/[a-z]$/, '')));
  return /^[a-z]{2}(?:-[a-z]+)+-\d$/.test(region) && others.length === 0 && only !== region ? only : undefined;
}

function rangeProblems({ cidr, zones }: EksCluster['spec']['network']): Problem[] {
  const given = [
    { pointer: '/spec/network/cidr', cidr },
    ...zones.flatMap(({ publicCidr, privateCidr }, index) => [
      { pointer: `/spec/network/zones/${index}/publicCidr`, cidr: publicCidr },
      { pointer: `/spec/network/zones/${index}/privateCidr`, cidr: privateCidr },
    ]),
  ];
  const ranges = given.map((entry) => ({ ...entry, range: addressRange(entry.cidr) }));
  const unreadable = ranges.filter(({ range }) => range === undefined);
  if (unreadable.length > 0) {
    const text = {
      message: 'not an IPv4 range',
      expected: 'an address and a prefix length, like 10.20.0.0/16',
      remedy: 'write the range as four numbers and a prefix length',
    };
    return unreadable.map(({ pointer, cidr: value }) => ({ ...text, pointer, value }));
  }
  const refused = ranges.flatMap(({ pointer, cidr: value, range }) => rangeFormProblems(pointer, value, range as AddressRange));
  if (refused.length > 0) return refused;
  const [vpc, ...subnets] = ranges as { pointer: string; cidr: string; range: AddressRange }[];
  return subnets.flatMap(({ pointer, cidr: value, range }, index) => {
    const clash = subnets.slice(0, index).find((other) => overlap(other.range, range));
    return [
      ...(vpc && !contains(vpc.range, range)
        ? [{ pointer, value, message: 'the subnet is outside of the VPC', expected: `a range in ${cidr}`, remedy: 'choose another range' }]
        : []),
      ...(clash
        ? [
            {
              pointer,
              value,
              message: `the subnet overlaps ${clash.pointer}`,
              expected: `a range that does not overlap ${clash.cidr}`,
              remedy: 'choose another range',
            },
          ]
        : []),
    ];
  });
}

/**
 * Reports a VPC or subnet that is not between /16 and /28 (https://docs.aws.amazon.com/vpc/latest/userguide/vpc-cidr-blocks.html), or a
 * range that does not begin with its first address, because the provider accepts only that.
 */
function rangeFormProblems(pointer: string, value: string, { prefix, canonical }: AddressRange): Problem[] {
  if (prefix < 16 || prefix > 28) {
    const expected = 'from /16 to /28';
    return [
      {
        pointer,
        value,
        message: `AWS refuses a range with the prefix length /${prefix}`,
        expected,
        remedy: 'choose another prefix length',
      },
    ];
  }
  return canonical === value
    ? []
    : [
        {
          pointer,
          value,
          message: 'the address is not the first one of the range',
          expected: canonical,
          remedy: 'write the first address of the range',
        },
      ];
}
