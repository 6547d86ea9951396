import { lazy } from '../runtime/lazy.ts';
import type { BuiltInKind } from './built-in-kind.ts';
import { commonKinds } from './built-in-kinds.ts';

/** Groups of which few people write kinds. */
const groupKinds = lazy<typeof import('./group-kinds.ts')>(import.meta.url, './group-kinds.ts');

/** The checks of a kind; undefined when there are none of its own. */
export function findBuiltInKind({ group, kind }: { readonly group: string; readonly kind: string }): BuiltInKind | undefined {
  const name = `${group}/${kind}`;
  if (Object.hasOwn(commonKinds, name)) return commonKinds[name];
  const others = groupKinds().groupKinds;
  return Object.hasOwn(others, name) ? others[name] : undefined;
}
