// Generated from kubernetes-v1.36.3/apis_networking.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IPAddress = {
  readonly apiVersion: "networking.k8s.io/v1";
  readonly kind: "IPAddress";
  readonly metadata: ClusterObjectMeta;
  readonly spec: IPAddressSpec;
};
export type IPAddressSpec = {
  readonly parentRef: ParentReference;
};
export type ParentReference = {
  readonly group?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly resource: string;
};
