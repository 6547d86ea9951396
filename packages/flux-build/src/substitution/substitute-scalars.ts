import { resolvePlain, styleOf } from '@slipway/manifest/yaml11';
import { spendOperations } from '../spending.ts';
import { toBytes } from './byte-text.ts';
import { expandTemplate, type UnsetPolicy, type VariableLookup } from './expand-template.ts';
import { parseTemplate } from './parse-template.ts';

/**
 * Substitutes each text by itself, without writing and reading YAML: the fast path. Returns undefined if the text around a value may
 * matter, or after any error; the slow path then decides. Tests compare both paths.
 */
export function substituteScalars(object: unknown, state: SubstitutionState): unknown {
  const result = visit(object, state);
  return result === NEEDS_FULL_SUBSTITUTION ? undefined : result;
}

/**
 * Options of the substitution of an object, and the names of variables that are found: those whose values only the cluster has, and those
 * that are not set.
 */
export interface SubstitutionState {
  readonly lookup: VariableLookup;
  readonly policy: UnsetPolicy;
  readonly unknown: Set<string>;
  readonly unset: Set<string>;
}

const NEEDS_FULL_SUBSTITUTION = Symbol('long way');

function visit(value: unknown, state: SubstitutionState): unknown {
  if (typeof value === 'string') return value.includes('$') ? substituteScalar(value, state) : value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? visitItems(value, state) : visitFields(value as Readonly<Record<string, unknown>>, state);
}

function visitItems(items: readonly unknown[], state: SubstitutionState): unknown {
  let changed: unknown[] | undefined;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const result = visit(item, state);
    if (result === NEEDS_FULL_SUBSTITUTION) return NEEDS_FULL_SUBSTITUTION;
    if (result !== item) changed ??= [...items];
    if (changed !== undefined) changed[index] = result;
  }
  return changed ?? items;
}

function visitFields(fields: Readonly<Record<string, unknown>>, state: SubstitutionState): unknown {
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(fields)) {
    if (key.includes('$') || key === '__proto__') return NEEDS_FULL_SUBSTITUTION;
    const field = fields[key];
    const result = visit(field, state);
    if (result === NEEDS_FULL_SUBSTITUTION) return NEEDS_FULL_SUBSTITUTION;
    if (result !== field) changed ??= { ...fields };
    if (changed !== undefined) changed[key] = result;
  }
  return changed ?? fields;
}

function substituteScalar(text: string, state: SubstitutionState): unknown {
  if (!text.includes('${') && !text.includes('$$')) return text;
  if (!ASCII_LINES.test(text)) return NEEDS_FULL_SUBSTITUTION;
  const style = styleOf(text, 'value');
  if (style === 'double' || (style === 'single' && text.includes("'"))) return NEEDS_FULL_SUBSTITUTION;
  const result = expand(text, state);
  if (result === undefined) return NEEDS_FULL_SUBSTITUTION;
  switch (style) {
    case 'plain':
      return plainValue(result);
    case 'single':
      return result.includes("'") ? NEEDS_FULL_SUBSTITUTION : result;
    case 'literal':
      return keepsBlock(text, result) ? result : NEEDS_FULL_SUBSTITUTION;
  }
}

/** Returns the text with its variables expanded; undefined if only YAML decides what the result means. */
function expand(text: string, { lookup, policy, unknown, unset }: SubstitutionState): string | undefined {
  spendOperations(text.length);
  const parts = parseTemplate(toBytes(text));
  if ('problem' in parts) return undefined;
  const expansion = expandTemplate(parts, lookup, policy);
  if ('problem' in expansion) return undefined;
  const result = expansion.text;
  if (!ASCII_LINES.test(result) || countLines(result) !== countLines(text) || mayFold(text, result)) return undefined;
  for (const name of expansion.unknown) unknown.add(name);
  for (const name of expansion.unset) unset.add(name);
  return result;
}

/** Returns the value of a plain scalar. */
function plainValue(text: string): unknown {
  if (text === '') return null;
  return PLAIN.test(text) && !ENDS_PLAIN.test(text) ? jsonNumber(resolvePlain(text).value) : NEEDS_FULL_SUBSTITUTION;
}

/** Converts a number for JSON, which has only doubles, and only one zero. */
const jsonNumber = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value === 0 ? 0 : value);

/** Matches printable ASCII and line feeds. */
const ASCII_LINES = /^[\n\x20-\x7e]*$/;

const countLines = (text: string): number => text.split('\n').length;

/** Matches a text that can start a plain scalar. */
const PLAIN = /^(?:[A-Za-z0-9_./$+~(<=^;\\]|-[^ ])/;

/** Matches the end of a plain scalar, or a part that is cut off, and numbers that JSON cannot have. */
const ENDS_PLAIN = /: |:$| #| $|^[-+]?\.(?:inf|Inf|INF|nan|NaN|NAN)$|^<<$/;

/** Whether folding of a long line could change the value. */
function mayFold(text: string, result: string): boolean {
  if (text.includes('\n') || !text.includes(' ')) return false;
  return / {2}|^ | $/.test(result) || / {2}|^ | $/.test(text) || hasSpaceInVariable(text);
}

/** Whether a space is between `${` and its closing brace, or the end. */
function hasSpaceInVariable(text: string): boolean {
  for (const { 0: start, index } of text.matchAll(/\$\{[^} ]*/g)) if (text[index + start.length] === ' ') return true;
  return false;
}

/** Whether the first line still sets the indentation, and the last line still exists. */
function keepsBlock(text: string, result: string): boolean {
  if (/^[ \n]/.test(text) || /^[ \n]/.test(result)) return false;
  let feeds = 0;
  while (text[text.length - 1 - feeds] === '\n') feeds++;
  const lastLine = result
    .slice(0, result.length - feeds)
    .split('\n')
    .at(-1);
  return lastLine !== '' && !/^ *$/.test(lastLine ?? '');
}
