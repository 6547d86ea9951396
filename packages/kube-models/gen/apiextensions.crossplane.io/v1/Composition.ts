// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_compositions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type Composition = {
  readonly apiVersion: "apiextensions.crossplane.io/v1";
  readonly kind: "Composition";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: CompositionSpec;
};
export type CompositionSpec = {
  readonly compositeTypeRef: CompositionSpecCompositeTypeRef;
  readonly mode?: "Pipeline";
  readonly pipeline?: readonly CompositionSpecPipeline[];
  readonly writeConnectionSecretsToNamespace?: string;
};
export type CompositionSpecCompositeTypeRef = {
  readonly apiVersion: string;
  readonly kind: string;
};
export type CompositionSpecPipeline = {
  readonly credentials?: readonly CompositionSpecPipelineCredentials[];
  readonly functionRef: CompositionSpecPipelineFunctionRef;
  readonly input?: EmbeddedObject;
  readonly requirements?: CompositionSpecPipelineRequirements;
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
  readonly requiredResources?: readonly CompositionSpecPipelineRequirementsRequiredResources[];
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
