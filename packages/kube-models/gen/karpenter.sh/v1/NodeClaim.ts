// Generated from karpenter-v1.14.1/karpenter.sh_nodeclaims.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NodeClaim = {
  readonly apiVersion: "karpenter.sh/v1";
  readonly kind: "NodeClaim";
  readonly metadata: ClusterObjectMeta;
  readonly spec: NodeClaimSpec;
};
export type NodeClaimSpec = {
  readonly expireAfter?: string;
  readonly nodeClassRef: NodeClaimSpecNodeClassRef;
  readonly requirements: readonly NodeClaimSpecRequirements[];
  readonly resources?: NodeClaimSpecResources;
  readonly startupTaints?: readonly NodeClaimSpecStartupTaints[];
  readonly taints?: readonly NodeClaimSpecTaints[];
  readonly terminationGracePeriod?: string;
};
export type NodeClaimSpecNodeClassRef = {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};
export type NodeClaimSpecRequirements = {
  readonly key: string;
  readonly minValues?: number;
  readonly operator: "Gte" | "Lte" | "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  readonly values?: readonly string[];
};
export type NodeClaimSpecResources = {
  readonly requests?: { readonly [key: string]: number | string };
};
export type NodeClaimSpecStartupTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  readonly key: string;
  readonly timeAdded?: string;
  readonly value?: string;
};
export type NodeClaimSpecTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  readonly key: string;
  readonly timeAdded?: string;
  readonly value?: string;
};
