import { channelBranch, versionTag } from '@slipway/manifest';
import { trailerValue } from '../plan/commit-message.ts';
import { rejectedVersion } from '../plan/plan-publish.ts';
import { isBehind } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { type ChannelPlan, movingPlan, unchangedPlan, writtenByHand } from './channel-plan.ts';
import type { PackageChannels, ReleasedVersion } from './channel-state.ts';
import { originOf, type ReleaseMatch, releaseProblem } from './match-release.ts';
import { type ReachQuestion, wordsOf } from './move-words.ts';

/** A channel that returns to an older release. */
export interface RollbackQuestion extends ReachQuestion {
  readonly state: PackageChannels;
  readonly channel: string;
  readonly version: string;
  /** The release of `version`, by its tag. */
  readonly release: ReleasedVersion | undefined;
  /** The version of `release` in the history of the channel. */
  readonly match: ReleaseMatch;
  /** Whether the tag of the release has a valid signature of a configured key. Default false. */
  readonly isSigned?: boolean;
  readonly reason: string;
}

/**
 * Plans a new commit with the tree of an older release, which holds the channel. The channel must have had that release itself: earlier
 * channels may have had it without the time and the approvals that this one requires. A version that it never had needs a signed tag. The
 * same rollback again changes nothing, so that a run after a failure can push what the registry lacks.
 */
export function planRollback(question: RollbackQuestion): ChannelPlan {
  const { state, channel, version, release, reason } = question;
  const name = state.package;
  const place = { package: name, channel, tip: state.channels.get(channel) };
  const branch = channelBranch(name, channel);
  if (place.tip === undefined) {
    const message = `${branch} does not exist`;
    return unchangedPlan(place, 'refused', [
      refusal('not-on-channel', { message, file: branch, expected: `a channel that ${name} is on` }),
    ]);
  }
  const found = releaseProblem({ package: name, version, channel }, release, question.match);
  const problem = found?.rule === 'not-on-channel' && question.isSigned ? undefined : found;
  const current = place.tip.provenance?.version;
  const isDone = current === version && place.tip.provenance?.rolledBackFrom !== undefined && place.tip.provenance.held !== undefined;
  const findings = [
    ...(place.tip.provenance === undefined ? [writtenByHand(place)] : []),
    ...(problem ? [problem] : []),
    ...(state.rejected.has(version) ? [rejectedVersion(name, version, branch)] : []),
    ...(current !== undefined && !isDone && !isBehind(version, current)
      ? [
          refusal('channel-going-forward', {
            message: `${versionTag(name, version)} is not lower than ${current}, which ${channel} has`,
            file: branch,
            value: version,
            expected: `a version below ${current}`,
          }),
        ]
      : []),
  ];
  if (findings.length > 0 || release?.provenance === undefined || current === undefined) return unchangedPlan(place, 'refused', findings);
  if (isDone) return unchangedPlan(place, 'unchanged');
  const entry = question.match.kind === 'had' ? question.match.entry : undefined;
  return movingPlan(
    place,
    'rolled-back',
    {
      ...originOf(entry ?? { tree: release.tree, provenance: release.provenance }, version),
      ...{ channel, rolledBackFrom: current, held: trailerValue(reason) },
    },
    wordsOf({ version, release, entry }, channel, question),
  );
}
