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
  /** Labels and annotations for all objects. */
  readonly commonMetadata?: KustomizationSpecCommonMetadata;
  /** Folders with components of kustomize, relative to the path. */
  readonly components?: readonly string[];
  /** How encrypted files of SOPS are read. */
  readonly decryption?: KustomizationSpecDecryption;
  /** What happens to the objects when the Kustomization is deleted. Default: as `prune` says. */
  readonly deletionPolicy?: "MirrorPrune" | "Delete" | "WaitForTermination" | "Orphan";
  /** Kustomizations that must be ready first. */
  readonly dependsOn?: readonly KustomizationSpecDependsOn[];
  /** Whether an object is deleted and made again where the server refuses a change. Default: `false`. */
  readonly force?: boolean;
  /** CEL expressions that tell when objects of a kind are ready. */
  readonly healthCheckExprs?: readonly KustomizationSpecHealthCheckExprs[];
  /** Objects that must be ready before this one is. */
  readonly healthChecks?: readonly KustomizationSpecHealthChecks[];
  readonly ignore?: readonly KustomizationSpecIgnore[];
  readonly ignoreMissingComponents?: boolean;
  /** Names, tags and digests that replace those of images. */
  readonly images?: readonly KustomizationSpecImages[];
  /** How often the folder is applied again. A duration, such as `1h30m`. */
  readonly interval: string;
  /** Cluster of the objects. Default: the cluster of the Kustomization. */
  readonly kubeConfig?: KustomizationSpecKubeConfig;
  /** Text before the name of each object. 1 to 200 characters. */
  readonly namePrefix?: string;
  /** Text after the name of each object. 1 to 200 characters. */
  readonly nameSuffix?: string;
  /** Patches for the built objects. */
  readonly patches?: readonly KustomizationSpecPatches[];
  /** Folder in the source. Default: its root. */
  readonly path?: string;
  /** Variables that are put into the built files. */
  readonly postBuild?: KustomizationSpecPostBuild;
  /** Whether objects are deleted that the folder no longer has. */
  readonly prune: boolean;
  /** How soon a failed apply is tried again. Default: the interval. A duration, such as `1h30m`. */
  readonly retryInterval?: string;
  /** ServiceAccount whose permissions the controller uses. */
  readonly serviceAccountName?: string;
  /** Source with the files. */
  readonly sourceRef: KustomizationSpecSourceRef;
  /** Whether the controller leaves the objects alone. */
  readonly suspend?: boolean;
  /** Namespace of all objects. 1 to 63 characters. */
  readonly targetNamespace?: string;
  /** The longest time to build, apply and wait. Default: the interval. A duration, such as `1h30m`. */
  readonly timeout?: string;
  /** Whether all applied objects must be ready. Health checks are ignored then. */
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
  /** Values by name of the variable. They win over `substituteFrom`. */
  readonly substitute?: { readonly [key: string]: string };
  /** ConfigMaps and Secrets with values. A later one wins. */
  readonly substituteFrom?: readonly KustomizationSpecPostBuildSubstituteFrom[];
  readonly substituteStrategy?: "WithVariables" | "Always";
};
export type KustomizationSpecPostBuildSubstituteFrom = {
  readonly kind: "Secret" | "ConfigMap";
  /** 1 to 253 characters. */
  readonly name: string;
  /** Default: `false`. */
  readonly optional?: boolean;
};
export type KustomizationSpecSourceRef = {
  readonly apiVersion?: string;
  readonly kind: "OCIRepository" | "GitRepository" | "Bucket" | "ExternalArtifact";
  readonly name: string;
  readonly namespace?: string;
};
