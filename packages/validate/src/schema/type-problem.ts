import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';

/** Returns the problem of a value whose type is not one of `types` (one name of JSON Schema, or a list of names). */
export function typeProblem(pointer: string, value: unknown, types: unknown): Problem {
  const at = fieldPath(pointer) || 'the object';
  const expected = typeNames(types);
  return value === null
    ? {
        ...ofRule('null-value'),
        message: `${at} is null and must be ${expected}`,
        pointer,
        value,
        expected,
        remedy: 'leave the field out, or give it a value',
      }
    : {
        ...ofRule('wrong-type'),
        message: `${at} must be ${expected}, and is ${typeName(value)}`,
        pointer,
        value,
        expected,
        remedy: remedyFor(value, [types].flat()),
      };
}

function remedyFor(value: unknown, wanted: readonly unknown[]): string {
  if (wanted.includes('object') && Array.isArray(value)) return 'write one object, without the list around it';
  if (wanted.includes('array')) return 'write a list, even of one entry';
  if (wanted.includes('string') && typeof value !== 'object') return `quote it: "${value}"`;
  const isNumeral = typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));
  if (isNumeral && (wanted.includes('integer') || wanted.includes('number'))) return `write it without quotes: ${value}`;
  if (wanted.includes('boolean') && (value === 'true' || value === 'false')) return `write it without quotes: ${value}`;
  return 'change the value';
}

const NAMES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

const typeNames = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => NAMES[String(type)] ?? String(type))
    .join(' or ');

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value === 'number' && !Number.isInteger(value)) return `the number ${value}`;
  return NAMES[typeof value] ?? typeof value;
}
