import { lazy } from '../../runtime/lazy.ts';
import type { Problems } from '../forms/built-in-rule.ts';
import type { Place } from '../forms/place.ts';

/** CEL is loaded when there is a policy or webhook with expressions. */
const compiler = lazy<typeof import('./policy-expressions.ts')>(import.meta.url, './policy-expressions.ts');

export const validatingExpressions = (spec: Place): Problems => compiler().validatingExpressions(spec);
export const mutatingExpressions = (spec: Place): Problems => compiler().mutatingExpressions(spec);
export const matchExpressions = (place: Place): Problems => compiler().matchExpressions(place);
