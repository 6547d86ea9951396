import { Unknown } from '@slipway/go-template';
import { setKey } from '@slipway/manifest';
import { isTable, type Values } from '../value-maps.ts';

/** A string that consists of one variable expression. */
const EXPRESSION = /^\$\{([_A-Za-z][_A-Za-z0-9]*)\}$/g;

/** Replaces the expressions of variables that only the cluster has by unknown values. */
export const withUnknownVariables = (values: Values, names: readonly string[] = []): Values =>
  names.length === 0 ? values : (replaced(values, new Set(names), EXPRESSION) as Values);

/** Replaces texts that have a variable that only the cluster has, in any part, by unknown values. */
export const withUnknownTexts = (values: Values, names: readonly string[] = []): Values =>
  names.length === 0 ? values : (replaced(values, new Set(names), ANY_EXPRESSION) as Values);

const ANY_EXPRESSION = /\$\{([_A-Za-z][_A-Za-z0-9]*)\}/g;

/** Replaces each text in which an expression names one of the variables. */
function replaced(value: unknown, names: ReadonlySet<string>, expression: RegExp): unknown {
  if (typeof value === 'string') {
    const name = value.includes('${') ? [...value.matchAll(expression)].find((match) => names.has(match[1] ?? ''))?.[1] : undefined;
    return name === undefined ? value : new Unknown(name);
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, names, expression));
  if (!isTable(value)) return value;
  const copy: Values = {};
  for (const [key, item] of Object.entries(value)) setKey(copy, key, replaced(item, names, expression));
  return copy;
}
