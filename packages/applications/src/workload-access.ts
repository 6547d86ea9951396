import type { PodIdentityAssociation } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/PodIdentityAssociation';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import { AWS_REGION, CLUSTER_NAME } from './cluster-variable.ts';

/** One statement that allows something. */
export interface Statement {
  /** Letters and digits, unique in its policy. */
  readonly sid: string;
  readonly actions: readonly `${string}:${string}`[];
  readonly resources: readonly string[];
}

/** The service account of a workload; its Deployment and its AWS rights name the same value. */
export interface WorkloadAccount {
  readonly name: string;
  readonly namespace: string;
}

export type AccessFiles = {
  readonly 'access-role.yaml': Role;
  readonly 'access-policy.yaml': Policy;
  readonly 'access-attachment.yaml': RolePolicyAttachment;
  readonly 'access-association.yaml': PodIdentityAssociation;
};

/**
 * Lets the pods of one account do what `statements` say, through EKS Pod Identity, by file. It belongs into the tenant
 * unit: a team that could write IAM roles itself could give itself any right that Crossplane has.
 */
export function workloadAccess(account: WorkloadAccount, statements: readonly Statement[]): AccessFiles {
  const metadata = { name: `${CLUSTER_NAME}-${account.namespace}-${account.name}`, namespace: account.namespace };
  const { name } = metadata;
  return {
    'access-role.yaml': {
      apiVersion: 'iam.aws.m.upbound.io/v1beta1',
      kind: 'Role',
      metadata,
      spec: {
        forProvider: {
          description: `Pods of ${account.namespace}/${account.name} on ${CLUSTER_NAME}`,
          assumeRolePolicy: policyText([
            {
              Effect: 'Allow',
              Principal: { Service: 'pods.eks.amazonaws.com' },
              Action: ['sts:AssumeRole', 'sts:TagSession'],
              // Only sessions of this account on this cluster, whoever else associates the role.
              Condition: {
                StringEquals: {
                  'aws:RequestTag/eks-cluster-name': CLUSTER_NAME,
                  'aws:RequestTag/kubernetes-namespace': account.namespace,
                  'aws:RequestTag/kubernetes-service-account': account.name,
                },
              },
            },
          ]),
        },
      },
    },
    'access-policy.yaml': {
      apiVersion: 'iam.aws.m.upbound.io/v1beta1',
      kind: 'Policy',
      metadata,
      spec: {
        forProvider: {
          policy: policyText(
            statements.map(({ sid, actions, resources }) => ({ Sid: sid, Effect: 'Allow', Action: actions, Resource: resources })),
          ),
        },
      },
    },
    'access-attachment.yaml': {
      apiVersion: 'iam.aws.m.upbound.io/v1beta1',
      kind: 'RolePolicyAttachment',
      metadata,
      spec: { forProvider: { roleRef: { name }, policyArnRef: { name } } },
    },
    'access-association.yaml': {
      apiVersion: 'eks.aws.m.upbound.io/v1beta1',
      kind: 'PodIdentityAssociation',
      metadata,
      spec: {
        forProvider: {
          region: AWS_REGION,
          clusterName: CLUSTER_NAME,
          namespace: account.namespace,
          serviceAccount: account.name,
          roleArnRef: { name },
        },
      },
    },
  };
}

const policyText = (statements: readonly object[]): string => JSON.stringify({ Version: '2012-10-17', Statement: statements }, null, 2);
