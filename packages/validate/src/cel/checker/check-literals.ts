import { CONVERSIONS } from '../evaluate/evaluate-literals.ts';
import { FUNCTIONS } from '../functions/all-functions.ts';
import { compilePattern } from '../functions/pattern.ts';
import type { Literal } from '../syntax/ast.ts';
import { accepts } from '../values/overload.ts';
import type { CelType } from '../values/types.ts';
import { isError, NO_OVERLOAD, uint, type Value } from '../values/value.ts';
import { isDyn, partsOf, sameType, typeText } from './assignable.ts';
import type { CelIssue } from './check-input.ts';
import { type Checked, type CheckedCall, type CheckedItem, partsWithin } from './checked.ts';

/**
 * Reports the problems of literals that the server finds after type-checking: durations, times, patterns, texts to format, and lists of
 * mixed types.
 */
export function literalIssues(checked: Checked): readonly CelIssue[] {
  const parts = [...partsWithin(checked)];
  return [
    ...parts.flatMap(([part]) => (part.node === 'call' ? [...callIssues(part), ...conversionIssues(part), ...keyIssues(part)] : [])),
    ...parts.flatMap(([part, around]) => (around.some(isFormat) ? [] : mixedTypes(part))),
  ];
}

const isFormat = (part: Checked): boolean => part.node === 'call' && part.name === 'format';

function callIssues(call: CheckedCall): readonly CelIssue[] {
  const { name, target, args } = call;
  if (isFormat(call) && target) return formatIssues(call, target);
  if (PATTERN_FUNCTIONS.has(name)) {
    // In `matches(text, pattern)`, the server also checks `text` as a pattern.
    return args.flatMap((argument) => (isPattern(argument) ? [] : [{ message: `invalid ${name} argument`, offset: argument.offset }]));
  }
  const [first] = args;
  if (first?.node !== 'literal' || !(name === 'duration' || name === 'timestamp')) return [];
  return isConvertible(name, literalValue(first.value)) ? [] : [{ message: `invalid ${name} argument`, offset: first.offset }];
}

const PATTERN_FUNCTIONS = new Set(['matches', 'find', 'findAll']);

/** Returns false for a string literal that is not a valid RE2 pattern. */
const isPattern = (part: Checked): boolean =>
  part.node !== 'literal' || typeof part.value !== 'string' || !('kind' in compilePattern(part.value));

const isConvertible = (name: string, value: Value): boolean => !isError(convert(name, value));

function convert(name: string, value: Value): Value {
  const overload = FUNCTIONS.get(name)?.find((each) => !each.member && accepts(each, [value]));
  return overload ? overload.run(value) : NO_OVERLOAD;
}

/** Reports a conversion of a literal that fails. */
function conversionIssues(call: CheckedCall): readonly CelIssue[] {
  const value = constantValue(call);
  return value !== undefined && isError(value) ? [{ message: value.message, offset: call.offset }] : [];
}

/** Reports a literal that is not a valid index. */
function keyIssues({ name, args: [, key] }: CheckedCall): readonly CelIssue[] {
  if (!['_[_]', '_[?_]'].includes(name) || key === undefined) return [];
  const isKey =
    key.node === 'literal' ? key.value !== null && !(typeof key.value === 'object' && 'bytes' in key.value) : !isLiteralOnly(key);
  return isKey ? [] : [{ message: 'invalid qualifier type', offset: key.offset }];
}

/** Returns whether a list or map has only literals. */
function isLiteralOnly(part: Checked): boolean {
  if (part.node === 'literal') return true;
  if (part.node === 'list') return part.items.every(({ value }) => isLiteralOnly(value));
  return part.node === 'map' && part.entries.every(({ key, value }) => isLiteralOnly(key) && isLiteralOnly(value));
}

/** Returns the value of a literal or of the conversion of one; undefined for other expressions. */
function constantValue(part: Checked): Value | undefined {
  if (part.node === 'literal') return literalValue(part.value);
  if (part.node !== 'call' || part.target || part.args.length !== 1 || !CONVERSIONS.has(part.name)) return undefined;
  const argument = part.args[0] && constantValue(part.args[0]);
  return argument === undefined || isError(argument) ? undefined : convert(part.name, argument);
}

function literalValue(literal: Literal): Value {
  if (typeof literal !== 'object' || literal === null) return literal;
  return 'uint' in literal ? uint(literal.uint) : literal.bytes;
}

/** Reports entries of mixed types, which are assignable to each other only because one of them is dyn or null. */
function mixedTypes(part: Checked): readonly CelIssue[] {
  if (part.node !== 'list' && part.node !== 'map') return [];
  const unknown = (part.node === 'list' ? part.items : part.entries).find(
    ({ value, optional }) => optional && partsOf(value.type).length === 0,
  );
  // The server panics in this case.
  if (unknown) return [{ message: 'the type of an optional entry has to be known', offset: unknown.value.offset }];
  if (part.node === 'list')
    return mixed(
      part.items.map(({ value, optional }) => entryType(value, optional)),
      part.items.map(({ value }) => value),
    ).slice(0, 1);
  const keys = part.entries.map(({ key }) => key);
  return [
    ...mixed(
      keys.map(({ type }) => type),
      keys,
    ),
    ...mixed(
      part.entries.map(({ value, optional }) => entryType(value, optional)),
      part.entries.map(({ value }) => value),
    ),
  ];
}

const entryType = ({ type }: Checked, optional: boolean): CelType => (optional ? (partsOf(type)[0] ?? type) : type);

function mixed([first, ...rest]: readonly CelType[], values: readonly Checked[]): readonly CelIssue[] {
  return rest.flatMap((type, index) =>
    first === undefined || sameType(first, type, true)
      ? []
      : [{ message: `expected type '${typeText(first)}' but found '${typeText(type)}'`, offset: values[index + 1]?.offset }],
  );
}

/** Reports a format string and a list that do not match, if both are literals. */
function formatIssues({ args: [list], offset }: CheckedCall, target: Checked): readonly CelIssue[] {
  if (target.node !== 'literal' || typeof target.value !== 'string' || list?.node !== 'list') return [];
  const clauses = clausesOf(target.value);
  if (clauses === undefined) return [{ message: 'could not parse formatting clause', offset }];
  for (const [index, verb] of clauses.entries()) {
    const item: CheckedItem | undefined = list.items[index];
    if (item === undefined) return [{ message: `index ${index} out of range`, offset }];
    if (!fitsClause(verb, item.value))
      return [{ message: `%${verb} does not take '${typeText(item.value.type)}'`, offset: item.value.offset }];
  }
  const [wanted, got] = [clauses.length, list.items.length];
  return got > wanted ? [{ message: `too many arguments supplied to string.format (expected ${wanted}, got ${got})`, offset }] : [];
}

/** Returns the letters of the clauses; undefined when a clause is not valid. */
function clausesOf(template: string): readonly string[] | undefined {
  const clauses: string[] = [];
  const rest = template.replace(/%(?:%|(?:\.\d+)?([sdfebxXo]))/g, (_, verb: string | undefined) => {
    if (verb !== undefined) clauses.push(verb);
    return '';
  });
  return rest.includes('%') ? undefined : clauses;
}

const CLAUSE_TYPES: Readonly<Record<string, readonly string[]>> = {
  d: ['int', 'uint'],
  f: ['double', 'string'],
  e: ['double', 'string'],
  b: ['int', 'uint', 'bool'],
  x: ['int', 'uint', 'string', 'bytes'],
  X: ['int', 'uint', 'string', 'bytes'],
  o: ['int', 'uint'],
  s: ['list', 'map', 'type', 'int', 'uint', 'double', 'bool', 'string', 'timestamp', 'bytes', 'duration', 'null_type'],
};

function fitsClause(verb: string, value: Checked): boolean {
  const { type } = value;
  const kind = type.kind === 'simple' ? type.name : type.kind;
  if (!isDyn(type) && !CLAUSE_TYPES[verb]?.includes(kind)) return false;
  if (verb !== 's') return true;
  if (value.node === 'list') return value.items.every((item) => fitsClause(verb, item.value));
  return value.node !== 'map' || value.entries.every((entry) => fitsClause(verb, entry.key) && fitsClause(verb, entry.value));
}
