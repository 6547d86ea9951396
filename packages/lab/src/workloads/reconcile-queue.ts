/** A queue of keys to reconcile. Each key is reconciled once at a time. */
export interface ReconcileQueue {
  /** Reconciles a key after `delay` milliseconds, or earlier if it is added again with a shorter delay. @default 0 */
  add(key: string, delay?: number): void;
  /** Starts no reconciliation any more. Resolves when none runs. */
  close(): Promise<void>;
}

/** Options of a queue. */
export interface QueueOptions {
  /** Milliseconds until the next reconciliation, if a time is set. A rejection is reported and retried, later each time. */
  readonly reconcile: (key: string) => Promise<number | undefined>;
  readonly onError: (key: string, error: unknown) => void;
  /** Number of keys that are reconciled at the same time. @default 4 */
  readonly atOnce?: number;
}

/** Milliseconds before the second attempt, and the maximum before a later one. */
const MIN_RETRY = 100;
const MAX_RETRY = 15_000;

/** Returns a work queue like that of controllers: a key that is added while it runs, runs once more. */
export function reconcileQueue({ reconcile, onError, atOnce = 4 }: QueueOptions): ReconcileQueue {
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  let closed = false;

  const run = async (key: string): Promise<void> => {
    try {
      const again = await reconcile(key);
      failures.delete(key);
      if (again !== undefined) add(key, again);
    } catch (error) {
      if (closed) return;
      const failed = failures.get(key) ?? 0;
      failures.set(key, failed + 1);
      onError(key, error);
      add(key, Math.min(MIN_RETRY * 2 ** failed, MAX_RETRY));
    } finally {
      running.delete(key);
      next();
    }
  };
  const next = (): void => {
    for (const key of waiting) {
      if (closed || running.size >= atOnce) return;
      if (running.has(key)) continue;
      waiting.delete(key);
      running.set(key, run(key));
    }
  };
  function add(key: string, delay = 0): void {
    if (closed) return;
    const due = performance.now() + delay;
    const scheduled = timers.get(key);
    if (scheduled && scheduled.due <= due) return;
    clearTimeout(scheduled?.timer);
    const begin = (): void => {
      timers.delete(key);
      waiting.add(key);
      next();
    };
    timers.set(key, { timer: setTimeout(begin, Math.min(delay, 2 ** 31 - 1)).unref(), due });
  }

  return {
    add,
    async close() {
      closed = true;
      for (const { timer } of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
