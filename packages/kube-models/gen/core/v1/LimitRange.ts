// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type LimitRange = {
  readonly apiVersion: "v1";
  readonly kind: "LimitRange";
  readonly metadata: ObjectMeta;
  readonly spec?: LimitRangeSpec;
};
export type LimitRangeSpec = {
  readonly limits: readonly LimitRangeItem[];
};
export type LimitRangeItem = {
  readonly default?: { readonly [key: string]: Quantity };
  readonly defaultRequest?: { readonly [key: string]: Quantity };
  readonly max?: { readonly [key: string]: Quantity };
  readonly maxLimitRequestRatio?: { readonly [key: string]: Quantity };
  readonly min?: { readonly [key: string]: Quantity };
  /** Default: `""`. */
  readonly type: string;
};
