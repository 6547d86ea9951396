import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { UnknownKindError } from './discovery.ts';
import type { Condition, StoredObject } from './stored-object.ts';
import { WaitError, type Watched, waitFor, waitUntilGone } from './wait-for.ts';

const target = { apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'one', namespace: 'here' } };

const widget = (generation: number, ...conditions: readonly Condition[]): StoredObject => ({
  ...target,
  metadata: { ...target.metadata, uid: '1', resourceVersion: '1', creationTimestamp: '2026-11-21T15:00:00Z', generation },
  status: { conditions },
});

const ready = (observedGeneration: number, status: Condition['status'] = 'True'): Condition => ({
  type: 'Ready',
  status,
  observedGeneration,
  reason: 'Checked',
  message: 'as seen',
});

/** Returns a cluster in which the object has these states, one after the other. */
const watched = (...states: readonly (StoredObject | undefined)[]): Watched => {
  const left = [...states];
  return {
    get: async () => left.shift(),
    async *watch(_target, signal) {
      for (const object of states) yield object ? { type: 'modified', object } : { type: 'deleted', object: widget(1) };
      await sleep(60_000, undefined, { signal }).catch(() => {});
    },
    logLines: () => ['hub/controller: it broke'],
  };
};

test('a condition counts when it is true of the newest generation', async () => {
  const right = widget(2, ready(2));
  expect(await waitFor(watched(widget(1, ready(1, 'False')), widget(2, ready(1)), right), target, 'Ready')).toBe(right);
});

test('any question about the object can be waited for', async () => {
  const object = await waitFor(watched(widget(1), widget(3)), target, ({ metadata }) => metadata.generation === 3);
  expect(object.metadata.generation).toBe(3);
});

test('a failure shows the conditions, what is old about them, and the logs', async () => {
  const failure = await waitFor(watched(widget(2, ready(1, 'False'))), target, 'Ready', { deadline: 20 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(WaitError);
  expect((failure as Error).message).toBe(
    [
      'Widget here/one (example.com/v1) was not Ready=True after 0.02 s.',
      '  Ready=False Checked: as seen (of generation 1; now 2)',
      '  Logs:',
      '    hub/controller: it broke',
    ].join('\n'),
  );
});

test('a failure says that the object does not exist, or has gone', async () => {
  for (const states of [[], [widget(1), undefined]]) {
    await expect(waitFor(watched(...states), target, 'Ready', { deadline: 20 })).rejects.toThrow(/does not exist/);
  }
});

test('waits for a kind that is not available yet, but not after other refusals', async () => {
  let asked = 0;
  const late: Watched = {
    ...watched(),
    async *watch() {
      if (asked++ === 0) throw new UnknownKindError(target);
      yield { type: 'added', object: widget(1, ready(1)) };
    },
  };
  expect((await waitFor(late, target, 'Ready')).metadata.name).toBe('one');
  const refusing: Watched = {
    ...watched(),
    // biome-ignore lint/correctness/useYield: a watch that is refused yields nothing
    async *watch() {
      throw new Error('forbidden');
    },
  };
  await expect(waitFor(refusing, target, 'Ready')).rejects.toThrow('forbidden');
});

test('waiting for the end reports which finalizers hold an object', async () => {
  await waitUntilGone(watched(widget(1), undefined), target);
  const held = widget(1);
  const dying = { ...held, metadata: { ...held.metadata, deletionTimestamp: '2026-11-21T15:00:00Z', finalizers: ['example.com/keep'] } };
  await expect(waitUntilGone({ ...watched(), get: async () => dying }, target, { deadline: 0 })).rejects.toThrow(
    /was not gone after 0 s\.\n.*\n {2}It is being deleted; finalizers: example\.com\/keep\./,
  );
});
