import type { PodIdentityAssociation } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/PodIdentityAssociation';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import type { Manifest } from '@slipway/manifest';
import { AWS_REGION, CLUSTER_NAME } from './cluster-variable.ts';
import { policyDocument, type Statement, trustDocument } from './iam-policy.ts';

/** Where the AWS resources of add-ons live on a cluster: beside Crossplane, out of reach of tenants. */
const CROSSPLANE_NAMESPACE = 'crossplane-system';

/** The one value that a chart's values and its AWS rights share. */
export interface WorkloadAccount {
  /** Name of the Kubernetes ServiceAccount. */
  readonly name: string;
  readonly namespace: string;
}

export interface PodIdentity {
  /** What the role is for; AWS sees it with the cluster's name before it: `staging-karpenter`. */
  readonly name: string;
  readonly account: WorkloadAccount;
  /** Policies of our own by what they allow: `{ nodes: [...] }`. IAM limits each to 6144 characters. */
  readonly policies?: Readonly<Record<string, readonly Statement[]>>;
  /** ARNs of policies that AWS keeps up to date, by what they allow. */
  readonly managedPolicies?: Readonly<Record<string, `arn:aws:iam::aws:policy/${string}`>>;
}

/**
 * AWS rights for one service account through EKS Pod Identity, by file: role, policies, attachments, association.
 * Names carry the cluster's name, so that clusters of one account do not share a role.
 */
export function podIdentity({ name, account, policies = {}, managedPolicies = {} }: PodIdentity): Record<string, Manifest> {
  const role = awsName(name);
  return {
    'role.yaml': podRole(role, account),
    ...Object.fromEntries(
      Object.entries(policies).flatMap(([part, statements]) => [
        [`policy-${part}.yaml`, policy(awsName(name, part), statements)],
        [`attachment-${part}.yaml`, attachment(awsName(name, part), role, { policyArnRef: { name: awsName(name, part) } })],
      ]),
    ),
    ...attachments(name, managedPolicies),
    'association.yaml': association(role, account),
  };
}

/** Attachments of policies that AWS owns, by file; for a role of the same name that {@link podIdentity} does not make. */
export const attachments = (name: string, policies: NonNullable<PodIdentity['managedPolicies']>): Record<string, RolePolicyAttachment> =>
  Object.fromEntries(
    Object.entries(policies).map(([part, policyArn]) => [
      `attachment-${part}.yaml`,
      attachment(awsName(name, part), awsName(name), { policyArn }),
    ]),
  );

/** Name of an AWS resource of this cluster, also in Kubernetes, where references use it. */
export const awsName = (...parts: readonly string[]): string => [CLUSTER_NAME, ...parts].join('-');

export const awsMetadata = (name: string) => ({ name, namespace: CROSSPLANE_NAMESPACE });

const podRole = (name: string, account: WorkloadAccount): Role => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'Role',
  metadata: awsMetadata(name),
  spec: {
    forProvider: {
      description: `Pods of ${account.namespace}/${account.name} on ${CLUSTER_NAME}`,
      // Pod Identity tags its sessions; without the conditions any association of the account could name this role.
      assumeRolePolicy: trustDocument('pods.eks.amazonaws.com', ['sts:AssumeRole', 'sts:TagSession'], {
        StringEquals: {
          'aws:RequestTag/eks-cluster-name': CLUSTER_NAME,
          'aws:RequestTag/kubernetes-namespace': account.namespace,
          'aws:RequestTag/kubernetes-service-account': account.name,
        },
      }),
    },
  },
});

const policy = (name: string, statements: readonly Statement[]): Policy => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'Policy',
  metadata: awsMetadata(name),
  spec: { forProvider: { policy: policyDocument(statements) } },
});

const attachment = (
  name: string,
  role: string,
  which: { readonly policyArn: string } | { readonly policyArnRef: { readonly name: string } },
): RolePolicyAttachment => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'RolePolicyAttachment',
  metadata: awsMetadata(name),
  spec: { forProvider: { roleRef: { name: role }, ...which } },
});

const association = (role: string, account: WorkloadAccount): PodIdentityAssociation => ({
  apiVersion: 'eks.aws.m.upbound.io/v1beta1',
  kind: 'PodIdentityAssociation',
  metadata: awsMetadata(role),
  spec: {
    forProvider: {
      region: AWS_REGION,
      clusterName: CLUSTER_NAME,
      namespace: account.namespace,
      serviceAccount: account.name,
      roleArnRef: { name: role },
    },
  },
});
