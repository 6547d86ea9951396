// Generated from cert-manager-v1.21.1/cert-manager.io_certificaterequests.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type CertificateRequest = {
  readonly apiVersion: "cert-manager.io/v1";
  readonly kind: "CertificateRequest";
  readonly metadata: ObjectMeta;
  readonly spec?: CertificateRequestSpec;
};
export type CertificateRequestSpec = {
  readonly duration?: string;
  readonly extra?: { readonly [key: string]: readonly string[] };
  readonly groups?: readonly string[];
  readonly isCA?: boolean;
  readonly issuerRef: CertificateRequestSpecIssuerRef;
  /** Bytes in base64. */
  readonly request: string;
  readonly uid?: string;
  readonly usages?: readonly ("signing" | "digital signature" | "content commitment" | "key encipherment" | "key agreement" | "data encipherment" | "cert sign" | "crl sign" | "encipher only" | "decipher only" | "any" | "server auth" | "client auth" | "code signing" | "email protection" | "s/mime" | "ipsec end system" | "ipsec tunnel" | "ipsec user" | "timestamping" | "ocsp signing" | "microsoft sgc" | "netscape sgc")[];
  readonly username?: string;
};
export type CertificateRequestSpecIssuerRef = {
  readonly group?: string;
  readonly kind?: string;
  readonly name: string;
};
