import { type Finding, versionTag } from '@slipway/manifest';
import { recordedAs } from './commit-message.ts';
import { highestVersion, isBehind, isPreview, isPreviewOf, plannedVersion, previewVersion } from './planned-version.ts';
import { refusal } from './publish-rules.ts';
import type { PublishedTag } from './published-branch.ts';
import type { Bump } from './read-changeset.ts';

/** A package that needs a version, with its state on the remote. */
interface VersionRequest {
  /** Name of the package. */
  readonly name: string;
  /** Version of package.json. */
  readonly version: string;
  readonly bumps?: readonly Bump[];
  readonly treeId: string;
  /** Whether Slipway wrote the tip, and its tree is the wanted tree. */
  readonly isPublished: boolean;
  /** The version in the trailers of the tip; absent if Slipway did not write the tip. */
  readonly current?: string;
  /** Versions that have a tag on the tip; for a tip made by hand, on its whole history. */
  readonly tagged: readonly string[];
  /** Whether a version has a tag, valid or not. */
  readonly hasTag: (version: string) => boolean;
  /** The Configuration package that `version` would have. */
  readonly configurationPackage?: string;
  /** The tag of `version`, when it exists. */
  readonly tag: PublishedTag | undefined;
  readonly branch: string;
}

/** The version that the content gets, or would get if `findings` did not refuse it. */
export interface VersionChoice {
  readonly version: string;
  /** Whether the tag of the version exists or is created; undefined for a preview, which has no tag. */
  readonly tag?: 'exists' | 'create';
  /** The higher version that the channel keeps. `version` gets only its tag; a preview gets nothing. */
  readonly supersededBy?: string;
  readonly findings: readonly Finding[];
}

/**
 * Chooses the declared version if it is free, else a preview of the version that the changesets plan. Refuses the package if neither is
 * possible. A version lower than the version of the channel is late, not wrong, if Slipway released the version of the channel.
 */
export function chooseVersion(request: VersionRequest): VersionChoice {
  const { name, version, bumps = [], treeId, isPublished, tag } = request;
  const recorded = tag && recordedAs(tag, name, version);
  if (tag && !recorded) return { version, tag: 'exists', findings: [movedTag(name, version, tag)] };
  const highest = highestVersion([...(request.current === undefined ? [] : [request.current]), ...request.tagged]);
  const isTaken = hasOtherContent(request, highest);
  const declared: VersionChoice = { version, tag: tag ? 'exists' : 'create', findings: [] };
  const packageProblems = otherConfiguration(request, recorded?.configurationPackage);
  if (!isTaken && isNext(version, highest) && packageProblems.length === 0) return declared;

  const supersededBy = isReleased(highest, request) ? highest : undefined;
  const planned = plannedVersion(version, bumps);
  const hasBump = planned !== version;
  if (packageProblems.length > 0 && !hasBump) return { version, tag: 'exists', findings: packageProblems };
  if (isPublished) {
    const isLate = supersededBy !== undefined && !isTaken && !hasBump;
    return isLate ? { ...declared, supersededBy } : { version: highest ?? version, findings: [] };
  }
  if (!hasBump && isTaken) return { version, findings: [alreadyPublished(version, request.branch)] };
  const offered: VersionChoice = hasBump ? { version: previewVersion(planned, treeId), findings: [] } : declared;
  const isNew = hasBump && isNext(offered.version, highest);
  return isNew ? offered : lateVersion(request, offered, { highest, supersededBy });
}

/** Chooses the tag alone for a version that a release supersedes. Refuses other versions that do not follow the highest one. */
function lateVersion(
  { branch }: VersionRequest,
  offered: VersionChoice,
  { highest, supersededBy }: { readonly highest: string | undefined; readonly supersededBy: string | undefined },
): VersionChoice {
  if (supersededBy !== undefined) return { ...offered, supersededBy };
  return { version: offered.version, findings: [goingBackwards(offered.version, highest ?? '', branch)] };
}

/** Whether the declared version is published with other content. */
const hasOtherContent = ({ version, tag, treeId, isPublished }: VersionRequest, highest: string | undefined): boolean =>
  tag ? (tag.content ?? tag.tree) !== treeId : !isPublished && highest === version;

/** Whether a version may follow the highest version of the branch. */
const isNext = (version: string, highest: string | undefined): boolean => highest === undefined || !isBehind(version, highest);

/**
 * Whether Slipway published the version of the channel, as far as the remote can prove it. The push of a release creates its commit and its
 * tag together. No tag on a commit is higher than the version of the commit, except the tag of the release that the commit previews.
 */
function isReleased(published: string | undefined, { current, hasTag }: VersionRequest): boolean {
  if (published === undefined || current === undefined) return false;
  if (published === current) return isPreview(current) || hasTag(current);
  return isPreviewOf(current, published);
}

/** Refuses a tag that names another commit than its trailers record, or that has no trailers. */
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

/** Refuses another Configuration package under a version. A release without one is kept as it is. */
function otherConfiguration({ version, configurationPackage, branch }: VersionRequest, recorded: string | undefined): readonly Finding[] {
  if (recorded === undefined || configurationPackage === undefined || recorded === configurationPackage) return [];
  const message = `${version} is published with another Configuration package`;
  return [refusal('version-already-published', { message, file: branch, value: configurationPackage, expected: recorded })];
}

const goingBackwards = (version: string, published: string, branch: string): Finding =>
  refusal('version-going-backwards', {
    message: `${version} would follow ${published}`,
    file: branch,
    value: version,
    expected: `a version from ${published} on`,
  });
