import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import { lt } from 'semver';
import { rejectedVersion } from '../plan/plan-publish.ts';
import { isPreview, isPreviewOf } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import type { ChannelTip, PackageChannels, ReleasedVersion } from './channel-state.ts';

/** The version to promote: the named one, the one that the channel has, or the last release below the preview that it has. */
export function chooseRelease(
  { package: name, released, rejected }: PackageChannels,
  { channel, tip }: { readonly channel: string; readonly tip: ChannelTip },
  named: string | undefined,
): { readonly version?: string; readonly findings: readonly Finding[] } {
  const branch = channelBranch(name, channel);
  const current = tip.provenance?.version;
  const version =
    named ?? (current && isPreview(current) ? released.find((each) => lt(each, current) || isPreviewOf(current, each)) : current);
  const value = version ?? current;
  if (version === undefined || isPreview(version)) {
    const message = `${versionTag(name, value ?? '')} is a preview`;
    return { findings: [refusal('not-released', { message, file: branch, value, expected: 'a released version' })] };
  }
  if (rejected.has(version)) return { version, findings: [rejectedVersion(name, version, branch)] };
  return { version, findings: [] };
}

/** What is wrong with the tag of a version. */
export function tagProblem(name: string, version: string, release: ReleasedVersion | undefined): Finding | undefined {
  const tag = versionTag(name, version);
  if (release === undefined)
    return refusal('unknown-version', {
      message: `the tag ${tag} does not exist`,
      file: tag,
      value: version,
      expected: 'a released version',
    });
  if (release.provenance !== undefined) return undefined;
  return refusal('moved-version-tag', {
    message: `the tag ${tag} does not name what was published as ${version}`,
    file: tag,
    value: release.id,
    expected: `a commit whose tree the trailers of the tag record for ${version}`,
  });
}
