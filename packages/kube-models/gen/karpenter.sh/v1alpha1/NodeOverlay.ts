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
  /** Matches `^\d+(\.\d+)?$`. */
  readonly price?: string;
  /** Matches `^(([+-]{1}(\d*\.?\d+))|(\+{1}\d*\.?\d+%)|(^(-\d{1,2}(\.\d+)?%)$)|(-100%))$`. */
  readonly priceAdjustment?: string;
  /** At most 100 items. */
  readonly requirements: readonly NodeOverlaySpecRequirements[];
  /** 1 to 10000. */
  readonly weight?: number;
};
export type NodeOverlaySpecRequirements = {
  /** At most 316 characters. */
  readonly key: string;
  readonly operator: "Gte" | "Lte" | "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  /** At most 63 characters. Matches `^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$`. */
  readonly values?: readonly string[];
};
