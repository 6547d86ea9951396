import type { Problem } from '../../objects/object-finding.ts';
import { isRe2 } from '../../schema/pattern.ts';
import type { Problems } from '../forms/built-in-rule.ts';
import { at, flagAt, isSet, type Location, listAt, mapAt, textAt } from '../forms/location.ts';
import { structuralRule } from './definition-rules.ts';
import { isGiven, isPresent } from './given.ts';

type Level = 'root' | 'items' | 'field';

/** Checks that the schema is structural (`ValidateStructural`). */
export function* structuralForm(schema: Location): Problems {
  yield* structure(schema, 'root');
  yield* completeness(schema, schema);
}

function* structure(schema: Location, level: Level): Problems {
  if (textAt(schema, 'type') === 'array' && !isSet(schema, 'items'))
    yield structuralRule.required(at(schema, 'items'), 'what the entries are');
  if (isSet(schema, 'items')) yield* structure(at(schema, 'items'), 'items');
  for (const [, property] of mapAt(schema, 'properties')) yield* structure(property, 'field');
  const additional = at(schema, 'additionalProperties');
  if (isSet(additional)) {
    if (level === 'root') yield structuralRule.forbidden(additional, 'an object has named fields at its root');
    if (typeof additional.value === 'object') yield* structure(additional, 'field');
  }
  yield* extensions(schema);
  yield* limits(schema, isIntOrString(listAt(schema, 'anyOf')), isIntOrString(listAt(schema, 'allOf')[0], 'anyOf'));
  yield* typeOf(schema, level);
  yield* objectFields(schema, level);
}

function* extensions(schema: Location): Problems {
  if (!flagAt(schema, 'x-kubernetes-int-or-string')) return;
  for (const name of ['x-kubernetes-preserve-unknown-fields', 'x-kubernetes-embedded-resource'])
    if (flagAt(schema, name)) yield structuralRule.invalid(at(schema, name), 'left out, since x-kubernetes-int-or-string is set');
}

/** Returns whether a schema has the complete form of "integer or string", the only types that alternatives may have. */
function isIntOrString(given: Location | readonly Location[] | undefined, name?: string): boolean {
  if (given === undefined) return false;
  const branches = name === undefined ? (given as readonly Location[]) : listAt(given as Location, name);
  return branches.length === 2 && ['integer', 'string'].every((type, index) => isOnlyType(branches[index], type));
}

const isOnlyType = (branch: Location | undefined, type: string): boolean =>
  branch !== undefined && textAt(branch, 'type') === type && mapAt(branch).every(([name]) => name === 'type' || !isSpecified(branch, name));

function* typeOf(schema: Location, level: Level): Problems {
  const [type, embedded] = [at(schema, 'type'), flagAt(schema, 'x-kubernetes-embedded-resource')];
  const text = textAt(type);
  const free = flagAt(schema, 'x-kubernetes-int-or-string') || flagAt(schema, 'x-kubernetes-preserve-unknown-fields');
  if (embedded && text !== 'object') yield wrongType(type, 'object, since x-kubernetes-embedded-resource is true');
  else if (text === '' && !free) yield structuralRule.required(type, 'a type');
  if (embedded && isSet(schema, 'additionalProperties'))
    yield structuralRule.forbidden(at(schema, 'additionalProperties'), 'an embedded resource has named fields');
  if (level === 'root' && text !== '' && text !== 'object') yield structuralRule.invalid(type, 'object');
}

/** Returns a problem for a type that is missing or must be another one. */
export const wrongType = (type: Location, expected: string): Problem =>
  textAt(type) === '' ? structuralRule.required(type, expected) : structuralRule.invalid(type, expected);

/** Checks the fields that every object has. They have fixed types, and a schema may restrict only the names in metadata. */
function* objectFields(schema: Location, level: Level): Problems {
  const embedded = flagAt(schema, 'x-kubernetes-embedded-resource');
  const isObject = level === 'root' || embedded;
  for (const name of ['kind', 'apiVersion']) {
    const field = at(schema, 'properties', name);
    if (isObject && isSet(field) && textAt(field, 'type') !== 'string') yield structuralRule.invalid(at(field, 'type'), 'string');
  }
  const metadata = at(schema, 'properties', 'metadata');
  if (isSet(metadata)) {
    if (isObject && textAt(metadata, 'type') !== 'object') yield structuralRule.invalid(at(metadata, 'type'), 'object');
    if (level === 'root' && restrictsMoreThanNames(metadata))
      yield structuralRule.forbidden(metadata, 'of the metadata, only name and generateName can be restricted');
  }
  if (embedded && !flagAt(schema, 'x-kubernetes-preserve-unknown-fields') && mapAt(schema, 'properties').length === 0)
    yield structuralRule.required(at(schema, 'properties'), 'fields, or x-kubernetes-preserve-unknown-fields');
}

function restrictsMoreThanNames(metadata: Location): boolean {
  const properties = mapAt(metadata, 'properties').map(([name]) => name);
  if (properties.some((name) => name !== 'name' && name !== 'generateName')) return true;
  return mapAt(metadata).some(([name]) => !['type', 'properties', 'default'].includes(name) && isSpecified(metadata, name));
}

/** Returns whether a field is set. For these fields, the server distinguishes an empty list from an absent one. */
const isSpecified = (schema: Location, name: string): boolean =>
  name === 'required' || name === 'x-kubernetes-list-map-keys' ? isPresent(schema, name) : isGiven(schema, name);

/**
 * Checks the restrictions of values, here and in alternatives. With `skipAnyOf`, those that define "integer or string" are already valid.
 */
function* limits(schema: Location, skipAnyOf: boolean, skipInAllOf: boolean): Problems {
  if (!skipAnyOf) for (const branch of listAt(schema, 'anyOf')) yield* restriction(branch, false);
  for (const [index, branch] of listAt(schema, 'allOf').entries()) yield* restriction(branch, skipInAllOf && index === 0);
  for (const branch of listAt(schema, 'oneOf')) yield* restriction(branch, false);
  if (isSet(schema, 'not')) yield* restriction(at(schema, 'not'), false);
  const pattern = at(schema, 'pattern');
  if (textAt(pattern) !== '' && !isRe2(textAt(pattern))) yield structuralRule.invalid(pattern, 'a pattern in the dialect of RE2');
}

const STRUCTURE = [
  'type',
  'default',
  'title',
  'description',
  'nullable',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-embedded-resource',
  'x-kubernetes-int-or-string',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-list-type',
  'x-kubernetes-map-type',
  'x-kubernetes-validations',
];

/** Checks a schema inside `allOf`, `anyOf`, `oneOf` or `not`. */
function* restriction(schema: Location, skipAnyOf: boolean): Problems {
  yield* limits(schema, skipAnyOf, false);
  if (isSet(schema, 'items')) yield* restriction(at(schema, 'items'), false);
  for (const [, property] of mapAt(schema, 'properties')) yield* restriction(property, false);
  const additional = at(schema, 'additionalProperties');
  if (isSet(additional) && additional.value !== false) yield structuralRule.forbidden(additional, 'alternatives only restrict values');
  for (const name of STRUCTURE)
    if (isGiven(schema, name)) yield structuralRule.forbidden(at(schema, name), 'alternatives only restrict values');
  const metadata = at(schema, 'properties', 'metadata');
  if (isSet(metadata)) yield structuralRule.forbidden(metadata, 'alternatives do not speak of metadata');
}

/** Checks that the surrounding structure has every field and entry that alternatives restrict. */
function* completeness(limiting: Location, schema: Location | undefined): Problems {
  for (const name of ['allOf', 'anyOf', 'oneOf']) for (const branch of listAt(limiting, name)) yield* completenessOf(branch, schema);
  if (isSet(limiting, 'not')) yield* completenessOf(at(limiting, 'not'), schema);
}

function* completenessOf(limiting: Location, schema: Location | undefined): Problems {
  if (schema === undefined) return;
  if (!isSet(schema)) {
    yield structuralRule.required(schema, 'what an alternative speaks of');
    return;
  }
  yield* completeness(limiting, schema);
  if (isSet(limiting, 'items')) yield* completenessOf(at(limiting, 'items'), at(schema, 'items'));
  for (const [name, property] of mapAt(limiting, 'properties')) yield* completenessOf(property, at(schema, 'properties', name));
}
