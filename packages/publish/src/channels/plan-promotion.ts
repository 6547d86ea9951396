import { channelBranch, versionTag } from '@slipway/manifest';
import { isBehind } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { type ChannelPlan, moved, unmoved, writtenByHand } from './channel-plan.ts';
import { type ChannelEntry, heldFor, type PackageChannels, type ReleasedVersion } from './channel-state.ts';
import { checkSoak } from './check-soak.ts';
import { chooseRelease } from './choose-release.ts';
import { originOf, type ReleaseMatch, releaseProblem, replacedTag } from './match-release.ts';
import { type ReachQuestion, wordsOf } from './move-words.ts';
import type { SoakProof } from './soak-proof.ts';

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
  /** What the source channel had of the version of `release`. */
  readonly match: ReleaseMatch;
  /** What the tip of the target channel has of the version; `never` where it has another one. */
  readonly target: ReleaseMatch;
  /** The source channel, the newest commit first. */
  readonly history: readonly ChannelEntry[];
  /** Milliseconds. */
  readonly soak?: number;
  /** Since when the source channel has the release, and how that is known. */
  readonly proof?: SoakProof;
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
  const problem = version === undefined ? undefined : releaseProblem({ package: name, version, channel: from }, release, question.match);
  // A version that only has its tag may be on the target by another way.
  const isLate = problem?.rule === 'not-on-channel';
  const findings = [...choice.findings, ...(problem && !isLate ? [problem] : [])];
  if (version === undefined || findings.length > 0 || release === undefined) return unmoved(place, 'refused', findings);

  const current = place.tip?.provenance?.version;
  if (question.target.kind === 'had') return unmoved(place, 'unchanged');
  if (question.target.kind === 'other') return unmoved(place, 'refused', [replacedTag(name, to, release, question.target.entry)]);
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
  if (question.match.kind !== 'had') return unmoved(place, 'refused', problem ? [problem] : []);
  const soak = checkSoak({ ...question, package: name, version });
  if (soak.length > 0) return unmoved(place, 'refused', soak);

  const { entry } = question.match;
  const claims = {
    ...(question.reason !== undefined && { reason: question.reason }),
    ...(question.approvedBy?.length && { approvedBy: question.approvedBy.join(', ') }),
    ...(question.checked?.length && { checked: question.checked.join(', ') }),
  };
  const said = { ...originOf(entry, version), ...claims, channel: to, promotedFrom: from };
  return { ...moved(place, 'promoted', said, wordsOf({ version, release, entry }, to, question)), ...soakOf(question) };
}

/** What `soak` relied on, for the report. */
function soakOf({ soak = 0, proof }: PromotionQuestion): Pick<ChannelPlan, 'soak'> {
  if (soak === 0 || proof === undefined || proof.by === 'nothing') return {};
  return { soak: { reliesOn: proof.by, since: proof.since.toISOString(), text: proof.text } };
}
