import type { MissingSource } from '../built-object.ts';
import type { FileTree } from '../file-tree.ts';

/** The content of a source, or why it is not available. */
export type SourceContent = Content | MissingContent;

/** Why the content of a source is not available. */
export interface MissingContent {
  readonly missing: string;
  /** The source, when only its content is missing. */
  readonly source?: MissingSource;
  /** Set when no copy of the repository has it: a version that was never published, or a channel without a version. */
  readonly unpublished?: 'version' | 'channel';
  /** Set when it would exceed the limit of its size. */
  readonly tooLarge?: boolean;
}

/** Files, and their name: empty for this repository, `Kind/namespace/name`, or the revision of a commit. */
export interface Content {
  readonly tree: FileTree;
  readonly content: string;
}

/** Returns the tree of a content and its name; undefined and empty when the content is not available. */
export const treeOf = (content: SourceContent): Content | typeof NO_CONTENT => ('missing' in content ? NO_CONTENT : content);

const NO_CONTENT = { tree: undefined, content: '' } as const;

/** Why the content of a source exists nowhere: the reason of a Flux Kustomization that is not built, and the rule. */
export const UNPUBLISHED = { version: 'version-not-published', channel: 'channel-not-published' } as const;

export type UnpublishedReason = (typeof UNPUBLISHED)[keyof typeof UNPUBLISHED];

export const isUnpublished = (reason: string): reason is UnpublishedReason =>
  reason === UNPUBLISHED.version || reason === UNPUBLISHED.channel;

/** Whether a Flux Kustomization is not built because the content of its source is missing. */
export const isMissingSource = ({ reason }: { readonly reason: string }): boolean =>
  reason === 'source-not-at-hand' || isUnpublished(reason);
