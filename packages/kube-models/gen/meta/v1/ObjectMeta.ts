// Generated for the kinds next to it. To change, run npm run codegen.
export type ObjectMeta = {
  readonly name: string;
  readonly namespace?: string;
  readonly labels?: { readonly [key: string]: string };
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
};
export type ClusterObjectMeta = {
  readonly name: string;
  readonly labels?: { readonly [key: string]: string };
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
};
export type TemplateObjectMeta = {
  readonly name?: string;
  readonly namespace?: string;
  readonly labels?: { readonly [key: string]: string };
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
};
export type EmbeddedObject = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [key: string]: unknown;
};
