// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_managedresourcedefinitions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ManagedResourceDefinition = {
  readonly apiVersion: "apiextensions.crossplane.io/v1alpha1";
  readonly kind: "ManagedResourceDefinition";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ManagedResourceDefinitionSpec;
};
export type ManagedResourceDefinitionSpec = {
  readonly connectionDetails?: readonly ManagedResourceDefinitionSpecConnectionDetails[];
  readonly conversion?: ManagedResourceDefinitionSpecConversion;
  /** Cannot change once it is set. */
  readonly group: string;
  /** Cannot change once it is set. */
  readonly names: ManagedResourceDefinitionSpecNames;
  readonly preserveUnknownFields?: boolean;
  /** Cannot change once it is set. Default: `"Namespaced"`. */
  readonly scope: "Namespaced" | "Cluster";
  /** Default: `"Inactive"`. */
  readonly state?: "Active" | "Inactive";
  readonly versions: readonly ManagedResourceDefinitionSpecVersions[];
};
export type ManagedResourceDefinitionSpecConnectionDetails = {
  readonly description: string;
  readonly name: string;
};
export type ManagedResourceDefinitionSpecConversion = {
  readonly strategy: string;
  readonly webhook?: ManagedResourceDefinitionSpecConversionWebhook;
};
export type ManagedResourceDefinitionSpecConversionWebhook = {
  readonly clientConfig?: ManagedResourceDefinitionSpecConversionWebhookClientConfig;
  readonly conversionReviewVersions: readonly string[];
};
export type ManagedResourceDefinitionSpecConversionWebhookClientConfig = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly service?: ManagedResourceDefinitionSpecConversionWebhookClientConfigService;
  readonly url?: string;
};
export type ManagedResourceDefinitionSpecConversionWebhookClientConfigService = {
  readonly name: string;
  readonly namespace: string;
  readonly path?: string;
  readonly port?: number;
};
export type ManagedResourceDefinitionSpecNames = {
  readonly categories?: readonly string[];
  readonly kind: string;
  readonly listKind?: string;
  readonly plural: string;
  readonly shortNames?: readonly string[];
  readonly singular?: string;
};
export type ManagedResourceDefinitionSpecVersions = {
  readonly additionalPrinterColumns?: readonly ManagedResourceDefinitionSpecVersionsAdditionalPrinterColumns[];
  readonly deprecated?: boolean;
  readonly deprecationWarning?: string;
  readonly name: string;
  readonly schema?: ManagedResourceDefinitionSpecVersionsSchema;
  readonly selectableFields?: readonly ManagedResourceDefinitionSpecVersionsSelectableFields[];
  readonly served: boolean;
  readonly storage: boolean;
  readonly subresources?: ManagedResourceDefinitionSpecVersionsSubresources;
};
export type ManagedResourceDefinitionSpecVersionsAdditionalPrinterColumns = {
  readonly description?: string;
  readonly format?: string;
  readonly jsonPath: string;
  readonly name: string;
  readonly priority?: number;
  readonly type: string;
};
export type ManagedResourceDefinitionSpecVersionsSchema = {
  readonly openAPIV3Schema?: { readonly [key: string]: unknown };
};
export type ManagedResourceDefinitionSpecVersionsSelectableFields = {
  readonly jsonPath: string;
};
export type ManagedResourceDefinitionSpecVersionsSubresources = {
  readonly scale?: ManagedResourceDefinitionSpecVersionsSubresourcesScale;
  readonly status?: { readonly [key: string]: never };
};
export type ManagedResourceDefinitionSpecVersionsSubresourcesScale = {
  readonly labelSelectorPath?: string;
  readonly specReplicasPath: string;
  readonly statusReplicasPath: string;
};
