import { type Finding, versionTag } from '@slipway/manifest';
import type { Bump } from './bump.ts';
import { recordedAs } from './commit-message.ts';
import { highestVersion, isBehind, isPreview, isPreviewOf, plannedVersion, previewVersion } from './planned-version.ts';
import { refusal } from './publish-rules.ts';
import type { PublishedTag } from './published-branch.ts';

/** What is known of a package and its branch when it needs a version. */
interface VersionQuestion {
  /** Name of the package. */
  readonly name: string;
  /** Version of package.json. */
  readonly version: string;
  readonly bumps?: readonly Bump[];
  readonly treeId: string;
  /** The tip has this tree and was written by Slipway. */
  readonly settled: boolean;
  /** The version that the trailers of the tip say; absent where there is none, or a tip that Slipway did not write. */
  readonly current?: string;
  /** Versions that are tagged on the tip; of a tip made by hand, all of its history. */
  readonly tagged: readonly string[];
  /** Whether a version has a tag, whatever that names. */
  readonly hasTag: (version: string) => boolean;
  /** The tag of `version`, when it exists. */
  readonly tag: PublishedTag | undefined;
  readonly branch: string;
}

/** The version that the content gets, or would have got where `findings` refuse it. */
interface VersionChoice {
  readonly version: string;
  /** Whether the version has its tag or gets it; undefined for a preview, which has none. */
  readonly tag?: 'exists' | 'create';
  /** The higher version of the channel, which stays; `version` only gets its tag, a preview nothing at all. */
  readonly supersededBy?: string;
  readonly findings: readonly Finding[];
}

/**
 * The declared version while it is free, else a preview of the version that the changesets ask for, else a refusal. One that is lower than
 * the channel's is late, not wrong, where that one was released as Slipway releases.
 */
export function chooseVersion(question: VersionQuestion): VersionChoice {
  const { name, version, bumps = [], treeId, settled, tag, branch } = question;
  const published = highestVersion([...(question.current === undefined ? [] : [question.current]), ...question.tagged]);
  if (tag && !recordedAs(tag, name, version)) return { version, tag: 'exists', findings: [movedTag(name, version, tag)] };
  const taken = tag ? (tag.content ?? tag.tree) !== treeId : !settled && published === version;
  const isFree = (candidate: string): boolean => published === undefined || !isBehind(candidate, published);
  const free: VersionChoice = { version, tag: tag ? 'exists' : 'create', findings: [] };
  if (!taken && isFree(version)) return free;

  const planned = plannedVersion(version, bumps);
  const preview = previewVersion(planned, treeId);
  const late = published !== undefined && isReleased(published, question) ? { supersededBy: published } : undefined;
  if (settled) return late && !taken && planned === version ? { ...free, ...late } : { version: published ?? version, findings: [] };
  if (planned !== version && isFree(preview)) return { version: preview, findings: [] };
  if (taken && planned === version) return { version, findings: [alreadyPublished(version, branch)] };
  if (late) return planned === version ? { ...free, ...late } : { version: preview, ...late, findings: [] };
  const offered = planned === version ? version : preview;
  return { version: offered, findings: [goingBackwards(offered, published ?? '', branch)] };
}

/**
 * Whether the version of the channel was published by Slipway, as far as the remote can show it. A released version has its tag from the
 * push that made its commit, and no tag on a commit is higher than the commit says, but that of the release which the commit previews.
 */
function isReleased(published: string, { current, hasTag }: VersionQuestion): boolean {
  if (current === undefined) return false;
  if (published === current) return isPreview(current) || hasTag(current);
  return isPreviewOf(current, published);
}

/** A tag that does not name what its trailers say, or has none. */
export const movedTag = (name: string, version: string, { id }: Pick<PublishedTag, 'id'>): Finding =>
  refusal('moved-version-tag', {
    message: `the tag ${versionTag(name, version)} does not name what was published as ${version}`,
    file: versionTag(name, version),
    value: id,
    expected: `a commit whose tree the trailers of the tag record for ${version}`,
  });

const alreadyPublished = (version: string, branch: string): Finding =>
  refusal('version-already-published', {
    message: `${version} is published with other content`,
    file: branch,
    value: version,
    expected: 'a changeset for the package, or a new version',
  });

const goingBackwards = (version: string, published: string, branch: string): Finding =>
  refusal('version-going-backwards', {
    message: `${version} would follow ${published}`,
    file: branch,
    value: version,
    expected: `a version from ${published} on`,
  });
