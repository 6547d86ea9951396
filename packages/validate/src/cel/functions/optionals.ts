import { type Overload, overload } from '../values/overload.ts';
import {
  celError,
  entriesOf,
  isOptional,
  isTagged,
  type List,
  listOf,
  type Optional,
  optionalNone,
  optionalOf,
  type Value,
} from '../values/value.ts';

/** Functions for optional values. `or` and `orValue` are compiled elsewhere, because they do not evaluate both sides. */
export const optionalOverloads: readonly Overload[] = [
  overload('optional.of', '(A) -> optional(A)', optionalOf),
  overload('optional.ofNonZeroValue', '(A) -> optional(A)', (value: Value) => (isZero(value) ? optionalNone() : optionalOf(value))),
  overload('optional.none', '() -> optional(A)', optionalNone),
  overload('value', 'optional(A).() -> A', ({ value }: Optional) => value ?? celError('optional.none() dereference')),
  overload('hasValue', 'optional(A).() -> bool', ({ value }: Optional) => value !== undefined),
  overload('or', 'optional(A).(optional(A)) -> optional(A)', (first: Optional, second: Optional) =>
    first.value === undefined ? second : first,
  ),
  overload('orValue', 'optional(A).(A) -> A', ({ value }: Optional, other: Value) => value ?? other),
  overload('first', 'list(A).() -> optional(A)', (list: List) => (list.size ? optionalOf(list.at(0)) : optionalNone())),
  overload('last', 'list(A).() -> optional(A)', (list: List) => (list.size ? optionalOf(list.at(list.size - 1)) : optionalNone())),
  overload('optional.unwrap', '(list(optional(A))) -> list(A)', unwrap),
  overload('unwrapOpt', 'list(optional(A)).() -> list(A)', unwrap),
];

function unwrap(list: List): Value {
  const values: Value[] = [];
  for (const entry of entriesOf(list)) {
    if (!isOptional(entry)) return celError('the value is not optional');
    if (entry.value !== undefined) values.push(entry.value);
  }
  return listOf(values);
}

/** Returns whether a value is false, 0, empty, null or absent. For the server, lists and maps of objects have no zero value. */
function isZero(value: Value): boolean {
  if (value === null || value === false || value === '' || value === 0 || value === 0n) return true;
  if (value instanceof Uint8Array) return value.length === 0;
  if (!isTagged(value)) return false;
  switch (value.kind) {
    case 'uint':
      return value.value === 0n;
    case 'list':
    case 'map':
      return value.size === 0 && !value.ofObject;
    case 'duration':
      return value.nanoseconds === 0n;
    case 'optional':
      return value.value === undefined || isZero(value.value);
    default:
      return false;
  }
}
