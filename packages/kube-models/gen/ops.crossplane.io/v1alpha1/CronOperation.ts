// Generated from crossplane-v2.3.4/ops.crossplane.io_cronoperations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type CronOperation = {
  readonly apiVersion: "ops.crossplane.io/v1alpha1";
  readonly kind: "CronOperation";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: CronOperationSpec;
};
export type CronOperationSpec = {
  /** Default: `"Allow"`. */
  readonly concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
  /** Default: `1`. */
  readonly failedHistoryLimit?: number;
  readonly operationTemplate: CronOperationSpecOperationTemplate;
  readonly schedule: string;
  readonly startingDeadlineSeconds?: number;
  /** Default: `3`. */
  readonly successfulHistoryLimit?: number;
};
export type CronOperationSpecOperationTemplate = {
  readonly metadata?: { readonly [key: string]: never };
  readonly spec: CronOperationSpecOperationTemplateSpec;
};
export type CronOperationSpecOperationTemplateSpec = {
  /** Default: `"Pipeline"`. */
  readonly mode: "Pipeline";
  /** 1 to 99 items. One item for each `step`. */
  readonly pipeline: readonly CronOperationSpecOperationTemplateSpecPipeline[];
  readonly retryLimit?: number;
};
export type CronOperationSpecOperationTemplateSpecPipeline = {
  /** One item for each `name`. */
  readonly credentials?: readonly CronOperationSpecOperationTemplateSpecPipelineCredentials[];
  readonly functionRef: CronOperationSpecOperationTemplateSpecPipelineFunctionRef;
  readonly input?: EmbeddedObject;
  readonly requirements?: CronOperationSpecOperationTemplateSpecPipelineRequirements;
  readonly step: string;
};
export type CronOperationSpecOperationTemplateSpecPipelineCredentials = {
  readonly name: string;
  readonly secretRef?: CronOperationSpecOperationTemplateSpecPipelineCredentialsSecretRef;
  readonly source: "None" | "Secret";
};
export type CronOperationSpecOperationTemplateSpecPipelineCredentialsSecretRef = {
  readonly name: string;
  readonly namespace: string;
};
export type CronOperationSpecOperationTemplateSpecPipelineFunctionRef = {
  readonly name: string;
};
export type CronOperationSpecOperationTemplateSpecPipelineRequirements = {
  /** One item for each `requirementName`. */
  readonly requiredResources?: readonly CronOperationSpecOperationTemplateSpecPipelineRequirementsRequiredResources[];
  /** One item for each `requirementName`. */
  readonly requiredSchemas?: readonly CronOperationSpecOperationTemplateSpecPipelineRequirementsRequiredSchemas[];
};
export type CronOperationSpecOperationTemplateSpecPipelineRequirementsRequiredResources = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
  readonly requirementName: string;
};
export type CronOperationSpecOperationTemplateSpecPipelineRequirementsRequiredSchemas = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly requirementName: string;
};
