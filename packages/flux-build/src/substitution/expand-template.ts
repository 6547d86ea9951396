import { spendBytes, spendSteps } from '../spending.ts';
import { type ByteText, fromBytes } from './byte-text.ts';
import { DEFAULT_OPERATORS, OperatorFailure, operatorOf } from './operators.ts';
import type { Expression, TemplatePart, TemplateProblem } from './parse-template.ts';

/** Bytes of a variable's value; `UNKNOWN` when only the cluster knows it; undefined when it is not set. */
export type VariableLookup = (name: string) => ByteText | typeof UNKNOWN | undefined;

/** A value that is there, though not in the tree. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** A text with its variables written in. */
export interface Expansion {
  readonly text: ByteText;
  /** Names of those that only the cluster knows; their expressions stand in the text as they were written. */
  readonly unknown: readonly string[];
}

/** Writes values into a template. `strict` refuses a variable without value, as Flux 2.9 does by default. */
export function expandTemplate(parts: readonly TemplatePart[], lookup: VariableLookup, strict: boolean): Expansion | TemplateProblem {
  const state: State = { lookup, strict, unknown: [] };
  try {
    return { text: expandAll(parts, state), unknown: state.unknown };
  } catch (error) {
    if (error instanceof NotSet || error instanceof OperatorFailure) return { problem: error.message };
    throw error;
  }
}

interface State {
  readonly lookup: VariableLookup;
  readonly strict: boolean;
  readonly unknown: string[];
}

class NotSet extends Error {}

function expandAll(parts: readonly TemplatePart[], state: State): ByteText {
  let text = '';
  spendSteps(20 * parts.length);
  for (const part of parts) text += typeof part === 'string' ? part : expand(part, state);
  spendBytes(text.length);
  return text;
}

/** Operators that cut a value into characters. */
const STEPS_OF_A_CHARACTER = 5;

function expand(expression: Expression, state: State): ByteText {
  const unknownBefore = state.unknown.length;
  const operands = expression.operands.map((operand) => (typeof operand === 'string' ? operand : expand(operand, state)));
  const value = state.lookup(expression.name);
  if (value === UNKNOWN) state.unknown.push(expression.name);
  if (value === UNKNOWN || state.unknown.length > unknownBefore) return expression.source;
  if (value === undefined && state.strict && !DEFAULT_OPERATORS.has(expression.operator)) {
    throw new NotSet(`variable not set (strict mode): "${fromBytes(expression.name) ?? expression.name}"`);
  }
  if (expression.operator === '') return value ?? '';
  spendSteps(STEPS_OF_A_CHARACTER * (value ?? '').length);
  const text = operatorOf(expression.operator, operands.length)(value ?? '', operands);
  spendBytes(text.length);
  return text;
}
