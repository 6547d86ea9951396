import { setTimeout as sleep } from 'node:timers/promises';
import type { Manifest } from '@slipway/manifest';
import { UnknownKindError } from './discovery.ts';
import { type Condition, describe, isTrue, type StoredObject } from './stored-object.ts';
import type { WatchEvent } from './watch-objects.ts';

/** A condition type that must be true for the newest generation, or a check of the object. */
export type Expectation = string | ((object: StoredObject) => boolean);

/** Options of waiting. */
export interface WaitOptions {
  /** Milliseconds. @default 60000 */
  readonly deadline?: number;
}

/** The parts of a cluster that waiting needs. */
export interface Watched {
  get(target: Manifest): Promise<StoredObject | undefined>;
  /** Changes of one object. */
  watch(target: Manifest, signal: AbortSignal): AsyncIterable<WatchEvent>;
  /** Returns log lines that help to explain a timeout. */
  logLines(target: Manifest): readonly string[];
}

/** An expectation was not met in time. The message shows the object's conditions and log lines about it. */
export class WaitError extends Error {
  override readonly name = 'WaitError';
  /** The last state of the object, if it existed. */
  readonly object: StoredObject | undefined;

  constructor(message: string, object: StoredObject | undefined) {
    super(message);
    this.object = object;
  }
}

/** Resolves with the object as soon as it meets the expectation. Its kind may be unknown at first. */
export async function waitFor(watched: Watched, target: Manifest, expected: Expectation, options: WaitOptions = {}): Promise<StoredObject> {
  const { deadline = 60_000 } = options;
  const holds = typeof expected === 'string' ? (object: StoredObject) => isTrue(object, expected) : expected;
  const signal = AbortSignal.timeout(deadline);
  let last: StoredObject | undefined;
  while (!signal.aborted) {
    try {
      for await (const { type, object } of watched.watch(target, signal)) {
        last = type === 'deleted' ? undefined : object;
        if (last !== undefined && holds(last)) return last;
      }
    } catch (error) {
      if (!(error instanceof UnknownKindError)) throw error;
      await sleep(PAUSE);
    }
  }
  const awaited = typeof expected === 'string' ? `${expected}=True` : 'as expected';
  throw new WaitError(failure(target, awaited, deadline, last, watched.logLines(target)), last);
}

/** Resolves when the object does not exist. */
export async function waitUntilGone(watched: Watched, target: Manifest, { deadline = 60_000 }: WaitOptions = {}): Promise<void> {
  const end = performance.now() + deadline;
  for (;;) {
    const object = await watched.get(target);
    if (object === undefined) return;
    if (performance.now() > end) throw new WaitError(failure(target, 'gone', deadline, object, watched.logLines(target)), object);
    await sleep(PAUSE);
  }
}

/** Milliseconds between two requests for objects that cannot be watched. */
const PAUSE = 200;

function failure(target: Manifest, awaited: string, deadline: number, last: StoredObject | undefined, logLines: readonly string[]): string {
  const conditions = last?.status?.conditions ?? [];
  return [
    `${describe(target)} was not ${awaited} after ${deadline / 1000} s.`,
    ...(last === undefined ? ['  It does not exist.'] : []),
    ...(last !== undefined && conditions.length === 0 ? ['  It has no conditions.'] : []),
    ...(last?.metadata.deletionTimestamp ? [`  It is being deleted; finalizers: ${last.metadata.finalizers?.join(', ') ?? 'none'}.`] : []),
    ...conditions.map((condition) => `  ${conditionLine(condition, last)}`),
    ...(logLines.length > 0 ? ['  Logs:', ...logLines.map((line) => `    ${line}`)] : []),
  ].join('\n');
}

function conditionLine({ type, status, reason, message, observedGeneration }: Condition, last: StoredObject | undefined): string {
  const generation = last?.metadata.generation;
  const old = observedGeneration !== undefined && generation !== undefined && observedGeneration < generation;
  return `${type}=${status}${reason ? ` ${reason}` : ''}${message ? `: ${message}` : ''}${old ? ` (of generation ${observedGeneration}; now ${generation})` : ''}`;
}
