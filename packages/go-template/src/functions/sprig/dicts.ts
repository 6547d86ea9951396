import { setKey } from '@slipway/manifest';
import { toText } from '../../values/convert.ts';
import {
  convertMap,
  type GoMap,
  GoStruct,
  type GoType,
  isAnyMap,
  isList,
  NIL_MAP,
  Sized,
  sortedKeys,
  stringList,
  TYPE,
  typed,
  typeName,
} from '../../values/go-value.ts';
import { countItems } from '../../values/limits.ts';
import { GoError } from '../../values/template-error.ts';
import { Unknown } from '../../values/unknown.ts';
import { type Context, type FunctionDefinition, type FunctionSet, inContext, pure } from '../function-definition.ts';
import { mergeMaps } from './merge-maps.ts';

const PASSES_UNKNOWN = { unknown: 'value', isShallow: true } as const;

/** Functions of maps. */
export const DICT_FUNCTIONS: FunctionSet = {
  dict: inContext('func(...interface {}) map[string]interface {}', dict, PASSES_UNKNOWN),
  get: pure('func(map[string]interface {}, string) interface {}', get, { isShallow: true }),
  set: pure('func(map[string]interface {}, string, interface {}) map[string]interface {}', set, PASSES_UNKNOWN),
  unset: pure('func(map[string]interface {}, string) map[string]interface {}', unset, { isShallow: true }),
  hasKey: pure('func(map[string]interface {}, string) bool', (map: GoMap, key: string) => Object.hasOwn(map, key), { isShallow: true }),
  pluck: pure('func(string, ...map[string]interface {}) []interface {}', pluck, { isShallow: true }),
  keys: pure('func(...map[string]interface {}) []string', (...maps: GoMap[]) => stringList(maps.flatMap(sortedKeys)), { isShallow: true }),
  values: pure('func(map[string]interface {}) []interface {}', (map: GoMap) => sortedKeys(map).map((key) => map[key])),
  pick: pure('func(map[string]interface {}, ...string) map[string]interface {}', pick),
  omit: pure('func(map[string]interface {}, ...string) map[string]interface {}', omit),
  dig: pure('func(...interface {}) (interface {}, error)', dig, { isShallow: true }),
  deepCopy: pure('func(interface {}) interface {}', deepCopyOf, { unknown: 'value' }),
  mustDeepCopy: pure('func(interface {}) (interface {}, error)', deepCopyOf, { unknown: 'value' }),
  merge: merging(false),
  mustMerge: merging(false),
  mergeOverwrite: merging(true),
  mustMergeOverwrite: merging(true),
};

function dict({ markerOf }: Context, ...values: readonly unknown[]): GoMap {
  const map: GoMap = {};
  for (let index = 0; index < values.length; index += 2) {
    const key = values[index];
    const text = key instanceof Unknown ? markerOf(key) : toText(key, markerOf);
    setKey(map, text, index + 1 < values.length ? values[index + 1] : '');
  }
  return map;
}

function get(map: GoMap, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : '';
}

function set(map: GoMap | Unknown, key: string | Unknown, value: unknown): unknown {
  if (map instanceof Unknown || key instanceof Unknown) return map;
  if (map === NIL_MAP) throw new GoError('assignment to entry in nil map');
  setKey(map, key, value);
  return convertMap(map, undefined);
}

function unset(map: GoMap, key: string): GoMap {
  if (map !== NIL_MAP) delete map[key];
  return convertMap(map, undefined);
}

function pluck(key: string, ...maps: readonly GoMap[]): unknown[] {
  return maps.filter((map) => Object.hasOwn(map, key)).map((map) => map[key]);
}

function pick(map: GoMap, ...keys: readonly string[]): GoMap {
  const picked: GoMap = {};
  for (const key of keys) if (Object.hasOwn(map, key)) setKey(picked, key, map[key]);
  return picked;
}

function omit(map: GoMap, ...keys: readonly string[]): GoMap {
  const kept: GoMap = {};
  for (const key of Object.keys(map)) if (!keys.includes(key)) setKey(kept, key, map[key]);
  return kept;
}

function dig(...values: readonly unknown[]): unknown {
  if (values.length < 3) throw new GoError('dig needs at least three arguments');
  let map = asMap(values.at(-1));
  const fallback = values.at(-2);
  const keys = values.slice(0, -2).map(asText);
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(map, key)) return fallback;
    if (index === keys.length - 1 || map[key] instanceof Unknown) return map[key];
    map = asMap(map[key]);
  }
  return fallback;
}

const ANY_MAP = 'map[string]interface {}';

function asMap(value: unknown): GoMap {
  if (isAnyMap(value) && typeName(value) === ANY_MAP) return value;
  throw conversionError(value, ANY_MAP);
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw conversionError(value, 'string');
}

const conversionError = (value: unknown, wanted: string): GoError =>
  new GoError(`interface conversion: interface {} is ${value === null || value === undefined ? 'nil' : typeName(value)}, not ${wanted}`);

/** Copies lists and maps. Other values do not need a copy, because no function changes them. */
function deepCopy(value: unknown): unknown {
  countItems();
  if (typeof value !== 'object' || value === null || value instanceof Sized || value instanceof GoStruct || value instanceof Unknown)
    return value;
  const type = (value as { [TYPE]?: GoType })[TYPE];
  const copied = isList(value) ? value.map(deepCopy) : value instanceof Uint8Array ? value.slice() : copyMap(value as GoMap);
  return type === undefined ? copied : typed(copied, type);
}

function copyMap(map: GoMap): GoMap {
  const copied: GoMap = {};
  for (const [key, value] of Object.entries(map)) setKey(copied, key, deepCopy(value));
  return copied;
}

function deepCopyOf(value: unknown): unknown {
  if (value === null || value === undefined) throw new GoError('reflect: call of reflect.Value.Type on zero Value');
  return deepCopy(value);
}

function merging(overwrites: boolean): FunctionDefinition {
  return pure(
    'func(map[string]interface {}, ...map[string]interface {}) interface {}',
    (target: GoMap | Unknown, ...sources: readonly (GoMap | Unknown)[]) => {
      if (target instanceof Unknown) return target;
      const unknown = sources.find((source) => source instanceof Unknown);
      if (unknown !== undefined) return unknown;
      let merged = target;
      for (const source of sources as readonly GoMap[]) merged = mergeMaps(merged, source, overwrites);
      return convertMap(merged, undefined);
    },
    { unknown: 'value' },
  );
}
