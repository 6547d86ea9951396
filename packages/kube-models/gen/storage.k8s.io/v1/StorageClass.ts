// Generated from kubernetes-v1.36.3/apis_storage.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type StorageClass = {
  readonly apiVersion: "storage.k8s.io/v1";
  readonly kind: "StorageClass";
  readonly metadata: ClusterObjectMeta;
  readonly allowVolumeExpansion?: boolean;
  readonly allowedTopologies?: readonly TopologySelectorTerm[];
  readonly mountOptions?: readonly string[];
  readonly parameters?: { readonly [key: string]: string };
  /** Default: `""`. */
  readonly provisioner: string;
  readonly reclaimPolicy?: "Delete" | "Recycle" | "Retain";
  readonly volumeBindingMode?: "Immediate" | "WaitForFirstConsumer";
};
export type TopologySelectorTerm = {
  readonly matchLabelExpressions?: readonly TopologySelectorLabelRequirement[];
};
export type TopologySelectorLabelRequirement = {
  /** Default: `""`. */
  readonly key: string;
  readonly values: readonly string[];
};
