// Generated from cert-manager-v1.21.1/acme.cert-manager.io_orders.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Order = {
  readonly apiVersion: "acme.cert-manager.io/v1";
  readonly kind: "Order";
  readonly metadata: ObjectMeta;
  readonly spec: OrderSpec;
};
export type OrderSpec = {
  readonly commonName?: string;
  readonly dnsNames?: readonly string[];
  readonly duration?: string;
  readonly ipAddresses?: readonly string[];
  readonly issuerRef: OrderSpecIssuerRef;
  readonly profile?: string;
  readonly replaces?: string;
  /** Bytes in base64. */
  readonly request: string;
};
export type OrderSpecIssuerRef = {
  readonly group?: string;
  readonly kind?: string;
  readonly name: string;
};
