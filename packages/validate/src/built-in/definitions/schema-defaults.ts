import { isFields, parsePointer } from '@slipway/manifest';
import { checkDefault } from '../../cel/check-default.ts';
import { goLowerCase } from '../../go/lower-case.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { withNumbers } from '../../objects/plain-numbers.ts';
import { jsonSchemaOfDefault } from '../../schema/json-schema.ts';
import { schemaCheck } from '../../schema/schema-check.ts';
import { schemaProblems } from '../../schema/schema-problems.ts';
import type { StructuralSchema } from '../../schema/structural-schema.ts';
import type { Problems } from '../forms/built-in-rule.ts';
import { at, flagAt, isSet, type Location, mapAt, textAt } from '../forms/location.ts';
import { letterLabel } from '../forms/text-forms.ts';
import { defaultRule } from './definition-rules.ts';
import { unknownFields } from './unknown-fields.ts';

/** Returns the problems of the defaults of a structural schema. */
export const defaultProblems = (schema: Location): readonly Problem[] => [...problemsBelow(schema, { isObject: true, insideMeta: false })];

interface DefaultLevel {
  /** Whether the schema is that of a whole object. */
  readonly isObject: boolean;
  /** Whether the level is inside metadata, apiVersion or kind of an object. */
  readonly insideMeta: boolean;
}

function* problemsBelow(schema: Location, { isObject, insideMeta }: DefaultLevel): Problems {
  const embedded = isObject || flagAt(schema, 'x-kubernetes-embedded-resource');
  const meta = embedded ? false : insideMeta;
  if (isSet(schema, 'default')) yield* problemsOf(schema, embedded, meta);
  const items = at(schema, 'items');
  if (isSet(items)) yield* problemsBelow(items, { isObject: false, insideMeta: meta });
  for (const [name, property] of mapAt(schema, 'properties')) {
    const isMeta = embedded && ['metadata', 'apiVersion', 'kind'].includes(name);
    yield* problemsBelow(property, { isObject: false, insideMeta: meta || isMeta });
  }
}

function* problemsOf(schema: Location, embedded: boolean, insideMeta: boolean): Problems {
  const location = at(schema, 'default');
  const [structure, value] = [schema.value as StructuralSchema, location.value];
  if (!insideMeta && unknownFields(value, structure, embedded).length > 0)
    yield defaultRule.invalid(
      location,
      `without fields that the schema does not have: ${unknownFields(value, structure, embedded).join(', ')}`,
    );
  const wrongObject = embedded && !insideMeta && isFields(value) ? [...objectTypeProblems(location)] : [];
  yield* wrongObject;
  if (wrongObject.length > 0) return;
  const faults = valueProblems(withNumbers(value), structure);
  for (const { pointer, expected } of faults) yield defaultRule.invalid(placeOf(location, pointer), expected);
  if (faults.length > 0) return;
  for (const { pointer, message } of checkDefault(structure, value, embedded))
    yield defaultRule.invalid(placeOf(location, pointer), `what the rules of the schema take: ${message}`);
}

/** Returns the problems of the value of a default. The server does not add other defaults to it before the check. */
function valueProblems(value: unknown, structure: StructuralSchema): readonly Problem[] {
  const schema = jsonSchemaOfDefault(structure);
  return schemaProblems(schemaCheck(schema)(value), value, schema);
}

const placeOf = (location: Location, pointer: string): Location => at(location, ...parsePointer(pointer).map(String));

/** Checks that the default of an object has apiVersion and kind. */
function* objectTypeProblems(location: Location): Problems {
  const [apiVersion, kind] = [at(location, 'apiVersion'), at(location, 'kind')];
  if (apiVersion.value === undefined) yield defaultRule.required(apiVersion, 'the apiVersion of the object');
  else if (!/^[^/]+(\/[^/]+)?$/.test(textAt(apiVersion))) yield defaultRule.invalid(apiVersion, 'group/version');
  if (kind.value === undefined) yield defaultRule.required(kind, 'the kind of the object');
  else if (!letterLabel.accepts(goLowerCase(textAt(kind))))
    yield defaultRule.invalid(kind, 'letters, digits and -, beginning with a letter');
}
