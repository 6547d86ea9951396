// Generated from karpenter-v1.14.1/karpenter.sh_nodepools.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NodePool = {
  readonly apiVersion: "karpenter.sh/v1";
  readonly kind: "NodePool";
  readonly metadata: ClusterObjectMeta;
  readonly spec: NodePoolSpec;
};
export type NodePoolSpec = {
  /** When Karpenter replaces nodes, and how many at a time. Default: `{"consolidateAfter":"0s"}`. */
  readonly disruption?: NodePoolSpecDisruption;
  /** The most processors and memory of all nodes together. */
  readonly limits?: { readonly [key: string]: number | string };
  /** At least 0. */
  readonly replicas?: number;
  /** The nodes that Karpenter makes. */
  readonly template: NodePoolSpecTemplate;
  /** Order of pools: the highest is tried first. 1 to 100. */
  readonly weight?: number;
};
export type NodePoolSpecDisruption = {
  /** At most 50 items. Default: `[{"nodes":"10%"}]`. */
  readonly budgets?: readonly NodePoolSpecDisruptionBudgets[];
  /** A duration, such as `1h30m`, or `Never`. */
  readonly consolidateAfter: string;
  /** Default: `"WhenEmptyOrUnderutilized"`. */
  readonly consolidationPolicy?: "WhenEmpty" | "WhenEmptyOrUnderutilized" | "Balanced";
};
export type NodePoolSpecDisruptionBudgets = {
  /** Matches `^((([0-9]+(h|m))|([0-9]+h[0-9]+m))(0s)?)$`. */
  readonly duration?: string;
  /** Matches `^((100|[0-9]{1,2})%|[0-9]+)$`. Default: `"10%"`. */
  readonly nodes: string;
  /** At most 50 items. Each value once. */
  readonly reasons?: readonly ("Underutilized" | "Empty" | "Drifted")[];
  /** Matches `^(@(annually|yearly|monthly|weekly|daily|midnight|hourly))|((.+)\s(.+)\s(.+)\s(.+)\s(.+))$`. */
  readonly schedule?: string;
};
export type NodePoolSpecTemplate = {
  readonly metadata?: NodePoolSpecTemplateMetadata;
  readonly spec: NodePoolSpecTemplateSpec;
};
export type NodePoolSpecTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  /** At most 100 fields. */
  readonly labels?: { readonly [key: string]: string };
};
export type NodePoolSpecTemplateSpec = {
  /** Age at which a node is replaced. A duration, such as `1h30m`, or `Never`. Default: `"720h"`. */
  readonly expireAfter?: string;
  /** Node class with image, network and role. */
  readonly nodeClassRef: NodePoolSpecTemplateSpecNodeClassRef;
  /** Zones, architectures, instance types and capacity that are allowed. At most 100 items. */
  readonly requirements: readonly NodePoolSpecTemplateSpecRequirements[];
  /** Taints that something removes once the node is ready. */
  readonly startupTaints?: readonly NodePoolSpecTemplateSpecStartupTaints[];
  /** Taints of the nodes. Only Pods that tolerate them run there. */
  readonly taints?: readonly NodePoolSpecTemplateSpecTaints[];
  /** The longest time that a node drains. Then its Pods are stopped, also against their budgets. Matches `^([0-9]+(s|m|h))+$`. */
  readonly terminationGracePeriod?: string;
};
export type NodePoolSpecTemplateSpecNodeClassRef = {
  /** Matches `^[^/]*$`. */
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};
export type NodePoolSpecTemplateSpecRequirements = {
  /** At most 316 characters. */
  readonly key: string;
  /** 1 to 50. */
  readonly minValues?: number;
  readonly operator: "Gte" | "Lte" | "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  /** At most 63 characters. Matches `^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$`. */
  readonly values?: readonly string[];
};
export type NodePoolSpecTemplateSpecStartupTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** At least 1 character. */
  readonly key: string;
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly timeAdded?: string;
  readonly value?: string;
};
export type NodePoolSpecTemplateSpecTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** At least 1 character. */
  readonly key: string;
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly timeAdded?: string;
  readonly value?: string;
};
