import { commonKinds } from './built-in-kinds.ts';
import type { BuiltInRule } from './forms/built-in-rule.ts';
import { groupKinds } from './group-kinds.ts';

/** Every kind that has checks of its own, as `group/Kind`. */
export const builtInKindNames: readonly string[] = [...Object.keys(commonKinds), ...Object.keys(groupKinds)];

/** Each rule once. */
export const builtInRules: readonly BuiltInRule[] = [
  ...new Set([...Object.values(commonKinds), ...Object.values(groupKinds)].flatMap(({ rules }) => rules)),
];
