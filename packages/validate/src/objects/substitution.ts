import { parsePointer } from '@slipway/manifest';

/** Variables that have no value here; undefined when they are unknown. */
let withoutValue: ReadonlySet<string> | undefined;

/** Does `action` with the names of all variables that have no value; undefined when any may have none. */
export function withUnknownVariables<Result>(names: ReadonlySet<string> | undefined, action: () => Result): Result {
  const around = withoutValue;
  withoutValue = names;
  try {
    return action();
  } finally {
    withoutValue = around;
  }
}

/**
 * Returns whether Flux may still change the text: `${CLUSTER_NAME}`, any other expression, or `$` for `$$`. The final value exists only
 * after `postBuild`, so a rule about the text cannot be checked yet. Where the variables without a value are available, only their
 * expressions count, and each other expression is plain text.
 */
export const isSubstituted = (value: unknown): boolean =>
  typeof value === 'string' && (withoutValue === undefined ? /\$[{$]/.test(value) : names(value, withoutValue));

/** Returns each variable that an expression of the text is about, those in a default value included. */
function names(text: string, searched: ReadonlySet<string>): boolean {
  if (searched.size === 0 || !text.includes('${')) return false;
  for (const [, name = ''] of text.matchAll(/\$\{#?([A-Za-z_]\w*)/g)) if (searched.has(name)) return true;
  return false;
}

/**
 * Returns whether a text that Flux has yet to substitute is above `pointer`, as a value or as a key. The value at `pointer` is then
 * unknown.
 */
export function isUnknownAbove(object: unknown, pointer: string): boolean {
  let node = object;
  for (const segment of parsePointer(pointer)) {
    if (isSubstituted(node) || isSubstituted(segment)) return true;
    node =
      typeof node === 'object' && node !== null && Object.hasOwn(node, segment) ? (node as Record<string, unknown>)[segment] : undefined;
  }
  return false;
}
