// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_compositionrevisions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta, EmbeddedObject } from '../../meta/v1/ObjectMeta.ts';

export type CompositionRevision = {
  readonly apiVersion: "apiextensions.crossplane.io/v1";
  readonly kind: "CompositionRevision";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: CompositionRevisionSpec;
};
export type CompositionRevisionSpec = {
  /** Cannot change once it is set. */
  readonly compositeTypeRef: CompositionRevisionSpecCompositeTypeRef;
  /** Default: `"Pipeline"`. */
  readonly mode?: "Pipeline";
  /** One item for each `step`. */
  readonly pipeline?: readonly CompositionRevisionSpecPipeline[];
  readonly revision: number;
  readonly writeConnectionSecretsToNamespace?: string;
};
export type CompositionRevisionSpecCompositeTypeRef = {
  readonly apiVersion: string;
  readonly kind: string;
};
export type CompositionRevisionSpecPipeline = {
  /** One item for each `name`. */
  readonly credentials?: readonly CompositionRevisionSpecPipelineCredentials[];
  readonly functionRef: CompositionRevisionSpecPipelineFunctionRef;
  readonly input?: EmbeddedObject;
  readonly requirements?: CompositionRevisionSpecPipelineRequirements;
  readonly step: string;
};
export type CompositionRevisionSpecPipelineCredentials = {
  readonly name: string;
  readonly secretRef?: CompositionRevisionSpecPipelineCredentialsSecretRef;
  readonly source: "None" | "Secret";
};
export type CompositionRevisionSpecPipelineCredentialsSecretRef = {
  readonly name: string;
  readonly namespace: string;
};
export type CompositionRevisionSpecPipelineFunctionRef = {
  readonly name: string;
};
export type CompositionRevisionSpecPipelineRequirements = {
  /** One item for each `requirementName`. */
  readonly requiredResources?: readonly CompositionRevisionSpecPipelineRequirementsRequiredResources[];
  /** One item for each `requirementName`. */
  readonly requiredSchemas?: readonly CompositionRevisionSpecPipelineRequirementsRequiredSchemas[];
};
export type CompositionRevisionSpecPipelineRequirementsRequiredResources = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
  readonly requirementName: string;
};
export type CompositionRevisionSpecPipelineRequirementsRequiredSchemas = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly requirementName: string;
};
