import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import type { Manifest } from '@slipway/manifest';
import { iamPolicy, type PolicyReference, policyAttachment } from '../aws-access/iam-objects.ts';
import { ownName } from '../aws-access/own-names.ts';
import { podAssociation, podRole, type WorkloadAccount } from '../aws-access/pod-access.ts';
import type { Statement } from '../aws-access/policy-document.ts';
import { CLUSTER_NAME } from '../aws-access/this-cluster.ts';

/** The namespace of the AWS resources of add-ons on a cluster: the namespace of Crossplane, to which tenants have no access. */
const CROSSPLANE_NAMESPACE = 'crossplane-system';

/** Permissions of an add-on in AWS. */
interface AddonIdentity {
  /**
   * Purpose of the role. The IAM role and its policies have this name with the cluster name as a prefix.
   * @example 'karpenter'
   */
  readonly name: string;
  /**
   * ServiceAccount of the Pods that get the role. EKS Pod Identity gives them its credentials.
   * @example { name: 'karpenter', namespace: 'kube-system' }
   */
  readonly account: WorkloadAccount;
  /**
   * Statements of IAM policies that Crossplane creates, by purpose. IAM limits the length of each policy, see `MAX_POLICY_LENGTH`.
   * @default none
   * @example { read: [{ sid: 'ReadSecrets', actions: ['secretsmanager:GetSecretValue'], resources: [arn] }] }
   */
  readonly policies?: Readonly<Record<string, readonly Statement[]>>;
  /**
   * ARNs of policies that AWS maintains, by purpose.
   * @default none
   * @example { driver: 'arn:aws:iam::aws:policy/service-role/AmazonEBSCSIDriverPolicy' }
   */
  readonly managedPolicies?: ManagedPolicies;
}

type ManagedPolicies = Readonly<Record<string, Extract<PolicyReference, { policyArn: string }>['policyArn']>>;

/**
 * Returns the AWS permissions of one service account through EKS Pod Identity, by file: role, policies, attachments, association. Names
 * contain the name of the cluster, so that clusters of one account do not share a role.
 */
export function podIdentity({ name, account, policies = {}, managedPolicies = {} }: AddonIdentity): Record<string, Manifest> {
  const metadata = awsMetadata(awsName(name));
  return {
    'role.yaml': podRole({ metadata, account }),
    ...Object.fromEntries(
      Object.entries(policies).flatMap(([part, statements]) => [
        [`policy-${part}.yaml`, iamPolicy(awsMetadata(awsName(name, part)), statements)],
        attachment(name, part, { policyArnRef: { name: awsName(name, part) } }),
      ]),
    ),
    ...attachments(name, managedPolicies),
    'association.yaml': podAssociation({ metadata, account }),
  };
}

/** Returns attachments of policies that AWS maintains, by file, for a role of this name that {@link podIdentity} does not create. */
export const attachments = (name: string, policies: ManagedPolicies): Record<string, RolePolicyAttachment> =>
  Object.fromEntries(Object.entries(policies).map(([part, policyArn]) => attachment(name, part, { policyArn })));

const attachment = (name: string, part: string, policy: PolicyReference): [file: string, RolePolicyAttachment] => [
  `attachment-${part}.yaml`,
  policyAttachment(awsMetadata(awsName(name, part)), awsName(name), policy),
];

/** Returns the name of an AWS resource of this cluster. The Kubernetes object has the same name, and references use it. */
export const awsName = (...parts: readonly string[]): string => ownName(CLUSTER_NAME, ...parts);

/** Name and namespace of the object in Kubernetes for an AWS resource of an add-on. */
export const awsMetadata = (name: string) => ({ name, namespace: CROSSPLANE_NAMESPACE });
