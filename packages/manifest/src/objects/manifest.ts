/** A Kubernetes object before it is written as text. Each value of a generated type is assignable to it. */
export interface Manifest {
  /** API group and version: `apps/v1`. */
  readonly apiVersion: string;
  /** Kind of the object: `Deployment`. */
  readonly kind: string;
  /** Name of the object, and its other identifying fields. */
  readonly metadata: ManifestMetadata;
}

/**
 * An object that is written where it is used, with any fields. TypeScript does not allow more fields in an object literal of
 * {@link Manifest}. A value of a generated type is checked field by field; this one is not.
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

/** One file of the tree. Its bytes depend only on `objects`. */
export interface ManifestFile {
  /** Path from the root of the tree, with forward slashes: `common/cluster-addons/sources/jetstack.yaml`. */
  readonly path: string;
  /** Usually one object. Several objects become documents of one stream. */
  readonly objects: readonly Manifest[];
}
