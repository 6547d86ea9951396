/** A branch as it stands on the remote. */
export interface PublishedBranch {
  readonly tip: string;
  /** Id of the tip's root tree. */
  readonly tree: string;
  /** Id that the root tree has without the metadata file. @default `tree` */
  readonly content?: string;
  readonly message: string;
  /** Every entry below the root but the metadata file; left empty when `content` is already the wanted one. */
  readonly files: ReadonlyMap<string, { readonly mode: string; readonly id: string }>;
  /** Texts of the files that would go or change (`changedOrRemovedFiles`); protected objects are looked for in them. */
  readonly texts: ReadonlyMap<string, string>;
  /** Names of files that are not UTF-8, escaped: no tree that Slipway wrote has one. */
  readonly unreadable?: readonly string[];
  /** The tip may be published over: nothing was read of it but its ids. */
  readonly replaced?: boolean;
  /** Versions that Slipway's own tags on the tip say; of a tip that was made by hand, all that are tagged or recorded on its history. */
  readonly versions: readonly string[];
  /** Why new versions do not come onto it: somebody held it, or rolled it back. Of a tip made by hand, what the commit below it says. */
  readonly held?: string;
}

/** A version's tag as it stands on the remote. */
export interface PublishedTag {
  /** Id of the tag object; of a lightweight tag, that of the commit. @default `id` */
  readonly object?: string;
  /** Id of what it names. */
  readonly id: string;
  /** Tree of the commit that it names; empty when it names something else. */
  readonly tree: string;
  /** Id that this tree has without the metadata file. @default `tree` */
  readonly content?: string;
  /** The tag's own message; that of the commit when the tag is a lightweight one. */
  readonly message: string;
}

/** What the remote holds of one package. */
export interface PublishedState {
  readonly branch?: PublishedBranch;
  /** The tag of the package's current version. */
  readonly tag?: PublishedTag;
  /** Versions that have a tag, whatever it names. Default none. */
  readonly tagged?: ReadonlySet<string>;
  /** Versions that were rejected. Default none. */
  readonly rejected?: ReadonlySet<string>;
}
