// Generated from karpenter-v1.14.1/karpenter.sh_nodeclaims.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NodeClaim = {
  readonly apiVersion: "karpenter.sh/v1";
  readonly kind: "NodeClaim";
  readonly metadata: ClusterObjectMeta;
  /** Cannot change once it is set. */
  readonly spec: NodeClaimSpec;
};
export type NodeClaimSpec = {
  /** A duration, such as `1h30m`, or `Never`. Default: `"720h"`. */
  readonly expireAfter?: string;
  readonly nodeClassRef: NodeClaimSpecNodeClassRef;
  /** At most 100 items. */
  readonly requirements: readonly NodeClaimSpecRequirements[];
  readonly resources?: NodeClaimSpecResources;
  readonly startupTaints?: readonly NodeClaimSpecStartupTaints[];
  readonly taints?: readonly NodeClaimSpecTaints[];
  /** Matches `^([0-9]+(s|m|h))+$`. */
  readonly terminationGracePeriod?: string;
};
export type NodeClaimSpecNodeClassRef = {
  /** Matches `^[^/]*$`. */
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};
export type NodeClaimSpecRequirements = {
  /** At most 316 characters. */
  readonly key: string;
  /** 1 to 50. */
  readonly minValues?: number;
  readonly operator: "Gte" | "Lte" | "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  /** At most 63 characters. Matches `^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$`. */
  readonly values?: readonly string[];
};
export type NodeClaimSpecResources = {
  readonly requests?: { readonly [key: string]: number | string };
};
export type NodeClaimSpecStartupTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** At least 1 character. */
  readonly key: string;
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly timeAdded?: string;
  readonly value?: string;
};
export type NodeClaimSpecTaints = {
  readonly effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** At least 1 character. */
  readonly key: string;
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly timeAdded?: string;
  readonly value?: string;
};
