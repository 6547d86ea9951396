// Generated from kubernetes-v1.36.3/apis_scheduling.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type PriorityClass = {
  readonly apiVersion: "scheduling.k8s.io/v1";
  readonly kind: "PriorityClass";
  readonly metadata: ClusterObjectMeta;
  readonly description?: string;
  readonly globalDefault?: boolean;
  readonly preemptionPolicy?: "Never" | "PreemptLowerPriority";
  /** Default: `0`. */
  readonly value?: number;
};
