// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Time = string;

export type Node = {
  readonly apiVersion: "v1";
  readonly kind: "Node";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: NodeSpec;
};
export type NodeSpec = {
  readonly configSource?: NodeConfigSource;
  readonly externalID?: string;
  readonly podCIDR?: string;
  /** Each value once. */
  readonly podCIDRs?: readonly string[];
  readonly providerID?: string;
  readonly taints?: readonly Taint[];
  readonly unschedulable?: boolean;
};
export type NodeConfigSource = {
  readonly configMap?: ConfigMapNodeConfigSource;
};
export type ConfigMapNodeConfigSource = {
  /** Default: `""`. */
  readonly kubeletConfigKey: string;
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly namespace: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
};
export type Taint = {
  /** Default: `""`. */
  readonly effect: "NoExecute" | "NoSchedule" | "PreferNoSchedule";
  /** Default: `""`. */
  readonly key: string;
  readonly timeAdded?: Time;
  readonly value?: string;
};
