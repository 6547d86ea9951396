// Generated from external-secrets-v2.9.0/generators.external-secrets.io_passwords.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Password = {
  readonly apiVersion: "generators.external-secrets.io/v1alpha1";
  readonly kind: "Password";
  readonly metadata: ObjectMeta;
  readonly spec?: PasswordSpec;
};
export type PasswordSpec = {
  /** Default: `false`. */
  readonly allowRepeat: boolean;
  readonly digits?: number;
  /** Default: `"raw"`. */
  readonly encoding?: "base64" | "base64url" | "base32" | "hex" | "raw";
  /** Default: `24`. */
  readonly length: number;
  /** Default: `false`. */
  readonly noUpper: boolean;
  /** At least 1 item. */
  readonly secretKeys?: readonly string[];
  readonly symbolCharacters?: string;
  readonly symbols?: number;
};
