// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IntOrString = number | string;

export type Service = {
  readonly apiVersion: "v1";
  readonly kind: "Service";
  readonly metadata: ObjectMeta;
  readonly spec?: ServiceSpec;
};
export type ServiceSpec = {
  readonly allocateLoadBalancerNodePorts?: boolean;
  /** Address in the cluster. `None` makes the Service headless. Cannot change. */
  readonly clusterIP?: string;
  readonly clusterIPs?: readonly string[];
  readonly externalIPs?: readonly string[];
  /** Host name of which the Service is an alias, with the type `ExternalName`. */
  readonly externalName?: string;
  /** `Local` keeps the address of the client and uses Pods of the same node only. */
  readonly externalTrafficPolicy?: "Cluster" | "Local";
  readonly healthCheckNodePort?: number;
  readonly internalTrafficPolicy?: "Cluster" | "Local";
  readonly ipFamilies?: readonly ("" | "IPv4" | "IPv6")[];
  readonly ipFamilyPolicy?: "PreferDualStack" | "RequireDualStack" | "SingleStack";
  /** Controller of the load balancer. Cannot change. */
  readonly loadBalancerClass?: string;
  readonly loadBalancerIP?: string;
  /** Addresses that may use the load balancer. Default: all. */
  readonly loadBalancerSourceRanges?: readonly string[];
  /** Ports of the Service. One item for each `port` and `protocol`. */
  readonly ports?: readonly ServicePort[];
  /** Whether Pods count before they are ready. */
  readonly publishNotReadyAddresses?: boolean;
  /** Labels of the Pods that get the traffic. */
  readonly selector?: { readonly [key: string]: string };
  /** Whether all requests of a client go to one Pod. Default: `None`. */
  readonly sessionAffinity?: "ClientIP" | "None";
  readonly sessionAffinityConfig?: SessionAffinityConfig;
  readonly trafficDistribution?: string;
  /** How the Service is reached. Default: `ClusterIP`. */
  readonly type?: "ClusterIP" | "ExternalName" | "LoadBalancer" | "NodePort";
};
export type ServicePort = {
  /** Protocol above TCP, for proxies. */
  readonly appProtocol?: string;
  /** Name of the port. Needed if there is more than one. */
  readonly name?: string;
  /** Port on each node, once in the cluster. Default: a free one from 30000 to 32767. */
  readonly nodePort?: number;
  /** Port of the Service. Default: `0`. */
  readonly port: number;
  /** Default: `TCP`. */
  readonly protocol?: "SCTP" | "TCP" | "UDP";
  /** Port of the Pods, as number or name. Default: the port of the Service. A number, or a text such as `25%`. */
  readonly targetPort?: IntOrString;
};
export type SessionAffinityConfig = {
  readonly clientIP?: ClientIPConfig;
};
export type ClientIPConfig = {
  readonly timeoutSeconds?: number;
};
