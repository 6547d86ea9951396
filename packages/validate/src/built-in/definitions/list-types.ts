import type { Problems } from '../forms/built-in-rule.ts';
import { at, flagAt, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { structuralRule } from './definition-rules.ts';
import { wrongType } from './structural-form.ts';

/** Checks that `x-kubernetes-list-type` matches the type of the list and of its entries. */
export function* listTypeProblems(schema: Location): Problems {
  const [kind, items] = [at(schema, 'x-kubernetes-list-type'), at(schema, 'items')];
  const keys = at(schema, 'x-kubernetes-list-map-keys');
  if (listAt(keys).length > 0 && textAt(kind) !== 'map') yield wrongType(kind, 'map, since there are x-kubernetes-list-map-keys');
  if (!isSet(kind)) return;
  if (textAt(schema, 'type') !== 'array') yield wrongType(at(schema, 'type'), 'array, since there is x-kubernetes-list-type');
  else if (textAt(kind) === 'set') yield* setEntries(items);
  yield* structuralRule.oneOf(kind, ['atomic', 'map', 'set']);
  if (textAt(kind) !== 'map') return;
  if (listAt(keys).length === 0) yield structuralRule.required(keys, 'the keys of an entry');
  if (!isSet(items)) yield structuralRule.required(items, 'what the entries are');
  else if (textAt(items, 'type') !== 'object') yield structuralRule.invalid(at(items, 'type'), 'object in a map');
  else yield* keyFields(keys, items);
}

/** Checks the entries of a set, which are compared as a whole. */
function* setEntries(items: Location): Problems {
  const [list, map] = [at(items, 'x-kubernetes-list-type'), at(items, 'x-kubernetes-map-type')];
  if (textAt(items, 'type') === 'array' && isSet(list) && textAt(list) !== 'atomic') yield structuralRule.invalid(list, 'atomic in a set');
  if (textAt(items, 'type') === 'object' && textAt(map) !== 'atomic') yield structuralRule.invalid(map, 'atomic in a set');
}

function* keyFields(keys: Location, items: Location): Problems {
  const seen = new Set<string>();
  for (const key of listAt(keys).map((each) => textAt(each))) {
    const property = at(items, 'properties', key);
    if (!isSet(property)) yield structuralRule.invalid(keys, 'a list of properties of the items');
    else if (['array', 'object'].includes(textAt(property, 'type')))
      yield structuralRule.invalid(at(property, 'type'), 'a scalar, since it is a key');
    if (seen.has(key)) yield structuralRule.invalid(keys, 'a list without duplicates');
    seen.add(key);
  }
}

/** Checks that entries of sets and maps are never null, and that keys are always set (`validateMapListKeysMapSet`). */
export function* keyedListProblems(schema: Location): Problems {
  const [kind, items] = [textAt(schema, 'x-kubernetes-list-type'), at(schema, 'items')];
  if (!isSet(items) || Array.isArray(items.value) || !['set', 'map'].includes(kind)) return;
  if (flagAt(items, 'nullable')) yield structuralRule.forbidden(at(items, 'nullable'), `an entry of a ${kind} is never null`);
  if (kind !== 'map') return;
  const required = listAt(items, 'required').map((name) => textAt(name));
  for (const key of listAt(schema, 'x-kubernetes-list-map-keys').map((each) => textAt(each))) {
    const property = at(items, 'properties', key);
    if (!isSet(property)) continue;
    if (!required.includes(key) && !isSet(property, 'default'))
      yield structuralRule.required(at(property, 'default'), 'a default, or the key among the required properties');
    if (flagAt(property, 'nullable')) yield structuralRule.forbidden(at(property, 'nullable'), 'a key is never null');
  }
}
