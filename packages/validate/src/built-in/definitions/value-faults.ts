import { stableText } from '@slipway/manifest';
import { isFields } from '../../fields.ts';
import { enforcedFormat, formats } from '../../schema/formats.ts';
import { matcher } from '../../schema/pattern.ts';
import { isIntOrString, type StructuralSchema } from '../../schema/structural-schema.ts';

/** Where a value does not meet a schema, and what would. */
export interface ValueFault {
  readonly path: readonly string[];
  readonly expected: string;
}

/** What is wrong with a value that a CRD itself holds; as it is, without defaults being filled in. */
export function valueFaults(value: unknown, schema: StructuralSchema, path: readonly string[] = []): readonly ValueFault[] {
  if (value === null) return schema.nullable || typesOf(schema).length === 0 ? [] : [{ path, expected: 'no null' }];
  const types = typesOf(schema);
  if (types.length > 0 && !isFormatted(value, types, schema.format) && !types.some((type) => isOfType(value, type)))
    return [{ path, expected: types.join(' or ') }];
  return [...ownFaults(value, schema, path), ...faultsBelow(value, schema, path), ...junctorFaults(value, schema, path)];
}

/** The fields of the value that the schema does not have, as paths with dots. */
export function unknownFields(value: unknown, schema: StructuralSchema | undefined, embedded = false, path = ''): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => unknownFields(entry, schema?.items, isEmbedded(schema?.items), `${path}[${index}]`));
  if (!isFields(value)) return [];
  const free = schema?.['x-kubernetes-preserve-unknown-fields'] === true;
  return Object.entries(value).flatMap(([name, entry]) => {
    if (embedded && ['apiVersion', 'kind', 'metadata'].includes(name)) return [];
    const child = ownSchema(schema, name);
    const childPath = path === '' ? name : `${path}.${name}`;
    if (child === undefined) return free || schema?.additionalProperties === true ? [] : [childPath];
    return unknownFields(entry, child, isEmbedded(child), childPath);
  });
}

const isEmbedded = (schema: StructuralSchema | undefined): boolean => schema?.['x-kubernetes-embedded-resource'] === true;

function ownSchema(schema: StructuralSchema | undefined, name: string): StructuralSchema | undefined {
  const { properties = {}, additionalProperties } = schema ?? {};
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** Whether the value is a JSON object. */

function typesOf(schema: StructuralSchema): readonly string[] {
  if (schema.type) return [schema.type];
  return isIntOrString(schema) ? ['integer', 'string'] : [];
}

/** With a format, the server takes texts and lists for any type that is no number's. */
const isFormatted = (value: unknown, types: readonly string[], format = ''): boolean =>
  format !== '' && (typeof value === 'string' || Array.isArray(value)) && !types.includes('number') && !types.includes('integer');

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isFields(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    default:
      return typeof value === type;
  }
}

function* ownFaults(value: unknown, schema: StructuralSchema, path: readonly string[]): Iterable<ValueFault> {
  if (schema.enum?.length && !schema.enum.some((each) => sameJson(each, value)))
    yield { path, expected: `one of ${schema.enum.join(', ')}` };
  if (typeof value === 'string') yield* textFaults(value, schema, path);
  if (typeof value === 'number' || typeof value === 'bigint') yield* numberFaults(Number(value), schema, path);
  const size = Array.isArray(value) ? value.length : isFields(value) ? Object.keys(value).length : undefined;
  if (size === undefined) return;
  const [least, most] = Array.isArray(value) ? [schema.minItems, schema.maxItems] : [schema.minProperties, schema.maxProperties];
  if (least !== undefined && size < least) yield { path, expected: `at least ${least} entries` };
  if (most !== undefined && size > most) yield { path, expected: `at most ${most} entries` };
}

const sameJson = (a: unknown, b: unknown): boolean => stableText(a) === stableText(b);

function* textFaults(value: string, schema: StructuralSchema, path: readonly string[]): Iterable<ValueFault> {
  const length = [...value].length;
  if (schema.minLength !== undefined && length < schema.minLength) yield { path, expected: `at least ${schema.minLength} characters` };
  if (schema.maxLength !== undefined && length > schema.maxLength) yield { path, expected: `at most ${schema.maxLength} characters` };
  if (schema.pattern && !matcher(schema.pattern).test(value)) yield { path, expected: `text that matches ${schema.pattern}` };
  const format = isIntOrString(schema) ? undefined : enforcedFormat(schema, false);
  if (format !== undefined && schema.type === 'string' && !formats[format as keyof typeof formats]?.validate(value as never))
    yield { path, expected: `text of the format ${schema.format}` };
}

function* numberFaults(value: number, schema: StructuralSchema, path: readonly string[]): Iterable<ValueFault> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (minimum !== undefined && (value < minimum || (exclusiveMinimum && value === minimum)))
    yield { path, expected: `${exclusiveMinimum ? 'more than' : 'at least'} ${minimum}` };
  if (maximum !== undefined && (value > maximum || (exclusiveMaximum && value === maximum)))
    yield { path, expected: `${exclusiveMaximum ? 'less than' : 'at most'} ${maximum}` };
  if (multipleOf && !Number.isInteger(value / multipleOf)) yield { path, expected: `a multiple of ${multipleOf}` };
  const format = isIntOrString(schema) ? undefined : enforcedFormat(schema, false);
  if (
    format !== undefined &&
    ['int32', 'int64', 'float'].includes(format) &&
    !formats[format as keyof typeof formats]?.validate(value as never)
  )
    yield { path, expected: `a number of the format ${format}` };
}

function faultsBelow(value: unknown, schema: StructuralSchema, path: readonly string[]): readonly ValueFault[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry, index) => valueFaults(entry, items, [...path, String(index)])) : [];
  }
  if (!isFields(value)) return [];
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => ({ path: [...path, name], expected: `there, since ${name} is required` })),
    ...Object.entries(value).flatMap(([name, entry]) => {
      const child = ownSchema(schema, name);
      return child ? valueFaults(entry, child, [...path, name]) : [];
    }),
  ];
}

function* junctorFaults(value: unknown, schema: StructuralSchema, path: readonly string[]): Iterable<ValueFault> {
  const meets = (branch: StructuralSchema): boolean => valueFaults(value, { ...branch, nullable: true }).length === 0;
  for (const branch of schema.allOf ?? []) yield* valueFaults(value, branch, path);
  if (schema.anyOf?.length && !schema.anyOf.some(meets)) yield { path, expected: 'what one of anyOf says' };
  if (schema.oneOf?.length && schema.oneOf.filter(meets).length !== 1) yield { path, expected: 'what exactly one of oneOf says' };
  if (schema.not && meets(schema.not)) yield { path, expected: 'what "not" does not say' };
}
