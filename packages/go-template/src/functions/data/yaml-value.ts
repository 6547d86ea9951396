import { setKey } from '@slipway/manifest';
import { type GoMap, GoStruct, isFrozenEmpty, isList, isNilMap, Sized } from '../../values/go-value.ts';
import { countItems, countText } from '../../values/limits.ts';
import type { MarkerOf } from '../../values/printer.ts';
import { GoError, TemplateLimitError } from '../../values/template-error.ts';
import { Unknown } from '../../values/unknown.ts';
import { jsonNumber } from './encode-json.ts';

const MAX_DEPTH = 1000;

/**
 * Returns the value that sigs.k8s.io/yaml prints for a value: it encodes the value as JSON and decodes it. The result is the same object if
 * nothing changes. Throws a `GoError` for values that JSON cannot express.
 */
export function yamlValue(value: unknown, markerOf: MarkerOf, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new TemplateLimitError('depth');
  countItems();
  switch (typeof value) {
    case 'string':
      return yamlText(value);
    case 'number':
      jsonNumber(value);
      return value;
    case 'undefined':
      return null;
    case 'object':
      return value === null ? null : yamlObject(value, markerOf, depth);
    default:
      return value;
  }
}

/** Characters that the YAML reader rejects. */
const REFUSED = /[\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

function yamlText(text: string): string {
  countText(text.length);
  if (REFUSED.test(text)) throw new GoError('error converting JSON to YAML: yaml: control characters are not allowed');
  return text.toWellFormed();
}

function yamlObject(value: object, markerOf: MarkerOf, depth: number): unknown {
  if (value instanceof Unknown) return markerOf(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof Sized) {
    if (value.parts !== undefined) throw new GoError('error marshaling into JSON: json: unsupported type: complex128');
    return value.value;
  }
  if (value instanceof GoStruct) return yamlValue(structValue(value), markerOf, depth);
  if (isList(value)) return isFrozenEmpty(value) ? null : yamlList(value, markerOf, depth);
  return isNilMap(value) ? null : yamlMap(value as GoMap, markerOf, depth);
}

function structValue(value: GoStruct): unknown {
  const { json } = value.type;
  if (json !== undefined) return json(value as never);
  return Object.fromEntries(Object.entries(value.fields).filter(([name]) => /^\p{Lu}/u.test(name)));
}

function yamlList(items: readonly unknown[], markerOf: MarkerOf, depth: number): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (const [index, item] of items.entries()) {
    const next = yamlValue(item, markerOf, depth + 1);
    if (next === item && changed === undefined) continue;
    changed ??= items.slice(0, index);
    changed.push(next);
  }
  return changed ?? items;
}

function yamlMap(map: GoMap, markerOf: MarkerOf, depth: number): GoMap {
  let changed: GoMap | undefined;
  for (const key of Object.keys(map)) {
    const value = map[key];
    const [nextKey, next] = [yamlText(key), yamlValue(value, markerOf, depth + 1)];
    if (next === value && nextKey === key) continue;
    changed ??= { ...map };
    if (nextKey !== key) delete changed[key];
    setKey(changed, nextKey, next);
  }
  return changed ?? map;
}
