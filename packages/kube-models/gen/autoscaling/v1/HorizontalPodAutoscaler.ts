// Generated from kubernetes-v1.36.3/apis_autoscaling_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type HorizontalPodAutoscaler = {
  readonly apiVersion: "autoscaling/v1";
  readonly kind: "HorizontalPodAutoscaler";
  readonly metadata: ObjectMeta;
  readonly spec: HorizontalPodAutoscalerSpec;
};
export type HorizontalPodAutoscalerSpec = {
  readonly maxReplicas: number;
  readonly minReplicas?: number;
  readonly scaleTargetRef: CrossVersionObjectReference;
  readonly targetCPUUtilizationPercentage?: number;
};
export type CrossVersionObjectReference = {
  readonly apiVersion?: string;
  readonly kind: string;
  readonly name: string;
};
