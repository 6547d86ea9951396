// Generated from kubernetes-v1.36.3/apis_networking.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Ingress = {
  readonly apiVersion: "networking.k8s.io/v1";
  readonly kind: "Ingress";
  readonly metadata: ObjectMeta;
  readonly spec?: IngressSpec;
};
export type IngressSpec = {
  /** Service of requests that no rule takes. */
  readonly defaultBackend?: IngressBackend;
  /** IngressClass, which decides which controller serves the rules. Default: the default class of the cluster. */
  readonly ingressClassName?: string;
  /** Hosts and paths, with the Services behind them. */
  readonly rules?: readonly IngressRule[];
  /** Hosts with their TLS Secrets. */
  readonly tls?: readonly IngressTLS[];
};
export type IngressBackend = {
  readonly resource?: TypedLocalObjectReference;
  readonly service?: IngressServiceBackend;
};
export type TypedLocalObjectReference = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
};
export type IngressServiceBackend = {
  /** Default: `""`. */
  readonly name: string;
  readonly port?: ServiceBackendPort;
};
export type ServiceBackendPort = {
  readonly name?: string;
  readonly number?: number;
};
export type IngressRule = {
  readonly host?: string;
  readonly http?: HTTPIngressRuleValue;
};
export type HTTPIngressRuleValue = {
  readonly paths: readonly HTTPIngressPath[];
};
export type HTTPIngressPath = {
  readonly backend: IngressBackend;
  readonly path?: string;
  readonly pathType: "Exact" | "ImplementationSpecific" | "Prefix";
};
export type IngressTLS = {
  readonly hosts?: readonly string[];
  readonly secretName?: string;
};
