import type { BuiltInRule, Problems } from './built-in-rule.ts';
import { int32At, type Place } from './place.ts';

/** `ValidatePositiveIntOrPercent`, and `IsNotMoreThan100Percent` where a percentage is one of a whole. */
export function* positiveIntOrPercent(place: Place, rule: BuiltInRule, upToAll: boolean): Problems {
  if (typeof place.value === 'string') {
    if (!/^\d+%$/.test(place.value)) yield rule.invalid(place, 'a number, or a percentage as 25%');
    else if (upToAll && Number.parseInt(place.value, 10) > 100) yield rule.invalid(place, 'at most 100%');
  } else if (typeof place.value === 'number' && place.value !== int32At(place)) {
    // `intstr.IntOrString` cannot decode it, where other numbers are cut.
    yield rule.invalid(place, 'a number below 2147483648');
  } else if (int32At(place) < 0) yield rule.invalid(place, 'zero or more');
}

/** The number in a number or percentage. */
export const percentOf = (value: unknown): number =>
  typeof value === 'string' ? (/^\d+%?$/.test(value) ? Number.parseInt(value, 10) : 0) : int32At({ value });
