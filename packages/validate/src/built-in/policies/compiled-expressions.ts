import { lazy } from '@slipway/manifest/lazy';
import type { Problems } from '../forms/built-in-rule.ts';
import type { Location } from '../forms/location.ts';

/** CEL is loaded only for a policy or webhook with expressions. */
const compiler = lazy<typeof import('./policy-expressions.ts')>(import.meta.url, './policy-expressions.ts');

export const validatingExpressions = (spec: Location): Problems => compiler().validatingExpressions(spec);
export const mutatingExpressions = (spec: Location): Problems => compiler().mutatingExpressions(spec);
export const matchExpressions = (location: Location): Problems => compiler().matchExpressions(location);
