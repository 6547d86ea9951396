import { channelBranch, type Finding } from '@slipway/manifest';
import { type CommitWords, commitMessage, type FileChanges, type Provenance } from '../plan/commit-message.ts';
import { refusal } from '../plan/publish-rules.ts';
import type { CommitPlan } from '../push/fast-import-stream.ts';
import type { ChannelTip } from './channel-state.ts';

/** The change of one channel of one package as a value. */
export interface ChannelPlan extends CommitPlan {
  readonly action: 'commit' | 'nothing' | 'refuse';
  readonly channel: string;
  /** The version that the channel gets. */
  readonly version: string;
  /** The version that it has now; absent if the channel does not exist, or a user made its tip by hand. */
  readonly before?: string;
  /** The result after the push, or why nothing is pushed. */
  readonly outcome: 'promoted' | 'rolled-back' | 'held' | 'released' | 'unchanged' | 'superseded' | 'absent' | 'refused';
  /** Why the channel is held after the change. */
  readonly heldFor?: string;
  /** The date that `soak` relied on. */
  readonly soak?: SoakRow;
  readonly findings: readonly Finding[];
}

/** The date that `soak` relied on for a promotion. */
export interface SoakRow {
  readonly reliesOn: 'signature' | 'server' | 'commit-dates';
  /** ISO 8601. */
  readonly since: string;
  /** Description of the source of the date. */
  readonly text: string;
}

/** A channel of a package as it is now. */
export interface ChannelPlace {
  readonly package: string;
  readonly channel: string;
  readonly tip: ChannelTip | undefined;
}

/** The text of a commit on a channel, without its trailers. */
export interface MoveWords extends Omit<CommitWords, 'replaced'> {
  readonly changes?: FileChanges | undefined;
}

const NO_CHANGES: FileChanges = { added: [], changed: [], removed: [] };

/** Plans no change of a channel. */
export const unchangedPlan = (place: ChannelPlace, outcome: ChannelPlan['outcome'], findings: readonly Finding[] = []): ChannelPlan => ({
  ...common(place),
  action: findings.length > 0 ? 'refuse' : 'nothing',
  version: place.tip?.provenance?.version ?? '',
  ...(place.tip?.provenance?.held !== undefined && { heldFor: place.tip.provenance.held }),
  tree: place.tip?.tree ?? '',
  message: '',
  outcome: findings.length > 0 ? 'refused' : outcome,
  ...NO_CHANGES,
  findings,
});

/** Plans a new commit on the channel, with `provenance` as its trailers. */
export const movingPlan = (
  place: ChannelPlace,
  outcome: ChannelPlan['outcome'],
  provenance: Provenance,
  { changes = NO_CHANGES, ...words }: MoveWords = {},
): ChannelPlan => ({
  ...common(place),
  action: 'commit',
  version: provenance.version,
  tree: provenance.tree,
  message: commitMessage(provenance, changes, words),
  outcome,
  ...changes,
  ...(provenance.held !== undefined && { heldFor: provenance.held }),
  findings: [],
});

const common = ({ package: name, channel, tip }: ChannelPlace) => ({
  package: name,
  channel,
  branch: channelBranch(name, channel),
  ...(tip && { parent: tip.commit }),
  ...(tip?.provenance && { before: tip.provenance.version }),
});

/** Refuses a channel whose tip was made by hand. */
export const writtenByHand = ({ package: name, channel, tip }: ChannelPlace): Finding =>
  refusal('foreign-commit', {
    ...byHand(channelBranch(name, channel), tip?.commit),
    remedy: 'Add the edit to the definitions and release it, then push the commit below the edit to the branch again.',
  });

/** Refuses a pull request branch whose tip was made by hand. */
export const proposedByHand = (branch: string, tip: string): Finding =>
  refusal('foreign-commit', {
    ...byHand(branch, tip),
    remedy: 'Add the edit to the definitions and release it, then delete the branch.',
  });

const byHand = (branch: string, tip: string | undefined): Pick<Finding, 'message' | 'file' | 'value' | 'expected'> => ({
  message: `the tip of ${branch} was not written by Slipway`,
  file: branch,
  value: tip,
  expected: 'a commit whose trailers name the package, its version and its tree',
});
