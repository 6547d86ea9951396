import type { Overload } from '../values/overload.ts';
import { addressOverloads } from './addresses.ts';
import { conversionOverloads } from './conversions.ts';
import { formatOverloads } from './formats.ts';
import { listOverloads } from './lists.ts';
import { operatorOverloads } from './operators.ts';
import { optionalOverloads } from './optionals.ts';
import { quantityOverloads } from './quantity.ts';
import { regexOverloads } from './regex.ts';
import { semverOverloads } from './semver.ts';
import { setOverloads } from './sets.ts';
import { stringOverloads } from './strings.ts';
import { timeOverloads } from './times.ts';
import { urlOverloads } from './urls.ts';

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
