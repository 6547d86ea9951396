import { channelBranch } from '@slipway/manifest';
import { trailerValue } from '../plan/commit-message.ts';
import { refusal } from '../plan/publish-rules.ts';
import { type ChannelPlan, movingPlan, unchangedPlan, writtenByHand } from './channel-plan.ts';
import type { PackageChannels } from './channel-state.ts';

/** A channel that is held, or released from a hold. */
export interface HoldQuestion {
  readonly state: PackageChannels;
  readonly channel: string;
  readonly release: boolean;
  readonly reason: string;
}

/** Plans a commit of the same tree that holds the channel, or releases it. */
export function planHold({ state, channel, release, reason: given }: HoldQuestion): ChannelPlan {
  const reason = trailerValue(given);
  const name = state.package;
  const place = { package: name, channel, tip: state.channels.get(channel) };
  const branch = channelBranch(name, channel);
  if (place.tip === undefined) {
    const message = `${branch} does not exist`;
    return unchangedPlan(place, 'refused', [
      refusal('not-on-channel', { message, file: branch, expected: `a channel that ${name} is on` }),
    ]);
  }
  if (place.tip.provenance === undefined) return unchangedPlan(place, 'refused', [writtenByHand(place)]);
  const { held, reason: _, ...rest } = place.tip.provenance;
  if (release) return held === undefined ? unchangedPlan(place, 'unchanged') : movingPlan(place, 'released', { ...rest, reason });
  return held === reason ? unchangedPlan(place, 'unchanged') : movingPlan(place, 'held', { ...rest, held: reason });
}
