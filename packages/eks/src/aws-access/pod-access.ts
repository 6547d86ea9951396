import type { PodIdentityAssociation } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/PodIdentityAssociation';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import { type Boundary, iamPolicy, iamRole, policyAttachment, type ResourceName } from './iam-objects.ts';
import { type Statement, trustDocument } from './policy-document.ts';
import { type EksClusterReference, thisCluster } from './this-cluster.ts';

/** The service account of a workload; its pods and its AWS permissions use the same value. */
export interface WorkloadAccount {
  /** Name of the ServiceAccount. */
  readonly name: string;
  /** Namespace of the ServiceAccount. */
  readonly namespace: string;
}

export interface PodIdentity {
  /** Name and namespace of the role and the association. */
  readonly metadata: ResourceName;
  /** ServiceAccount of the Pods that get the role. */
  readonly account: WorkloadAccount;
  /** Cluster on which the pods run. Default: the cluster that applies the unit. */
  readonly cluster?: EksClusterReference;
  /** The description of the role in AWS. The default contains the names of account and cluster. */
  readonly description?: string;
  /** Permissions boundary of the role. Default: that of this cluster. */
  readonly boundary?: Boundary;
}

/** A role with one policy, and its association with a service account. */
export interface PodAccess {
  /** IAM role of the Pods. */
  readonly role: Role;
  /** IAM policy with the statements. */
  readonly policy: Policy;
  /** Attachment of the policy to the role. */
  readonly attachment: RolePolicyAttachment;
  /** Association of the ServiceAccount with the role in EKS Pod Identity. */
  readonly association: PodIdentityAssociation;
}

/** Gives the pods of one service account on one cluster the permissions of `statements`. All four objects have the same name. */
export function podAccess(identity: PodIdentity, statements: readonly Statement[]): PodAccess {
  const { metadata } = identity;
  return {
    role: podRole(identity),
    policy: iamPolicy(metadata, statements),
    attachment: policyAttachment(metadata, metadata.name, { policyArnRef: { name: metadata.name } }),
    association: podAssociation(identity),
  };
}

/** Returns a role that only pods of this account on this cluster can assume. */
export const podRole = ({ metadata, account, cluster = thisCluster, description, boundary }: PodIdentity): Role =>
  iamRole(
    metadata,
    description ?? `Pods of ${account.namespace}/${account.name} on ${cluster.name}`,
    podTrust(account, { 'eks-cluster-name': cluster.name }),
    boundary,
  );

/**
 * Returns the trust policy of a role for the pods of one account. Its conditions compare the tags that EKS Pod Identity sets on a
 * session; `cluster` has the tags that identify the cluster. Without the conditions, any association in the AWS account could use the
 * role.
 */
export const podTrust = (account: WorkloadAccount, cluster: Partial<Record<'eks-cluster-arn' | 'eks-cluster-name', string>>): string =>
  trustDocument('pods.eks.amazonaws.com', ['sts:AssumeRole', 'sts:TagSession'], {
    StringEquals: Object.fromEntries(
      Object.entries({
        ...cluster,
        'kubernetes-namespace': account.namespace,
        'kubernetes-service-account': account.name,
      }).map(([tag, value]) => [`aws:RequestTag/${tag}`, value]),
    ),
  });

/** Associates the service account with the role of the same name, so that EKS gives its pods sessions of this role. */
export const podAssociation = ({ metadata, account, cluster = thisCluster }: PodIdentity): PodIdentityAssociation => ({
  apiVersion: 'eks.aws.m.upbound.io/v1beta1',
  kind: 'PodIdentityAssociation',
  metadata,
  spec: {
    forProvider: {
      region: cluster.region,
      clusterName: cluster.name,
      namespace: account.namespace,
      serviceAccount: account.name,
      roleArnRef: { name: metadata.name },
    },
  },
});
