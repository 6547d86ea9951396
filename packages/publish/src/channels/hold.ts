import type { PublishRuntime } from '../git/publish-runtime.ts';
import { type ChannelReport, type MoveRequest, moveChannels } from './move-channels.ts';
import { planHold } from './plan-hold.ts';
import { readChannels } from './read-channels.ts';

/** The packages that are held on a channel, or released from a hold, and the reason. */
export interface HoldRequest extends MoveRequest {
  readonly packages: readonly string[];
  readonly channel: string;
  /** Ends the hold. Default false. */
  readonly release?: boolean;
  readonly reason: string;
}

/** Holds channels, or releases them from a hold: all or none. Throws a PublishError if the environment prevents it. */
export const holdChannel = (request: HoldRequest, runtime?: PublishRuntime): Promise<ChannelReport> =>
  moveChannels(
    request,
    async (store) => {
      const { packages, listing } = await readChannels(store, request.packages, { isNeeded: (each) => each === request.channel });
      return { plans: packages.map((state) => planHold({ release: false, ...request, state })), findings: [], listing };
    },
    runtime,
  );
