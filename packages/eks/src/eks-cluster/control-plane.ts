import { KUBECONFIG_SECRET_FORMAT } from '@slipway/fleet';
import type { Tag } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/Tag';
import type { Cluster } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/Cluster';
import type { ClusterAuth } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/ClusterAuth';
import type { OpenIDConnectProvider } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/OpenIDConnectProvider';
import { extend, type Part, part, select } from '../crossplane/part.ts';
import { format, fromComposite, toComposite, trimPrefix } from '../crossplane/patches.ts';
import { externalName, region, tags } from './common-patches.ts';
import { OIDC_PROVIDER_FORMAT } from './names.ts';
import { inPrivateSubnets } from './network.ts';
import { controlPlaneRole } from './roles.ts';

const issuer = 'status.atProvider.identity[0].oidc[0].issuer';

/** The EKS cluster, without its subnets; its name in AWS is the name of the composite resource. */
export const cluster = part<Cluster>(
  'cluster',
  {
    apiVersion: 'eks.aws.m.upbound.io/v1beta1',
    kind: 'Cluster',
    spec: {
      forProvider: {
        accessConfig: { authenticationMode: 'API', bootstrapClusterCreatorAdminPermissions: true },
        bootstrapSelfManagedAddons: false,
        enabledClusterLogTypes: ['api', 'audit', 'authenticator'],
        roleArnSelector: select(controlPlaneRole),
        vpcConfig: { endpointPrivateAccess: true },
      },
    },
  },
  [
    externalName('%s'),
    region,
    fromComposite('spec.kubernetes.controlPlane', 'spec.forProvider.version'),
    fromComposite('spec.endpoint.public', 'spec.forProvider.vpcConfig.endpointPublicAccess'),
    fromComposite('spec.endpoint.publicCidrs', 'spec.forProvider.vpcConfig.publicAccessCidrs'),
    fromComposite('spec.deletionProtection', 'spec.forProvider.deletionProtection'),
    ...tags('cluster'),
    toComposite('status.atProvider.arn', 'status.clusterArn'),
    toComposite('status.atProvider.endpoint', 'status.endpoint'),
    toComposite('status.atProvider.vpcConfig.clusterSecurityGroupId', 'status.clusterSecurityGroupId'),
    toComposite(issuer, 'status.oidcIssuer'),
    toComposite(issuer, 'status.oidcProvider', trimPrefix('https://')),
  ],
);

/** Writes the kubeconfig that Flux uses; its token is renewed every ten minutes. */
const clusterAuth = part<ClusterAuth>(
  'cluster-auth',
  {
    apiVersion: 'eks.aws.m.upbound.io/v1beta1',
    kind: 'ClusterAuth',
    spec: { forProvider: { clusterNameSelector: select(cluster) } },
  },
  [region, fromComposite('metadata.name', 'spec.writeConnectionSecretToRef.name', { transforms: [format(KUBECONFIG_SECRET_FORMAT)] })],
);

/** Lets service accounts of the cluster assume IAM roles without the Pod Identity agent. */
const oidcProvider = part<OpenIDConnectProvider>(
  'oidc-provider',
  {
    apiVersion: 'iam.aws.m.upbound.io/v1beta1',
    kind: 'OpenIDConnectProvider',
    spec: { forProvider: { clientIdList: ['sts.amazonaws.com'] } },
  },
  [
    fromComposite('metadata.name', 'metadata.name', { transforms: [format(OIDC_PROVIDER_FORMAT)] }),
    fromComposite('status.oidcIssuer', 'spec.forProvider.url'),
    ...tags('oidc'),
    toComposite('status.atProvider.arn', 'status.oidcProviderArn'),
  ],
);

/** EKS makes the security group and leaves it untagged; Karpenter finds it by this tag. */
const securityGroupTag = part<Tag>(
  'cluster-security-group-tag',
  { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind: 'Tag', spec: { forProvider: { key: 'karpenter.sh/discovery' } } },
  [
    region,
    fromComposite('status.clusterSecurityGroupId', 'spec.forProvider.resourceId'),
    fromComposite('metadata.name', 'spec.forProvider.value'),
  ],
);

export const controlPlaneParts = (zoneCount: number): readonly Part[] => [
  extend(cluster, inPrivateSubnets(zoneCount, 'spec.forProvider.vpcConfig.subnetIds')),
  clusterAuth,
  oidcProvider,
  securityGroupTag,
];
