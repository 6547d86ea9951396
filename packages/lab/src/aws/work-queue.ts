/** A queue of keys. Each is processed by one worker at a time, and again if it was added meanwhile. */
export interface WorkQueue {
  /** Adds a key to be processed now. */
  add(key: string): void;
  /** Retries a key after a pause that doubles with each retry in a row. */
  retry(key: string): void;
  /** Finishes a key: it is processed again after so many milliseconds, or only when it is added. */
  settle(key: string, after: number | undefined): void;
  /** Retries failed keys soon, because an event may have fixed their cause. */
  wake(): void;
  /** Resolves when no key is being processed. */
  close(): Promise<void>;
}

/** Maximum number of keys that are processed at the same time. */
const MAX_CONCURRENT = 8;

/** `work` must not reject. */
export function createWorkQueue(
  work: (key: string) => Promise<void>,
  { first, last }: { readonly first: number; readonly last: number },
): WorkQueue {
  const waiting = new Set<string>();
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly at: number }>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  let isClosed = false;
  let waking: NodeJS.Timeout | undefined;

  const pump = (): void => {
    for (const key of waiting) {
      if (running.size >= MAX_CONCURRENT || isClosed) return;
      if (running.has(key)) continue;
      waiting.delete(key);
      const done = work(key).finally(() => {
        running.delete(key);
        pump();
      });
      running.set(key, done);
    }
  };
  const add = (key: string): void => {
    if (isClosed) return;
    clearTimeout(timers.get(key)?.timer);
    timers.delete(key);
    waiting.add(key);
    pump();
  };
  /** The earlier of two times is used. */
  const later = (key: string, after: number): void => {
    const at = performance.now() + after;
    const planned = timers.get(key);
    if (isClosed || waiting.has(key) || (planned && planned.at <= at)) return;
    clearTimeout(planned?.timer);
    timers.set(key, { timer: setTimeout(() => add(key), after).unref(), at });
  };
  return {
    add,
    retry(key) {
      const number = failures.get(key) ?? 0;
      failures.set(key, number + 1);
      later(key, Math.min(first * 2 ** number, last));
    },
    settle(key, after) {
      failures.delete(key);
      if (after !== undefined) later(key, after);
    },
    wake() {
      if (isClosed) return;
      waking ??= setTimeout(() => {
        waking = undefined;
        for (const key of failures.keys()) if (timers.has(key)) add(key);
      }, first).unref();
    },
    async close() {
      isClosed = true;
      clearTimeout(waking);
      for (const { timer } of timers.values()) clearTimeout(timer);
      timers.clear();
      waiting.clear();
      await Promise.all(running.values());
    },
  };
}
