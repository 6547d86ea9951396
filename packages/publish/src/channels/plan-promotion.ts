import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import type { Provenance } from '../plan/commit-message.ts';
import { isBehind } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { type ChannelPlace, type ChannelPlan, movingPlan, unchangedPlan, writtenByHand } from './channel-plan.ts';
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
  /** Whether the user named the package: then a package that cannot move is refused. Otherwise it is skipped. */
  readonly isNamed: boolean;
  /** The version that the user named. */
  readonly version?: string;
  /** The release that `chooseRelease` names, by its tag. */
  readonly release: ReleasedVersion | undefined;
  /** The version of `release` in the history of the source channel. */
  readonly match: ReleaseMatch;
  /** The version at the tip of the target channel; `never` if it has another one. */
  readonly target: ReleaseMatch;
  /** The source channel, the newest commit first. */
  readonly history: readonly ChannelEntry[];
  /** Milliseconds. */
  readonly soak?: number;
  /** Since when the source channel has the release, with the proof. */
  readonly proof?: SoakProof;
  readonly now: Date;
  readonly reason?: string;
  readonly approvedBy?: readonly string[];
  readonly checked?: readonly string[];
}

/** Plans the promotion of a release to the next channel. The first check that fails decides why the channel does not get it. */
export function planPromotion(question: PromotionQuestion): ChannelPlan {
  const { state, from, to, isNamed, release, match } = question;
  const name = state.package;
  const place = { package: name, channel: to, tip: state.channels.get(to) };
  const source = state.channels.get(from);
  if (source === undefined) return unchangedPlan(place, 'absent', isNamed ? [notOnChannel(question)] : []);
  if (source.provenance === undefined)
    return unchangedPlan(place, 'refused', [writtenByHand({ package: name, channel: from, tip: source })]);
  if (place.tip !== undefined && place.tip.provenance === undefined) return unchangedPlan(place, 'refused', [writtenByHand(place)]);

  const { version, findings } = chooseRelease(state, { channel: from, history: question.history }, question.version);
  const problem = version === undefined ? undefined : releaseProblem({ package: name, version, channel: from }, release, match);
  // The target may have a version that is not on the source channel.
  const refusals = [...findings, ...(problem && problem.rule !== 'not-on-channel' ? [problem] : [])];
  if (version === undefined || refusals.length > 0 || release === undefined) return refusedPlan(place, isNamed, refusals);

  if (question.target.kind === 'had') return unchangedPlan(place, 'unchanged');
  if (question.target.kind === 'other') return unchangedPlan(place, 'refused', [replacedTag(name, to, release, question.target.entry)]);
  const stop = stopOf(place, version);
  if (stop !== undefined) return unchangedPlan(place, stop.outcome, isNamed ? stop.findings : []);
  if (match.kind !== 'had') return unchangedPlan(place, 'refused', problem ? [problem] : []);
  const soak = checkSoak({ ...question, package: name, version });
  if (soak.length > 0) return unchangedPlan(place, 'refused', soak);

  const { entry } = match;
  const provenance = { ...originOf(entry, version), ...claimsOf(question), channel: to, promotedFrom: from };
  return { ...movingPlan(place, 'promoted', provenance, wordsOf({ version, release, entry }, to, question)), ...soakOf(question) };
}

/** Rejects a release. A held channel of a package without a name is skipped: the hold often keeps the rejected version from it. */
const refusedPlan = (place: ChannelPlace, isNamed: boolean, refusals: readonly Finding[]): ChannelPlan =>
  isNamed || heldFor(place.tip) === undefined ? unchangedPlan(place, 'refused', refusals) : unchangedPlan(place, 'held');

const notOnChannel = ({ state, from, to }: PromotionQuestion): Finding =>
  refusal('not-on-channel', {
    message: `${channelBranch(state.package, from)} does not exist`,
    file: channelBranch(state.package, to),
    value: from,
    expected: `a channel that ${state.package} is on`,
  });

/** Returns why the target channel keeps its version: it is held, or it has a higher one. */
function stopOf(
  place: ChannelPlace,
  version: string,
): { readonly outcome: 'held' | 'superseded'; readonly findings: Finding[] } | undefined {
  const branch = channelBranch(place.package, place.channel);
  const current = place.tip?.provenance?.version;
  const held = heldFor(place.tip);
  const findings: Finding[] = [];
  if (held !== undefined)
    findings.push(
      refusal('channel-held', {
        message: `${branch} is held: ${held}`,
        file: branch,
        value: current,
        expected: 'a channel that is not held',
      }),
    );
  const isLower = current !== undefined && isBehind(version, current);
  if (isLower)
    findings.push(
      refusal('channel-going-backwards', {
        message: `${versionTag(place.package, version)} would follow ${current}`,
        file: branch,
        value: version,
        expected: `a version from ${current} on`,
      }),
    );
  return findings.length === 0 ? undefined : { outcome: isLower ? 'superseded' : 'held', findings };
}

/** Returns the trailers that the user gives: reason, approvals and checks. */
const claimsOf = ({ reason, approvedBy, checked }: PromotionQuestion): Pick<Provenance, 'reason' | 'approvedBy' | 'checked'> => ({
  ...(reason !== undefined && { reason }),
  ...(approvedBy?.length && { approvedBy: approvedBy.join(', ') }),
  ...(checked?.length && { checked: checked.join(', ') }),
});

/** Returns the date that `soak` relied on, for the report. */
function soakOf({ soak = 0, proof }: PromotionQuestion): Pick<ChannelPlan, 'soak'> {
  if (soak === 0 || proof === undefined || proof.by === 'nothing') return {};
  return { soak: { reliesOn: proof.by, since: proof.since.toISOString(), text: proof.text } };
}
