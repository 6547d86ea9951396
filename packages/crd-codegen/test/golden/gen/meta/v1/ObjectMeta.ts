// Generated for the kinds next to it. To change, run npm run codegen.
export type ObjectMeta = {
  /** Name of the object, once for each kind in its namespace. Another name makes another object. */
  readonly name: string;
  /** Namespace of the object. Another namespace makes another object. */
  readonly namespace?: string;
  /** Labels, by which selectors find the object. */
  readonly labels?: { readonly [key: string]: string };
  /** Annotations, which controllers and tools read. */
  readonly annotations?: { readonly [key: string]: string };
  /** Names that must be gone before the server deletes the object. */
  readonly finalizers?: readonly string[];
};
export type ClusterObjectMeta = {
  /** Name of the object, once for each kind in the cluster. Another name makes another object. */
  readonly name: string;
  /** Labels, by which selectors find the object. */
  readonly labels?: { readonly [key: string]: string };
  /** Annotations, which controllers and tools read. */
  readonly annotations?: { readonly [key: string]: string };
  /** Names that must be gone before the server deletes the object. */
  readonly finalizers?: readonly string[];
};
export type TemplateObjectMeta = {
  readonly name?: string;
  readonly namespace?: string;
  /** Labels of each object that the template makes. A selector must match them. */
  readonly labels?: { readonly [key: string]: string };
  /** Annotations of each object that the template makes. A change starts new Pods. */
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
};
export type EmbeddedObject = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [key: string]: unknown;
};
