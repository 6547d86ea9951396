// Generated from crossplane-v2.3.4/ops.crossplane.io_watchoperations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type WatchOperation = {
  readonly apiVersion: "ops.crossplane.io/v1alpha1";
  readonly kind: "WatchOperation";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: WatchOperationSpec;
};
export type WatchOperationSpec = {
  readonly concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
  readonly failedHistoryLimit?: number;
  readonly operationTemplate: WatchOperationSpecOperationTemplate;
  readonly successfulHistoryLimit?: number;
  readonly watch: WatchOperationSpecWatch;
};
export type WatchOperationSpecOperationTemplate = {
  readonly metadata?: { readonly [key: string]: never };
  readonly spec: WatchOperationSpecOperationTemplateSpec;
};
export type WatchOperationSpecOperationTemplateSpec = {
  readonly mode: "Pipeline";
  readonly pipeline: readonly WatchOperationSpecOperationTemplateSpecPipeline[];
  readonly retryLimit?: number;
};
export type WatchOperationSpecOperationTemplateSpecPipeline = {
  readonly credentials?: readonly WatchOperationSpecOperationTemplateSpecPipelineCredentials[];
  readonly functionRef: WatchOperationSpecOperationTemplateSpecPipelineFunctionRef;
  readonly input?: EmbeddedObject;
  readonly requirements?: WatchOperationSpecOperationTemplateSpecPipelineRequirements;
  readonly step: string;
};
export type WatchOperationSpecOperationTemplateSpecPipelineCredentials = {
  readonly name: string;
  readonly secretRef?: WatchOperationSpecOperationTemplateSpecPipelineCredentialsSecretRef;
  readonly source: "None" | "Secret";
};
export type WatchOperationSpecOperationTemplateSpecPipelineCredentialsSecretRef = {
  readonly name: string;
  readonly namespace: string;
};
export type WatchOperationSpecOperationTemplateSpecPipelineFunctionRef = {
  readonly name: string;
};
export type WatchOperationSpecOperationTemplateSpecPipelineRequirements = {
  readonly requiredResources?: readonly WatchOperationSpecOperationTemplateSpecPipelineRequirementsRequiredResources[];
  readonly requiredSchemas?: readonly WatchOperationSpecOperationTemplateSpecPipelineRequirementsRequiredSchemas[];
};
export type WatchOperationSpecOperationTemplateSpecPipelineRequirementsRequiredResources = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
  readonly requirementName: string;
};
export type WatchOperationSpecOperationTemplateSpecPipelineRequirementsRequiredSchemas = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly requirementName: string;
};
export type WatchOperationSpecWatch = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
};
