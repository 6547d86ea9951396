import type { Manifest } from '@slipway/manifest';

/** Objects that random generation rarely finds: each makes a rule true, or false, with fields that must fit together. */
export const RARE_OBJECTS: readonly Manifest[] = [
  ...['al2023', 'bottlerocket', 'windows2019', 'windows2022', 'windows2025'].map((alias) => nodeClass('AL2', alias)),
  nodeClass('AL2023', 'al2'),
  cluster({}),
  cluster({ region: 'eu-north-1' }),
  cluster({ second: { availabilityZone: 'eu-west-1a' } }),
  cluster({ second: { privateCidr: '10.99.0.0/18' } }),
  ...['kubernetes.crossplane.io/v1alpha1', 'kubernetes.m.crossplane.io/v1alpha1'].map(
    (apiVersion): Manifest =>
      made(apiVersion, 'ObservedObjectCollection', 'a'.repeat(64), {
        observeObjects: { apiVersion: 'v1', kind: 'Pod', selector: {} },
        providerConfigRef: { name: 'a', kind: 'ClusterProviderConfig' },
      }),
  ),
  made('ec2.aws.m.upbound.io/v1beta1', 'SecurityGroupRule', 'a', {
    forProvider: { region: 'eu-west-1', fromPort: 1, toPort: 2, protocol: 'tcp' },
  }),
];

function nodeClass(amiFamily: string, alias: string): Manifest {
  const terms = [{ tags: { team: 'web' } }];
  const spec = { role: 'nodes', amiFamily, amiSelectorTerms: [{ alias: `${alias}@latest` }] };
  return made('karpenter.k8s.aws/v1', 'EC2NodeClass', 'a', { ...spec, subnetSelectorTerms: terms, securityGroupSelectorTerms: terms });
}

/** Returns an EKSCluster with two zones. `second` adds fields to the second zone. */
function cluster({ region = 'eu-west-1', second = {} }: { readonly region?: string; readonly second?: object }): Manifest {
  return made('fleet.slipway.example/v1beta1', 'EKSCluster', 'a', {
    region,
    kubernetes: { controlPlane: '1.35', nodes: '1.35' },
    nodes: { desired: 2, instanceType: 'm7i.large', max: 4, min: 2 },
    network: {
      cidr: '10.1.0.0/16',
      zones: [
        { availabilityZone: 'eu-west-1a', privateCidr: '10.1.64.0/18', publicCidr: '10.1.0.0/20' },
        { availabilityZone: 'eu-west-1b', privateCidr: '10.1.128.0/18', publicCidr: '10.1.16.0/20', ...second },
      ],
    },
  });
}

function made(apiVersion: string, kind: string, name: string, spec: object): Manifest {
  const isClusterWide = kind === 'EC2NodeClass' || apiVersion === 'kubernetes.crossplane.io/v1alpha1';
  return { apiVersion, kind, metadata: { name, ...(isClusterWide ? {} : { namespace: 'lab' }) }, spec } as Manifest;
}
