import type { AwsAccount } from '../src/aws/account.ts';
import { isEqual, type JsonObject, textAt } from '../src/aws/model/json.ts';
import { externalNameOf, kindKey, type ManagedResource } from '../src/aws/model/managed-resource.ts';
import { reconcile } from '../src/aws/reconcile.ts';
import { type FindProviderConfig, signIn } from '../src/aws/sign-in.ts';

/** Options of a simulation. */
export interface SimulationOptions {
  readonly account: AwsAccount;
  readonly name?: string;
  /** Chooses which of the due keys is next. */
  readonly choose?: (count: number) => number;
  /** Whether the result of a reconciliation is lost before it is written, as in a conflict or a crash. */
  readonly loses?: () => boolean;
  /** Whether every ProviderConfig exists, or which exist, by name. */
  readonly providerConfig?: () => boolean;
  readonly providerConfigs?: Readonly<Record<string, JsonObject>>;
  /** Accounts that role chains can lead to. */
  readonly others?: readonly AwsAccount[];
}

/** Milliseconds of every call, and of the pause after an error. */
const DELAY = 100;
const PAUSE = 20;

/** An API server and a clock in memory: objects, and the reconciliations of their provider, one after the other. */
export function simulatedCluster({
  account,
  name = 'hub',
  choose = () => 0,
  loses = () => false,
  providerConfig = () => true,
  providerConfigs,
  others = [],
}: SimulationOptions) {
  const objects = new Map<string, ManagedResource>();
  const due = new Map<string, number>();
  const secrets = new Map<string, Readonly<Record<string, string>>>();
  let now = Date.parse('2026-01-01T00:00:00Z');
  let version = 0;
  const keyOf = (object: { readonly apiVersion: string; readonly kind: string; readonly metadata: { readonly name: string } }): string =>
    `${kindKey(object)} ${object.metadata.name}`;

  const findConfig: FindProviderConfig = (_, config) => {
    if (providerConfigs === undefined) return providerConfig() ? {} : undefined;
    const spec = providerConfigs[config];
    return spec && { spec };
  };

  const store = (key: string, object: ManagedResource): void => {
    version++;
    if (object.metadata.deletionTimestamp && (object.metadata.finalizers ?? []).length === 0) objects.delete(key);
    else objects.set(key, { ...object, metadata: { ...object.metadata, resourceVersion: `${version}` } });
    due.set(key, now);
  };

  const step = (key: string): void => {
    const resource = objects.get(key);
    due.delete(key);
    if (!resource) return;
    const { account: target, problem } = signIn(resource, name, findConfig, { home: account, others });
    const answer = reconcile({
      resource,
      cluster: name,
      state: target.state(),
      account: { account: target.id, apiServerOf: target.apiServerOf },
      others: (kind, namespace) =>
        [...objects.values()].filter((other) => kindKey(other) === kind && other.metadata.namespace === namespace),
      signInProblem: problem,
      now,
      delay: DELAY,
      fault: target.faults.of(kindKey(resource), [resource.metadata.name, externalNameOf(resource)]),
      tokenRefresh: 5_000,
    });
    target.commit(answer.state, answer.calls);
    if (typeof answer.next === 'number') due.set(key, now + answer.next);
    if (answer.next === 'retry') due.set(key, now + PAUSE);
    if (loses()) {
      due.set(key, now + PAUSE);
      return;
    }
    const { generation: old = 1 } = resource.metadata;
    const generation = isEqual(resource.spec, answer.resource.spec) ? old : old + 1;
    const next = {
      ...answer.resource,
      metadata: { ...answer.resource.metadata, generation },
      status: answer.status(generation),
    } as ManagedResource;
    const secret = textAt(next.spec, 'writeConnectionSecretToRef.name');
    if (answer.secret) secrets.set(secret, { ...secrets.get(secret), ...answer.secret });
    if (!isEqual(resource, next)) store(key, next);
  };

  /** Runs one due action. Returns false if no action is due. */
  const stepNow = (): boolean => {
    const ready = [...due].filter(([, at]) => at <= now).map(([key]) => key);
    const key = ready[choose(ready.length)];
    if (key !== undefined) step(key);
    return key !== undefined;
  };

  return {
    secrets,
    objects: () => [...objects.values()],
    get: (kind: string, objectName: string) => objects.get(`${kind} ${objectName}`),
    /** Creates it, or replaces its spec and labels. */
    apply(object: JsonObject): void {
      const wanted = object as unknown as ManagedResource;
      const key = keyOf(wanted);
      const known = objects.get(key);
      const uid = `uid of ${key}`;
      const metadata = { ...known?.metadata, ...wanted.metadata, uid, generation: (known?.metadata.generation ?? 0) + 1 };
      store(key, { ...wanted, metadata, ...(known?.status ? { status: known.status } : {}) } as ManagedResource);
    },
    change(kind: string, objectName: string, edit: (object: ManagedResource) => JsonObject): void {
      const object = objects.get(`${kind} ${objectName}`);
      if (!object) throw new Error(`no ${kind} ${objectName}`);
      const next = edit(object) as unknown as ManagedResource;
      store(`${kind} ${objectName}`, { ...next, metadata: { ...next.metadata, generation: (object.metadata.generation ?? 0) + 1 } });
    },
    remove(object: ManagedResource): void {
      const key = keyOf(object);
      const known = objects.get(key);
      if (known) store(key, { ...known, metadata: { ...known.metadata, deletionTimestamp: new Date(now).toISOString() } });
    },
    stepNow,
    /** Reconciles everything again, as after a restart of the provider. */
    restart(): void {
      for (const key of objects.keys()) due.set(key, now);
    },
    /** Advances the clock, action by action. */
    run(milliseconds: number): void {
      const end = now + milliseconds;
      for (;;) {
        while (stepNow()) {
          // Until no action is due at this time
        }
        const next = Math.min(...due.values());
        if (!(next <= end)) break;
        now = next;
      }
      now = end;
    },
  };
}

export type SimulatedCluster = ReturnType<typeof simulatedCluster>;
