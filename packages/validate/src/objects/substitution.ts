import { parsePointer } from '@slipway/manifest';

/** Variables that have no value here; undefined while nothing is known of them. */
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
 * Whether Flux may still write something into the text: `${CLUSTER_NAME}`, any other expression, or `$` for `$$`. What
 * becomes of it is known only after `postBuild`, so a rule about the text of the value has no answer yet. Where it is known which
 * variables have no value, only their expressions are such a text, and every other one is what it is.
 */
export const isSubstituted = (value: unknown): boolean =>
  typeof value === 'string' && (withoutValue === undefined ? /\$[{$]/.test(value) : names(value, withoutValue));

/** Each variable that an expression of the text is about, those in a default value included. */
function names(text: string, searched: ReadonlySet<string>): boolean {
  if (searched.size === 0 || !text.includes('${')) return false;
  for (const [, name = ''] of text.matchAll(/\$\{#?([A-Za-z_]\w*)/g)) if (searched.has(name)) return true;
  return false;
}

/** Whether a text into which Flux has yet to write stands above `pointer`, as a value or as a key: what will be there nobody knows. */
export function isUnknownAbove(object: unknown, pointer: string): boolean {
  let node = object;
  for (const segment of parsePointer(pointer)) {
    if (isSubstituted(node) || isSubstituted(segment)) return true;
    node =
      typeof node === 'object' && node !== null && Object.hasOwn(node, segment) ? (node as Record<string, unknown>)[segment] : undefined;
  }
  return false;
}
