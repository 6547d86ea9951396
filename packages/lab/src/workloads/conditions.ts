import type { Condition, StoredObject } from '../kubernetes/stored-object.ts';

/** What a controller reports of an object. */
export type Statement = Pick<Condition, 'type' | 'status'> & { readonly reason: string; readonly message: string };

/** The statements as conditions; those that were made before keep the time since when they are so. */
export function conditionsOf(object: StoredObject, statements: readonly Statement[], now: Date): readonly Condition[] {
  return statements.map(({ type, status, reason, message }) => {
    const before = object.status?.conditions?.find((condition) => condition.type === type);
    const since = before?.status === status ? before.lastTransitionTime : undefined;
    return { type, status, reason, message, lastTransitionTime: since ?? timestamp(now) };
  });
}

/** A time as Kubernetes writes it: whole seconds. */
export const timestamp = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
