// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_clusterauths.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterAuth = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "ClusterAuth";
  readonly metadata: ObjectMeta;
  readonly spec: ClusterAuthSpec;
};
export type ClusterAuthSpec = {
  readonly forProvider: ClusterAuthSpecForProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: ClusterAuthSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: ClusterAuthSpecWriteConnectionSecretToRef;
};
export type ClusterAuthSpecForProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: ClusterAuthSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: ClusterAuthSpecForProviderClusterNameSelector;
  /** Default: `"10m0s"`. */
  readonly refreshPeriod?: string;
  readonly region: string;
};
export type ClusterAuthSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: ClusterAuthSpecForProviderClusterNameRefPolicy;
};
export type ClusterAuthSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterAuthSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: ClusterAuthSpecForProviderClusterNameSelectorPolicy;
};
export type ClusterAuthSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterAuthSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type ClusterAuthSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type ClusterAuthStatus = {
  readonly atProvider?: ClusterAuthStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly ClusterAuthStatusConditions[];
  readonly observedGeneration?: number;
};
export type ClusterAuthStatusAtProvider = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastRefreshTime?: string;
};
export type ClusterAuthStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
