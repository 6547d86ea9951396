import type { FindCommit, FolderTree } from '@slipway/flux-build';
import { CHANNELS, channelBranch, plainText, stableText, withoutCredentials } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { embeddedFleet } from './embedded-fleet.ts';
import { findReference, type GitReference, referenceText } from './find-reference.ts';
import { type LocalGit, localGit } from './local-git.ts';
import { CommitTooLarge, readCommit } from './read-commit.ts';
import type { ContentPackage } from './workspace.ts';

/** Where commits are searched. */
export interface CommitLocations {
  /** Root of the repository. */
  readonly root: string;
  /** Packages that are published from the repository. Their channels will have its current content. */
  readonly packages: readonly Pick<ContentPackage, 'name' | 'version'>[];
  /** Names of their channels. Default: those of a repository without settings. */
  readonly channels?: readonly string[];
  /** Called with each commit that is read. */
  readonly onRead?: (content: string, tree: FolderTree) => void;
}

/**
 * Finds commits in the repository at `root`, and in its embedded repository if it publishes into that. For a package of this repository,
 * its channels and the tags of unpublished versions are the current content.
 */
export function commitFinder({ root, packages, channels = CHANNELS, onRead = () => {} }: CommitLocations): FindCommit {
  const own = localGit(root);
  let places: readonly LocalGit[] | undefined;
  // Most runs search no commit, and Git must be called to find out whether the embedded repository is trusted.
  const placesOf = (): readonly LocalGit[] => {
    const embedded = embeddedFleet(root);
    return [own, ...(embedded === undefined ? [] : [localGit(embedded)])];
  };
  const trees = new Map<string, FolderTree>();
  const known = new Map<string, ReturnType<FindCommit>>();
  const find: FindCommit = (ref, url) => {
    if (isOwnChannel(ref, packages, channels)) return undefined;
    places ??= placesOf();
    for (const git of places) {
      const found = findReference(git, ref, url);
      if (found === undefined) continue;
      const content = `${found.name}@sha1:${found.id}`;
      const tree = trees.get(found.id) ?? treeOf(git, found.id);
      if (typeof tree === 'string') return { missing: `${referenceText(ref)} of ${withoutCredentials(url)} ${tree}` };
      trees.set(found.id, tree);
      onRead(content, tree);
      return { tree, content };
    }
    if (isNextVersion(ref, packages)) return undefined;
    const reference = referenceText(ref);
    const ahead = packageBehind(ref, packages);
    if (ahead !== undefined)
      return { missing: `${reference} is not published: ${ahead.name} is at ${ahead.version}`, reference, unpublished: 'version' };
    return { missing: `${reference} of ${withoutCredentials(url)} is not in this Git repository; fetch it`, reference };
  };
  // Sources of many clusters name the same commit, and each search starts Git several times.
  return (ref, url) => {
    const question = stableText([ref, url]);
    if (!known.has(question)) known.set(question, find(ref, url));
    return known.get(question);
  };
}

/** A commit that is too large to read must not end the run. */
function treeOf(git: LocalGit, id: string): FolderTree | string {
  try {
    return readCommit(git, id);
  } catch (error) {
    if (error instanceof CommitTooLarge) return error.message;
    throw error;
  }
}

const branchOf = ({ name, branch, tag, semver, commit }: GitReference): string =>
  plainText(name ?? (tag || semver || commit ? '' : branch)).replace(/^refs\/heads\//, '');

function isOwnChannel(ref: GitReference, packages: CommitLocations['packages'], channels: readonly string[]): boolean {
  const branch = branchOf(ref);
  return packages.some(({ name }) => channels.some((channel) => branch === channelBranch(name, channel)));
}

const tagsOf = ({ tag, name }: GitReference): readonly string[] => [
  plainText(tag ?? ''),
  plainText(name ?? '').replace(/^refs\/tags\//, ''),
];

const isNextVersion = (ref: GitReference, packages: CommitLocations['packages']): boolean =>
  packages.some(({ name, version }) => tagsOf(ref).includes(`${name}@${version}`));

const semverLibrary = lazy<typeof import('semver')>(import.meta.url, 'semver');

/** Returns the package of a version above its own version. Versions only increase, so no tag of that version exists. */
const packageBehind = (ref: GitReference, packages: CommitLocations['packages']): CommitLocations['packages'][number] | undefined =>
  packages.find(({ name, version }) =>
    tagsOf(ref).some((tag) => {
      const { gt, valid } = semverLibrary();
      const asked = tag.startsWith(`${name}@`) ? valid(tag.slice(name.length + 1)) : null;
      return asked !== null && valid(version) !== null && gt(asked, version);
    }),
  );
