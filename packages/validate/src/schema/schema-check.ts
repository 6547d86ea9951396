import { isDeepStrictEqual } from 'node:util';
import { buildPointer, type PointerSegment } from '@slipway/manifest';
import { plainNumber } from '../objects/plain-numbers.ts';
import type { JsonSchema } from './json-schema.ts';
import { matcher } from './pattern.ts';
import { createNode, type Node, TYPE } from './schema-node.ts';
import { UNFIT_LIMIT } from './unfit-limit.ts';

/** An error in the format of ajv, without a message: the message is created from the schema when it is needed. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns every error in `value`; an empty list for a valid value. */
export type SchemaCheck = (value: unknown) => readonly SchemaError[];

/**
 * Returns the check of values against `schema`. It has the results of ajv (all errors, own properties only), and tests compare them. Three
 * results are those of Go instead: null is checked only for its type and as a value of `enum`, values are converted to the type of those of
 * `enum`, and `multipleOf` has a tolerance.
 * Nothing is compiled. A position of the schema is read at its first value, because objects use little of the schema of their kind. One
 * walker for all kinds is optimised soon; code that is generated for each kind is not.
 */
export function schemaCheck(schema: JsonSchema): SchemaCheck {
  let root: Node | undefined;
  return (value) => {
    root ??= createNode(schema, () => '#', { schema, definitions: new Map() });
    const walk: Walk = { path: [], errors: [] };
    check(root, value, walk);
    return walk.errors;
  };
}

interface Walk {
  readonly path: PointerSegment[];
  readonly errors: SchemaError[];
}

function check(start: Node, value: unknown, walk: Walk): void {
  let node = start;
  while (node.reference !== undefined) node = node.reference();
  const type = typeOf(value);
  const fits = node.types === 0 || (node.types & type) !== 0;
  if (!fits) report(walk, node, 'type', { type: node.schema.type });
  if (typeof value === 'number') {
    if (type !== 0) checkNumber(node, value, walk);
  } else if (typeof value === 'bigint') checkLongInteger(node, value, walk);
  else if (typeof value === 'string') checkText(node, value, walk);
  if (node.allowed !== undefined && !isAllowed(value, node.allowed)) report(walk, node, 'enum', { allowedValues: node.allowed });
  if (value === null) return;
  checkCombinations(node, value, walk);
  if (Array.isArray(value)) checkItems(node, value, walk);
  else if (type === TYPE.object) checkFields(node, value as Readonly<Record<string, unknown>>, walk);
}

/** Returns the bits of the type; 0 for a value without a JSON type. */
function typeOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return TYPE.string;
    case 'number':
      return Number.isFinite(value) ? (value % 1 === 0 ? TYPE.integer | TYPE.number : TYPE.number) : 0;
    case 'bigint':
      return TYPE.integer | TYPE.number;
    case 'boolean':
      return TYPE.boolean;
    case 'object':
      return value === null ? TYPE.null : Array.isArray(value) ? TYPE.array : TYPE.object;
    default:
      return 0;
  }
}

function report(walk: Walk, node: Node, keyword: string, params: SchemaError['params']): void {
  walk.errors.push({ keyword, instancePath: buildPointer(walk.path), schemaPath: `${node.path()}/${keyword}`, params });
}

function checkNumber(node: Node, value: number, walk: Walk): void {
  if (node.unfit !== undefined) report(walk, node, UNFIT_LIMIT, { limit: node.unfit });
  for (const { keyword, comparison, limit, holds } of node.bounds) if (!holds(value)) report(walk, node, keyword, { comparison, limit });
  const { multipleOf, format } = node;
  if (multipleOf !== undefined && !isMultiple(value, multipleOf)) report(walk, node, 'multipleOf', { multipleOf });
  if (format?.type === 'number' && !format.validate(value as never)) report(walk, node, 'format', { format: format.name });
}

/** Checks an int64 that a double cannot represent. Go compares it exactly. It is in the range of int64, and in no smaller range. */
function checkLongInteger(node: Node, value: bigint, walk: Walk): void {
  if (node.unfit !== undefined) report(walk, node, UNFIT_LIMIT, { limit: node.unfit });
  for (const { keyword, comparison, limit, holds } of node.bounds) if (!holds(value)) report(walk, node, keyword, { comparison, limit });
  const { multipleOf, format } = node;
  const isDivided =
    multipleOf === undefined ||
    (Number.isSafeInteger(multipleOf) ? value % BigInt(multipleOf) === 0n : isMultiple(Number(value), multipleOf));
  if (!isDivided) report(walk, node, 'multipleOf', { multipleOf });
  if (format?.type === 'number' && !format.validate(plainNumber(value) as never)) report(walk, node, 'format', { format: format.name });
}

/**
 * Returns whether a number is a multiple, as Go does (`swag.IsFloat64AJSONInteger`): with a tolerance, and only in the range in which a
 * float can represent all integers.
 */
function isMultiple(value: number, factor: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(factor) && Math.abs(value) < 2 ** 63) return value % factor === 0;
  const quotient = factor < 1 ? (1 / factor) * value : value / factor;
  const [size, whole] = [Math.abs(quotient), Math.trunc(quotient)];
  if (!(size <= Number.MAX_SAFE_INTEGER)) return false;
  return quotient === whole || (whole !== 0 && Math.abs(quotient - whole) / (size + Math.abs(whole)) < 1e-9);
}

function checkText(node: Node, value: string, walk: Walk): void {
  const { length, pattern, format } = node;
  if (length !== undefined) checkCount(node, 'Length', length, codePoints(value), walk);
  if (pattern !== undefined && !matcher(pattern).test(value)) report(walk, node, 'pattern', { pattern });
  if (format?.type === 'string' && !format.validate(value as never)) report(walk, node, 'format', { format: format.name });
}

function codePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

function checkCount(node: Node, what: string, { most, least }: NonNullable<Node['length']>, count: number, walk: Walk): void {
  if (most !== undefined && count > most) report(walk, node, `max${what}`, { limit: most });
  if (least !== undefined && count < least) report(walk, node, `min${what}`, { limit: least });
}

function isAllowed(value: unknown, allowed: readonly unknown[]): boolean {
  if (allowed.includes(value)) return true;
  if (typeof value === 'number') return allowed.some((entry) => isConverted(value, entry));
  return typeof value === 'object' && value !== null && allowed.some((entry) => isDeepStrictEqual(entry, value));
}

/**
 * Returns whether Go converts the number to `entry`: a fraction becomes its integral part, and an integer the character with that number.
 */
function isConverted(value: number, entry: unknown): boolean {
  if (typeof entry === 'number') return Number.isInteger(entry) && Math.trunc(value) === entry;
  return typeof entry === 'string' && Number.isInteger(value) && entry.codePointAt(0) === value && [...entry].length === 1;
}

function checkCombinations(node: Node, value: unknown, walk: Walk): void {
  if (node.not !== undefined && isValid(node.not, value, walk)) report(walk, node, 'not', {});
  if (node.anyOf !== undefined) checkAnyOf(node, node.anyOf, value, walk);
  if (node.oneOf !== undefined) checkOneOf(node, node.oneOf, value, walk);
  for (const branch of node.allOf ?? []) check(branch, value, walk);
  if (node.condition !== undefined) checkCondition(node, node.condition, value, walk);
}

/** Returns whether a value is valid, without reporting problems. */
const isValid = (node: Node, value: unknown, walk: Walk): boolean => {
  const before = walk.errors.length;
  check(node, value, walk);
  const valid = walk.errors.length === before;
  walk.errors.length = before;
  return valid;
};

function checkAnyOf(node: Node, branches: readonly Node[], value: unknown, walk: Walk): void {
  const before = walk.errors.length;
  for (const branch of branches) {
    const start = walk.errors.length;
    check(branch, value, walk);
    if (walk.errors.length > start) continue;
    walk.errors.length = before;
    return;
  }
  report(walk, node, 'anyOf', {});
}

/** Keeps the errors of the branches when no branch or several branches match. After a second match, no more branches are checked. */
function checkOneOf(node: Node, branches: readonly Node[], value: unknown, walk: Walk): void {
  const before = walk.errors.length;
  let passing: number | undefined;
  for (const [index, branch] of branches.entries()) {
    const start = walk.errors.length;
    check(branch, value, walk);
    if (walk.errors.length > start) continue;
    if (passing !== undefined) {
      report(walk, node, 'oneOf', { passingSchemas: [passing, index] });
      return;
    }
    passing = index;
  }
  if (passing === undefined) report(walk, node, 'oneOf', { passingSchemas: null });
  else walk.errors.length = before;
}

function checkCondition(node: Node, { asked, holds, fails }: NonNullable<Node['condition']>, value: unknown, walk: Walk): void {
  const isTrue = isValid(asked, value, walk);
  const clause = isTrue ? holds : fails;
  if (clause === undefined) return;
  const before = walk.errors.length;
  check(clause, value, walk);
  if (walk.errors.length > before) report(walk, node, 'if', { failingKeyword: isTrue ? 'then' : 'else' });
}

function checkItems(node: Node, value: readonly unknown[], walk: Walk): void {
  if (node.itemCount !== undefined) checkCount(node, 'Items', node.itemCount, value.length, walk);
  if (node.items === undefined) return;
  for (let index = 0; index < value.length; index++) checkBelow(node.items, value[index], index, walk);
}

function checkFields(node: Node, value: Readonly<Record<string, unknown>>, walk: Walk): void {
  if (node.fieldCount !== undefined) checkCount(node, 'Properties', node.fieldCount, Object.keys(value).length, walk);
  if (node.required !== undefined) {
    for (const name of node.required) {
      if (value[name] === undefined || !Object.hasOwn(value, name)) report(walk, node, 'required', { missingProperty: name });
    }
  }
  if (node.field === undefined && node.others === undefined) return;
  for (const name of Object.keys(value)) {
    const declared = node.field?.(name);
    if (declared !== undefined) {
      if (value[name] !== undefined) checkBelow(declared, value[name], name, walk);
    } else if (node.others !== undefined) checkBelow(node.others, value[name], name, walk);
  }
}

function checkBelow(node: Node, value: unknown, step: PointerSegment, walk: Walk): void {
  walk.path.push(step);
  check(node, value, walk);
  walk.path.pop();
}
