// Generated from flux-v2.9/kustomize-controller-v1.9.4/kustomize.toolkit.fluxcd.io_kustomizations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Kustomization = {
  readonly apiVersion: "kustomize.toolkit.fluxcd.io/v1";
  readonly kind: "Kustomization";
  readonly metadata: ObjectMeta;
  readonly spec?: KustomizationSpec;
};
export type KustomizationSpec = {
  readonly buildMetadata?: readonly ("originAnnotations" | "transformerAnnotations")[];
  readonly commonMetadata?: KustomizationSpecCommonMetadata;
  readonly components?: readonly string[];
  readonly decryption?: KustomizationSpecDecryption;
  readonly deletionPolicy?: "MirrorPrune" | "Delete" | "WaitForTermination" | "Orphan";
  readonly dependsOn?: readonly KustomizationSpecDependsOn[];
  readonly force?: boolean;
  readonly healthCheckExprs?: readonly KustomizationSpecHealthCheckExprs[];
  readonly healthChecks?: readonly KustomizationSpecHealthChecks[];
  readonly ignore?: readonly KustomizationSpecIgnore[];
  readonly ignoreMissingComponents?: boolean;
  readonly images?: readonly KustomizationSpecImages[];
  readonly interval: string;
  readonly kubeConfig?: KustomizationSpecKubeConfig;
  readonly namePrefix?: string;
  readonly nameSuffix?: string;
  readonly patches?: readonly KustomizationSpecPatches[];
  readonly path?: string;
  readonly postBuild?: KustomizationSpecPostBuild;
  readonly prune: boolean;
  readonly retryInterval?: string;
  readonly serviceAccountName?: string;
  readonly sourceRef: KustomizationSpecSourceRef;
  readonly suspend?: boolean;
  readonly targetNamespace?: string;
  readonly timeout?: string;
  readonly wait?: boolean;
};
export type KustomizationSpecCommonMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type KustomizationSpecDecryption = {
  readonly provider: "sops";
  readonly secretRef?: KustomizationSpecDecryptionSecretRef;
  readonly serviceAccountName?: string;
};
export type KustomizationSpecDecryptionSecretRef = {
  readonly name: string;
};
export type KustomizationSpecDependsOn = {
  readonly name: string;
  readonly namespace?: string;
  readonly readyExpr?: string;
};
export type KustomizationSpecHealthCheckExprs = {
  readonly apiVersion: string;
  readonly current: string;
  readonly failed?: string;
  readonly inProgress?: string;
  readonly kind?: string;
};
export type KustomizationSpecHealthChecks = {
  readonly apiVersion?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
};
export type KustomizationSpecIgnore = {
  readonly paths: readonly string[];
  readonly target?: KustomizationSpecIgnoreTarget;
};
export type KustomizationSpecIgnoreTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type KustomizationSpecImages = {
  readonly digest?: string;
  readonly name: string;
  readonly newName?: string;
  readonly newTag?: string;
};
export type KustomizationSpecKubeConfig = {
  readonly configMapRef?: KustomizationSpecKubeConfigConfigMapRef;
  readonly secretRef?: KustomizationSpecKubeConfigSecretRef;
};
export type KustomizationSpecKubeConfigConfigMapRef = {
  readonly name: string;
};
export type KustomizationSpecKubeConfigSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type KustomizationSpecPatches = {
  readonly patch: string;
  readonly target?: KustomizationSpecPatchesTarget;
};
export type KustomizationSpecPatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type KustomizationSpecPostBuild = {
  readonly substitute?: { readonly [key: string]: string };
  readonly substituteFrom?: readonly KustomizationSpecPostBuildSubstituteFrom[];
  readonly substituteStrategy?: "WithVariables" | "Always";
};
export type KustomizationSpecPostBuildSubstituteFrom = {
  readonly kind: "Secret" | "ConfigMap";
  readonly name: string;
  readonly optional?: boolean;
};
export type KustomizationSpecSourceRef = {
  readonly apiVersion?: string;
  readonly kind: "OCIRepository" | "GitRepository" | "Bucket" | "ExternalArtifact";
  readonly name: string;
  readonly namespace?: string;
};
