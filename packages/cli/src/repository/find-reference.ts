import { sameRepository } from '@slipway/flux-build';
import { lazy } from '@slipway/manifest/lazy';
import { commitId, type LocalGit } from './local-git.ts';
import { gitRemotes } from './remotes.ts';

/** `spec.ref` of a GitRepository. */
export type GitReference = Readonly<Record<string, unknown>>;

/** A commit, and the name by which it was found. Git accepts this name too. */
export interface FoundCommit {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds the commit of a reference, in the order of source-controller: commit, name, semver, tag, branch. For a branch, the last fetched
 * state of the remote with the URL comes first, then the local branch, then the branch of any other remote, because Flux reads the
 * remote.
 */
export function findReference(git: LocalGit, reference: GitReference, url: string): FoundCommit | undefined {
  const { commit, name, semver, tag, branch } = texts(reference);
  if (commit) return named(git, commit);
  if (name) return byName(git, name, url);
  if (semver) return bySemver(git, semver);
  return tag ? named(git, `refs/tags/${tag}`) : byBranch(git, branch || 'master', url);
}

/** Returns a reference as readable text. */
export function referenceText(reference: GitReference): string {
  const { commit, name, semver, tag, branch } = texts(reference);
  if (commit) return `commit ${commit}`;
  if (name) return name;
  if (semver) return `a version ${semver}`;
  return tag ? `tag ${tag}` : `branch ${branch || 'master'}`;
}

/** Returns the full name of the branch or tag of a reference; undefined for a commit, or a range of versions. */
export function referenceName(reference: GitReference): string | undefined {
  const { commit, name, semver, tag, branch } = texts(reference);
  if (commit) return undefined;
  if (name) return name.replace(/\^\{\}$/, '');
  if (semver) return undefined;
  return tag ? `refs/tags/${tag}` : `refs/heads/${branch || 'master'}`;
}

/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export const shortReference = (reference: string): string => reference.replace(/^refs\/(?:heads|tags)\//, '');

const texts = (reference: GitReference): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(Object.entries(reference).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

function named(git: LocalGit, name: string): FoundCommit | undefined {
  const id = commitId(git, name);
  return id === undefined ? undefined : { id, name: name.replace(/^refs\/(?:heads|tags|remotes)\//, '') };
}

function byName(git: LocalGit, name: string, url: string): FoundCommit | undefined {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(name) ?? [];
  return branch === undefined ? named(git, name.replace(/\^\{\}$/, '')) : byBranch(git, branch, url);
}

function byBranch(git: LocalGit, branch: string, url: string): FoundCommit | undefined {
  const remotes = gitRemotes(git.directory);
  const own = remotes.filter((remote) => sameRepository(remote.url, url));
  const others = remotes.filter((remote) => !own.includes(remote));
  const places = [
    ...own.map((remote) => `refs/remotes/${remote.name}/${branch}`),
    `refs/heads/${branch}`,
    ...others.map((remote) => `refs/remotes/${remote.name}/${branch}`),
  ];
  for (const place of places) {
    const found = named(git, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

const semverLibrary = lazy<typeof import('semver')>(import.meta.url, 'semver');

/** Limits the time, because each version is compared with each part of a range. */
const MAX_RANGE = 1000;

/**
 * Returns the highest tag in a range, as source-controller reads tags: three numbers, with or without a v. Of equal versions, returns the
 * newest.
 */
function bySemver(git: LocalGit, semver: string): FoundCommit | undefined {
  const range = semver.replaceAll(',', ' ');
  const { maxSatisfying, parse, validRange } = semverLibrary();
  if (range.length > MAX_RANGE || validRange(range) === null) return undefined;
  const tags = git.run(['for-each-ref', '--sort=creatordate', '--format=%(refname:strip=2)', 'refs/tags']).toString('utf8').split('\n');
  const versions = new Map(
    tags.flatMap((tag) => {
      const version = parse(tag.replace(/^v/, ''));
      return version === null ? [] : [[version.version, tag] as const];
    }),
  );
  const highest = maxSatisfying([...versions.keys()], range, { includePrerelease: /\d-/.test(range) });
  return highest === null ? undefined : named(git, `refs/tags/${versions.get(highest)}`);
}
