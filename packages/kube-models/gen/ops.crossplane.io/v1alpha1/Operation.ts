// Generated from crossplane-v2.3.4/ops.crossplane.io_operations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type Operation = {
  readonly apiVersion: "ops.crossplane.io/v1alpha1";
  readonly kind: "Operation";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: OperationSpec;
};
export type OperationSpec = {
  /** Default: `"Pipeline"`. */
  readonly mode: "Pipeline";
  /** 1 to 99 items. One item for each `step`. */
  readonly pipeline: readonly OperationSpecPipeline[];
  readonly retryLimit?: number;
};
export type OperationSpecPipeline = {
  /** One item for each `name`. */
  readonly credentials?: readonly OperationSpecPipelineCredentials[];
  readonly functionRef: OperationSpecPipelineFunctionRef;
  readonly input?: EmbeddedObject;
  readonly requirements?: OperationSpecPipelineRequirements;
  readonly step: string;
};
export type OperationSpecPipelineCredentials = {
  readonly name: string;
  readonly secretRef?: OperationSpecPipelineCredentialsSecretRef;
  readonly source: "None" | "Secret";
};
export type OperationSpecPipelineCredentialsSecretRef = {
  readonly name: string;
  readonly namespace: string;
};
export type OperationSpecPipelineFunctionRef = {
  readonly name: string;
};
export type OperationSpecPipelineRequirements = {
  /** One item for each `requirementName`. */
  readonly requiredResources?: readonly OperationSpecPipelineRequirementsRequiredResources[];
  /** One item for each `requirementName`. */
  readonly requiredSchemas?: readonly OperationSpecPipelineRequirementsRequiredSchemas[];
};
export type OperationSpecPipelineRequirementsRequiredResources = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
  readonly requirementName: string;
};
export type OperationSpecPipelineRequirementsRequiredSchemas = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly requirementName: string;
};
