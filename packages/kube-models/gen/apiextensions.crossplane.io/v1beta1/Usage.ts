// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_usages.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Usage = {
  readonly apiVersion: "apiextensions.crossplane.io/v1beta1";
  readonly kind: "Usage";
  readonly metadata: ClusterObjectMeta;
  readonly spec: UsageSpec;
};
export type UsageSpec = {
  readonly by?: UsageSpecBy;
  readonly of: UsageSpecOf;
  readonly reason?: string;
  readonly replayDeletion?: boolean;
};
export type UsageSpecBy = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly resourceRef?: UsageSpecByResourceRef;
  readonly resourceSelector?: UsageSpecByResourceSelector;
};
export type UsageSpecByResourceRef = {
  readonly name: string;
};
export type UsageSpecByResourceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
};
export type UsageSpecOf = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly resourceRef?: UsageSpecOfResourceRef;
  readonly resourceSelector?: UsageSpecOfResourceSelector;
};
export type UsageSpecOfResourceRef = {
  readonly name: string;
};
export type UsageSpecOfResourceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
};
