// Generated from provider-kubernetes-v1.2.1/kubernetes.crossplane.io_objects.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type Object = {
  readonly apiVersion: "kubernetes.crossplane.io/v1alpha2";
  readonly kind: "Object";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ObjectSpec;
};
export type ObjectSpec = {
  readonly connectionDetails?: readonly ObjectSpecConnectionDetails[];
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: ObjectSpecForProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: ObjectSpecProviderConfigRef;
  readonly readiness?: ObjectSpecReadiness;
  readonly references?: readonly ObjectSpecReferences[];
  /** Default: `false`. */
  readonly watch?: boolean;
  readonly writeConnectionSecretToRef?: ObjectSpecWriteConnectionSecretToRef;
};
export type ObjectSpecConnectionDetails = {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly toConnectionSecretKey?: string;
  readonly uid?: string;
};
export type ObjectSpecForProvider = {
  readonly manifest: EmbeddedObject;
};
export type ObjectSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: ObjectSpecProviderConfigRefPolicy;
};
export type ObjectSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ObjectSpecReadiness = {
  readonly celQuery?: string;
  /** Default: `"SuccessfulCreate"`. */
  readonly policy?: "SuccessfulCreate" | "DeriveFromObject" | "AllTrue" | "DeriveFromCelQuery";
};
export type ObjectSpecReferences = {
  readonly dependsOn?: ObjectSpecReferencesDependsOn;
  readonly patchesFrom?: ObjectSpecReferencesPatchesFrom;
  readonly toFieldPath?: string;
};
export type ObjectSpecReferencesDependsOn = {
  /** Default: `"kubernetes.crossplane.io/v1alpha1"`. */
  readonly apiVersion?: string;
  /** Default: `"Object"`. */
  readonly kind?: string;
  readonly name: string;
  readonly namespace?: string;
};
export type ObjectSpecReferencesPatchesFrom = {
  /** Default: `"kubernetes.crossplane.io/v1alpha1"`. */
  readonly apiVersion?: string;
  readonly fieldPath: string;
  /** Default: `"Object"`. */
  readonly kind?: string;
  readonly name: string;
  readonly namespace?: string;
};
export type ObjectSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type ObjectStatus = {
  readonly atProvider?: ObjectStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly ObjectStatusConditions[];
  readonly observedGeneration?: number;
};
export type ObjectStatusAtProvider = {
  readonly manifest?: EmbeddedObject;
};
export type ObjectStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
