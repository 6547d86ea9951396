// Generated from sealed-secrets-v0.36.6/bitnami.com_sealedsecrets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type SealedSecret = {
  readonly apiVersion: "bitnami.com/v1alpha1";
  readonly kind: "SealedSecret";
  readonly metadata: ObjectMeta;
  readonly spec: SealedSecretSpec;
};
export type SealedSecretSpec = {
  /** Bytes in base64. */
  readonly data?: string;
  readonly encryptedData: { readonly [key: string]: string };
  readonly template?: SealedSecretSpecTemplate;
};
export type SealedSecretSpecTemplate = {
  readonly data?: { readonly [key: string]: string } | null;
  readonly immutable?: boolean;
  readonly metadata?: SealedSecretSpecTemplateMetadata | null;
  readonly type?: string;
};
export type SealedSecretSpecTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
  readonly [key: string]: unknown;
};
