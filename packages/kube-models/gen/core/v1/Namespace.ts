// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Namespace = {
  readonly apiVersion: "v1";
  readonly kind: "Namespace";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: NamespaceSpec;
};
export type NamespaceSpec = {
  readonly finalizers?: readonly string[];
};
