import { setKey } from '@slipway/manifest';
import { HelmError } from '../helm-error.ts';
import { copyShallow, copyValues, hasKey, isTable, type Values, valueAt } from '../value-maps.ts';
import type { WorkingChart } from './working-chart.ts';

/** Receives a warning of Helm. */
export type Warn = (message: string) => void;

const GLOBAL = 'global';

interface Mode {
  /** Keeps null values, because the values are coalesced again later. */
  readonly merge: boolean;
  readonly warn: Warn;
}

/** Returns the values of a chart and all charts in it: `values` over the defaults of each chart. Null removes a default. */
export const coalesceValues = (chart: WorkingChart, values: Values, warn: Warn): Values =>
  coalesce(chart, copyValues(values), '', { merge: false, warn });

/** Does the same, but keeps null values. */
export const mergeValues = (chart: WorkingChart, values: Values, warn: Warn): Values =>
  coalesce(chart, copyValues(values), '', { merge: true, warn });

function coalesce(chart: WorkingChart, values: Values, prefix: string, mode: Mode): Values {
  addDefaults(chart, values, prefix, mode);
  for (const child of chart.dependencies) {
    if (!hasKey(values, child.name)) setKey(values, child.name, {});
    const own = valueAt(values, child.name);
    if (!isTable(own)) throw new HelmError('render', `type mismatch on ${child.name}: ${goValueText(own)}`);
    const childPrefix = joined(prefix, chart.name);
    addGlobals(own, values, childPrefix, mode);
    setKey(values, child.name, coalesce(child, own, childPrefix, mode));
  }
  return values;
}

const joined = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

/** Merges the globals of a parent over those of a child. */
function addGlobals(child: Values, parent: Values, prefix: string, { warn }: Mode): void {
  const [target, source] = [globalsOf(child), globalsOf(parent)];
  if (target === undefined) {
    warn('warning: skipping globals because destination global is not a table.');
    return;
  }
  if (source === undefined) {
    warn('warning: skipping globals because source global is not a table.');
    return;
  }
  for (const key of Object.keys(source)) {
    const [value, old] = [source[key], valueAt(target, key)];
    if (isTable(value)) {
      const copy = copyShallow(value);
      if (!hasKey(target, key)) setKey(target, key, copy);
      else if (!isTable(old)) warn(`Conflict: cannot merge map onto non-map for ${JSON.stringify(key)}. Skipping.`);
      else {
        // The parent has precedence. Null values are removed later, when the chart coalesces its values.
        mergeTables(copy, old, joined(prefix, key), { merge: true, warn });
        setKey(target, key, copy);
      }
    } else if (isTable(old)) warn(`key ${key} is table. Skipping`);
    else setKey(target, key, value);
  }
  setKey(child, GLOBAL, target);
}

/** Returns the globals, or an empty map without them. Undefined if they are not a table. */
function globalsOf(values: Values): Values | undefined {
  if (!hasKey(values, GLOBAL)) return {};
  const globals = valueAt(values, GLOBAL);
  return isTable(globals) ? globals : undefined;
}

/** Adds the defaults of a chart to its values. */
function addDefaults(chart: WorkingChart, values: Values, prefix: string, mode: Mode): void {
  const defaults = copyValues(chart.values);
  const chartPrefix = joined(prefix, chart.name);
  for (const key of Object.keys(defaults)) {
    const value = defaults[key];
    if (!hasKey(values, key)) addDefault(values, key, value, mode);
    else overDefault(chart, values, key, value, chartPrefix, mode);
  }
}

function addDefault(values: Values, key: string, value: unknown, { merge }: Mode): void {
  if (!merge) {
    if (value === null) return;
    if (isTable(value)) removeNulls(value);
  }
  setKey(values, key, value);
}

/** Keeps the value of the user, and completes it from the default if both are tables. */
function overDefault(chart: WorkingChart, values: Values, key: string, value: unknown, prefix: string, mode: Mode): void {
  const own = valueAt(values, key);
  if (own === null && !mode.merge) {
    delete values[key];
    return;
  }
  if (!isTable(own)) return;
  if (!isTable(value)) {
    if (value !== null) mode.warn(`warning: skipped value for ${prefix}.${key}: Not a table.`);
    return;
  }
  // Null values for another chart are kept until that chart coalesces its values.
  const merge = mode.merge || chart.dependencies.some(({ name }) => name === key);
  if (!merge) removeNulls(value);
  mergeTables(own, value, joined(prefix, key), { merge, warn: mode.warn });
}

/** Merges `source` into `target`, whose values win, and returns it. Both are changed. */
export function mergeTables(target: Values, source: Values, prefix: string, mode: Mode): Values {
  const isSet = new Set(Object.keys(source).filter((key) => source[key] !== null));
  for (const key of Object.keys(target)) {
    if (target[key] === null) setKey(source, key, null);
  }
  for (const key of Object.keys(source)) {
    const [value, own] = [source[key], valueAt(target, key)];
    const path = joined(prefix, key);
    if (!hasKey(target, key)) setKey(target, key, value);
    else if (!mode.merge && own === null && isSet.has(key)) delete target[key];
    else if (isTable(value)) {
      if (isTable(own)) mergeTables(own, value, path, mode);
      else mode.warn(`warning: cannot overwrite table with non table for ${path}`);
    } else if (isTable(own) && value !== null) mode.warn(`warning: destination for ${path} is a table. Ignoring non-table value`);
  }
  return target;
}

function removeNulls(values: Values): void {
  for (const key of Object.keys(values)) {
    const value = values[key];
    if (value === null) delete values[key];
    else if (isTable(value)) removeNulls(value);
  }
}

/** Returns a value as Go prints it with `%t`, for the message about a chart whose values are not a table. */
function goValueText(value: unknown): string {
  if (value === null || value === undefined) return '%!t(<nil>)';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return `%!t(float64=${String(value)})`;
  if (typeof value === 'string') return `%!t(string=${value})`;
  if (Array.isArray(value)) return `[${value.map(goValueText).join(' ')}]`;
  return `%!t(${String(value)})`;
}
