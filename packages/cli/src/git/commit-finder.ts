import { existsSync } from 'node:fs';
import type { FindCommit, FolderTree } from '@slipway/flux-build';
import { embeddedRemote } from '@slipway/publish/embedded-remote';
import type { ContentPackage } from '../workspace.ts';
import { findReference, type GitReference, referenceText } from './find-reference.ts';
import { localGit } from './local-git.ts';
import { readCommit } from './read-commit.ts';

/** Where commits are looked for. */
export interface CommitPlaces {
  /** Root of the repository that is looked at. */
  readonly root: string;
  /** Packages that are published from it: what their channels will have is what it has now. */
  readonly packages: readonly Pick<ContentPackage, 'name' | 'version'>[];
  /** Told of each commit that is read. */
  readonly onRead?: (content: string, tree: FolderTree) => void;
}

/**
 * Finds commits in the repository at `root`, and in its embedded repository where it publishes into one. The channel of a package that is
 * published from here is the repository as it is, and so is the tag of a version that is not published yet.
 */
export function commitFinder({ root, packages, onRead = () => {} }: CommitPlaces): FindCommit {
  const embedded = embeddedRemote(root);
  const places = [root, embedded].filter((place) => existsSync(place)).map(localGit);
  const trees = new Map<string, FolderTree>();
  return (ref, url) => {
    if (isOwnChannel(ref, packages)) return undefined;
    for (const git of places) {
      const found = findReference(git, ref, url);
      if (found === undefined) continue;
      const content = `${found.name}@sha1:${found.id}`;
      const tree = trees.get(found.id) ?? readCommit(git, found.id);
      trees.set(found.id, tree);
      onRead(content, tree);
      return { tree, content };
    }
    if (isNextVersion(ref, packages)) return undefined;
    return { missing: `${referenceText(ref)} of ${url} is not in the Git repository at hand; fetch it` };
  };
}

const branchOf = ({ name, branch, tag, semver, commit }: GitReference): string =>
  String(name ?? (tag || semver || commit ? '' : branch)).replace(/^refs\/heads\//, '');

function isOwnChannel(ref: GitReference, packages: CommitPlaces['packages']): boolean {
  const [, published] = /^flux\/(.+)\/[^/]+$/.exec(branchOf(ref)) ?? [];
  return packages.some(({ name }) => name === published);
}

const isNextVersion = ({ tag, name }: GitReference, packages: CommitPlaces['packages']): boolean =>
  packages.some((each) => [tag, String(name ?? '').replace(/^refs\/tags\//, '')].includes(`${each.name}@${each.version}`));
