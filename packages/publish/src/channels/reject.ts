import { channelBranch, type Finding, rejectedTag, versionTag, withoutCredentials } from '@slipway/manifest';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { rejectionMessage } from '../plan/commit-message.ts';
import type { CommitPlan } from '../push/fast-import-stream.ts';
import { pushUntilDone } from '../push/push-until-done.ts';
import { writerOf } from '../push/signing.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import { type PackageChannels, type ReleasedVersion, versionOf } from './channel-state.ts';
import { unknownVersion } from './choose-release.ts';
import { readChannels, readReleases } from './read-channels.ts';

/** The version that no channel gets again, and the reason. */
export interface RejectRequest extends StoreRequest {
  /** Name of the package, without scope. */
  readonly package: string;
  readonly version: string;
  readonly reason: string;
  /** Reads the remote and pushes nothing. Default false. */
  readonly dryRun?: boolean;
}

/** The result of a rejection. */
export interface RejectReport {
  readonly remote: string;
  /** `rejected/<package>@<version>`. */
  readonly tag: string;
  readonly outcome: 'rejected' | 'planned' | 'unchanged' | 'refused';
  /** Channels that have the version now, and keep it until a rollback. */
  readonly channels: readonly string[];
  readonly findings: readonly Finding[];
}

/** Marks a released version with its own tag. Its content and its tag remain, for clusters that pin it. Throws a PublishError. */
export async function rejectVersion(request: RejectRequest, runtime: PublishRuntime = processRuntime): Promise<RejectReport> {
  const { package: name, version, reason } = request;
  const tag = rejectedTag(name, version);
  return await withStore(request, runtime, async (store, settings) => {
    const prepare = async () => {
      const { packages, tips } = await readChannels(store, [name]);
      const [state] = packages;
      const release = (await readReleases(store, tips, [{ package: name, version }])).get(versionTag(name, version));
      const done = state?.rejected.has(version) ?? false;
      const message = rejectionMessage(name, version, reason);
      const jobs = release && !done ? [{ plan: rejection(name, tag, release, message) }] : [];
      return { state, release, done, jobs, guards: [] };
    };
    const isRefused = ({ release }: Awaited<ReturnType<typeof prepare>>): boolean => release === undefined;
    const { done, release, state } = request.dryRun
      ? await prepare()
      : (await pushUntilDone({ store, writer: writerOf(settings, request.cwd), runtime, prepare, isRefused })).prepared;
    const common = { remote: withoutCredentials(store.remote.address), tag, findings: [] };
    if (release === undefined) return { ...common, outcome: 'refused', channels: [], findings: [unknownVersion(name, version)] };
    // Another user may have promoted it in the meantime, so the state after the tag counts.
    const after = request.dryRun ? state : (await readChannels(store, [name])).packages[0];
    const outcome = done ? 'unchanged' : request.dryRun ? 'planned' : 'rejected';
    return { ...common, outcome, channels: after === undefined ? [] : channelsWith(after, version) };
  });
}

/** Plans a tag on the commit of the release; no branch moves. */
const rejection = (name: string, tag: string, { id, tree }: ReleasedVersion, message: string): CommitPlan => ({
  action: 'tag',
  package: name,
  branch: channelBranch(name, ''),
  parent: id,
  tree,
  tag: { name: tag, create: true, message },
  message,
  added: [],
  changed: [],
  removed: [],
});

const channelsWith = (state: PackageChannels, version: string): readonly string[] =>
  [...state.channels].filter(([, tip]) => versionOf(state, tip) === version).map(([channel]) => channel);
