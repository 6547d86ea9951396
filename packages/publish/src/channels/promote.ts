import { versionTag } from '@slipway/manifest';
import type { PublishRuntime } from '../git/publish-runtime.ts';
import type { FileChanges } from '../plan/commit-message.ts';
import { isPreview } from '../plan/planned-version.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ChannelPlan } from './channel-plan.ts';
import { type ChannelRules, checkPromotion } from './channel-rules.ts';
import type { PackageChannels } from './channel-state.ts';
import { checkedPrefixes } from './check-push.ts';
import { chooseRelease } from './choose-release.ts';
import { matchInStore } from './match-release.ts';
import { type ChannelPlans, type ChannelReport, type MoveRequest, type Mover, moveChannels, withChanges } from './move-channels.ts';
import { type PromotionQuestion, planPromotion } from './plan-promotion.ts';
import { readChannels, readHistory, readReleases } from './read-channels.ts';
import { readSoakProof } from './read-soak-proof.ts';
import type { PushRecord } from './soak-proof.ts';

/** The packages to promote, with source and target channel. */
export interface PromoteRequest extends MoveRequest {
  /** All packages of the fleet. */
  readonly packages: readonly string[];
  /** The packages to promote, with a version if one is given. Default: all packages of the channel that can move. */
  readonly only?: readonly { readonly package: string; readonly version?: string }[];
  readonly from: string;
  readonly to: string;
  /** All channels in their order, including `from` and `to`. */
  readonly channels: readonly ChannelRules[];
  readonly approvedBy?: readonly string[];
  readonly checked?: readonly string[];
  readonly reason?: string;
  /** Reads when the server of the remote got the pushes to a branch, for `soak`. Default: unknown. */
  readonly readPushes?: (branch: string, address: string) => Promise<PushRecord>;
}

/** Promotes releases from one channel to the next: all or none. Throws a PublishError if the environment prevents it. */
export const promotePackages = (request: PromoteRequest, runtime?: PublishRuntime): Promise<ChannelReport> =>
  moveChannels(request, (store, mover) => plans(store, mover, request), runtime);

async function plans(store: ObjectStore, { email, now, readKeys }: Mover, request: PromoteRequest): Promise<ChannelPlans> {
  const { from, to, channels, only } = request;
  const findings = checkPromotion({ ...request, promoter: email }, channels);
  const named = new Map(only?.map((each) => [each.package, each.version]));
  const names = only === undefined ? request.packages : [...named.keys()];
  const isNeeded = (channel: string): boolean => channel === from || channel === to;
  const { packages, tips, listing } = await readChannels(store, names, { isNeeded, more: checkedPrefixes(request, names) });
  const { soak = 0, trustsDates = false } = channels.find(({ name }) => name === to) ?? {};
  const chosen = [];
  for (const state of packages) {
    const wanted = named.get(state.package);
    const history = await historyFor(store, state, from, { wanted, soak });
    const { version } = chooseRelease(state, { channel: from, history }, wanted);
    chosen.push({ state, wanted, history, version });
  }
  const tags = chosen.flatMap(({ state, version }) => (version === undefined ? [] : [{ package: state.package, version }]));
  const releases = await readReleases(store, tips, tags);
  const planned = [];
  for (const { state, wanted, history, version } of chosen) {
    const release = version === undefined ? undefined : releases.get(versionTag(state.package, version));
    const match = release === undefined ? ({ kind: 'never' } as const) : await matchInStore(store, release, history);
    const tip = state.channels.get(to);
    const onTarget = tip?.provenance === undefined ? [] : [{ ...tip, provenance: tip.provenance }];
    const target = release === undefined ? ({ kind: 'never' } as const) : await matchInStore(store, release, onTarget);
    const place = { package: state.package, channel: from };
    const proof =
      soak > 0 && match.kind === 'had'
        ? await readSoakProof(store, place, { ...match, history }, { ...request, keys: await readKeys(), now, soak, trustsDates })
        : undefined;
    const question: PromotionQuestion = {
      ...request,
      state,
      isNamed: only !== undefined,
      release,
      match,
      target,
      ...(proof && { proof }),
      history,
      soak,
      now,
      ...(wanted !== undefined && { version: wanted }),
    };
    const plan = (changes?: FileChanges): ChannelPlan => planPromotion({ ...question, ...(changes && { changes }) });
    planned.push(await withChanges(store, state.channels.get(to)?.tree, plan));
  }
  return { plans: planned, findings, listing };
}

/** Reads the history of the source channel, only as far as needed: usually its tip. */
async function historyFor(
  store: ObjectStore,
  state: PackageChannels,
  from: string,
  { wanted, soak }: { readonly wanted: string | undefined; readonly soak: number },
): Promise<PromotionQuestion['history']> {
  const tip = state.channels.get(from);
  if (tip?.provenance === undefined) return [];
  const { version } = tip.provenance;
  if (soak === 0 && (wanted ?? version) === version && !isPreview(version)) return [{ ...tip, provenance: tip.provenance }];
  return await readHistory(store, state.package, from, tip.commit);
}
