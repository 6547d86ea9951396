import { parsePointer } from '@slipway/manifest';

/** Variables without a value; undefined if they are unknown. */
let withoutValue: ReadonlySet<string> | undefined;

/** Runs `action` with the names of all variables without a value; undefined if any variable may have none. */
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
 * after `postBuild`, so a rule about the text cannot be checked yet. If the variables without a value are available, only their expressions
 * count, and any other expression is plain text.
 */
export const isSubstituted = (value: unknown): boolean =>
  typeof value === 'string' && (withoutValue === undefined ? /\$[{$]/.test(value) : names(value, withoutValue));

/** Returns whether the text has an expression with one of the variables, also in a default value. */
function names(text: string, searched: ReadonlySet<string>): boolean {
  if (searched.size === 0 || !text.includes('${')) return false;
  for (const [, name = ''] of text.matchAll(/\$\{#?([A-Za-z_]\w*)/g)) if (searched.has(name)) return true;
  return false;
}

/** Returns whether `pointer` is below a value or key that Flux has not yet substituted, so that the value at `pointer` is unknown. */
export function isUnknownAbove(object: unknown, pointer: string): boolean {
  let node = object;
  for (const segment of parsePointer(pointer)) {
    if (isSubstituted(node) || isSubstituted(segment)) return true;
    node =
      typeof node === 'object' && node !== null && Object.hasOwn(node, segment) ? (node as Record<string, unknown>)[segment] : undefined;
  }
  return false;
}
