import { PublishError } from '../failures/publish-error.ts';
import { mayPass } from '../git/git-failure.ts';
import type { PublishRuntime } from '../git/publish-runtime.ts';
import { removeStaleLocks } from '../remote/embedded-remote.ts';
import { type ObjectStore, readTips } from '../store/object-store.ts';
import type { ImportJob } from './fast-import-stream.ts';
import { importJobs, push, type RefUpdate } from './import-and-push.ts';
import type { Writer } from './signing.ts';

/** The push for the state of the remote that was read. */
export interface Prepared {
  readonly jobs: readonly ImportJob[];
  /** References that must not move, in addition to those that are pushed. */
  readonly guards: readonly RefUpdate[];
}

interface PushRequest<Plans extends Prepared> {
  readonly store: ObjectStore;
  readonly writer: Writer;
  readonly runtime: PublishRuntime;
  /** Reads the remote and plans. Called again if another writer was faster. */
  readonly prepare: () => Promise<Plans>;
  readonly isRefused: (plans: Plans) => boolean;
}

/** The pushed or refused plans, and the commit of each job. */
interface Pushed<Plans> {
  readonly prepared: Plans;
  readonly commits: readonly string[];
}

const MAX_RACES = 30;
const MAX_RETRIES = 16;

/** Plans and pushes until the push succeeds, its plans refuse it, or nothing is left to push. Throws a PublishError. */
export async function pushUntilDone<Plans extends Prepared>(request: PushRequest<Plans>): Promise<Pushed<Plans>> {
  const { store, writer, runtime, prepare, isRefused } = request;
  let races = 0;
  let retries = 0;
  for (let attempt = 1; ; attempt++) {
    const prepared = await prepare();
    if (isRefused(prepared) || prepared.jobs.length === 0) return { prepared, commits: [] };

    const { commits, updates: moves } = await importJobs(store, prepared.jobs, writer, runtime.now());
    const updates = [...moves, ...prepared.guards];
    await runtime.beforePush?.(attempt);
    const error = await push(store, updates);
    const outcome = error ? await classifyPush(store, updates) : 'landed';
    if (outcome === 'landed') return { prepared, commits };

    if (outcome === 'lost') races++;
    else if (error && !mayPass(error)) throw error;
    else retries++;
    if (races > MAX_RACES) throw lostRace(prepared, error);
    if (retries > MAX_RETRIES) throw error ?? lostRace(prepared, error);
    await removeStaleLocksOf(store, error);
    await runtime.wait(Math.min(1000, 50 * attempt) * (0.5 + runtime.random()));
  }
}

/** Checks on the remote whether another writer was faster, and never in the text of the error. */
export async function classifyPush(store: ObjectStore, updates: readonly RefUpdate[]): Promise<'landed' | 'lost' | 'unmoved'> {
  const tips = await readTips(
    store,
    updates.map(({ ref }) => ref),
  );
  if (updates.every(({ ref, id }) => tips.get(ref) === (id || undefined))) return 'landed';
  return updates.every(({ ref, old }) => tips.get(ref) === old) ? 'unmoved' : 'lost';
}

async function removeStaleLocksOf({ remote }: ObjectStore, error: PublishError | undefined): Promise<void> {
  if (remote.embedded && error?.cause instanceof Error) await removeStaleLocks(remote.address, error.cause.message);
}

const lostRace = ({ jobs }: Prepared, cause: unknown): PublishError =>
  new PublishError(
    'lost-race',
    `Other publishes of ${jobs.map(({ plan }) => plan.package).join(', ')} were faster every time; publish again.`,
    {
      cause,
    },
  );
