// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ServiceAccount = {
  readonly apiVersion: "v1";
  readonly kind: "ServiceAccount";
  readonly metadata: ObjectMeta;
  /** Whether Pods of the account get a token for the API server. Default: true. */
  readonly automountServiceAccountToken?: boolean;
  /** Secrets with the credentials of registries for Pods of the account. */
  readonly imagePullSecrets?: readonly LocalObjectReference[];
  /** One item for each `name`. */
  readonly secrets?: readonly ObjectReference[];
};
export type LocalObjectReference = {
  /** Default: `""`. */
  readonly name?: string;
};
export type ObjectReference = {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
};
