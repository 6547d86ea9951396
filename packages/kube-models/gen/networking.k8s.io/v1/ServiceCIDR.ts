// Generated from kubernetes-v1.36.3/apis_networking.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ServiceCIDR = {
  readonly apiVersion: "networking.k8s.io/v1";
  readonly kind: "ServiceCIDR";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ServiceCIDRSpec;
};
export type ServiceCIDRSpec = {
  readonly cidrs?: readonly string[];
};
