import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('works on a key once at a time, and once more when it was added meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 20 }), async (scheduler, keys) => {
      const running = new Set<string>();
      const added = new Map<string, number>();
      const begun = new Map<string, number>();
      let order = 0;
      const queue = createWorkQueue(
        async (key) => {
          expect(running.has(key)).toBe(false);
          running.add(key);
          begun.set(key, ++order);
          await scheduler.schedule(Promise.resolve());
          running.delete(key);
        },
        { first: 1, last: 1 },
      );
      for (const key of keys) {
        added.set(key, ++order);
        queue.add(key);
        if (order % 3 === 0) await scheduler.waitNext(1);
      }
      await scheduler.waitIdle();
      await queue.close();
      for (const [key, at] of added) expect(begun.get(key)).toBeGreaterThan(at); // The last added key was processed after it was added
    }),
    { numRuns: 50 },
  );
});

it('waits longer after each failure in a row, and starts again with the first pause after a success', async () => {
  vi.useFakeTimers();
  try {
    let worked = 0;
    const queue = createWorkQueue(
      () => {
        worked++;
        return Promise.resolve();
      },
      { first: 10, last: 40 },
    );
    const pauseOf = async (plan: () => void): Promise<number> => {
      const before = worked;
      plan();
      let milliseconds = 0;
      for (; worked === before && milliseconds < 1_000; milliseconds++) await vi.advanceTimersByTimeAsync(1);
      return milliseconds;
    };
    const retry = (): void => queue.retry('a');
    const pauses = [await pauseOf(retry), await pauseOf(retry), await pauseOf(retry), await pauseOf(retry)];
    queue.settle('a', undefined);
    expect([...pauses, await pauseOf(retry)]).toEqual([10, 20, 40, 40, 10]);
  } finally {
    vi.useRealTimers();
  }
});

it('tries everything that waits after a failure when it is woken, and nothing else', async () => {
  vi.useFakeTimers();
  try {
    const worked: string[] = [];
    const queue = createWorkQueue(
      (key) => {
        worked.push(key);
        return Promise.resolve();
      },
      { first: 10, last: 10_000 },
    );
    for (let failure = 0; failure < 5; failure++) queue.retry('failed');
    await vi.advanceTimersByTimeAsync(10);
    for (let failure = 0; failure < 5; failure++) queue.retry('failed');
    queue.settle('fine', 5_000);
    worked.length = 0;
    queue.wake();
    await vi.advanceTimersByTimeAsync(20);
    expect(worked).toEqual(['failed']);
  } finally {
    vi.useRealTimers();
  }
});
