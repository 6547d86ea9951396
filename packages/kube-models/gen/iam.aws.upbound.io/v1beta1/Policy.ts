// Generated from provider-aws-v2.6.0/iam.aws.upbound.io_policies.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Policy = {
  readonly apiVersion: "iam.aws.upbound.io/v1beta1";
  readonly kind: "Policy";
  readonly metadata: ClusterObjectMeta;
  readonly spec: PolicySpec;
};
export type PolicySpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: PolicySpecForProvider;
  readonly initProvider?: PolicySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
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
  readonly name: string;
  readonly policy?: PolicySpecProviderConfigRefPolicy;
};
export type PolicySpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PolicySpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
