// Generated from aws-load-balancer-controller-v3.5.0/crds.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type GlobalAccelerator = {
  readonly apiVersion: "aga.k8s.aws/v1beta1";
  readonly kind: "GlobalAccelerator";
  readonly metadata: ObjectMeta;
  readonly spec?: GlobalAcceleratorSpec;
};
export type GlobalAcceleratorSpec = {
  /** Default: `"IPV4"`. */
  readonly ipAddressType?: "IPV4" | "DUAL_STACK";
  /** 1 to 2 items. */
  readonly ipAddresses?: readonly string[];
  readonly listeners?: readonly GlobalAcceleratorSpecListeners[];
  /** 1 to 64 characters. Matches `^[a-zA-Z0-9_-]{1,64}$`. */
  readonly name?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type GlobalAcceleratorSpecListeners = {
  /** Default: `"NONE"`. */
  readonly clientAffinity?: "SOURCE_IP" | "NONE";
  readonly endpointGroups?: readonly GlobalAcceleratorSpecListenersEndpointGroups[];
  /** 1 to 10 items. */
  readonly portRanges?: readonly GlobalAcceleratorSpecListenersPortRanges[];
  readonly protocol?: "TCP" | "UDP";
};
export type GlobalAcceleratorSpecListenersEndpointGroups = {
  readonly endpoints?: readonly GlobalAcceleratorSpecListenersEndpointGroupsEndpoints[];
  readonly portOverrides?: readonly GlobalAcceleratorSpecListenersEndpointGroupsPortOverrides[];
  /** At most 255 characters. */
  readonly region?: string;
  /** 0 to 100. Default: `100`. */
  readonly trafficDialPercentage?: number;
};
export type GlobalAcceleratorSpecListenersEndpointGroupsEndpoints = {
  /** Default: `true`. */
  readonly clientIPPreservationEnabled?: boolean;
  /** At most 255 characters. */
  readonly endpointID?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly type: "EndpointID" | "Service" | "Ingress" | "Gateway";
  /** 0 to 255. Default: `128`. */
  readonly weight?: number;
};
export type GlobalAcceleratorSpecListenersEndpointGroupsPortOverrides = {
  /** 1 to 65535. */
  readonly endpointPort: number;
  /** 1 to 65535. */
  readonly listenerPort: number;
};
export type GlobalAcceleratorSpecListenersPortRanges = {
  /** 1 to 65535. */
  readonly fromPort: number;
  /** 1 to 65535. */
  readonly toPort: number;
};
