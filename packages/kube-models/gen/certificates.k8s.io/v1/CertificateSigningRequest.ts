// Generated from kubernetes-v1.36.3/apis_certificates.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type CertificateSigningRequest = {
  readonly apiVersion: "certificates.k8s.io/v1";
  readonly kind: "CertificateSigningRequest";
  readonly metadata: ClusterObjectMeta;
  readonly spec: CertificateSigningRequestSpec;
};
export type CertificateSigningRequestSpec = {
  readonly expirationSeconds?: number;
  readonly extra?: { readonly [key: string]: readonly string[] };
  readonly groups?: readonly string[];
  /** Bytes in base64. */
  readonly request: string;
  /** Default: `""`. */
  readonly signerName: string;
  readonly uid?: string;
  readonly usages?: readonly ("any" | "cert sign" | "client auth" | "code signing" | "content commitment" | "crl sign" | "data encipherment" | "decipher only" | "digital signature" | "email protection" | "encipher only" | "ipsec end system" | "ipsec tunnel" | "ipsec user" | "key agreement" | "key encipherment" | "microsoft sgc" | "netscape sgc" | "ocsp signing" | "s/mime" | "server auth" | "signing" | "timestamping")[];
  readonly username?: string;
};
