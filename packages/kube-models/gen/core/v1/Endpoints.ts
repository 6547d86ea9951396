// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Endpoints = {
  readonly apiVersion: "v1";
  readonly kind: "Endpoints";
  readonly metadata: ObjectMeta;
  readonly subsets?: readonly EndpointSubset[];
};
export type EndpointSubset = {
  readonly addresses?: readonly EndpointAddress[];
  readonly notReadyAddresses?: readonly EndpointAddress[];
  readonly ports?: readonly EndpointPort[];
};
export type EndpointAddress = {
  readonly hostname?: string;
  /** Default: `""`. */
  readonly ip: string;
  readonly nodeName?: string;
  readonly targetRef?: ObjectReference;
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
  /** Default: `0`. */
  readonly port: number;
  readonly protocol?: "SCTP" | "TCP" | "UDP";
};
