/** A Kubernetes object before it is written as text. Each value of a generated type is assignable to it. */
export interface Manifest {
  /** API group and version: `apps/v1`. */
  readonly apiVersion: string;
  /** Kind of the object: `Deployment`. */
  readonly kind: string;
  /** Name of the object, and what else identifies it. */
  readonly metadata: ManifestMetadata;
}

/**
 * An object that is written where it is used: any field may follow, which TypeScript would not let an object literal of {@link Manifest}
 * have. A value of a generated type is checked field by field; this one is not.
 */
export interface InlineManifest extends Manifest {
  readonly metadata: ManifestMetadata & { readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

/** The metadata that Slipway reads; an object may have more. */
export interface ManifestMetadata {
  /** Name of the object, unique for its kind in its namespace. */
  readonly name: string;
  /** Namespace of the object. Absent for an object without a namespace. */
  readonly namespace?: string;
  /** Labels of the object. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Annotations of the object. */
  readonly annotations?: Readonly<Record<string, string>>;
}

/** One file of the tree. Its bytes follow from `objects` alone. */
export interface ManifestFile {
  /** From the root of the tree, with forward slashes: `common/cluster-addons/sources/jetstack.yaml`. */
  readonly path: string;
  /** One object a file by habit; more become documents of one stream. */
  readonly objects: readonly Manifest[];
}
