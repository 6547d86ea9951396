// Generated from provider-helm-v1.4.0/helm.m.crossplane.io_releases.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Release = {
  readonly apiVersion: "helm.m.crossplane.io/v1beta1";
  readonly kind: "Release";
  readonly metadata: ObjectMeta;
  readonly spec: ReleaseSpec;
};
export type ReleaseSpec = {
  readonly connectionDetails?: readonly ReleaseSpecConnectionDetails[];
  readonly forProvider: ReleaseSpecForProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: ReleaseSpecProviderConfigRef;
  readonly rollbackLimit?: number;
  readonly writeConnectionSecretToRef?: ReleaseSpecWriteConnectionSecretToRef;
};
export type ReleaseSpecConnectionDetails = {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly skipPartOfReleaseCheck?: boolean;
  readonly toConnectionSecretKey?: string;
  readonly uid?: string;
};
export type ReleaseSpecForProvider = {
  readonly chart: ReleaseSpecForProviderChart;
  readonly insecureSkipTLSVerify?: boolean;
  /** Default: `20`. */
  readonly maxHistory?: number;
  readonly namespace?: string;
  readonly patchesFrom?: readonly ReleaseSpecForProviderPatchesFrom[];
  readonly plainHTTP?: boolean;
  readonly set?: readonly ReleaseSpecForProviderSet[];
  readonly skipCRDs?: boolean;
  readonly skipCreateNamespace?: boolean;
  readonly ssaForceConflicts?: boolean;
  readonly takeOwnership?: boolean;
  readonly values?: { readonly [key: string]: unknown };
  readonly valuesFrom?: readonly ReleaseSpecForProviderValuesFrom[];
  readonly wait?: boolean;
  readonly waitTimeout?: string;
};
export type ReleaseSpecForProviderChart = {
  /** Matches `^sha256:[a-f0-9]{64}$`. */
  readonly digest?: string;
  readonly name?: string;
  readonly pullSecretRef?: ReleaseSpecForProviderChartPullSecretRef;
  readonly repository?: string;
  readonly url?: string;
  readonly version?: string;
};
export type ReleaseSpecForProviderChartPullSecretRef = {
  readonly name: string;
};
export type ReleaseSpecForProviderPatchesFrom = {
  readonly configMapKeyRef?: ReleaseSpecForProviderPatchesFromConfigMapKeyRef;
  readonly secretKeyRef?: ReleaseSpecForProviderPatchesFromSecretKeyRef;
};
export type ReleaseSpecForProviderPatchesFromConfigMapKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderPatchesFromSecretKeyRef = {
  readonly key?: string;
  readonly name: string;
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
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderSetValueFromSecretKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderValuesFrom = {
  readonly configMapKeyRef?: ReleaseSpecForProviderValuesFromConfigMapKeyRef;
  readonly secretKeyRef?: ReleaseSpecForProviderValuesFromSecretKeyRef;
};
export type ReleaseSpecForProviderValuesFromConfigMapKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly optional?: boolean;
};
export type ReleaseSpecForProviderValuesFromSecretKeyRef = {
  readonly key?: string;
  readonly name: string;
  readonly optional?: boolean;
};
export type ReleaseSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type ReleaseSpecWriteConnectionSecretToRef = {
  readonly name: string;
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
  readonly digest?: string;
  readonly ownershipTaken?: boolean;
  readonly releaseDescription?: string;
  readonly revision?: number;
  readonly state?: string;
  readonly version?: string;
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
