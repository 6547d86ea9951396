// Generated from cert-manager-v1.21.1/cert-manager.io_certificates.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Certificate = {
  readonly apiVersion: "cert-manager.io/v1";
  readonly kind: "Certificate";
  readonly metadata: ObjectMeta;
  readonly spec?: CertificateSpec;
};
export type CertificateSpec = {
  readonly additionalOutputFormats?: readonly CertificateSpecAdditionalOutputFormats[];
  readonly commonName?: string;
  /** Host names of the certificate. */
  readonly dnsNames?: readonly string[];
  /** How long the certificate is valid. Default: 90 days. */
  readonly duration?: string;
  readonly emailAddresses?: readonly string[];
  readonly encodeUsagesInRequest?: boolean;
  readonly ipAddresses?: readonly string[];
  /** Whether the certificate may sign others. */
  readonly isCA?: boolean;
  /** Issuer or ClusterIssuer that signs. */
  readonly issuerRef: CertificateSpecIssuerRef;
  readonly keystores?: CertificateSpecKeystores;
  readonly literalSubject?: string;
  readonly nameConstraints?: CertificateSpecNameConstraints;
  readonly otherNames?: readonly CertificateSpecOtherNames[];
  /** Algorithm, size and rotation of the key. */
  readonly privateKey?: CertificateSpecPrivateKey;
  /** How long before its end it is renewed. Default: a third of its life. */
  readonly renewBefore?: string;
  readonly renewBeforePercentage?: number;
  readonly renewal?: CertificateSpecRenewal;
  readonly revisionHistoryLimit?: number;
  /** Secret with key and certificate. One Certificate for each Secret. */
  readonly secretName: string;
  readonly secretTemplate?: CertificateSpecSecretTemplate;
  readonly signatureAlgorithm?: "SHA256WithRSA" | "SHA384WithRSA" | "SHA512WithRSA" | "ECDSAWithSHA256" | "ECDSAWithSHA384" | "ECDSAWithSHA512" | "PureEd25519";
  readonly subject?: CertificateSpecSubject;
  readonly uris?: readonly string[];
  /** What the key may do. */
  readonly usages?: readonly ("signing" | "digital signature" | "content commitment" | "key encipherment" | "key agreement" | "data encipherment" | "cert sign" | "crl sign" | "encipher only" | "decipher only" | "any" | "server auth" | "client auth" | "code signing" | "email protection" | "s/mime" | "ipsec end system" | "ipsec tunnel" | "ipsec user" | "timestamping" | "ocsp signing" | "microsoft sgc" | "netscape sgc")[];
};
export type CertificateSpecAdditionalOutputFormats = {
  readonly type: "DER" | "CombinedPEM";
};
export type CertificateSpecIssuerRef = {
  readonly group?: string;
  readonly kind?: string;
  readonly name: string;
};
export type CertificateSpecKeystores = {
  readonly jks?: CertificateSpecKeystoresJks;
  readonly pkcs12?: CertificateSpecKeystoresPkcs12;
};
export type CertificateSpecKeystoresJks = {
  readonly alias?: string;
  readonly create: boolean;
  readonly password?: string;
  readonly passwordSecretRef?: CertificateSpecKeystoresJksPasswordSecretRef;
};
export type CertificateSpecKeystoresJksPasswordSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type CertificateSpecKeystoresPkcs12 = {
  readonly create: boolean;
  readonly password?: string;
  readonly passwordSecretRef?: CertificateSpecKeystoresPkcs12PasswordSecretRef;
  readonly profile?: "LegacyRC2" | "LegacyDES" | "Modern2023" | "Modern2026";
};
export type CertificateSpecKeystoresPkcs12PasswordSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type CertificateSpecNameConstraints = {
  readonly critical?: boolean;
  readonly excluded?: CertificateSpecNameConstraintsExcluded;
  readonly permitted?: CertificateSpecNameConstraintsPermitted;
};
export type CertificateSpecNameConstraintsExcluded = {
  readonly dnsDomains?: readonly string[];
  readonly emailAddresses?: readonly string[];
  readonly ipRanges?: readonly string[];
  readonly uriDomains?: readonly string[];
};
export type CertificateSpecNameConstraintsPermitted = {
  readonly dnsDomains?: readonly string[];
  readonly emailAddresses?: readonly string[];
  readonly ipRanges?: readonly string[];
  readonly uriDomains?: readonly string[];
};
export type CertificateSpecOtherNames = {
  readonly oid?: string;
  readonly utf8Value?: string;
};
export type CertificateSpecPrivateKey = {
  readonly algorithm?: "RSA" | "ECDSA" | "Ed25519";
  readonly encoding?: "PKCS1" | "PKCS8";
  readonly rotationPolicy?: "Never" | "Always";
  readonly size?: number;
};
export type CertificateSpecRenewal = {
  readonly policy?: "RenewBefore" | "Disabled";
  readonly windows?: readonly CertificateSpecRenewalWindows[];
};
export type CertificateSpecRenewalWindows = {
  /** At least 1 character. */
  readonly cron: string;
  /** At least 1 character. */
  readonly timezone?: string;
  /** Matches `^([0-9]+(\.[0-9]+)?(s|m|h))+$`. */
  readonly windowDuration: string;
};
export type CertificateSpecSecretTemplate = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type CertificateSpecSubject = {
  readonly countries?: readonly string[];
  readonly localities?: readonly string[];
  readonly organizationalUnits?: readonly string[];
  readonly organizations?: readonly string[];
  readonly postalCodes?: readonly string[];
  readonly provinces?: readonly string[];
  readonly serialNumber?: string;
  readonly streetAddresses?: readonly string[];
};
