// Generated from kubernetes-v1.36.3/apis_discovery.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type EndpointSlice = {
  readonly apiVersion: "discovery.k8s.io/v1";
  readonly kind: "EndpointSlice";
  readonly metadata: ObjectMeta;
  /** Default: `""`. */
  readonly addressType: "FQDN" | "IPv4" | "IPv6";
  readonly endpoints?: readonly Endpoint[];
  readonly ports?: readonly EndpointPort[];
};
export type Endpoint = {
  /** Each value once. */
  readonly addresses: readonly string[];
  readonly conditions?: EndpointConditions;
  readonly deprecatedTopology?: { readonly [key: string]: string };
  readonly hints?: EndpointHints;
  readonly hostname?: string;
  readonly nodeName?: string;
  readonly targetRef?: ObjectReference;
  readonly zone?: string;
};
export type EndpointConditions = {
  readonly ready?: boolean;
  readonly serving?: boolean;
  readonly terminating?: boolean;
};
export type EndpointHints = {
  readonly forNodes?: readonly ForNode[];
  readonly forZones?: readonly ForZone[];
};
export type ForNode = {
  /** Default: `""`. */
  readonly name: string;
};
export type ForZone = {
  /** Default: `""`. */
  readonly name: string;
};
export type ObjectReference = {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
};
export type EndpointPort = {
  readonly appProtocol?: string;
  readonly name?: string;
  readonly port?: number;
  readonly protocol?: "SCTP" | "TCP" | "UDP";
};
