import { type Finding, versionTag } from '@slipway/manifest';
import type { Bump } from './bump.ts';
import { recordedProvenance } from './commit-message.ts';
import { highestVersion, isBehind, plannedVersion, previewVersion } from './planned-version.ts';
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
  /** Versions that the tip records and that are tagged on it; the next one may not be lower than any of them. */
  readonly published: readonly string[];
  /** The tag of `version`, when it exists. */
  readonly tag: PublishedTag | undefined;
  readonly branch: string;
}

/** The version that the content gets, or would have got where `findings` refuse it. */
interface VersionChoice {
  readonly version: string;
  /** Whether the version has its tag or gets it; undefined for a preview, which has none. */
  readonly tag?: 'exists' | 'create';
  readonly findings: readonly Finding[];
}

/** The declared version while it is free, else a preview of the version that the changesets ask for, else a refusal. */
export function chooseVersion(question: VersionQuestion): VersionChoice {
  const { name, version, bumps = [], treeId, settled, tag, branch } = question;
  const published = highestVersion(question.published);
  if (tag && !isAsRecorded(tag, name, version)) return { version, tag: 'exists', findings: [movedTag(name, version, tag)] };
  const taken = tag ? tag.tree !== treeId : !settled && published === version;
  const isFree = (candidate: string): boolean => published === undefined || !isBehind(candidate, published);
  const free: VersionChoice = { version, tag: tag ? 'exists' : 'create', findings: [] };
  if (!taken && isFree(version)) return free;
  if (settled) return { version: published ?? version, findings: [] };

  const planned = plannedVersion(version, bumps);
  const preview = previewVersion(planned, treeId);
  if (planned !== version && isFree(preview)) return { version: preview, findings: [] };
  if (taken && planned === version) return { version, findings: [alreadyPublished(version, branch)] };
  const offered = planned === version ? version : preview;
  return { version: offered, findings: [goingBackwards(offered, published ?? '', branch)] };
}

/** Whether the tag still names the tree that was published as this version; its trailers say which. */
function isAsRecorded({ tree, message }: PublishedTag, name: string, version: string): boolean {
  const recorded = recordedProvenance({ message, tree });
  return recorded?.package === name && recorded.version === version;
}

const movedTag = (name: string, version: string, { id }: PublishedTag): Finding =>
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
