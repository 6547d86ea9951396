// Generated from kubernetes-v1.36.3/apis_apiextensions.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type JSONSchemaPropsOrBool = unknown;
export type JSON = unknown;
export type JSONSchemaPropsOrStringArray = unknown;
export type JSONSchemaPropsOrArray = unknown;

export type CustomResourceDefinition = {
  readonly apiVersion: "apiextensions.k8s.io/v1";
  readonly kind: "CustomResourceDefinition";
  readonly metadata: ClusterObjectMeta;
  readonly spec: CustomResourceDefinitionSpec;
};
export type CustomResourceDefinitionSpec = {
  readonly conversion?: CustomResourceConversion;
  /** Default: `""`. */
  readonly group: string;
  readonly names: CustomResourceDefinitionNames;
  readonly preserveUnknownFields?: boolean;
  /** Default: `""`. */
  readonly scope: string;
  readonly versions: readonly CustomResourceDefinitionVersion[];
};
export type CustomResourceConversion = {
  /** Default: `""`. */
  readonly strategy: string;
  readonly webhook?: WebhookConversion;
};
export type WebhookConversion = {
  readonly clientConfig?: WebhookClientConfig;
  readonly conversionReviewVersions: readonly string[];
};
export type WebhookClientConfig = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly service?: ServiceReference;
  readonly url?: string;
};
export type ServiceReference = {
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly namespace: string;
  readonly path?: string;
  readonly port?: number;
};
export type CustomResourceDefinitionNames = {
  readonly categories?: readonly string[];
  /** Default: `""`. */
  readonly kind: string;
  readonly listKind?: string;
  /** Default: `""`. */
  readonly plural: string;
  readonly shortNames?: readonly string[];
  readonly singular?: string;
};
export type CustomResourceDefinitionVersion = {
  readonly additionalPrinterColumns?: readonly CustomResourceColumnDefinition[];
  readonly deprecated?: boolean;
  readonly deprecationWarning?: string;
  /** Default: `""`. */
  readonly name: string;
  readonly schema?: CustomResourceValidation;
  readonly selectableFields?: readonly SelectableField[];
  /** Default: `false`. */
  readonly served: boolean;
  /** Default: `false`. */
  readonly storage: boolean;
  readonly subresources?: CustomResourceSubresources;
};
export type CustomResourceColumnDefinition = {
  readonly description?: string;
  readonly format?: string;
  /** Default: `""`. */
  readonly jsonPath: string;
  /** Default: `""`. */
  readonly name: string;
  readonly priority?: number;
  /** Default: `""`. */
  readonly type: string;
};
export type CustomResourceValidation = {
  readonly openAPIV3Schema?: JSONSchemaProps;
};
export type JSONSchemaProps = {
  readonly $ref?: string;
  readonly $schema?: string;
  readonly additionalItems?: JSONSchemaPropsOrBool;
  readonly additionalProperties?: JSONSchemaPropsOrBool;
  readonly allOf?: readonly JSONSchemaProps[];
  readonly anyOf?: readonly JSONSchemaProps[];
  readonly default?: JSON;
  readonly definitions?: { readonly [key: string]: JSONSchemaProps };
  readonly dependencies?: { readonly [key: string]: JSONSchemaPropsOrStringArray };
  readonly description?: string;
  readonly enum?: readonly JSON[];
  readonly example?: JSON;
  readonly exclusiveMaximum?: boolean;
  readonly exclusiveMinimum?: boolean;
  readonly externalDocs?: ExternalDocumentation;
  readonly format?: string;
  readonly id?: string;
  readonly items?: JSONSchemaPropsOrArray;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maxProperties?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minProperties?: number;
  readonly minimum?: number;
  readonly multipleOf?: number;
  readonly not?: JSONSchemaProps;
  readonly nullable?: boolean;
  readonly oneOf?: readonly JSONSchemaProps[];
  readonly pattern?: string;
  readonly patternProperties?: { readonly [key: string]: JSONSchemaProps };
  readonly properties?: { readonly [key: string]: JSONSchemaProps };
  readonly required?: readonly string[];
  readonly title?: string;
  readonly type?: string;
  readonly uniqueItems?: boolean;
  readonly "x-kubernetes-embedded-resource"?: boolean;
  readonly "x-kubernetes-int-or-string"?: boolean;
  readonly "x-kubernetes-list-map-keys"?: readonly string[];
  readonly "x-kubernetes-list-type"?: string;
  readonly "x-kubernetes-map-type"?: string;
  readonly "x-kubernetes-preserve-unknown-fields"?: boolean;
  /** One item for each `rule`. */
  readonly "x-kubernetes-validations"?: readonly ValidationRule[];
};
export type ExternalDocumentation = {
  readonly description?: string;
  readonly url?: string;
};
export type ValidationRule = {
  readonly fieldPath?: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly optionalOldSelf?: boolean;
  readonly reason?: "FieldValueDuplicate" | "FieldValueForbidden" | "FieldValueInvalid" | "FieldValueRequired";
  /** Default: `""`. */
  readonly rule: string;
};
export type SelectableField = {
  /** Default: `""`. */
  readonly jsonPath: string;
};
export type CustomResourceSubresources = {
  readonly scale?: CustomResourceSubresourceScale;
  readonly status?: CustomResourceSubresourceStatus;
};
export type CustomResourceSubresourceScale = {
  readonly labelSelectorPath?: string;
  /** Default: `""`. */
  readonly specReplicasPath: string;
  /** Default: `""`. */
  readonly statusReplicasPath: string;
};
export type CustomResourceSubresourceStatus = {
  readonly [key: string]: unknown;
};
