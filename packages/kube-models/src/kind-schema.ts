/** Whether objects of a kind are in a namespace. */
export type Scope = 'Namespaced' | 'Cluster';

/** A node of a Kubernetes structural OpenAPI v3 schema; built-in kinds also use `$ref` into `$defs`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** One served version of a kind: the content of a file `gen/<group|core>/<version>/<Kind>.schema.json`. */
export interface KindSchema {
  /** API group; the empty string is the core group. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: Scope;
  /** The origin of the schema. Only `openapi` (built-in kinds) is not structural, and its defaults are Go's zero values. */
  readonly origin: 'crd' | 'xrd' | 'openapi';
  /** True for the version that the server stores; absent for other versions and for built-in kinds. */
  readonly storage?: boolean;
  readonly deprecated?: boolean;
  /** True for kinds of Kubernetes that a kube-apiserver serves only if `--runtime-config` enables them; absent for others. */
  readonly offByDefault?: true;
  readonly subresources?: Subresources;
  /** The schema without descriptions, but with `status`, defaults, CEL rules and all `x-kubernetes-*` keywords. */
  readonly schema: JsonSchema;
}

/** As in `spec.versions[].subresources` of a CustomResourceDefinition. */
export interface Subresources {
  /** Present if `status` is a subresource. The server then drops the `status` of a manifest. */
  readonly status?: Readonly<Record<string, never>>;
  readonly scale?: {
    readonly specReplicasPath: string;
    readonly statusReplicasPath: string;
    readonly labelSelectorPath?: string;
  };
}

/** One line of `gen/index.json`: a kind without its schema. */
export interface KindEntry {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: Scope;
  /** As in `KindSchema`. */
  readonly offByDefault?: true;
  /** Hex SHA-256 of the bytes of the schema file. It changes exactly when the schema changes. */
  readonly sha256: string;
}
