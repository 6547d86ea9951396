import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import type { AwsAccount } from './account.ts';
import { applyAnswer } from './apply-answer.ts';
import type { Faults } from './faults.ts';
import { findKind } from './kinds/find-kind.ts';
import { externalNameOf, type KindKey, kindKey, type ManagedResource } from './model/managed-resource.ts';
import { watchManagedResources } from './object-cache.ts';
import { reconcile } from './reconcile.ts';
import type { Answer, Next } from './reconcile-types.ts';
import { type SignIn, signIn } from './sign-in.ts';
import { createWorkQueue } from './work-queue.ts';

/** The speed and the faults of the simulated AWS. */
export interface AwsOptions {
  /** Milliseconds that a call takes, by kind (`NodeGroup`); `default` is multiplied for kinds that are slow in AWS. @default 200 */
  readonly delay?: Readonly<Record<string, number>>;
  /** Multiplies every delay. @default 1 */
  readonly slow?: number;
  /** @default those of the account that a resource is in */
  readonly faults?: Faults;
  /** Accounts that role chains of ProviderConfigs may lead to. @default none */
  readonly others?: readonly AwsAccount[];
  /** Milliseconds between two reconciliations of a resource that is up to date. @default 60000 */
  readonly poll?: number;
  /** Longest refresh period of a ClusterAuth in milliseconds; a deleted Secret is created again within it. @default 10000 */
  readonly tokenRefresh?: number;
  readonly signal?: AbortSignal;
}

/** The AWS providers of one cluster. Their `faults` are those of its account. */
export interface AwsProvider extends AsyncDisposable {
  readonly faults: Faults;
  /** Returns a line for each change, the newest last. */
  log(): readonly string[];
  /** Stops the providers; objects keep their finalizers. */
  close(): Promise<void>;
}

/** First and longest pause after an error, in milliseconds. upjet has 1 s and 60 s. */
const RETRY = { first: 100, last: 3000 } as const;

/** Starts the providers of a cluster in `account`. They serve every kind of `*.aws.m.upbound.io` once its CRD exists. */
export function startAws(account: AwsAccount, cluster: KubernetesApi & { readonly name: string }, options: AwsOptions = {}): AwsProvider {
  const { faults = account.faults, others = [], poll = 60_000, tokenRefresh = 10_000 } = options;
  const end = new AbortController();
  const signal = options.signal ? AbortSignal.any([end.signal, options.signal]) : end.signal;
  const lines: string[] = [];
  const cache = watchManagedResources(cluster, signal, (key) => {
    queue.add(key);
    queue.wake(); // Another resource may refer to it
  });

  const ask = (resource: ManagedResource, { account: target, problem }: SignIn): Answer =>
    reconcile({
      resource,
      cluster: cluster.name,
      state: target.state(),
      account: { account: target.id, apiServerOf: target.apiServerOf },
      others: cache.others,
      signInProblem: problem,
      now: Date.now(),
      delay: delayOf(kindKey(resource), options),
      fault: (options.faults ?? target.faults).of(kindKey(resource), [resource.metadata.name, externalNameOf(resource)]),
      tokenRefresh,
    });

  const work = async (key: string): Promise<void> => {
    const resource = cache.get(key);
    if (!resource || signal.aborted) return;
    try {
      const signedIn = signIn(resource, cluster.name, cache.providerConfig, { home: account, others });
      const answer = ask(resource, signedIn);
      signedIn.account.commit(answer.state, answer.calls); // Before the first await: the next reconciliation starts from this state
      const { written, problem } = await applyAnswer(cluster, resource, answer, (newer) => cache.put(key, newer));
      if (written) lines.push(`${new Date().toISOString()} ${key} ${written}`);
      const delay = problem === undefined ? delayUntilNext(answer.next, poll) : 'retry';
      if (delay === 'retry') queue.retry(key);
      else queue.settle(key, delay);
    } catch (error) {
      if (!signal.aborted) lines.push(`${new Date().toISOString()} ${key} ${error instanceof Error ? error.message : error}`);
      queue.retry(key);
    }
  };
  const queue = createWorkQueue(work, RETRY);
  const listening = [account, ...others].flatMap((each) => [
    (options.faults ?? each.faults).onChange(() => cache.keys().forEach(queue.add)),
    each.onChange(queue.wake),
  ]);
  const close = async (): Promise<void> => {
    end.abort();
    for (const stop of listening) stop();
    await Promise.all([queue.close(), cache.closed]);
  };
  signal.addEventListener('abort', () => void queue.close(), { once: true });
  return { faults, log: () => lines, close, [Symbol.asyncDispose]: close };
}

/** Returns the milliseconds until the next reconciliation; undefined for never. */
function delayUntilNext(next: Next, poll: number): number | 'retry' | undefined {
  if (next === 'never') return undefined;
  return next === 'poll' ? poll : next;
}

/** Returns the milliseconds that a call for a kind takes. */
function delayOf(key: KindKey, { delay = {}, slow = 1 }: AwsOptions): number {
  const own = delay[key.slice(key.indexOf('/') + 1)];
  return Math.round((own ?? (delay.default ?? 200) * (findKind(key).slowness ?? 1)) * slow);
}
