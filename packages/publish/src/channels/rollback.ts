import { versionTag } from '@slipway/manifest';
import type { PublishRuntime } from '../git/publish-runtime.ts';
import { type ChannelReport, type MoveRequest, moveChannels, treeChanges } from './move-channels.ts';
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
        const plan = planRollback({ ...request, state, release });
        const changes = plan.action === 'commit' && release && (await treeChanges(store, state.channels.get(channel)?.tree, release.tree));
        plans.push(changes ? planRollback({ ...request, state, release, changes }) : plan);
      }
      return { plans, findings: [] };
    },
    runtime,
  );
