// Generated from kubernetes-v1.36.3/apis_resource.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type ResourceClaim = {
  readonly apiVersion: "resource.k8s.io/v1";
  readonly kind: "ResourceClaim";
  readonly metadata: ObjectMeta;
  readonly spec: ResourceClaimSpec;
};
export type ResourceClaimSpec = {
  readonly devices?: DeviceClaim;
};
export type DeviceClaim = {
  readonly config?: readonly DeviceClaimConfiguration[];
  readonly constraints?: readonly DeviceConstraint[];
  readonly requests?: readonly DeviceRequest[];
};
export type DeviceClaimConfiguration = {
  readonly opaque?: OpaqueDeviceConfiguration;
  readonly requests?: readonly string[];
};
export type OpaqueDeviceConfiguration = {
  /** Default: `""`. */
  readonly driver: string;
  readonly parameters: RawExtension;
};
export type RawExtension = {
  readonly [key: string]: unknown;
};
export type DeviceConstraint = {
  readonly distinctAttribute?: string;
  readonly matchAttribute?: string;
  readonly requests?: readonly string[];
};
export type DeviceRequest = {
  readonly exactly?: ExactDeviceRequest;
  readonly firstAvailable?: readonly DeviceSubRequest[];
  /** Default: `""`. */
  readonly name: string;
};
export type ExactDeviceRequest = {
  readonly adminAccess?: boolean;
  readonly allocationMode?: "All" | "ExactCount";
  readonly capacity?: CapacityRequirements;
  readonly count?: number;
  /** Default: `""`. */
  readonly deviceClassName: string;
  readonly selectors?: readonly DeviceSelector[];
  readonly tolerations?: readonly DeviceToleration[];
};
export type CapacityRequirements = {
  readonly requests?: { readonly [key: string]: Quantity };
};
export type DeviceSelector = {
  readonly cel?: CELDeviceSelector;
};
export type CELDeviceSelector = {
  /** Default: `""`. */
  readonly expression: string;
};
export type DeviceToleration = {
  readonly effect?: "NoExecute" | "NoSchedule" | "None";
  readonly key?: string;
  /** Default: `"Equal"`. */
  readonly operator?: "Equal" | "Exists";
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
export type DeviceSubRequest = {
  readonly allocationMode?: "All" | "ExactCount";
  readonly capacity?: CapacityRequirements;
  readonly count?: number;
  /** Default: `""`. */
  readonly deviceClassName: string;
  /** Default: `""`. */
  readonly name: string;
  readonly selectors?: readonly DeviceSelector[];
  readonly tolerations?: readonly DeviceToleration[];
};
