import { typeNamed } from '../evaluate/evaluate-selection.ts';
import type { Literal } from '../syntax/ast.ts';
import { type CelType, simple } from '../values/types.ts';

/** Returns the type of a literal. */
export function literalType(value: Literal): CelType {
  switch (typeof value) {
    case 'string':
      return simple('string');
    case 'number':
      return simple('double');
    case 'bigint':
      return simple('int');
    case 'boolean':
      return simple('bool');
  }
  if (value === null) return simple('null_type');
  return simple('uint' in value ? 'uint' : 'bytes');
}

/** Returns the type of the type with a name; undefined if no type has the name. */
export const nameOfType = (name: string): CelType | undefined =>
  typeNamed(name) ? { kind: 'type', of: { kind: 'opaque', name } } : undefined;
