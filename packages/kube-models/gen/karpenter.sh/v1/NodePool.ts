// Generated from karpenter-v1.14.1/karpenter.sh_nodepools.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NodePool = {
  readonly apiVersion: "karpenter.sh/v1";
  readonly kind: "NodePool";
  readonly metadata: ClusterObjectMeta;
  readonly spec: NodePoolSpec;
};
export type NodePoolSpec = {
  readonly disruption?: NodePoolSpecDisruption;
  readonly limits?: { readonly [key: string]: number | string };
  readonly replicas?: number;
  readonly template: NodePoolSpecTemplate;
  readonly weight?: number;
};
export type NodePoolSpecDisruption = {
  readonly budgets?: readonly NodePoolSpecDisruptionBudgets[];
  readonly consolidateAfter: string;
  readonly consolidationPolicy?: "WhenEmpty" | "WhenEmptyOrUnderutilized" | "Balanced";
};
export type NodePoolSpecDisruptionBudgets = {
  readonly duration?: string;
  readonly nodes: string;
  readonly reasons?: readonly ("Underutilized" | "Empty" | "Drifted")[];
  readonly schedule?: string;
};
export type NodePoolSpecTemplate = {
  readonly metadata?: NodePoolSpecTemplateMetadata;
  readonly spec: NodePoolSpecTemplateSpec;
};
export type NodePoolSpecTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type NodePoolSpecTemplateSpec = {
  readonly expireAfter?: string;
  readonly nodeClassRef: NodePoolSpecTemplateSpecNodeClassRef;
  readonly requirements: readonly NodePoolSpecTemplateSpecRequirements[];
  readonly startupTaints?: readonly NodePoolSpecTemplateSpecStartupTaints[];
  readonly taints?: readonly NodePoolSpecTemplateSpecTaints[];
  readonly terminationGracePeriod?: string;
};
export type NodePoolSpecTemplateSpecNodeClassRef = {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};
export type NodePoolSpecTemplateSpecRequirements = {
  readonly key: string;
  readonly minValues?: number;
  readonly operator: "Gte" | "Lte" | "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  readonly values?: readonly string[];
};
export type NodePoolSpecTemplateSpecStartupTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  readonly key: string;
  readonly timeAdded?: string;
  readonly value?: string;
};
export type NodePoolSpecTemplateSpecTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  readonly key: string;
  readonly timeAdded?: string;
  readonly value?: string;
};
