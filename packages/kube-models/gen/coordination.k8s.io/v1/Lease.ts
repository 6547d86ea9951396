// Generated from kubernetes-v1.36.3/apis_coordination.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type MicroTime = string;

export type Lease = {
  readonly apiVersion: "coordination.k8s.io/v1";
  readonly kind: "Lease";
  readonly metadata: ObjectMeta;
  readonly spec?: LeaseSpec;
};
export type LeaseSpec = {
  readonly acquireTime?: MicroTime;
  readonly holderIdentity?: string;
  readonly leaseDurationSeconds?: number;
  readonly leaseTransitions?: number;
  readonly preferredHolder?: string;
  readonly renewTime?: MicroTime;
  readonly strategy?: string;
};
