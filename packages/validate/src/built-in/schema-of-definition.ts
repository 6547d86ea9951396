import { builtInRule, type Problems } from './built-in-rule.ts';
import { at, flagAt, isSet, listAt, mapAt, type Place, textAt } from './place.ts';

const SOURCE = 'k8s.io/apiextensions-apiserver/pkg';

export const structuralRule = builtInRule('crd-schema', {
  summary: 'The schema of a CRD is structural: each field has a type, each list its items, and alternatives only restrict.',
  upstream: `${SOURCE}/apiserver/schema,${SOURCE}/apis/apiextensions/validation ValidateStructural, ValidateCustomResourceDefinitionOpenAPISchema`,
  remedy: 'Correct the schema.',
});

type Level = 'root' | 'items' | 'field';

const TYPES = ['array', 'boolean', 'integer', 'number', 'object', 'string'];
const UNSUPPORTED = ['id', 'additionalItems', 'patternProperties', 'definitions', 'dependencies', '$ref'];

/** A schema of the structure itself; defaults and CEL rules are not judged here. */
export function* structuralSchema(schema: Place, level: Level = 'root'): Problems {
  yield* typeOf(schema, level);
  yield* children(schema, level);
  yield* lists(schema);
  yield* celTexts(schema);
  for (const name of UNSUPPORTED)
    if (isPresent(schema, name)) yield structuralRule.forbidden(at(schema, name), 'a structural schema has no such thing');
  if (flagAt(schema, 'uniqueItems')) yield structuralRule.forbidden(at(schema, 'uniqueItems'), 'x-kubernetes-list-type: set says it');
  if (level === 'root' && flagAt(schema, 'nullable')) yield structuralRule.forbidden(at(schema, 'nullable'), 'an object is never null');
  if (at(schema, 'x-kubernetes-preserve-unknown-fields').value === false)
    yield structuralRule.invalid(at(schema, 'x-kubernetes-preserve-unknown-fields'), 'true, or left out');
  for (const name of ['allOf', 'anyOf', 'oneOf']) {
    for (const [index, branch] of listAt(schema, name).entries())
      yield* restriction(branch, isIntOrString(schema) && (name === 'anyOf' || index === 0));
  }
  if (isSet(schema, 'not')) yield* restriction(at(schema, 'not'), false);
}

const isIntOrString = (schema: Place): boolean => flagAt(schema, 'x-kubernetes-int-or-string');

/** Set to something that says something. */
const isPresent = (place: Place, name: string): boolean => {
  const { value } = at(place, name);
  return (
    value !== undefined &&
    value !== null &&
    value !== '' &&
    value !== false &&
    !(typeof value === 'object' && Object.keys(value).length === 0)
  );
};

function* typeOf(schema: Place, level: Level): Problems {
  const type = at(schema, 'type');
  const text = textAt(type);
  if (text !== '') {
    yield* structuralRule.oneOf(type, TYPES);
    if (level === 'root' && TYPES.includes(text) && text !== 'object') yield structuralRule.invalid(type, 'object');
  } else if (!isIntOrString(schema) && !flagAt(schema, 'x-kubernetes-preserve-unknown-fields'))
    yield structuralRule.required(type, 'a type');
  if (flagAt(schema, 'x-kubernetes-embedded-resource') && text !== 'object')
    yield structuralRule.invalid(type, 'object, since x-kubernetes-embedded-resource is true');
  if (isSet(schema, 'x-kubernetes-map-type')) {
    if (text !== 'object') yield structuralRule.invalid(type, 'object, since there is x-kubernetes-map-type');
    yield* structuralRule.oneOf(at(schema, 'x-kubernetes-map-type'), ['atomic', 'granular']);
  }
  if (text === 'array' && !isSet(schema, 'items')) yield structuralRule.required(at(schema, 'items'), 'what the entries are');
}

function* children(schema: Place, level: Level): Problems {
  const properties = mapAt(schema, 'properties');
  const additional = at(schema, 'additionalProperties');
  for (const [name, property] of properties) {
    // What is said of metadata is judged by other rules; of the object's own, only names may be restricted.
    if (level !== 'root' || name !== 'metadata') yield* structuralSchema(property, 'field');
  }
  if (isSet(schema, 'items')) yield* structuralSchema(at(schema, 'items'), 'items');
  if (!isSet(additional)) return;
  if (level === 'root') yield structuralRule.forbidden(additional, 'an object has named fields at its root');
  if (properties.length > 0 && additional.value !== true) yield structuralRule.forbidden(additional, 'there are properties');
  if (typeof additional.value === 'object') yield* structuralSchema(additional, 'field');
}

function* lists(schema: Place): Problems {
  const [kind, keys] = [at(schema, 'x-kubernetes-list-type'), listAt(schema, 'x-kubernetes-list-map-keys')];
  if (keys.length > 0 && textAt(kind) !== 'map') yield structuralRule.invalid(kind, 'map, since there are x-kubernetes-list-map-keys');
  if (!isSet(kind)) return;
  if (textAt(schema, 'type') !== 'array') yield structuralRule.invalid(at(schema, 'type'), 'array, since there is x-kubernetes-list-type');
  yield* structuralRule.oneOf(kind, ['atomic', 'map', 'set']);
  const items = at(schema, 'items');
  if (textAt(kind) === 'set' && textAt(items, 'type') === 'object' && textAt(items, 'x-kubernetes-map-type') !== 'atomic') {
    yield structuralRule.invalid(at(items, 'x-kubernetes-map-type'), 'atomic in a set');
  }
  if (textAt(kind) !== 'map') return;
  if (keys.length === 0) yield structuralRule.required(at(schema, 'x-kubernetes-list-map-keys'), 'the keys of an entry');
  if (textAt(items, 'type') !== 'object') yield structuralRule.invalid(at(items, 'type'), 'object in a map');
  for (const key of keys) {
    const property = at(items, 'properties', textAt(key));
    if (!isSet(property)) yield structuralRule.invalid(key, 'a property of the items');
    else if (
      !flagAt(items, 'nullable') &&
      !isSet(property, 'default') &&
      !listAt(items, 'required').some((name) => name.value === key.value)
    ) {
      yield structuralRule.invalid(key, 'a property that is required, or has a default');
    }
  }
}

function* celTexts(schema: Place): Problems {
  for (const rule of listAt(schema, 'x-kubernetes-validations')) {
    const [text, message] = [textAt(rule, 'rule').trim(), textAt(rule, 'message')];
    if (text === '') yield structuralRule.required(at(rule, 'rule'), 'a rule');
    else if (message !== '' && message.trim() === '') yield structuralRule.invalid(at(rule, 'message'), 'more than spaces');
    else if (/[\n\r]/.test(message.trim())) yield structuralRule.invalid(at(rule, 'message'), 'one line');
    else if (/[\n\r]/.test(text) && message === '')
      yield structuralRule.required(at(rule, 'message'), 'a message, since the rule has several lines');
    if (isSet(rule, 'reason')) {
      yield* structuralRule.oneOf(at(rule, 'reason'), [
        'FieldValueForbidden',
        'FieldValueInvalid',
        'FieldValueRequired',
        'FieldValueDuplicate',
      ]);
    }
  }
}

const STRUCTURE = [
  'additionalProperties',
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
];

/** A schema inside `allOf`, `anyOf`, `oneOf` or `not`. "Integer or string" may be said with types. */
function* restriction(schema: Place, mayType: boolean): Problems {
  if (!mayType && textAt(schema, 'type') !== '') yield structuralRule.forbidden(at(schema, 'type'), 'the structure around it has the type');
  for (const name of STRUCTURE)
    if (isPresent(schema, name)) yield structuralRule.forbidden(at(schema, name), 'alternatives only restrict values');
  const inner = [...mapAt(schema, 'properties').map(([, property]) => property), at(schema, 'items'), at(schema, 'not')];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => listAt(schema, name));
  for (const child of [...inner, ...branches]) if (isSet(child)) yield* restriction(child, mayType);
}
