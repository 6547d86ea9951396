import type { Condition, StoredObject } from '../kubernetes/stored-object.ts';

/** A condition that a controller reports. */
export type Statement = Pick<Condition, 'type' | 'status'> & { readonly reason: string; readonly message: string };

/** Returns conditions. Those that do not change keep their transition time. */
export function conditionsOf(object: StoredObject, statements: readonly Statement[], now: Date): readonly Condition[] {
  return statements.map(({ type, status, reason, message }) => {
    const before = object.status?.conditions?.find((condition) => condition.type === type);
    const since = before?.status === status ? before.lastTransitionTime : undefined;
    return { type, status, reason, message, lastTransitionTime: since ?? timestamp(now) };
  });
}

/** Formats a time like Kubernetes: whole seconds. */
export const timestamp = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
