/** Where the content was made from, for the trailers of the commit and the metadata file; nothing about the machine. */
export interface SourceProvenance {
  readonly sourceCommit?: string;
  /** The working tree had changes that are not in `sourceCommit`. */
  readonly sourceDirty?: boolean;
  readonly repository?: string;
  /** Who wrote `sourceCommit`: `Name <address>`. */
  readonly author?: string;
  /** When `sourceCommit` was written, RFC 3339. */
  readonly date?: string;
  /** First line of the message of `sourceCommit`. */
  readonly subject?: string;
  /** Id of the tree of `sourceCommit`: of the definitions and of the versions of what they are rendered with. Absent where it was changed. */
  readonly inputDigest?: string;
  /** What rendered it: `slipway 1.2.3`. */
  readonly toolVersion?: string;
}
