// Generated from kubernetes-v1.36.3/apis_storage.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type CSINode = {
  readonly apiVersion: "storage.k8s.io/v1";
  readonly kind: "CSINode";
  readonly metadata: ClusterObjectMeta;
  readonly spec: CSINodeSpec;
};
export type CSINodeSpec = {
  /** One item for each `name`. */
  readonly drivers: readonly CSINodeDriver[];
};
export type CSINodeDriver = {
  readonly allocatable?: VolumeNodeResources;
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly nodeID: string;
  readonly topologyKeys?: readonly string[];
};
export type VolumeNodeResources = {
  readonly count?: number;
};
