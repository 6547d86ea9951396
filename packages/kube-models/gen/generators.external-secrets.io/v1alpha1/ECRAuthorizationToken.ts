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
  readonly name: string;
  readonly namespace?: string;
};
export type ECRAuthorizationTokenSpecAuthSecretRef = {
  readonly accessKeyIDSecretRef?: ECRAuthorizationTokenSpecAuthSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: ECRAuthorizationTokenSpecAuthSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: ECRAuthorizationTokenSpecAuthSecretRefSessionTokenSecretRef;
};
export type ECRAuthorizationTokenSpecAuthSecretRefAccessKeyIDSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type ECRAuthorizationTokenSpecAuthSecretRefSecretAccessKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type ECRAuthorizationTokenSpecAuthSecretRefSessionTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
