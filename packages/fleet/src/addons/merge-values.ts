import type { ChartValues } from './chart-release.ts';

/** Merges `over` into `values` as Helm does: objects field by field, all other values as a whole. */
export function mergeValues(values: object, over: object = {}): ChartValues {
  const merged = Object.entries(over).map(([key, value]) => {
    const below = Object.hasOwn(values, key) ? (values as ChartValues)[key] : undefined;
    return [key, isObject(below) && isObject(value) ? mergeValues(below, value) : value] as const;
  });
  return { ...values, ...Object.fromEntries(merged) };
}

const isObject = (value: unknown): value is ChartValues => typeof value === 'object' && value !== null && !Array.isArray(value);
