import { type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { hasVariable } from '../objects/fields.ts';

/** Whether labels include all of `wanted`; undefined if a variable decides. */
export function hasLabels(labels: Fields, wanted: Fields): boolean | undefined {
  let isKnown = true;
  for (const [key, value] of Object.entries(wanted)) {
    const own = labels[key];
    if (typeof value !== 'string' || hasVariable(key + value) || (typeof own === 'string' && hasVariable(own))) isKnown = false;
    else if (own !== value) return Object.keys(labels).some(hasVariable) ? undefined : false;
  }
  return isKnown ? true : undefined;
}

/** Whether labels match a LabelSelector. */
export function matchesSelector(labels: Fields, selector: Fields): boolean | undefined {
  const exact = hasLabels(labels, fieldsOf(selector.matchLabels));
  if (exact === false) return false;
  for (const each of listOf(selector.matchExpressions)) {
    const { key, operator, values } = fieldsOf(each);
    const own = labels[textOf(key)];
    const isListed = listOf(values).includes(own);
    const holds =
      operator === 'Exists'
        ? own !== undefined
        : operator === 'DoesNotExist'
          ? own === undefined
          : operator === 'In'
            ? isListed
            : operator === 'NotIn'
              ? !isListed
              : undefined;
    if (holds !== true) return holds;
  }
  return exact;
}

/** Returns the text of a selector: `app=web,tier=front`. */
export const selectorText = (labels: Fields): string =>
  Object.entries(labels)
    .map(([key, value]) => `${key}=${textOf(value)}`)
    .join(',');
