import { addressOverloads } from './functions/addresses.ts';
import { conversionOverloads } from './functions/conversions.ts';
import { formatOverloads } from './functions/formats.ts';
import { listOverloads } from './functions/lists.ts';
import { operatorOverloads } from './functions/operators.ts';
import { optionalOverloads } from './functions/optionals.ts';
import { quantityOverloads } from './functions/quantity.ts';
import { regexOverloads } from './functions/regex.ts';
import { semverOverloads } from './functions/semver.ts';
import { setOverloads } from './functions/sets.ts';
import { stringOverloads } from './functions/strings.ts';
import { timeOverloads } from './functions/times.ts';
import { urlOverloads } from './functions/urls.ts';
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
    ...urlOverloads,
    ...semverOverloads,
    ...quantityOverloads,
    ...formatOverloads,
    ...addressOverloads,
  ],
  ({ name }) => name,
);
