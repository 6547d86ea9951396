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
