import { conversionOverloads } from './functions/conversions.ts';
import { listOverloads } from './functions/lists.ts';
import { operatorOverloads } from './functions/operators.ts';
import { optionalOverloads } from './functions/optionals.ts';
import { regexOverloads } from './functions/regex.ts';
import { setOverloads } from './functions/sets.ts';
import { stringOverloads } from './functions/strings.ts';
import { timeOverloads } from './functions/times.ts';
import type { Overload } from './overload.ts';

/** Every function, method and operator of the server's environment for rules of custom resources, by name. */
export const FUNCTIONS: ReadonlyMap<string, readonly Overload[]> = Map.groupBy(
  [
    ...operatorOverloads,
    ...conversionOverloads,
    ...stringOverloads,
    ...listOverloads,
    ...setOverloads,
    ...regexOverloads,
    ...optionalOverloads,
    ...timeOverloads,
  ],
  ({ name }) => name,
);
