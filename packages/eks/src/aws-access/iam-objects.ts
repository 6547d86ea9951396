import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import { boundaryArn } from './own-names.ts';
import { policyDocument, type Statement } from './policy-document.ts';
import { ACCOUNT_ID, CLUSTER_NAME } from './this-cluster.ts';

/** Name and namespace of the Kubernetes object. The AWS resource has the same name. */
export interface ResourceName {
  /** Name of the object in Kubernetes, and of the resource in AWS. */
  readonly name: string;
  /** Namespace of the object in Kubernetes. */
  readonly namespace: string;
}

/** The permissions boundary of a role: that of the cluster whose variables Flux substitutes, or none. */
export type Boundary = 'of this cluster' | 'none';

/**
 * Returns a role that the principals of `trust`, the text of `trustDocument`, can assume. The Crossplane of a cluster must not create a
 * role without the boundary, so `none` is only for roles that the hub creates.
 */
export const iamRole = (metadata: ResourceName, description: string, trust: string, boundary: Boundary = 'of this cluster'): Role => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'Role',
  metadata,
  spec: {
    forProvider: {
      description,
      assumeRolePolicy: trust,
      ...(boundary === 'none' ? {} : { permissionsBoundary: boundaryArn(ACCOUNT_ID, CLUSTER_NAME) }),
    },
  },
});

export const iamPolicy = (metadata: ResourceName, statements: readonly Statement[]): Policy => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'Policy',
  metadata,
  spec: { forProvider: { policy: policyDocument(statements) } },
});

/** A policy: one that Crossplane creates, by the name of its object, or one that AWS maintains. */
export type PolicyReference =
  | {
      /** Policy that Crossplane creates. */
      readonly policyArnRef: {
        /** Name of the Policy object in the same namespace. */
        readonly name: string;
      };
    }
  | {
      /** ARN of a policy that AWS maintains. */
      readonly policyArn: `arn:aws:iam::aws:policy/${string}`;
    };

/**
 * Returns the attachment of a policy to a role, by the name of the Role object. Crossplane finds both objects in the namespace of the
 * attachment.
 */
export const policyAttachment = (metadata: ResourceName, role: string, policy: PolicyReference): RolePolicyAttachment => ({
  apiVersion: 'iam.aws.m.upbound.io/v1beta1',
  kind: 'RolePolicyAttachment',
  metadata,
  spec: { forProvider: { roleRef: { name: role }, ...policy } },
});
