import { versionTag } from '@slipway/manifest';
import type { PublishRuntime } from '../git/publish-runtime.ts';
import type { FileChanges } from '../plan/commit-message.ts';
import { isGoodTag } from '../store/check-signatures.ts';
import type { ChannelPlan } from './channel-plan.ts';
import { checkedPrefixes } from './check-push.ts';
import { matchInStore } from './match-release.ts';
import { type ChannelReport, type MoveRequest, moveChannels, withChanges } from './move-channels.ts';
import { planRollback } from './plan-rollback.ts';
import { readChannels, readHistory, readReleases } from './read-channels.ts';

/** The channel and the package of a rollback, its target and its reason. */
export interface RollbackRequest extends MoveRequest {
  readonly package: string;
  readonly channel: string;
  readonly version: string;
  readonly reason: string;
}

/** Moves a channel to the tree of an older release, and holds it. Throws a PublishError when the environment prevents it. */
export const rollBackPackage = (request: RollbackRequest, runtime?: PublishRuntime): Promise<ChannelReport> =>
  moveChannels(
    request,
    async (store, { readKeys }) => {
      const { package: name, channel, version } = request;
      const more = checkedPrefixes(request, [name]);
      const { packages, tips, listing } = await readChannels(store, [name], { isNeeded: (each) => each === channel, more });
      const release = (await readReleases(store, tips, [request])).get(versionTag(name, version));
      const plans = [];
      for (const state of packages) {
        const tip = state.channels.get(channel);
        const history = tip === undefined ? [] : await readHistory(store, name, channel, tip.commit);
        const match = release === undefined ? ({ kind: 'never' } as const) : await matchInStore(store, release, history);
        const isSigned =
          match.kind === 'never' && release?.object !== undefined && (await isGoodTag(store, await readKeys(), release.object));
        const plan = (changes?: FileChanges): ChannelPlan =>
          planRollback({ ...request, state, release, match, isSigned, ...(changes && { changes }) });
        plans.push(await withChanges(store, tip?.tree, plan));
      }
      return { plans, findings: [], listing };
    },
    runtime,
  );
