// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_compositeresourcedefinitions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type CompositeResourceDefinition = {
  readonly apiVersion: "apiextensions.crossplane.io/v1";
  readonly kind: "CompositeResourceDefinition";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: CompositeResourceDefinitionSpec;
};
export type CompositeResourceDefinitionSpec = {
  /** Cannot change once it is set. */
  readonly claimNames?: CompositeResourceDefinitionSpecClaimNames;
  readonly connectionSecretKeys?: readonly string[];
  readonly conversion?: CompositeResourceDefinitionSpecConversion;
  /** Default: `"Background"`. */
  readonly defaultCompositeDeletePolicy?: "Background" | "Foreground";
  readonly defaultCompositionRef?: CompositeResourceDefinitionSpecDefaultCompositionRef;
  readonly defaultCompositionRevisionSelector?: CompositeResourceDefinitionSpecDefaultCompositionRevisionSelector;
  /** Default: `"Automatic"`. */
  readonly defaultCompositionUpdatePolicy?: "Automatic" | "Manual";
  /** Cannot change once it is set. */
  readonly enforcedCompositionRef?: CompositeResourceDefinitionSpecEnforcedCompositionRef;
  /** Cannot change once it is set. */
  readonly group: string;
  readonly metadata?: CompositeResourceDefinitionSpecMetadata;
  /** Cannot change once it is set. */
  readonly names: CompositeResourceDefinitionSpecNames;
  /** Cannot change once it is set. Default: `"LegacyCluster"`. */
  readonly scope?: "LegacyCluster" | "Namespaced" | "Cluster";
  readonly versions: readonly CompositeResourceDefinitionSpecVersions[];
};
export type CompositeResourceDefinitionSpecClaimNames = {
  readonly categories?: readonly string[];
  readonly kind: string;
  readonly listKind?: string;
  readonly plural: string;
  readonly shortNames?: readonly string[];
  readonly singular?: string;
};
export type CompositeResourceDefinitionSpecConversion = {
  readonly strategy: string;
  readonly webhook?: CompositeResourceDefinitionSpecConversionWebhook;
};
export type CompositeResourceDefinitionSpecConversionWebhook = {
  readonly clientConfig?: CompositeResourceDefinitionSpecConversionWebhookClientConfig;
  readonly conversionReviewVersions: readonly string[];
};
export type CompositeResourceDefinitionSpecConversionWebhookClientConfig = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly service?: CompositeResourceDefinitionSpecConversionWebhookClientConfigService;
  readonly url?: string;
};
export type CompositeResourceDefinitionSpecConversionWebhookClientConfigService = {
  readonly name: string;
  readonly namespace: string;
  readonly path?: string;
  readonly port?: number;
};
export type CompositeResourceDefinitionSpecDefaultCompositionRef = {
  readonly name: string;
};
export type CompositeResourceDefinitionSpecDefaultCompositionRevisionSelector = {
  readonly matchExpressions?: readonly CompositeResourceDefinitionSpecDefaultCompositionRevisionSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type CompositeResourceDefinitionSpecDefaultCompositionRevisionSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type CompositeResourceDefinitionSpecEnforcedCompositionRef = {
  readonly name: string;
};
export type CompositeResourceDefinitionSpecMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type CompositeResourceDefinitionSpecNames = {
  readonly categories?: readonly string[];
  readonly kind: string;
  readonly listKind?: string;
  readonly plural: string;
  readonly shortNames?: readonly string[];
  readonly singular?: string;
};
export type CompositeResourceDefinitionSpecVersions = {
  readonly additionalPrinterColumns?: readonly CompositeResourceDefinitionSpecVersionsAdditionalPrinterColumns[];
  readonly deprecated?: boolean;
  /** At most 256 characters. */
  readonly deprecationWarning?: string;
  readonly name: string;
  readonly referenceable: boolean;
  readonly schema?: CompositeResourceDefinitionSpecVersionsSchema;
  readonly served: boolean;
  readonly subresources?: CompositeResourceDefinitionSpecVersionsSubresources;
};
export type CompositeResourceDefinitionSpecVersionsAdditionalPrinterColumns = {
  readonly description?: string;
  readonly format?: string;
  readonly jsonPath: string;
  readonly name: string;
  readonly priority?: number;
  readonly type: string;
};
export type CompositeResourceDefinitionSpecVersionsSchema = {
  readonly openAPIV3Schema?: { readonly [key: string]: unknown };
};
export type CompositeResourceDefinitionSpecVersionsSubresources = {
  readonly scale?: CompositeResourceDefinitionSpecVersionsSubresourcesScale;
};
export type CompositeResourceDefinitionSpecVersionsSubresourcesScale = {
  readonly labelSelectorPath?: string;
  readonly specReplicasPath: string;
  readonly statusReplicasPath: string;
};
