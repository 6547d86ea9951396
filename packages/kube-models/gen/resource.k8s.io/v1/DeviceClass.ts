// Generated from kubernetes-v1.36.3/apis_resource.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type DeviceClass = {
  readonly apiVersion: "resource.k8s.io/v1";
  readonly kind: "DeviceClass";
  readonly metadata: ClusterObjectMeta;
  readonly spec: DeviceClassSpec;
};
export type DeviceClassSpec = {
  readonly config?: readonly DeviceClassConfiguration[];
  readonly extendedResourceName?: string;
  readonly selectors?: readonly DeviceSelector[];
};
export type DeviceClassConfiguration = {
  readonly opaque?: OpaqueDeviceConfiguration;
};
export type OpaqueDeviceConfiguration = {
  /** Default: `""`. */
  readonly driver: string;
  readonly parameters: RawExtension;
};
export type RawExtension = {
  readonly [key: string]: unknown;
};
export type DeviceSelector = {
  readonly cel?: CELDeviceSelector;
};
export type CELDeviceSelector = {
  /** Default: `""`. */
  readonly expression: string;
};
