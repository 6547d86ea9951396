import { commonKinds } from './built-in-kinds.ts';
import type { BuiltInRule } from './forms/built-in-rule.ts';
import { groupKinds } from './group-kinds.ts';

/** All kinds with specific checks, as `group/Kind`. */
export const builtInKindNames: readonly string[] = [...Object.keys(commonKinds), ...Object.keys(groupKinds)];

/** All rules of these kinds, without repetition. */
export const builtInRules: readonly BuiltInRule[] = [
  ...new Set([...Object.values(commonKinds), ...Object.values(groupKinds)].flatMap(({ rules }) => rules)),
];
