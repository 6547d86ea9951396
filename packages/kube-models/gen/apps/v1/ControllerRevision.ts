// Generated from kubernetes-v1.36.3/apis_apps_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ControllerRevision = {
  readonly apiVersion: "apps/v1";
  readonly kind: "ControllerRevision";
  readonly metadata: ObjectMeta;
  readonly data?: RawExtension;
  /** Default: `0`. */
  readonly revision: number;
};
export type RawExtension = {
  readonly [key: string]: unknown;
};
