/** Whether objects of a kind live in a namespace. */
export type Scope = 'Namespaced' | 'Cluster';

/** A node of a Kubernetes structural OpenAPI v3 schema; built-in kinds also use `$ref` into `$defs`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** One served version of a kind: what one file `gen/<group|core>/<version>/<Kind>.schema.json` holds. */
export interface KindSchema {
  /** API group; the empty string is the core group. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: Scope;
  /** Where the schema was read: only `openapi` (built-in kinds) is not structural, and its defaults are Go's zero values. */
  readonly origin: 'crd' | 'xrd' | 'openapi';
  /** True on the version that the server stores; absent on the others and on built-in kinds. */
  readonly storage?: boolean;
  readonly deprecated?: boolean;
  /** True on kinds of Kubernetes that a kube-apiserver serves only where `--runtime-config` turns them on; absent on all others. */
  readonly offByDefault?: true;
  readonly subresources?: Subresources;
  /** Descriptions removed; `status`, defaults, CEL rules and every `x-kubernetes-*` kept. */
  readonly schema: JsonSchema;
}

/** As in `spec.versions[].subresources` of a CustomResourceDefinition. */
export interface Subresources {
  /** Present when `status` is a subresource: a manifest's own `status` is then dropped by the server. */
  readonly status?: Readonly<Record<string, never>>;
  readonly scale?: {
    readonly specReplicasPath: string;
    readonly statusReplicasPath: string;
    readonly labelSelectorPath?: string;
  };
}

/** One line of `gen/index.json`: what there is, without its schema. */
export interface KindEntry {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: Scope;
  /** As in `KindSchema`. */
  readonly offByDefault?: true;
  /** Hex SHA-256 of the schema file's bytes; changes exactly when the schema does. */
  readonly sha256: string;
}
