import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import { rejectedVersion } from '../plan/plan-publish.ts';
import { isPreview } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { type ChannelEntry, type PackageChannels, versionOf } from './channel-state.ts';

/** Returns the version to promote: the named one, or the last release of the channel. `history` begins with the tip. */
export function chooseRelease(
  state: PackageChannels,
  { channel, history }: { readonly channel: string; readonly history: readonly ChannelEntry[] },
  named: string | undefined,
): { readonly version?: string; readonly findings: readonly Finding[] } {
  const { package: name, rejected } = state;
  const branch = channelBranch(name, channel);
  const version = named ?? lastRelease(state, history);
  if (version === undefined || isPreview(version)) {
    const value = version ?? history[0]?.provenance.version;
    const message = `${versionTag(name, value ?? '')} is a preview`;
    return { findings: [refusal('not-released', { message, file: branch, value, expected: 'a released version' })] };
  }
  if (rejected.has(version)) return { version, findings: [rejectedVersion(name, version, branch)] };
  return { version, findings: [] };
}

const lastRelease = (state: PackageChannels, history: readonly ChannelEntry[]): string | undefined =>
  history.map((entry) => versionOf(state, entry)).find((version) => version !== undefined && !isPreview(version));

/** Refuses a version whose tag does not exist. */
export const unknownVersion = (name: string, version: string): Finding =>
  refusal('unknown-version', {
    message: `the tag ${versionTag(name, version)} does not exist`,
    file: versionTag(name, version),
    value: version,
    expected: 'a released version',
  });
