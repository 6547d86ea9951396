// Generated from kubernetes-v1.36.3/apis_apiregistration.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type APIService = {
  readonly apiVersion: "apiregistration.k8s.io/v1";
  readonly kind: "APIService";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: APIServiceSpec;
};
export type APIServiceSpec = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly group?: string;
  /** Default: `0`. */
  readonly groupPriorityMinimum: number;
  readonly insecureSkipTLSVerify?: boolean;
  readonly service?: ServiceReference;
  readonly version?: string;
  /** Default: `0`. */
  readonly versionPriority: number;
};
export type ServiceReference = {
  readonly name?: string;
  readonly namespace?: string;
  readonly port?: number;
};
