// Generated from karpenter-v1.14.1/karpenter.sh_nodeoverlays.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NodeOverlay = {
  readonly apiVersion: "karpenter.sh/v1alpha1";
  readonly kind: "NodeOverlay";
  readonly metadata: ClusterObjectMeta;
  readonly spec: NodeOverlaySpec;
};
export type NodeOverlaySpec = {
  readonly capacity?: { readonly [key: string]: number | string };
  readonly price?: string;
  readonly priceAdjustment?: string;
  readonly requirements: readonly NodeOverlaySpecRequirements[];
  readonly weight?: number;
};
export type NodeOverlaySpecRequirements = {
  readonly key: string;
  readonly operator: "Gte" | "Lte" | "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  readonly values?: readonly string[];
};
