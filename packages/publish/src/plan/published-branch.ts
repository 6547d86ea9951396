/** A branch of the remote. */
export interface PublishedBranch {
  readonly tip: string;
  /** Id of the tip's root tree. */
  readonly tree: string;
  /** Id that the root tree has without the metadata file. @default `tree` */
  readonly content?: string;
  readonly message: string;
  /** All entries below the root except the metadata file; empty if `content` is already the wanted content. */
  readonly files: ReadonlyMap<string, { readonly mode: string; readonly id: string }>;
  /** Texts of the files that the publish removes or changes (`changedOrRemovedFiles`), in which protected objects are searched. */
  readonly texts: ReadonlyMap<string, string>;
  /** File names that are not UTF-8, escaped. Slipway never writes such names. */
  readonly unreadable?: readonly string[];
  /** Whether the publish may replace the tip; then only its ids were read. */
  readonly replaced?: boolean;
  /** Versions of Slipway's own tags on the tip; for a tip made by hand, all versions that are tagged or recorded on its history. */
  readonly versions: readonly string[];
  /** Why the branch is held or rolled back, and gets no new versions. For a tip made by hand: the hold of the commit below it. */
  readonly held?: string;
}

/** The tag of a version on the remote. */
export interface PublishedTag {
  /** Id of the tag object, or of the commit for a lightweight tag. @default `id` */
  readonly object?: string;
  /** Id of the object that it names. */
  readonly id: string;
  /** Tree of the commit that it names; empty if it names another object. */
  readonly tree: string;
  /** Id that this tree has without the metadata file. @default `tree` */
  readonly content?: string;
  /** Message of the tag, or of the commit for a lightweight tag. */
  readonly message: string;
}

/** The state of one package on the remote. */
export interface PublishedState {
  readonly branch?: PublishedBranch;
  /** The tag of the package's current version. */
  readonly tag?: PublishedTag;
  /** Versions that have a tag, valid or not. Default none. */
  readonly tagged?: ReadonlySet<string>;
  /** Versions that were rejected. Default none. */
  readonly rejected?: ReadonlySet<string>;
}
