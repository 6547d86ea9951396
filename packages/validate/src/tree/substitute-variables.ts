import { childPointer, type Fields, isFields, someText } from '@slipway/manifest';
import { spend } from '../runtime/spend.ts';
import type { Variables } from './known-variables.ts';

/**
 * Substitutes variables in an object as Flux does. Returns undefined when Flux rejects the object. Keeps the expression of an unknown
 * variable. `spend` takes operations from the budget of the check, and throws a LimitError.
 */
export type Substitute = (object: Fields, variables: Variables, spend: (operations: number) => void) => Fields | undefined;

/** An object after Flux's `postBuild`. */
export interface Substituted {
  readonly object: unknown;
  /** The original text of each substituted value, by JSON pointer. */
  readonly before: ReadonlyMap<string, string>;
}

/** Substitutes `variables` in `object`, and returns the positions of the changes. */
export function substituteVariables(object: unknown, variables: Variables, substitute: Substitute): Substituted {
  const before = new Map<string, string>();
  // A fast test, because most objects have no variables.
  if (!isFields(object) || !someText(object, hasExpression)) return { object, before };
  const written = substitute(object, variables, spend);
  if (written === undefined) return { object, before };
  noteChanges(object, written, '', before);
  return { object: before.size === 0 ? object : written, before };
}

const hasExpression = (text: string): boolean => text.includes('${');

function noteChanges(value: unknown, written: unknown, pointer: string, before: Map<string, string>): void {
  if (typeof value === 'string') {
    if (written !== value && value.includes('${')) before.set(pointer, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      const at = (written as Fields | null | undefined)?.[key];
      noteChanges(child, at, childPointer(pointer, key), before);
    }
  }
}
