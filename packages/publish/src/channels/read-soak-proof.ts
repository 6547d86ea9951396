import { channelBranch } from '@slipway/manifest';
import { type ProtectedBranch, protectedBranch } from '../git/protected-branch.ts';
import { readCommitsAndTags } from '../published/read-published.ts';
import { checkCommits, type SignatureKeys } from '../store/check-signatures.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ChannelEntry } from './channel-state.ts';
import { committerOf } from './read-channels.ts';
import {
  type PushRecord,
  provenByDates,
  provenByServer,
  provenBySignature,
  type ReleaseRun,
  runOf,
  type SoakProof,
  soakedFor,
} from './soak-proof.ts';

/** The sources of a proof. */
export interface ProofSources {
  readonly keys: SignatureKeys;
  /** Root of the source repository. */
  readonly cwd: string;
  readonly now: Date;
  /** Required time on the channel, in milliseconds. */
  readonly soak: number;
  /** Whether dates of commits are used if no other proof exists. */
  readonly trustsDates: boolean;
  /** Reads the pushes to a branch from the server of the remote with this address. */
  readonly readPushes?: (branch: string, address: string) => Promise<PushRecord>;
}

/** Returns since when a channel has the release of `entry`. Calls the server if signatures do not prove enough. */
export async function readSoakProof(
  store: ObjectStore,
  place: Pick<ReleaseRun, 'package' | 'channel'>,
  { entry, history }: { readonly entry: ChannelEntry; readonly history: readonly ChannelEntry[] },
  sources: ProofSources,
): Promise<SoakProof> {
  const run = runOf(entry, history, place);
  const states = await checkCommits(
    store,
    sources.keys,
    run.entries
      .filter(({ isSigned }) => isSigned)
      .slice(-MAX_CHECKED)
      .map(({ commit }) => commit),
  );
  const signed = provenBySignature(run, (commit) => states.get(commit) === 'good');
  if (isLongEnough(signed, sources)) return signed;
  const branch = channelBranch(place.package, place.channel);
  const served = provenByServer(run, await (sources.readPushes?.(branch, store.remote.address) ?? NOT_ASKED));
  const known = [signed, served]
    .filter((each) => each.by !== 'nothing')
    .sort((a, b) => soakedFor(b, sources.now) - soakedFor(a, sources.now));
  if (known[0] !== undefined) return known[0];
  const dated = sources.trustsDates ? await datedProof(store, run, sources) : undefined;
  if (dated !== undefined && dated.by !== 'nothing') return dated;
  return { by: 'nothing', reasons: [signed, served, dated].flatMap((each) => (each?.by === 'nothing' ? each.reasons : [])) };
}

/** The most signatures that are checked, of the oldest commits: each needs a process. */
const MAX_CHECKED = 50;

const NOT_ASKED: PushRecord = { why: 'this command does not know the server' };

const isLongEnough = (proof: SoakProof, { now, soak }: ProofSources): boolean => proof.by !== 'nothing' && soakedFor(proof, now) >= soak;

async function datedProof(store: ObjectStore, run: ReleaseRun, { cwd, now }: ProofSources): Promise<SoakProof> {
  const first = run.entries.at(-1);
  const source: ProtectedBranch = await protectedBranch(store.git, cwd);
  if (first?.parent === undefined) return provenByDates(run, { source, parent: undefined, now });
  const parent = (await store.objects.contents([first.parent])).has(first.parent)
    ? (await readCommitsAndTags(store, [first.parent])).get(first.parent)
    : undefined;
  return provenByDates(run, { source, parent: parent === undefined ? 'missing' : committerOf(parent).date, now });
}
