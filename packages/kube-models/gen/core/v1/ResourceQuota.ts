// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type ResourceQuota = {
  readonly apiVersion: "v1";
  readonly kind: "ResourceQuota";
  readonly metadata: ObjectMeta;
  readonly spec?: ResourceQuotaSpec;
};
export type ResourceQuotaSpec = {
  readonly hard?: { readonly [key: string]: Quantity };
  readonly scopeSelector?: ScopeSelector;
  readonly scopes?: readonly ("BestEffort" | "CrossNamespacePodAffinity" | "NotBestEffort" | "NotTerminating" | "PriorityClass" | "Terminating" | "VolumeAttributesClass")[];
};
export type ScopeSelector = {
  readonly matchExpressions?: readonly ScopedResourceSelectorRequirement[];
};
export type ScopedResourceSelectorRequirement = {
  /** Default: `""`. */
  readonly operator: "DoesNotExist" | "Exists" | "In" | "NotIn";
  /** Default: `""`. */
  readonly scopeName: "BestEffort" | "CrossNamespacePodAffinity" | "NotBestEffort" | "NotTerminating" | "PriorityClass" | "Terminating" | "VolumeAttributesClass";
  readonly values?: readonly string[];
};
