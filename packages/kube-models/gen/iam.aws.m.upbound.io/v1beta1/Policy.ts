// Generated from provider-aws-v2.6.0/iam.aws.m.upbound.io_policies.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Policy = {
  readonly apiVersion: "iam.aws.m.upbound.io/v1beta1";
  readonly kind: "Policy";
  readonly metadata: ObjectMeta;
  readonly spec: PolicySpec;
};
export type PolicySpec = {
  readonly forProvider: PolicySpecForProvider;
  readonly initProvider?: PolicySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: PolicySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: PolicySpecWriteConnectionSecretToRef;
};
export type PolicySpecForProvider = {
  readonly delayAfterPolicyCreationInMs?: number;
  readonly description?: string;
  readonly path?: string;
  readonly policy?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type PolicySpecInitProvider = {
  readonly delayAfterPolicyCreationInMs?: number;
  readonly description?: string;
  readonly path?: string;
  readonly policy?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type PolicySpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type PolicySpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type PolicyStatus = {
  readonly atProvider?: PolicyStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly PolicyStatusConditions[];
  readonly observedGeneration?: number;
};
export type PolicyStatusAtProvider = {
  readonly arn?: string;
  readonly attachmentCount?: number;
  readonly delayAfterPolicyCreationInMs?: number;
  readonly description?: string;
  readonly id?: string;
  readonly path?: string;
  readonly policy?: string;
  readonly policyId?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type PolicyStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
