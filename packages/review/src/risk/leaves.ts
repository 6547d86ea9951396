import { isFields } from '@slipway/manifest';
import { scalarText } from '../objects/values.ts';

/** A scalar whose key differs between two versions of an object. Empty text: it has none. */
export interface ChangedLeaf {
  readonly key: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Finds the keys at any depth whose scalar differs, also in the values of a chart. */
export function changedLeaves(before: unknown, after: unknown, keys: ReadonlySet<string>): readonly ChangedLeaf[] {
  const [old, next] = [leavesOf(before, keys), leavesOf(after, keys)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), next.get(path)];
    if (was?.text === is?.text) return [];
    return [{ key: was?.key ?? is?.key ?? '', path, before: was?.text ?? '', after: is?.text ?? '' }];
  });
}

interface Leaf {
  readonly key: string;
  readonly text: string;
}

function leavesOf(value: unknown, keys: ReadonlySet<string>, path = '', found = new Map<string, Leaf>()): ReadonlyMap<string, Leaf> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) leavesOf(item, keys, `${path}[${index}]`, found);
  if (!isFields(value)) return found;
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const text = scalarText(item);
    if (keys.has(key) && text !== '') found.set(at, { key, text });
    else leavesOf(item, keys, at, found);
  }
  return found;
}
