import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import type { AwsAccount } from './account.ts';
import { applyAnswer } from './apply-answer.ts';
import type { Faults } from './faults.ts';
import { findKind } from './kinds/find-kind.ts';
import { externalNameOf, type KindKey, kindKey, type ManagedResource } from './model/managed-resource.ts';
import { watchManagedResources } from './object-cache.ts';
import { reconcile } from './reconcile.ts';
import type { Answer } from './reconcile-types.ts';
import { type SignIn, signIn } from './sign-in.ts';
import { createWorkQueue } from './work-queue.ts';

/** How fast the fake is, and what it does wrong. */
export interface AwsOptions {
  /** Milliseconds that a call takes, by kind (`NodeGroup`); `default` is multiplied for kinds that are slow in AWS. @default 200 */
  readonly delay?: Readonly<Record<string, number>>;
  /** Multiplies every delay. @default 1 */
  readonly slow?: number;
  /** @default those of the account that a resource is in */
  readonly faults?: Faults;
  /** Accounts that role chains of ProviderConfigs may lead to. @default none */
  readonly others?: readonly AwsAccount[];
  /** Milliseconds between two looks at something that is as it should be. @default 60000 */
  readonly poll?: number;
  /** Longest refresh period of a ClusterAuth in milliseconds, and how soon its Secret comes back. @default 10000 */
  readonly tokenRefresh?: number;
  readonly signal?: AbortSignal;
}

/** The AWS providers of one cluster. Their `faults` are those of its account. */
export interface AwsProvider extends AsyncDisposable {
  readonly faults: Faults;
  /** What was decided, the newest last: a line each. */
  log(): readonly string[];
  /** Ends everything that it does; objects keep their finalizers. */
  close(): Promise<void>;
}

/** The longest and the shortest pause after an error, in milliseconds; upjet has 60 s and 1 s. */
const RETRY = { first: 100, last: 3000 } as const;

/** Starts the providers of a cluster in `account`: they serve every kind of `*.aws.m.upbound.io` as soon as its CRD is there. */
export function startAws(account: AwsAccount, cluster: KubernetesApi & { readonly name: string }, options: AwsOptions = {}): AwsProvider {
  const { faults = account.faults, others = [], poll = 60_000, tokenRefresh = 10_000 } = options;
  const end = new AbortController();
  const signal = options.signal ? AbortSignal.any([end.signal, options.signal]) : end.signal;
  const lines: string[] = [];
  const cache = watchManagedResources(cluster, signal, (key) => {
    queue.add(key);
    queue.wake(); // it may be what another one refers to
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
      signedIn.account.commit(answer.state, answer.calls); // before anything waits: another step starts from here
      const { written, problem } = await applyAnswer(cluster, resource, answer, (newer) => cache.put(key, newer));
      if (written) lines.push(`${new Date().toISOString()} ${key} ${written}`);
      if (answer.next === 'retry' || problem !== undefined) queue.retry(key);
      else queue.settle(key, answer.next === 'poll' ? poll : answer.next === 'never' ? undefined : answer.next);
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

/** Milliseconds of a call on a kind. */
function delayOf(key: KindKey, { delay = {}, slow = 1 }: AwsOptions): number {
  const own = delay[key.slice(key.indexOf('/') + 1)];
  return Math.round((own ?? (delay.default ?? 200) * (findKind(key).slowness ?? 1)) * slow);
}
