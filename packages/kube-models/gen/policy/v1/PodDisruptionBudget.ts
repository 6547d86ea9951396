// Generated from kubernetes-v1.36.3/apis_policy_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IntOrString = number | string;

export type PodDisruptionBudget = {
  readonly apiVersion: "policy/v1";
  readonly kind: "PodDisruptionBudget";
  readonly metadata: ObjectMeta;
  readonly spec?: PodDisruptionBudgetSpec;
};
export type PodDisruptionBudgetSpec = {
  /** Pods that may be missing, as number or part. 0 blocks the replacement of nodes. A number, or a text such as `25%`. */
  readonly maxUnavailable?: IntOrString;
  /** Pods that must remain, as number or part. All of them block the replacement of nodes. A number, or a text such as `25%`. */
  readonly minAvailable?: IntOrString;
  /** Selects the Pods. */
  readonly selector?: LabelSelector;
  readonly unhealthyPodEvictionPolicy?: "AlwaysAllow" | "IfHealthyBudget";
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
