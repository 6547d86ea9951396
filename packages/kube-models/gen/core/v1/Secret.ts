// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Secret = {
  readonly apiVersion: "v1";
  readonly kind: "Secret";
  readonly metadata: ObjectMeta;
  readonly data?: { readonly [key: string]: string };
  readonly immutable?: boolean;
  readonly stringData?: { readonly [key: string]: string };
  readonly type?: string;
};
