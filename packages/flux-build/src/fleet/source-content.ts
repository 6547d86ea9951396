import type { FileTree } from '../file-tree.ts';

/** The content of a source, or why it is not at hand. */
export type SourceContent = Content | MissingContent;

/** Why the content of a source is not at hand. */
export interface MissingContent {
  readonly missing: string;
  /** It would be larger than it may be. */
  readonly tooLarge?: boolean;
}

/** Files, and what has them: empty for the repository that is looked at, `Kind/namespace/name` or the revision of a commit. */
export interface Content {
  readonly tree: FileTree;
  readonly content: string;
}
