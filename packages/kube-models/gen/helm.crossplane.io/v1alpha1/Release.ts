// Generated from provider-helm-v1.4.0/helm.crossplane.io_releases.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Release = {
  readonly apiVersion: "helm.crossplane.io/v1alpha1";
  readonly kind: "Release";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ReleaseSpec;
};
export type ReleaseSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: ReleaseSpecForProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: ReleaseSpecProviderConfigRef;
  readonly rollbackLimit?: number;
  readonly writeConnectionSecretToRef?: ReleaseSpecWriteConnectionSecretToRef;
};
export type ReleaseSpecForProvider = {
  readonly chart: ReleaseSpecForProviderChart;
  readonly namespace: string;
  readonly patchesFrom?: readonly ReleaseSpecForProviderPatchesFrom[];
  readonly set?: readonly ReleaseSpecForProviderSet[];
  readonly values?: { readonly [key: string]: unknown };
  readonly valuesFrom?: readonly ReleaseSpecForProviderValuesFrom[];
  readonly wait?: boolean;
};
export type ReleaseSpecForProviderChart = {
  readonly name: string;
  readonly pullSecretRef?: ReleaseSpecForProviderChartPullSecretRef;
  readonly repository: string;
  readonly version: string;
};
export type ReleaseSpecForProviderChartPullSecretRef = {
  readonly name: string;
  readonly namespace: string;
};
export type ReleaseSpecForProviderPatchesFrom = {
  readonly configMapKeyRef?: ReleaseSpecForProviderPatchesFromConfigMapKeyRef;
  readonly secretKeyRef?: ReleaseSpecForProviderPatchesFromSecretKeyRef;
};
export type ReleaseSpecForProviderPatchesFromConfigMapKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly namespace: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderPatchesFromSecretKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly namespace: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderSet = {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: ReleaseSpecForProviderSetValueFrom;
};
export type ReleaseSpecForProviderSetValueFrom = {
  readonly configMapKeyRef?: ReleaseSpecForProviderSetValueFromConfigMapKeyRef;
  readonly secretKeyRef?: ReleaseSpecForProviderSetValueFromSecretKeyRef;
};
export type ReleaseSpecForProviderSetValueFromConfigMapKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly namespace: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderSetValueFromSecretKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly namespace: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderValuesFrom = {
  readonly configMapKeyRef?: ReleaseSpecForProviderValuesFromConfigMapKeyRef;
  readonly secretKeyRef?: ReleaseSpecForProviderValuesFromSecretKeyRef;
};
export type ReleaseSpecForProviderValuesFromConfigMapKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly namespace: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderValuesFromSecretKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly namespace: string;
  readonly optional?: boolean;
};
export type ReleaseSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: ReleaseSpecProviderConfigRefPolicy;
};
export type ReleaseSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ReleaseSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type ReleaseStatus = {
  readonly atProvider?: ReleaseStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly ReleaseStatusConditions[];
  readonly failed?: number;
  readonly lastHandledReconcileAt?: string;
  readonly observedGeneration?: number;
  readonly patchesSha?: string;
  readonly synced?: boolean;
};
export type ReleaseStatusAtProvider = {
  readonly releaseDescription?: string;
  readonly revision?: number;
  readonly state?: string;
};
export type ReleaseStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
