import { channelBranch, versionTag } from '@slipway/manifest';
import { isBehind } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { type ChannelPlan, moved, unmoved, writtenByHand } from './channel-plan.ts';
import { checkHistory } from './channel-rules.ts';
import { type ChannelEntry, heldFor, type PackageChannels, type ReleasedVersion } from './channel-state.ts';
import { chooseRelease, tagProblem } from './choose-release.ts';
import { type ReachQuestion, wordsOf } from './move-words.ts';

/** One package that may be promoted. */
export interface PromotionQuestion extends ReachQuestion {
  readonly state: PackageChannels;
  readonly from: string;
  readonly to: string;
  /** The package was named: what does not move it is a refusal. Otherwise it is one of all, and may stay. */
  readonly isNamed: boolean;
  /** The version that was named. */
  readonly version?: string;
  /** The release that `chooseRelease` names, by its tag. */
  readonly release: ReleasedVersion | undefined;
  /** The source channel, the newest commit first. */
  readonly history: readonly ChannelEntry[];
  /** Milliseconds. */
  readonly soak?: number;
  readonly now: Date;
  readonly reason?: string;
  readonly approvedBy?: readonly string[];
  readonly checked?: readonly string[];
}

/** Brings a release onto the next channel, or says why it stays. */
export function planPromotion(question: PromotionQuestion): ChannelPlan {
  const { state, from, to, isNamed, release } = question;
  const name = state.package;
  const place = { package: name, channel: to, tip: state.channels.get(to) };
  const branch = channelBranch(name, to);
  const source = state.channels.get(from);
  if (source === undefined) {
    const message = `${channelBranch(name, from)} does not exist`;
    const absent = refusal('not-on-channel', { message, file: branch, value: from, expected: `a channel that ${name} is on` });
    return unmoved(place, 'absent', isNamed ? [absent] : []);
  }
  if (source.provenance === undefined) return unmoved(place, 'refused', [writtenByHand({ package: name, channel: from, tip: source })]);
  if (place.tip !== undefined && place.tip.provenance === undefined) return unmoved(place, 'refused', [writtenByHand(place)]);

  const choice = chooseRelease(state, { channel: from, history: question.history }, question.version);
  const { version } = choice;
  const problem = version === undefined ? undefined : tagProblem(name, version, release);
  const findings = [...choice.findings, ...(problem ? [problem] : [])];
  if (version === undefined || findings.length > 0 || release?.provenance === undefined) return unmoved(place, 'refused', findings);

  const current = place.tip?.provenance?.version;
  if (current === version && place.tip?.tree === release.tree) return unmoved(place, 'unchanged');
  const held = heldFor(place.tip);
  const back = current !== undefined && isBehind(version, current);
  const stops = [
    ...(held === undefined
      ? []
      : [
          refusal('channel-held', {
            message: `${branch} is held: ${held}`,
            file: branch,
            value: current,
            expected: 'a channel that is not held',
          }),
        ]),
    ...(back
      ? [
          refusal('channel-going-backwards', {
            message: `${versionTag(name, version)} would follow ${current}`,
            file: branch,
            value: version,
            expected: `a version from ${current} on`,
          }),
        ]
      : []),
  ];
  if (stops.length > 0) return unmoved(place, back ? 'superseded' : 'held', isNamed ? stops : []);
  const past = checkHistory(release, { ...question, package: name });
  if (past.length > 0) return unmoved(place, 'refused', past);

  const { held: _, promotedFrom: __, ...origin } = release.provenance;
  const claims = {
    ...(question.reason !== undefined && { reason: question.reason }),
    ...(question.approvedBy?.length && { approvedBy: question.approvedBy.join(', ') }),
    ...(question.checked?.length && { checked: question.checked.join(', ') }),
  };
  return moved(place, 'promoted', { ...origin, ...claims, channel: to, promotedFrom: from }, wordsOf(release, to, question));
}
