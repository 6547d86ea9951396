// Generated from aws-load-balancer-controller-v3.5.0/crds.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type GlobalAccelerator = {
  readonly apiVersion: "aga.k8s.aws/v1beta1";
  readonly kind: "GlobalAccelerator";
  readonly metadata: ObjectMeta;
  readonly spec?: GlobalAcceleratorSpec;
};
export type GlobalAcceleratorSpec = {
  readonly ipAddressType?: "IPV4" | "DUAL_STACK";
  readonly ipAddresses?: readonly string[];
  readonly listeners?: readonly GlobalAcceleratorSpecListeners[];
  readonly name?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type GlobalAcceleratorSpecListeners = {
  readonly clientAffinity?: "SOURCE_IP" | "NONE";
  readonly endpointGroups?: readonly GlobalAcceleratorSpecListenersEndpointGroups[];
  readonly portRanges?: readonly GlobalAcceleratorSpecListenersPortRanges[];
  readonly protocol?: "TCP" | "UDP";
};
export type GlobalAcceleratorSpecListenersEndpointGroups = {
  readonly endpoints?: readonly GlobalAcceleratorSpecListenersEndpointGroupsEndpoints[];
  readonly portOverrides?: readonly GlobalAcceleratorSpecListenersEndpointGroupsPortOverrides[];
  readonly region?: string;
  readonly trafficDialPercentage?: number;
};
export type GlobalAcceleratorSpecListenersEndpointGroupsEndpoints = {
  readonly clientIPPreservationEnabled?: boolean;
  readonly endpointID?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly type: "EndpointID" | "Service" | "Ingress" | "Gateway";
  readonly weight?: number;
};
export type GlobalAcceleratorSpecListenersEndpointGroupsPortOverrides = {
  readonly endpointPort: number;
  readonly listenerPort: number;
};
export type GlobalAcceleratorSpecListenersPortRanges = {
  readonly fromPort: number;
  readonly toPort: number;
};
