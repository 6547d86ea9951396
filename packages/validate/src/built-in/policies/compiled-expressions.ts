import { createRequire } from 'node:module';
import type { Problems } from '../built-in-rule.ts';
import type { Place } from '../place.ts';

const require = createRequire(import.meta.url);

/** CEL is loaded when there is a policy or webhook with expressions. */
const compiler = () => require('./policy-expressions.ts') as typeof import('./policy-expressions.ts');

export const validatingExpressions = (spec: Place): Problems => compiler().validatingExpressions(spec);
export const mutatingExpressions = (spec: Place): Problems => compiler().mutatingExpressions(spec);
export const matchExpressions = (place: Place): Problems => compiler().matchExpressions(place);
