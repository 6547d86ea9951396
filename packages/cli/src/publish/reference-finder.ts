import type { FindCommit, FolderTree } from '@slipway/flux-build';
import { nearest } from '@slipway/manifest';
import type { RemoteContent, RemoteState } from '@slipway/publish';
import { type GitReference, referenceName, referenceText, shortReference } from '../repository/find-reference.ts';

/** References of a remote that have been read so far. */
export interface ReadReferences {
  readonly state: RemoteState;
  /** Packages that are published to the remote. All their versions and channels are on the remote. */
  readonly packages: ReadonlySet<string>;
  readonly contents: ReadonlyMap<string, RemoteContent>;
  /** Returns the same tree for equal content. */
  readonly treeOf: (content: RemoteContent) => FolderTree;
  /** Finds commits that are not on the remote: other branches, ids, ranges of versions. */
  readonly otherwise: FindCommit | undefined;
  /** Called with each requested reference, and its content if it has been read. */
  readonly onAsked: (reference: string) => void;
}

/** Finds the content of references of a remote. A reference that has not been read yet is missing, and a later build adds it. */
export function referenceFinder(read: ReadReferences): FindCommit {
  return (ref, url) => {
    const name = referenceName(ref);
    if (name === undefined || !isPublished(name, read)) return otherCommit(read, ref, url);
    read.onAsked(name);
    const content = read.contents.get(name);
    if (content !== undefined) return { tree: read.treeOf(content), content: contentName(name, content) };
    const reference = referenceText(ref);
    if (read.state.references.has(name)) return { missing: `${reference} has not been read`, reference };
    const near = nearest(name, likelyReferences(name, read));
    const meant = near === undefined ? '' : ` (did you mean ${shortReference(near)}?)`;
    return {
      missing: `${reference} does not exist in the remote${meant}, and this publish does not make it`,
      reference,
      unpublished: name.startsWith('refs/tags/') ? 'version' : 'channel',
    };
  };
}

/** Returns a name for the content of a reference of the remote. */
export const contentName = (reference: string, { tree }: RemoteContent): string => `${shortReference(reference)}@sha1:${tree}`;

/** Returns similar references: other channels or versions of the same package or, for an unknown package, the same channel of others. */
function likelyReferences(reference: string, { state, packages }: ReadReferences): readonly string[] {
  const { start, name, end } = partsOf(reference);
  return [...state.references].filter((each) => {
    const other = partsOf(each);
    return other.start === start && (packages.has(name) ? other.name === name : other.end === end);
  });
}

/** Splits a reference into `refs/heads/flux/`, the package and the channel, or `refs/tags/`, the package and the version. */
function partsOf(reference: string): { readonly start: string; readonly name: string; readonly end: string } {
  const [, start = '', name = '', end = ''] = /^(refs\/heads\/flux\/|refs\/tags\/)(.+)[/@]([^/@]+)$/.exec(reference) ?? [];
  return { start, name, end };
}

/** Returns whether a reference is a branch of a channel, of any package, or the tag of a version of a package. */
function isPublished(reference: string, { packages }: ReadReferences): boolean {
  if (reference.startsWith('refs/heads/flux/')) return true;
  return packages.has(partsOf(reference).name);
}

/** A commit that is not available here is unresolved, not wrong. `undefined` would mean the tree itself. */
function otherCommit({ otherwise }: ReadReferences, ref: GitReference, url: string): ReturnType<FindCommit> {
  const reference = referenceText(ref);
  return otherwise?.(ref, url) ?? { missing: `${reference} is not in this Git repository; fetch it`, reference };
}
