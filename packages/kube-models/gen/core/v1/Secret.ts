// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Secret = {
  readonly apiVersion: "v1";
  readonly kind: "Secret";
  readonly metadata: ObjectMeta;
  /** Values in base64 by key. Anybody who can read the repository can read them. */
  readonly data?: { readonly [key: string]: string };
  /** Whether the server refuses later changes of the data. */
  readonly immutable?: boolean;
  /** Values as texts by key, which the server moves to `data`. Anybody who can read the repository can read them. */
  readonly stringData?: { readonly [key: string]: string };
  /** Type of the Secret, which decides what keys it needs. Default: `Opaque`. Cannot change. */
  readonly type?: string;
};
