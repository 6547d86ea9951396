// Generated from kubernetes-v1.36.3/apis_autoscaling_v2.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type HorizontalPodAutoscaler = {
  readonly apiVersion: "autoscaling/v2";
  readonly kind: "HorizontalPodAutoscaler";
  readonly metadata: ObjectMeta;
  readonly spec: HorizontalPodAutoscalerSpec;
};
export type HorizontalPodAutoscalerSpec = {
  /** How fast it scales up and down. */
  readonly behavior?: HorizontalPodAutoscalerBehavior;
  /** The most Pods. Default: `0`. */
  readonly maxReplicas: number;
  /** What is measured, with the values to keep. */
  readonly metrics?: readonly MetricSpec[];
  /** The fewest Pods. Default: 1. */
  readonly minReplicas?: number;
  /** The object whose replicas it sets. */
  readonly scaleTargetRef: CrossVersionObjectReference;
};
export type HorizontalPodAutoscalerBehavior = {
  readonly scaleDown?: HPAScalingRules;
  readonly scaleUp?: HPAScalingRules;
};
export type HPAScalingRules = {
  readonly policies?: readonly HPAScalingPolicy[];
  readonly selectPolicy?: string;
  readonly stabilizationWindowSeconds?: number;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly tolerance?: Quantity;
};
export type HPAScalingPolicy = {
  /** Default: `0`. */
  readonly periodSeconds: number;
  /** Default: `""`. */
  readonly type: string;
  /** Default: `0`. */
  readonly value: number;
};
export type MetricSpec = {
  readonly containerResource?: ContainerResourceMetricSource;
  readonly external?: ExternalMetricSource;
  readonly object?: ObjectMetricSource;
  readonly pods?: PodsMetricSource;
  readonly resource?: ResourceMetricSource;
  /** Default: `""`. */
  readonly type: string;
};
export type ContainerResourceMetricSource = {
  /** Default: `""`. */
  readonly container: string;
  /** Default: `""`. */
  readonly name: string;
  readonly target: MetricTarget;
};
export type MetricTarget = {
  readonly averageUtilization?: number;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly averageValue?: Quantity;
  /** Default: `""`. */
  readonly type: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly value?: Quantity;
};
export type ExternalMetricSource = {
  readonly metric: MetricIdentifier;
  readonly target: MetricTarget;
};
export type MetricIdentifier = {
  /** Default: `""`. */
  readonly name: string;
  readonly selector?: LabelSelector;
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
export type ObjectMetricSource = {
  readonly describedObject: CrossVersionObjectReference;
  readonly metric: MetricIdentifier;
  readonly target: MetricTarget;
};
export type CrossVersionObjectReference = {
  readonly apiVersion?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
};
export type PodsMetricSource = {
  readonly metric: MetricIdentifier;
  readonly target: MetricTarget;
};
export type ResourceMetricSource = {
  /** Default: `""`. */
  readonly name: string;
  readonly target: MetricTarget;
};
