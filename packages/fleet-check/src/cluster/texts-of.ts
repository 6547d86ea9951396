import { isFields } from '../objects/fields.ts';

/** All texts in a value, but not the keys of its maps. */
export function textsOf(value: unknown, into: Set<string> = new Set()): Set<string> {
  const waiting = [value];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (typeof each === 'string') into.add(each);
    else if (Array.isArray(each)) for (const item of each) waiting.push(item ?? '');
    else if (isFields(each)) for (const item of Object.values(each)) waiting.push(item ?? '');
  }
  return into;
}
