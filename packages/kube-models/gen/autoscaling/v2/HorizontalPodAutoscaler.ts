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
  readonly behavior?: HorizontalPodAutoscalerBehavior;
  readonly maxReplicas: number;
  readonly metrics?: readonly MetricSpec[];
  readonly minReplicas?: number;
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
  readonly tolerance?: Quantity;
};
export type HPAScalingPolicy = {
  readonly periodSeconds: number;
  readonly type: string;
  readonly value: number;
};
export type MetricSpec = {
  readonly containerResource?: ContainerResourceMetricSource;
  readonly external?: ExternalMetricSource;
  readonly object?: ObjectMetricSource;
  readonly pods?: PodsMetricSource;
  readonly resource?: ResourceMetricSource;
  readonly type: string;
};
export type ContainerResourceMetricSource = {
  readonly container: string;
  readonly name: string;
  readonly target: MetricTarget;
};
export type MetricTarget = {
  readonly averageUtilization?: number;
  readonly averageValue?: Quantity;
  readonly type: string;
  readonly value?: Quantity;
};
export type ExternalMetricSource = {
  readonly metric: MetricIdentifier;
  readonly target: MetricTarget;
};
export type MetricIdentifier = {
  readonly name: string;
  readonly selector?: LabelSelector;
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  readonly key: string;
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
  readonly kind: string;
  readonly name: string;
};
export type PodsMetricSource = {
  readonly metric: MetricIdentifier;
  readonly target: MetricTarget;
};
export type ResourceMetricSource = {
  readonly name: string;
  readonly target: MetricTarget;
};
