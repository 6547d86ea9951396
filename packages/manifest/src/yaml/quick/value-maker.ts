import { resolveScalar } from '../scalars/resolve-scalar.ts';
import { type QuickMaker, UNUSUAL } from './quick-cursor.ts';

/** Creates plain values. Leaves values that need a finding to the complete reader. */
export const valueMaker: QuickMaker<unknown> = {
  map: () => ({}),
  addField(map, key, _, value) {
    if (Object.hasOwn(map as object, key)) throw UNUSUAL;
    (map as Record<string, unknown>)[key] = value;
  },
  list: () => [],
  addItem: (list, item) => void (list as unknown[]).push(item),
  plain(text) {
    const value = resolveScalar(text);
    if (value === text) return value;
    if (typeof value === 'string' || (typeof value === 'number' && !Number.isSafeInteger(value) && isReported(text, value))) throw UNUSUAL;
    return value;
  },
  quoted: (text) => text,
  block: (text) => text,
};

const isReported = (text: string, value: number): boolean => !Number.isFinite(value) || (Number.isInteger(value) && !/[.eE]/.test(text));
