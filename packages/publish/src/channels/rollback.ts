import { versionTag } from '@slipway/manifest';
import type { PublishRuntime } from '../git/publish-runtime.ts';
import type { FileChanges } from '../plan/commit-message.ts';
import type { ChannelPlan } from './channel-plan.ts';
import { type ChannelReport, type MoveRequest, moveChannels, withChanges } from './move-channels.ts';
import { planRollback } from './plan-rollback.ts';
import { readChannels, readReleases } from './read-channels.ts';

/** Which channel of which package goes back, how far and why. */
export interface RollbackRequest extends MoveRequest {
  readonly package: string;
  readonly channel: string;
  readonly version: string;
  readonly reason: string;
}

/** Puts the tree of an older release on a channel and holds it. Throws a PublishError when the environment prevents it. */
export const rollBackPackage = (request: RollbackRequest, runtime?: PublishRuntime): Promise<ChannelReport> =>
  moveChannels(
    request,
    async (store) => {
      const { package: name, channel, version } = request;
      const { packages, tips } = await readChannels(store, [name], (each) => each === channel);
      const release = (await readReleases(store, tips, [request])).get(versionTag(name, version));
      const plans = [];
      for (const state of packages) {
        const plan = (changes?: FileChanges): ChannelPlan => planRollback({ ...request, state, release, ...(changes && { changes }) });
        plans.push(await withChanges(store, state.channels.get(channel)?.tree, plan));
      }
      return { plans, findings: [] };
    },
    runtime,
  );
