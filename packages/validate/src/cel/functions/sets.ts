import { sizeOf } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { entriesOf, type List, type Value } from '../values/value.ts';
import { contains } from './operators.ts';

const productCost =
  (times: number): Overload['cost'] =>
  ([a = null, b = null]) =>
    1 + sizeOf(a) * sizeOf(b) * times;

/** `sets.contains(list, part)` and similar functions, which compare lists without order and repetition. */
export const setOverloads: readonly Overload[] = [
  overload('sets.contains', '(list(A), list(A)) -> bool', containsAll, productCost(1)),
  overload(
    'sets.equivalent',
    '(list(A), list(A)) -> bool',
    (a: List, b: List) => {
      const first = containsAll(a, b);
      return first === true ? containsAll(b, a) : first;
    },
    productCost(2),
  ),
  overload(
    'sets.intersects',
    '(list(A), list(A)) -> bool',
    (a: List, b: List) => [...entriesOf(a)].some((entry) => contains(b, entry) === true),
    productCost(1),
  ),
];

function containsAll(list: List, part: List): Value {
  for (const entry of entriesOf(part)) {
    const found = contains(list, entry);
    if (found !== true) return found;
  }
  return true;
}
