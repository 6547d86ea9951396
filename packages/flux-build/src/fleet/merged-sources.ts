import { UNKNOWN } from '../substitution/expand-template.ts';
import type { ValueSource } from '../substitution/value-sources.ts';

/** Returns a Secret with keys of several writers: only the cluster has the values of other controllers and their order. */
export function mergedSources(own: ValueSource | undefined, promised: readonly ValueSource[]): ValueSource {
  const [first, ...more] = promised;
  if (first !== undefined && own === undefined && more.length === 0) return first;
  const values = new Map(own?.values);
  for (const each of promised) for (const key of each.values.keys()) values.set(key, UNKNOWN);
  return { values, open: promised.some(({ open }) => open) };
}

/** Whether an API server accepts a ConfigMap or Secret, which have at most 1 MiB (`MaxSecretSize` of Kubernetes). */
export function canBeStored({ values }: ValueSource): boolean {
  let size = 0;
  for (const value of values.values()) if (typeof value === 'string') size += value.length;
  return size <= 2 ** 20;
}
