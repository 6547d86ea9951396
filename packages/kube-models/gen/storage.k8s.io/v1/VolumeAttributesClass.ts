// Generated from kubernetes-v1.36.3/apis_storage.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type VolumeAttributesClass = {
  readonly apiVersion: "storage.k8s.io/v1";
  readonly kind: "VolumeAttributesClass";
  readonly metadata: ClusterObjectMeta;
  /** Default: `""`. */
  readonly driverName: string;
  readonly parameters?: { readonly [key: string]: string };
};
