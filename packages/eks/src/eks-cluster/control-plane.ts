import { KUBECONFIG_SECRET_FORMAT } from '@slipway/fleet';
import type { Tag } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/Tag';
import type { Cluster, ClusterStatus } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/Cluster';
import type { ClusterAuth } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/ClusterAuth';
import type {
  OpenIDConnectProvider,
  OpenIDConnectProviderStatus,
} from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/OpenIDConnectProvider';
import { at, fieldsOf, format, trimPrefix } from '../crossplane/field-paths.ts';
import { extend, type Part, part, select } from '../crossplane/part.ts';
import { fromComposite, toComposite } from '../crossplane/patches.ts';
import { composite, externalName, region, tags } from './common-patches.ts';
import { OIDC_PROVIDER_FORMAT } from './names.ts';
import { inPrivateSubnets } from './network.ts';
import { controlPlaneRole } from './roles.ts';

const { issuer } = at(at(fieldsOf<{ readonly status: ClusterStatus }>().status.atProvider.identity, 0).oidc, 0);

/** The EKS cluster, without its subnets; its name in AWS is the name of the composite resource. */
export const cluster = part<Cluster, ClusterStatus>(
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
  (of) => [
    externalName('%s', of),
    region(of),
    fromComposite(composite.spec.kubernetes.controlPlane, of.spec.forProvider.version),
    fromComposite(composite.spec.endpoint.public, of.spec.forProvider.vpcConfig.endpointPublicAccess),
    fromComposite(composite.spec.endpoint.publicCidrs, of.spec.forProvider.vpcConfig.publicAccessCidrs),
    fromComposite(composite.spec.deletionProtection, of.spec.forProvider.deletionProtection),
    ...tags('cluster', of),
    toComposite(of.status.atProvider.arn, composite.status.clusterArn),
    toComposite(of.status.atProvider.endpoint, composite.status.endpoint),
    toComposite(of.status.atProvider.vpcConfig.clusterSecurityGroupId, composite.status.clusterSecurityGroupId),
    toComposite(issuer, composite.status.oidcIssuer),
    toComposite(trimPrefix('https://', issuer), composite.status.oidcProvider),
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
  (of) => [region(of), fromComposite(format(KUBECONFIG_SECRET_FORMAT, composite.metadata.name), of.spec.writeConnectionSecretToRef.name)],
);

/** Lets service accounts of the cluster assume IAM roles without the Pod Identity agent. */
const oidcProvider = part<OpenIDConnectProvider, OpenIDConnectProviderStatus>(
  'oidc-provider',
  {
    apiVersion: 'iam.aws.m.upbound.io/v1beta1',
    kind: 'OpenIDConnectProvider',
    spec: { forProvider: { clientIdList: ['sts.amazonaws.com'] } },
  },
  (of) => [
    fromComposite(format(OIDC_PROVIDER_FORMAT, composite.metadata.name), of.metadata.name),
    fromComposite(composite.status.oidcIssuer, of.spec.forProvider.url),
    ...tags('oidc', of),
    toComposite(of.status.atProvider.arn, composite.status.oidcProviderArn),
  ],
);

/** EKS creates the security group without tags. Karpenter finds it by this tag. */
const securityGroupTag = part<Tag>(
  'cluster-security-group-tag',
  { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind: 'Tag', spec: { forProvider: { key: 'karpenter.sh/discovery' } } },
  (of) => [
    region(of),
    fromComposite(composite.status.clusterSecurityGroupId, of.spec.forProvider.resourceId),
    fromComposite(composite.metadata.name, of.spec.forProvider.value),
  ],
);

export const controlPlaneParts = (zoneCount: number): readonly Part[] => [
  extend(cluster, inPrivateSubnets(zoneCount, fieldsOf<Cluster>().spec.forProvider.vpcConfig.subnetIds)),
  clusterAuth,
  oidcProvider,
  securityGroupTag,
];
