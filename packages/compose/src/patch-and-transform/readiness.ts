import { getFieldValue } from '../paths/field-value.ts';
import { fieldProblemText } from '../transforms/field-problem.ts';
import { conditionStatus } from '../values/conditions.ts';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import type { GoJson, GoObject } from '../values/go-json.ts';
import type { ReadinessCheck } from './input.ts';
import { readinessCheckProblem } from './validate-input.ts';

/** Returns whether an observed resource passes all checks. Without checks, its condition `Ready` is true. */
export function isReady(resource: GoObject, checks: readonly ReadinessCheck[]): boolean {
  if (checks.length === 0) return conditionStatus(resource, 'Ready') === 'True';
  return checks.every((check, index) => withContext(`cannot run readiness check at index ${index}`, () => passes(resource, check)));
}

function passes(resource: GoObject, check: ReadinessCheck): boolean {
  const problem = readinessCheckProblem(check);
  if (problem !== undefined) throw new CrossplaneError(`invalid: ${fieldProblemText(problem)}`);
  const { type, fieldPath = '', matchString, matchCondition } = check;
  switch (type) {
    case 'None':
      return true;
    case 'NonEmpty':
      return fieldOf(resource, fieldPath) !== undefined;
    case 'MatchString':
      return fieldOf(resource, fieldPath, 'string', 'a string') === matchString;
    case 'MatchInteger':
      // The numbers of a request are float64, so no integer ever matches.
      fieldOf(resource, fieldPath, 'bigint', 'a (int64) number');
      return false;
    case 'MatchCondition':
      if (matchCondition === undefined) throw new CrossplaneError('the function ends: matchCondition is not set');
      return conditionStatus(resource, matchCondition.type ?? '') === matchCondition.status;
    case 'MatchTrue':
      return fieldOf(resource, fieldPath, 'boolean', 'a bool') === true;
    default:
      return fieldOf(resource, fieldPath, 'boolean', 'a bool') === false;
  }
}

/** Returns the value at a field path; undefined if the path does not exist. */
function fieldOf(resource: GoObject, path: string, type?: 'string' | 'bigint' | 'boolean', words?: string): GoJson | undefined {
  let value: GoJson;
  try {
    value = getFieldValue(resource, path);
  } catch (error) {
    if (error instanceof CrossplaneError && error.isNotFound) return undefined;
    throw error;
  }
  if (type !== undefined && typeof value !== type) throw new CrossplaneError(`${path}: not ${words}`);
  return value;
}
