import { setKey } from '@slipway/manifest';
import { isEmpty } from '../../values/convert.ts';
import { type GoMap, isMap, NIL_MAP } from '../../values/go-value.ts';
import { countItems } from '../../values/limits.ts';
import { Unknown } from '../../values/unknown.ts';

/**
 * Merges a map into another one, which it changes, as mergo does. Without `overwrites`, it sets only empty values. Maps in both are merged;
 * a map that only the source has is shared.
 */
export function mergeMaps(target: GoMap, source: GoMap, overwrites: boolean): GoMap {
  const merged = target === NIL_MAP && source !== NIL_MAP ? {} : target;
  for (const key of Object.keys(source)) mergeKey(merged, key, source[key], overwrites);
  return merged;
}

function mergeKey(target: GoMap, key: string, value: unknown, overwrites: boolean): void {
  countItems();
  const isKnown = Object.hasOwn(target, key);
  const current = isKnown ? target[key] : undefined;
  if (value === null || value === undefined) {
    if (overwrites) setKey(target, key, null);
    return;
  }
  if (isMap(value) && isMap(current)) {
    mergeMaps(current, value, overwrites);
    if (!isEmpty(current)) return;
  }
  if (overwrites || !isKnown || isReplaceable(current)) setKey(target, key, value);
}

const isReplaceable = (value: unknown): boolean => !(value instanceof Unknown) && isEmpty(value);
