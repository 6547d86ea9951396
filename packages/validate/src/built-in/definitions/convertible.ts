import { at, isSet, type Location, mapAt } from '../forms/location.ts';
import { isGiven } from './given.ts';

/** Returns whether the server can convert the schema to a structural one (`NewStructural`). */
export function isConvertible(schema: Location): boolean {
  if (['id', '$schema', '$ref', 'patternProperties', 'dependencies', 'definitions'].some((name) => isGiven(schema, name))) return false;
  if (isSet(schema, 'additionalItems') || Array.isArray(at(schema, 'items').value)) return false;
  if (at(schema, 'x-kubernetes-preserve-unknown-fields').value === false) return false;
  return childrenOf(schema).every(isConvertible);
}

const LISTS = ['enum', 'required', 'allOf', 'anyOf', 'oneOf', 'x-kubernetes-validations'] as const;

/** Returns whether Go can decode the schema: all fields for lists have lists. The type check reports other values. */
export const isDecodable = (schema: Location): boolean =>
  LISTS.every((name) => !isSet(schema, name) || Array.isArray(at(schema, name).value)) && childrenOf(schema).every(isDecodable);

function childrenOf(schema: Location): readonly Location[] {
  const single = ['items', 'additionalProperties', 'not'].map((name) => at(schema, name));
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => mapOrList(at(schema, name)));
  return [...single, ...lists, ...mapAt(schema, 'properties').map(([, property]) => property)].filter(
    ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
}

const mapOrList = (list: Location): readonly Location[] =>
  Array.isArray(list.value) ? list.value.map((value: unknown, key) => ({ value, key, parent: list })) : [];
