// Generated from kubernetes-v1.36.3/apis_storage.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type CSIStorageCapacity = {
  readonly apiVersion: "storage.k8s.io/v1";
  readonly kind: "CSIStorageCapacity";
  readonly metadata: ObjectMeta;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly capacity?: Quantity;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly maximumVolumeSize?: Quantity;
  readonly nodeTopology?: LabelSelector;
  /** Default: `""`. */
  readonly storageClassName: string;
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: string;
  readonly values?: readonly string[];
};
