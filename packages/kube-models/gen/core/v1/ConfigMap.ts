// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ConfigMap = {
  readonly apiVersion: "v1";
  readonly kind: "ConfigMap";
  readonly metadata: ObjectMeta;
  /** Bytes in base64 by key. */
  readonly binaryData?: { readonly [key: string]: string };
  /** Texts by key. Write numbers and booleans in quotes. */
  readonly data?: { readonly [key: string]: string };
  /** Whether the server refuses later changes of the data. */
  readonly immutable?: boolean;
};
