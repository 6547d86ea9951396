import { type BuiltInRule, builtInRule, type Problems, reportedAt } from './built-in-rule.ts';
import { at, type Location, listAt, mapAt, textAt } from './location.ts';
import { labelValue, qualifiedName } from './text-forms.ts';

export const selectorRule = builtInRule('label-selector', {
  summary: 'A label selector has keys and values that labels can have, and values where its operator wants them.',
  upstream: 'apimachinery/pkg/apis/meta/v1/validation ValidateLabelSelector',
  remedy: 'Correct the selector: In and NotIn want values, Exists and DoesNotExist none.',
});

export const labelsRule = builtInRule('inner-labels', {
  summary: 'Labels inside an object (of templates, in nodeSelector and selector) have the form of labels.',
  upstream: 'apimachinery/pkg/apis/meta/v1/validation ValidateLabels',
  remedy: 'Shorten or rewrite the label.',
});

/** Checks a `metav1.LabelSelector`; an absent one is valid. */
export function* labelSelector(selector: Location): Problems {
  yield* labels(at(selector, 'matchLabels'), selectorRule);
  for (const expression of listAt(selector, 'matchExpressions')) {
    yield* requirement(expression);
    for (const value of listAt(expression, 'values')) yield* selectorRule.form(value, labelValue);
  }
}

function* requirement(expression: Location): Problems {
  const values = at(expression, 'values');
  const count = listAt(expression, 'values').length;
  const operator = textAt(expression, 'operator');
  if (operator === 'In' || operator === 'NotIn') {
    if (count === 0) yield selectorRule.required(values, `values for the operator ${operator}`);
  } else if (operator === 'Exists' || operator === 'DoesNotExist') {
    if (count > 0) yield selectorRule.forbidden(values, `${operator} compares with no values`);
  } else yield* selectorRule.oneOf(at(expression, 'operator'), ['In', 'NotIn', 'Exists', 'DoesNotExist']);
  yield* selectorRule.form(at(expression, 'key'), qualifiedName);
}

/** Checks the keys and values of a map of labels. Problems are reported at the map, as by the server. */
export function* labels(map: Location, rule: BuiltInRule = labelsRule): Problems {
  for (const [key, value] of mapAt(map)) {
    if (!qualifiedName.accepts(key)) yield reportedAt(rule.invalid({ ...value, value: key }, qualifiedName.description), map);
    for (const problem of rule.form(value, labelValue)) yield reportedAt(problem, map);
  }
}

/** Reports a selector that the server cannot convert. The server converts it after it has reported the problems inside. */
export function* unusable(selector: Location, rule: BuiltInRule): Problems {
  if ([...labelSelector(selector)].length > 0) yield rule.invalid(selector, 'a selector that can select');
}

/** Returns whether the selector has no conditions. */
export const isEmptySelector = (selector: Location): boolean =>
  mapAt(selector, 'matchLabels').length + listAt(selector, 'matchExpressions').length === 0;

/** Returns whether the selector matches objects with these labels; undefined for an invalid selector. */
export function selects(selector: Location, labelMap: Location): boolean | undefined {
  const expressions = listAt(selector, 'matchExpressions');
  if ([...labelSelector(selector)].length > 0) return undefined;
  return (
    mapAt(selector, 'matchLabels').every(([key, value]) => labelAt(labelMap, key) === value.value) &&
    expressions.every((expression) => satisfies(expression, labelMap))
  );
}

function satisfies(expression: Location, labelMap: Location): boolean {
  const value = labelAt(labelMap, textAt(expression, 'key'));
  const listed = listAt(expression, 'values').some((entry) => entry.value === value);
  switch (textAt(expression, 'operator')) {
    case 'In':
      return listed;
    case 'NotIn':
      return !listed;
    case 'Exists':
      return value !== undefined;
    default:
      return value === undefined;
  }
}

const labelAt = (labelMap: Location, key: string): unknown => at(labelMap, key).value;
