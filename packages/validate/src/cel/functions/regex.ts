import { patternCost, sizeOf } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { listOf, type Value } from '../values/value.ts';
import { compilePattern } from './pattern.ts';

const searchCost: Overload['cost'] = ([text = null, pattern = null]) => patternCost(text, sizeOf(pattern));

/** `text.find(pattern)` and `text.findAll(pattern, limit)`. */
export const regexOverloads: readonly Overload[] = [
  overload(
    'find',
    'string.(string) -> string',
    (text: string, pattern: string): Value => {
      const compiled = compilePattern(pattern);
      return 'kind' in compiled ? compiled : (compiled.find(text) ?? '');
    },
    searchCost,
  ),
  overload('findAll', 'string.(string) -> list(string)', (text: string, pattern: string) => findAll(text, pattern, -1n), searchCost),
  overload('findAll', 'string.(string, int) -> list(string)', findAll, searchCost),
];

function findAll(text: string, pattern: string, limit: bigint): Value {
  const compiled = compilePattern(pattern);
  if ('kind' in compiled) return compiled;
  return listOf(compiled.findAll(text, limit < 0n ? Number.POSITIVE_INFINITY : Number(limit)));
}
