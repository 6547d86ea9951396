import type { MissingSource } from '../built-object.ts';
import type { FileTree } from '../file-tree.ts';

/** The content of a source, or why it is not available. */
export type SourceContent = Content | MissingContent;

/** Why the content of a source is not available. */
export interface MissingContent {
  readonly missing: string;
  /** Which source it is, where nothing but its content is missing. */
  readonly source?: MissingSource;
  /** It exists in no copy of the repository: a version that was never published. */
  readonly isUnpublished?: boolean;
  /** It would be larger than it may be. */
  readonly tooLarge?: boolean;
}

/** Files, and what has them: empty for the repository that is looked at, `Kind/namespace/name` or the revision of a commit. */
export interface Content {
  readonly tree: FileTree;
  readonly content: string;
}
