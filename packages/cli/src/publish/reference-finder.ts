import type { FindCommit, FolderTree } from '@slipway/flux-build';
import { nearest } from '@slipway/manifest';
import type { RemoteContent, RemoteState } from '@slipway/publish';
import { type GitReference, referenceName, referenceText, shortReference } from '../repository/find-reference.ts';

/** References of a remote, as far as they have been read. */
export interface ReadReferences {
  readonly state: RemoteState;
  /** Packages that are published to the remote: of their versions and channels the remote has all. */
  readonly packages: ReadonlySet<string>;
  readonly contents: ReadonlyMap<string, RemoteContent>;
  /** The same for equal content. */
  readonly treeOf: (content: RemoteContent) => FolderTree;
  /** Commits of which the remote says nothing: other branches, ids, ranges of versions. */
  readonly otherwise: FindCommit | undefined;
  /** Called with each reference that is asked for, with its content or before it has been read. */
  readonly onAsked: (reference: string) => void;
}

/** Finds what references of a remote have. One that has not been read yet is missing, which a later build corrects. */
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

/** A commit of the remote by its reference, and what the reference had. */
export const contentName = (reference: string, { tree }: RemoteContent): string => `${shortReference(reference)}@sha1:${tree}`;

/** Other channels or versions of the same package; of a package that does not exist, the same channel of others. */
function likelyReferences(reference: string, { state, packages }: ReadReferences): readonly string[] {
  const { start, name, end } = partsOf(reference);
  return [...state.references].filter((each) => {
    const other = partsOf(each);
    return other.start === start && (packages.has(name) ? other.name === name : other.end === end);
  });
}

/** `refs/heads/flux/`, the package, and the channel; `refs/tags/`, the package, and the version. */
function partsOf(reference: string): { readonly start: string; readonly name: string; readonly end: string } {
  const [, start = '', name = '', end = ''] = /^(refs\/heads\/flux\/|refs\/tags\/)(.+)[/@]([^/@]+)$/.exec(reference) ?? [];
  return { start, name, end };
}

/** Returns whether a reference is a branch of a channel, of any package, or the tag of a version of a package. */
function isPublished(reference: string, { packages }: ReadReferences): boolean {
  if (reference.startsWith('refs/heads/flux/')) return true;
  return packages.has(partsOf(reference).name);
}

/** What is asked for is unresolved, not wrong, where nothing here has it: `undefined` would say that it is the tree itself. */
function otherCommit({ otherwise }: ReadReferences, ref: GitReference, url: string): ReturnType<FindCommit> {
  const reference = referenceText(ref);
  return otherwise?.(ref, url) ?? { missing: `${reference} is not in this Git repository; fetch it`, reference };
}
