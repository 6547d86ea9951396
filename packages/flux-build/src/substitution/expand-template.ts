import { spendBytes, spendOperations } from '../spending.ts';
import { type ByteText, fromBytes } from './byte-text.ts';
import { DEFAULT_OPERATORS, OperatorFailure, operatorOf } from './operators.ts';
import type { Expression, TemplatePart, TemplateProblem } from './parse-template.ts';

/** Bytes of the value of a variable; `UNKNOWN` or `MAYBE_SET` when only the cluster has it; undefined when it is not set. */
export type VariableLookup = (name: string) => ByteText | typeof UNKNOWN | typeof MAYBE_SET | undefined;

/** A value that exists, but not in the tree. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** A value that a source with unknown keys may set. An expression with a default then becomes its default. */
export const MAYBE_SET: unique symbol = Symbol('perhaps');

/** A text with substituted variables. */
export interface Expansion {
  readonly text: ByteText;
  /** Names of variables whose values only the cluster has. The text contains their expressions, or their defaults. */
  readonly unknown: readonly string[];
  /** Names of variables that are not set, if their expressions are kept. */
  readonly unset: readonly string[];
}

/** Policy for a variable without a value and a default: `refuse`, the default of Flux 2.9; `empty`, as in earlier versions; or `keep`. */
export type UnsetPolicy = 'refuse' | 'empty' | 'keep';

/** Why a template cannot be expanded. `unset` is the variable without a value, if that is the reason. */
export interface ExpansionProblem extends TemplateProblem {
  readonly unset?: string;
}

/** Substitutes values in a template. */
export function expandTemplate(parts: readonly TemplatePart[], lookup: VariableLookup, policy: UnsetPolicy): Expansion | ExpansionProblem {
  const state: State = { lookup, policy, unknown: [], unset: [] };
  try {
    return { text: expandAll(parts, state), unknown: state.unknown, unset: state.unset };
  } catch (error) {
    if (error instanceof NotSet) return { problem: error.message, unset: error.variable };
    if (error instanceof OperatorFailure) return { problem: error.message };
    throw error;
  }
}

interface State {
  readonly lookup: VariableLookup;
  readonly policy: UnsetPolicy;
  readonly unknown: string[];
  readonly unset: string[];
}

class NotSet extends Error {
  readonly variable: string;

  constructor(variable: string) {
    super(`variable not set (strict mode): "${variable}"`);
    this.variable = variable;
  }
}

function expandAll(parts: readonly TemplatePart[], state: State): ByteText {
  let text = '';
  spendOperations(20 * parts.length);
  for (const part of parts) text += typeof part === 'string' ? part : expand(part, state);
  spendBytes(text.length);
  return text;
}

/** Cost of a character for operators that split a value into characters. */
const OPERATIONS_PER_CHARACTER = 5;

function expand(expression: Expression, state: State): ByteText {
  const keptBefore = state.unknown.length + state.unset.length;
  const operands = expression.operands.map((operand) => (typeof operand === 'string' ? operand : expand(operand, state)));
  const isKept = state.unknown.length + state.unset.length > keptBefore;
  const found = state.lookup(expression.name);
  const hasDefault = DEFAULT_OPERATORS.has(expression.operator);
  if (found === UNKNOWN || found === MAYBE_SET) state.unknown.push(expression.name);
  if (isKept || found === UNKNOWN || (found === MAYBE_SET && !hasDefault)) return expression.source;
  const value = found === MAYBE_SET ? undefined : found;
  if (value === undefined && !hasDefault && state.policy !== 'empty') {
    const name = fromBytes(expression.name) ?? expression.name;
    if (state.policy === 'refuse') throw new NotSet(name);
    state.unset.push(name);
    return expression.source;
  }
  if (expression.operator === '') return value ?? '';
  spendOperations(OPERATIONS_PER_CHARACTER * (value ?? '').length);
  const text = operatorOf(expression.operator, operands.length)(value ?? '', operands);
  spendBytes(text.length);
  return text;
}
