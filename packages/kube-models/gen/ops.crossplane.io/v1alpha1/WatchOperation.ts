// Generated from crossplane-v2.3.4/ops.crossplane.io_watchoperations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type WatchOperation = {
  readonly apiVersion: "ops.crossplane.io/v1alpha1";
  readonly kind: "WatchOperation";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: WatchOperationSpec;
};
export type WatchOperationSpec = {
  /** Default: `"Allow"`. */
  readonly concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
  /** Default: `1`. */
  readonly failedHistoryLimit?: number;
  readonly operationTemplate: WatchOperationSpecOperationTemplate;
  /** Default: `3`. */
  readonly successfulHistoryLimit?: number;
  readonly watch: WatchOperationSpecWatch;
};
export type WatchOperationSpecOperationTemplate = {
  readonly metadata?: { readonly [key: string]: never };
  readonly spec: WatchOperationSpecOperationTemplateSpec;
};
export type WatchOperationSpecOperationTemplateSpec = {
  /** Default: `"Pipeline"`. */
  readonly mode: "Pipeline";
  /** 1 to 99 items. One item for each `step`. */
  readonly pipeline: readonly WatchOperationSpecOperationTemplateSpecPipeline[];
  readonly retryLimit?: number;
};
export type WatchOperationSpecOperationTemplateSpecPipeline = {
  /** One item for each `name`. */
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
  /** One item for each `requirementName`. */
  readonly requiredResources?: readonly WatchOperationSpecOperationTemplateSpecPipelineRequirementsRequiredResources[];
  /** One item for each `requirementName`. */
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
  /** Cannot change once it is set. */
  readonly apiVersion: string;
  /** Cannot change once it is set. */
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
};
