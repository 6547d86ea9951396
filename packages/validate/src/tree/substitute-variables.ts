import { childPointer, type Fields, isFields } from '@slipway/manifest';
import { spend } from '../runtime/spend.ts';
import type { Variables } from './known-variables.ts';

/**
 * Writes variables into an object as Flux does; undefined when Flux refuses to. An unknown variable is kept as it is written. `spend` takes
 * steps of work from what the check of the object may use, and throws a LimitError.
 */
export type Substitute = (object: Fields, variables: Variables, spend: (operations: number) => void) => Fields | undefined;

/** An object as it is after Flux's `postBuild`. */
export interface Substituted {
  readonly object: unknown;
  /** The JSON pointer of each substituted value, and the text before. */
  readonly before: ReadonlyMap<string, string>;
}

/** Writes `variables` into `object`, and says where. */
export function substituteVariables(object: unknown, variables: Variables, substitute: Substitute): Substituted {
  const before = new Map<string, string>();
  // Most objects have no variables, and this is soon said.
  if (!isFields(object) || !holdsExpression(object)) return { object, before };
  const written = substitute(object, variables, spend);
  if (written === undefined) return { object, before };
  noteChanges(object, written, '', before);
  return { object: before.size === 0 ? object : written, before };
}

function holdsExpression(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('${');
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsExpression);
  for (const key in value) {
    if (key.includes('${') || holdsExpression((value as Fields)[key])) return true;
  }
  return false;
}

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
