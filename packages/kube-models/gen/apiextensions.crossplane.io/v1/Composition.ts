// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_compositions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type Composition = {
  readonly apiVersion: "apiextensions.crossplane.io/v1";
  readonly kind: "Composition";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: CompositionSpec;
};
export type CompositionSpec = {
  /** The composite that the Composition is for. Cannot change. Cannot change once it is set. */
  readonly compositeTypeRef: CompositionSpecCompositeTypeRef;
  /** How resources are composed. Default: `"Pipeline"`. */
  readonly mode?: "Pipeline";
  /** Functions that compose resources, one after the other. 1 to 99 items. One item for each `step`. */
  readonly pipeline?: readonly CompositionSpecPipeline[];
  readonly writeConnectionSecretsToNamespace?: string;
};
export type CompositionSpecCompositeTypeRef = {
  readonly apiVersion: string;
  readonly kind: string;
};
export type CompositionSpecPipeline = {
  /** Secrets that the function gets. One item for each `name`. */
  readonly credentials?: readonly CompositionSpecPipelineCredentials[];
  /** Function that is called. */
  readonly functionRef: CompositionSpecPipelineFunctionRef;
  /** Input of the function, an object of a kind that the function defines. */
  readonly input?: EmbeddedObject;
  readonly requirements?: CompositionSpecPipelineRequirements;
  /** Name of the function call, once in the pipeline. */
  readonly step: string;
};
export type CompositionSpecPipelineCredentials = {
  readonly name: string;
  readonly secretRef?: CompositionSpecPipelineCredentialsSecretRef;
  readonly source: "None" | "Secret";
};
export type CompositionSpecPipelineCredentialsSecretRef = {
  readonly name: string;
  readonly namespace: string;
};
export type CompositionSpecPipelineFunctionRef = {
  readonly name: string;
};
export type CompositionSpecPipelineRequirements = {
  /** One item for each `requirementName`. */
  readonly requiredResources?: readonly CompositionSpecPipelineRequirementsRequiredResources[];
  /** One item for each `requirementName`. */
  readonly requiredSchemas?: readonly CompositionSpecPipelineRequirementsRequiredSchemas[];
};
export type CompositionSpecPipelineRequirementsRequiredResources = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
  readonly requirementName: string;
};
export type CompositionSpecPipelineRequirementsRequiredSchemas = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly requirementName: string;
};
