// Generated from crossplane-v2.3.4/protection.crossplane.io_clusterusages.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterUsage = {
  readonly apiVersion: "protection.crossplane.io/v1beta1";
  readonly kind: "ClusterUsage";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ClusterUsageSpec;
};
export type ClusterUsageSpec = {
  readonly by?: ClusterUsageSpecBy;
  readonly of: ClusterUsageSpecOf;
  readonly reason?: string;
  readonly replayDeletion?: boolean;
};
export type ClusterUsageSpecBy = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly resourceRef?: ClusterUsageSpecByResourceRef;
  readonly resourceSelector?: ClusterUsageSpecByResourceSelector;
};
export type ClusterUsageSpecByResourceRef = {
  readonly name: string;
};
export type ClusterUsageSpecByResourceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterUsageSpecOf = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly resourceRef?: ClusterUsageSpecOfResourceRef;
  readonly resourceSelector?: ClusterUsageSpecOfResourceSelector;
};
export type ClusterUsageSpecOfResourceRef = {
  readonly name: string;
};
export type ClusterUsageSpecOfResourceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
};
