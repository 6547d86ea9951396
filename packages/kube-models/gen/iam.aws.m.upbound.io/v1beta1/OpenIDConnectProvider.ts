// Generated from provider-aws-v2.6.0/iam.aws.m.upbound.io_openidconnectproviders.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type OpenIDConnectProvider = {
  readonly apiVersion: "iam.aws.m.upbound.io/v1beta1";
  readonly kind: "OpenIDConnectProvider";
  readonly metadata: ObjectMeta;
  readonly spec: OpenIDConnectProviderSpec;
};
export type OpenIDConnectProviderSpec = {
  readonly forProvider: OpenIDConnectProviderSpecForProvider;
  readonly initProvider?: OpenIDConnectProviderSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: OpenIDConnectProviderSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: OpenIDConnectProviderSpecWriteConnectionSecretToRef;
};
export type OpenIDConnectProviderSpecForProvider = {
  /** Each value once. */
  readonly clientIdList?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly thumbprintList?: readonly string[];
  readonly url?: string;
};
export type OpenIDConnectProviderSpecInitProvider = {
  /** Each value once. */
  readonly clientIdList?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly thumbprintList?: readonly string[];
  readonly url?: string;
};
export type OpenIDConnectProviderSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type OpenIDConnectProviderSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type OpenIDConnectProviderStatus = {
  readonly atProvider?: OpenIDConnectProviderStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly OpenIDConnectProviderStatusConditions[];
  readonly observedGeneration?: number;
};
export type OpenIDConnectProviderStatusAtProvider = {
  readonly arn?: string;
  /** Each value once. */
  readonly clientIdList?: readonly string[];
  readonly id?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly thumbprintList?: readonly string[];
  readonly url?: string;
};
export type OpenIDConnectProviderStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
