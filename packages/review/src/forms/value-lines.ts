import { emitYaml } from '@slipway/manifest';

/** Writes a value as lines: YAML of maps and lists, the lines of a text, other values in one line. Not yet printable. */
export function valueLines(value: unknown): readonly string[] {
  if (hasFields(value)) return isTooLarge(value) ? [TOO_LARGE] : yamlLines(value);
  if (typeof value === 'object' && value !== null) return [Array.isArray(value) ? '[]' : '{}'];
  return typeof value === 'string' && value.includes('\n') ? value.replace(/\n$/, '').split('\n') : [scalar(value)];
}

/** Whether a value is a map or list that is not empty. */
export const hasFields = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Writes the items of a list in one line. */
export const itemsText = (items: unknown): string =>
  isTooLarge(items)
    ? TOO_LARGE
    : (Array.isArray(items) ? items : []).map((item) => (typeof item === 'string' ? item : JSON.stringify(item, plain))).join(', ');

/** Limit of the printed values, above those of any object of a cluster. */
const MAX_VALUES = 100_000;
const TOO_LARGE = '(not shown: more than 100,000 values)';

/** Counts values up to the limit. */
function isTooLarge(value: unknown): boolean {
  const left = [value];
  let values = 1;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    values += inside.length;
    if (values > MAX_VALUES) return true;
    for (const each of inside) if (typeof each === 'object' && each !== null) left.push(each);
  }
  return false;
}

/** Quotes a text that YAML would read as another type, or that has special characters. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return /^[\w./:@+, *()=-]+$/.test(value) && !/^(?:[-+.\d].*|true|false|null|~|yes|no|on|off)$/i.test(value)
    ? value
    : /^v?\d+\.\d[\w.+-]*$/.test(value)
      ? value
      : JSON.stringify(value);
}

function yamlLines(value: unknown): readonly string[] {
  try {
    return emitYaml(value).replace(/\n$/, '').split('\n');
  } catch {
    return JSON.stringify(value, plain, 2).split('\n');
  }
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
