// Generated from external-secrets-v2.9.0/generators.external-secrets.io_ecrauthorizationtokens.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ECRAuthorizationToken = {
  readonly apiVersion: "generators.external-secrets.io/v1alpha1";
  readonly kind: "ECRAuthorizationToken";
  readonly metadata: ObjectMeta;
  readonly spec?: ECRAuthorizationTokenSpec;
};
export type ECRAuthorizationTokenSpec = {
  readonly auth?: ECRAuthorizationTokenSpecAuth;
  readonly region: string;
  readonly role?: string;
  readonly scope?: string;
};
export type ECRAuthorizationTokenSpecAuth = {
  readonly jwt?: ECRAuthorizationTokenSpecAuthJwt;
  readonly secretRef?: ECRAuthorizationTokenSpecAuthSecretRef;
};
export type ECRAuthorizationTokenSpecAuthJwt = {
  readonly serviceAccountRef?: ECRAuthorizationTokenSpecAuthJwtServiceAccountRef;
};
export type ECRAuthorizationTokenSpecAuthJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ECRAuthorizationTokenSpecAuthSecretRef = {
  readonly accessKeyIDSecretRef?: ECRAuthorizationTokenSpecAuthSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: ECRAuthorizationTokenSpecAuthSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: ECRAuthorizationTokenSpecAuthSecretRefSessionTokenSecretRef;
};
export type ECRAuthorizationTokenSpecAuthSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ECRAuthorizationTokenSpecAuthSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ECRAuthorizationTokenSpecAuthSecretRefSessionTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
