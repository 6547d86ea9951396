// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type PersistentVolumeClaim = {
  readonly apiVersion: "v1";
  readonly kind: "PersistentVolumeClaim";
  readonly metadata: ObjectMeta;
  readonly spec?: PersistentVolumeClaimSpec;
};
export type PersistentVolumeClaimSpec = {
  readonly accessModes?: readonly ("ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod")[];
  readonly dataSource?: TypedLocalObjectReference;
  readonly dataSourceRef?: TypedObjectReference;
  readonly resources?: VolumeResourceRequirements;
  readonly selector?: LabelSelector;
  readonly storageClassName?: string;
  readonly volumeAttributesClassName?: string;
  readonly volumeMode?: "Block" | "Filesystem";
  readonly volumeName?: string;
};
export type TypedLocalObjectReference = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
};
export type TypedObjectReference = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
  readonly namespace?: string;
};
export type VolumeResourceRequirements = {
  readonly limits?: { readonly [key: string]: Quantity };
  readonly requests?: { readonly [key: string]: Quantity };
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: string;
  readonly values?: readonly string[];
};
