/** A node of a structural OpenAPI v3 schema. Nodes that are alike are one object: nobody may change them. */
export type SchemaNode = { readonly [keyword: string]: unknown };

/** One served version of a kind; `KindSchema` of `@slipway/kube-models` has the same shape. */
export interface CommunityKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly origin: 'crd';
  /** True on the version that the server stores; absent on the others. */
  readonly storage?: boolean;
  readonly deprecated?: boolean;
  /** As in `spec.versions[].subresources` of a CustomResourceDefinition. */
  readonly subresources?: {
    readonly status?: Readonly<Record<string, never>>;
    readonly scale?: {
      readonly specReplicasPath: string;
      readonly statusReplicasPath: string;
      readonly labelSelectorPath?: string;
    };
  };
  /** Without descriptions; `status`, defaults, CEL rules and every `x-kubernetes-*` kept. */
  readonly schema: SchemaNode;
}

/** What there is of a kind, without its schema. */
export interface CommunityEntry extends Pick<CommunityKind, 'group' | 'version' | 'kind' | 'plural' | 'scope'> {
  /** Project and version that the CRD is of: `keda-v2.20.2`. */
  readonly source: string;
}
