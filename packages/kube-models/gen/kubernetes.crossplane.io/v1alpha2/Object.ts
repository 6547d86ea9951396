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
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: ObjectSpecForProvider;
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  readonly providerConfigRef?: ObjectSpecProviderConfigRef;
  readonly readiness?: ObjectSpecReadiness;
  readonly references?: readonly ObjectSpecReferences[];
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
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ObjectSpecReadiness = {
  readonly celQuery?: string;
  readonly policy?: "SuccessfulCreate" | "DeriveFromObject" | "AllTrue" | "DeriveFromCelQuery";
};
export type ObjectSpecReferences = {
  readonly dependsOn?: ObjectSpecReferencesDependsOn;
  readonly patchesFrom?: ObjectSpecReferencesPatchesFrom;
  readonly toFieldPath?: string;
};
export type ObjectSpecReferencesDependsOn = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name: string;
  readonly namespace?: string;
};
export type ObjectSpecReferencesPatchesFrom = {
  readonly apiVersion?: string;
  readonly fieldPath: string;
  readonly kind?: string;
  readonly name: string;
  readonly namespace?: string;
};
export type ObjectSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
