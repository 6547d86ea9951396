import type { BuiltInRule, Problems } from './built-in-rule.ts';
import { int32At, type Location } from './location.ts';

/**
 * Checks a number or percentage, as `ValidatePositiveIntOrPercent` does. With `upToAll`, a percentage is at most 100
 * (`IsNotMoreThan100Percent`).
 */
export function* positiveIntOrPercent(location: Location, rule: BuiltInRule, upToAll: boolean): Problems {
  if (typeof location.value === 'string') {
    if (!/^\d+%$/.test(location.value)) yield rule.invalid(location, 'a number, or a percentage as 25%');
    else if (upToAll && Number.parseInt(location.value, 10) > 100) yield rule.invalid(location, 'at most 100%');
  } else if (typeof location.value === 'number' && location.value !== int32At(location)) {
    // `intstr.IntOrString` cannot decode it, although Go truncates numbers of other types.
    yield rule.invalid(location, 'a number below 2147483648');
  } else if (int32At(location) < 0) yield rule.invalid(location, 'zero or more');
}

/** Returns the number in a number or percentage. */
export const percentOf = (value: unknown): number =>
  typeof value === 'string' ? (/^\d+%?$/.test(value) ? Number.parseInt(value, 10) : 0) : int32At({ value });
