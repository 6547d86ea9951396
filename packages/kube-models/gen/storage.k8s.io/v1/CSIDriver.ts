// Generated from kubernetes-v1.36.3/apis_storage.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type CSIDriver = {
  readonly apiVersion: "storage.k8s.io/v1";
  readonly kind: "CSIDriver";
  readonly metadata: ClusterObjectMeta;
  readonly spec: CSIDriverSpec;
};
export type CSIDriverSpec = {
  readonly attachRequired?: boolean;
  readonly fsGroupPolicy?: string;
  readonly nodeAllocatableUpdatePeriodSeconds?: number;
  readonly podInfoOnMount?: boolean;
  readonly preventPodSchedulingIfMissing?: boolean;
  readonly requiresRepublish?: boolean;
  readonly seLinuxMount?: boolean;
  readonly serviceAccountTokenInSecrets?: boolean;
  readonly storageCapacity?: boolean;
  readonly tokenRequests?: readonly TokenRequest[];
  /** Each value once. */
  readonly volumeLifecycleModes?: readonly string[];
};
export type TokenRequest = {
  /** Default: `""`. */
  readonly audience: string;
  readonly expirationSeconds?: number;
};
