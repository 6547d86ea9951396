// Generated from settings-schema.ts. To change it, run npm run codegen:settings.

/** The `slipway` field of a package.json. */
export interface PackageSettings {
  /** Folders of the tree that the package owns, from the root. A package without it is not a content package. */
  readonly prefixes?: readonly string[];
  /** Folders of definitions in the package, such as `src/clusters`. `src/clusters.gen.ts` then lists its files. */
  readonly registries?: readonly string[];
  /** First parts of the names of definitions that are assembled as one part. None begins with another one and a dash. */
  readonly shards?: readonly string[];
  /** The repository of a registry that also gets the XRDs and Compositions of each release, as a Configuration package: `oci://ghcr.io/acme/eks-cluster`. */
  readonly configuration?: string;
  /** Files and directories with CRDs, relative to the package.json. */
  readonly crds?: readonly string[];
}
