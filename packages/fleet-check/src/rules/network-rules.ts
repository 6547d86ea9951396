import { type ExplainedRule, fixedBy } from './explained-rule.ts';

const VPC = `
apiVersion: ec2.aws.upbound.io/v1beta1
kind: VPC
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, cidrBlock: 10.20.0.0/16}}
`;

const SUBNET = `
apiVersion: ec2.aws.upbound.io/v1beta1
kind: Subnet
metadata: {name: shop-a}
spec: {forProvider: {region: eu-west-1, availabilityZone: eu-west-1a, cidrBlock: 10.20.0.0/20, vpcIdRef: {name: shop}}}
`;

/** Rules about networks, regions, zones and nodes of AWS. */
export const networkRules = [
  {
    id: 'refused-range',
    severity: 'reject',
    summary: 'AWS refuses a CIDR range.',
    why: 'A VPC and a subnet have a prefix from /16 to /28, the Services of an EKS cluster from /12 to /24. The address must be the first one of the range: the provider refuses host bits.',
    remedy: 'Write another range.',
    example: { failing: VPC.replace('/16', '/12'), passing: VPC },
  },
  {
    id: 'public-range',
    severity: 'risk',
    summary: 'A VPC has public addresses.',
    why: 'AWS creates such a VPC. Then its hosts cannot reach the owners of these addresses.',
    remedy: 'Use a private range.',
    example: { failing: VPC.replace('10.20', '52.20'), passing: VPC },
  },
  {
    id: 'clashing-ranges',
    severity: 'reject',
    summary: 'A subnet is outside its VPC or overlaps another one, or Services of EKS have addresses of its subnets.',
    why: 'AWS refuses both. The rule does not check a VPC that gets ranges by an association.',
    remedy: 'Use a free range.',
    example: { failing: `${VPC}---${SUBNET.replace('10.20', '10.30')}`, passing: `${VPC}---${SUBNET}` },
  },
  {
    id: 'region-not-found',
    severity: 'reject',
    summary: 'An object is in an AWS region that does not exist.',
    why: 'The provider reaches no endpoint. The finding is a risk unless the name is a typing mistake of an existing region: AWS opens new ones.',
    remedy: 'Correct the region.',
    example: fixedBy(
      `
apiVersion: s3.aws.upbound.io/v1beta1
kind: Bucket
metadata: {name: reports}
spec: {forProvider: {region: eu-wset-1}}
`,
      'eu-wset-1',
      'eu-west-1',
    ),
  },
  {
    id: 'zone-not-found',
    severity: 'reject',
    summary: 'An object is in a zone that does not exist in its region.',
    why: 'AWS creates nothing in a zone of another region. An unknown letter is a risk: AWS opens new zones, and each account has only some of them.',
    remedy: 'Correct the zone, or the region.',
    example: { failing: `${VPC}---${SUBNET.replace('eu-west-1a', 'eu-central-1a')}`, passing: `${VPC}---${SUBNET}` },
  },
  {
    id: 'instance-type-not-found',
    severity: 'risk',
    summary: 'The name of an instance type is a typing mistake of another one.',
    why: 'No node starts. The rule does not report other unknown types: AWS adds new ones.',
    remedy: 'Correct the type.',
    example: fixedBy(
      `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: shop}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: [{key: node.kubernetes.io/instance-type, operator: In, values: [m7i.lagre]}]
`,
      'lagre',
      'large',
    ),
  },
  {
    id: 'image-of-other-processor',
    severity: 'reject',
    summary: 'The image of a node group of EKS is for other processors than those of its instance type.',
    why: 'EKS refuses the node group. Types with Graviton processors have the letter g behind their generation, for example m7g.',
    remedy: 'Set amiType for the processors, or choose another instance type. amiType of an existing node group cannot change.',
    example: fixedBy(
      `
apiVersion: eks.aws.upbound.io/v1beta2
kind: NodeGroup
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, amiType: AL2023_x86_64_STANDARD, instanceTypes: [m7g.large]}}
`,
      'm7g.large',
      'm7i.large',
    ),
  },
  {
    id: 'nodes-of-later-release',
    severity: 'reject',
    summary: 'A node group of EKS has a later Kubernetes release than its control plane.',
    why: 'EKS refuses it: a kubelet is never newer than its API server (https://kubernetes.io/releases/version-skew-policy/).',
    remedy: 'Upgrade the control plane first.',
    example: fixedBy(
      `
apiVersion: eks.aws.upbound.io/v1beta2
kind: Cluster
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, version: '1.34'}}
---
apiVersion: eks.aws.upbound.io/v1beta2
kind: NodeGroup
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, clusterNameRef: {name: shop}, version: '1.35'}}
`,
      "'1.35'",
      "'1.34'",
    ),
  },
  {
    id: 'proxy-of-later-release',
    severity: 'reject',
    summary: 'The EKS add-on kube-proxy has a later Kubernetes release than the control plane.',
    why: 'EKS has no such version of the add-on for the cluster, and refuses it: kube-proxy is never newer than the API server (https://kubernetes.io/releases/version-skew-policy/#kube-proxy).',
    remedy: 'Upgrade the control plane first, or choose a version of the add-on for its release.',
    example: fixedBy(
      `
apiVersion: eks.aws.upbound.io/v1beta2
kind: Cluster
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, version: '1.34'}}
---
apiVersion: eks.aws.upbound.io/v1beta1
kind: Addon
metadata: {name: kube-proxy}
spec: {forProvider: {region: eu-west-1, clusterNameRef: {name: shop}, addonName: kube-proxy, addonVersion: v1.35.0-eksbuild.2}}
`,
      'v1.35.0',
      'v1.34.1',
    ),
  },
  {
    id: 'private-endpoint',
    severity: 'risk',
    summary: 'Flux of a hub applies objects to an EKS cluster whose API server has no public endpoint.',
    why: 'Without a public endpoint, only addresses in the network of the cluster reach the API server. The hub is in another network, so its Flux Kustomizations fail with a timeout until the networks are connected, for example by a transit gateway.',
    remedy:
      'Leave the endpoint public and limit it to the addresses of the hub, or connect the networks. If they are connected by other means, accept the finding with `allow` and say how.',
    example: fixedBy(
      `
apiVersion: eks.aws.upbound.io/v1beta2
kind: Cluster
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, vpcConfig: {endpointPublicAccess: false, subnetIdSelector: {matchLabels: {network: shop}}}}}
---
apiVersion: eks.aws.upbound.io/v1beta1
kind: ClusterAuth
metadata: {name: shop}
spec:
  forProvider: {region: eu-west-1, clusterName: shop}
  writeConnectionSecretToRef: {name: shop-kubeconfig, namespace: flux-system}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: flux-system}
spec:
  interval: 1h
  chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system}}}
  kubeConfig: {secretRef: {name: shop-kubeconfig}}
`,
      'endpointPublicAccess: false',
      'endpointPublicAccess: true, publicAccessCidrs: [203.0.113.7/32]',
    ),
  },
] as const satisfies readonly ExplainedRule[];
