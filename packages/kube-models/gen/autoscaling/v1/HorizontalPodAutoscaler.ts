// Generated from kubernetes-v1.36.3/apis_autoscaling_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type HorizontalPodAutoscaler = {
  readonly apiVersion: "autoscaling/v1";
  readonly kind: "HorizontalPodAutoscaler";
  readonly metadata: ObjectMeta;
  readonly spec: HorizontalPodAutoscalerSpec;
};
export type HorizontalPodAutoscalerSpec = {
  /** The most Pods. Default: `0`. */
  readonly maxReplicas: number;
  /** The fewest Pods. Default: 1. */
  readonly minReplicas?: number;
  /** The object whose replicas it sets. */
  readonly scaleTargetRef: CrossVersionObjectReference;
  readonly targetCPUUtilizationPercentage?: number;
};
export type CrossVersionObjectReference = {
  readonly apiVersion?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
};
