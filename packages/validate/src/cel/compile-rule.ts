import { compile, type Program } from './evaluate/evaluate.ts';
import type { ValidationRule } from './schema/cel-schema.ts';
import { CelSyntaxError, type Comprehension, type Expression } from './syntax/ast.ts';
import { parse } from './syntax/parse.ts';

/** A rule made ready to run. */
export interface CompiledRule {
  readonly rule: ValidationRule;
  /** Undefined for a rule that cannot be evaluated here. */
  readonly program?: Program;
  /** Why there is no program. */
  readonly unsupported?: string;
  readonly message?: Program;
  /** Whether it compares with the object as it was: such rules wait for an update. */
  readonly usesOldSelf: boolean;
}

const VARIABLES = ['self', 'oldSelf'];

/** Parses a rule and its messageExpression, once; what the server would refuse in a CRD is not a rule that any object meets. */
export function compileRule(rule: ValidationRule): CompiledRule {
  try {
    const expression = parse(rule.rule);
    return {
      rule,
      program: compile(expression, VARIABLES),
      usesOldSelf: usesVariable(expression, 'oldSelf'),
      ...messageOf(rule),
    };
  } catch (error) {
    if (isRefusal(error)) return { rule, unsupported: error.message, usesOldSelf: false };
    throw error;
  }
}

function messageOf({ messageExpression }: ValidationRule): Pick<CompiledRule, 'message'> {
  if (messageExpression === undefined || messageExpression === '') return {};
  try {
    return { message: compile(parse(messageExpression), VARIABLES) };
  } catch (error) {
    if (isRefusal(error)) return {};
    throw error;
  }
}

/** No expression, or one that is longer than the stack is deep. */
const isRefusal = (error: unknown): error is Error => error instanceof CelSyntaxError || error instanceof RangeError;

/** Returns whether the expression reads the variable, and not one of a macro with the same name. */
export function usesVariable(expression: Expression, name: string): boolean {
  switch (expression.node) {
    case 'literal':
      return false;
    case 'name':
      return expression.name === name;
    case 'select':
      return usesVariable(expression.of, name);
    case 'call':
      return [...(expression.target ? [expression.target] : []), ...expression.args].some((each) => usesVariable(each, name));
    case 'list':
      return expression.items.some(({ value }) => usesVariable(value, name));
    case 'map':
      return expression.entries.some(({ key, value }) => usesVariable(key, name) || usesVariable(value, name));
    case 'message':
      return expression.fields.some(({ value }) => usesVariable(value, name));
    case 'comprehension':
      return loopUses(expression, name);
  }
}

function loopUses(loop: Comprehension, name: string): boolean {
  if (usesVariable(loop.range, name) || usesVariable(loop.initial, name)) return true;
  if ([loop.variable, loop.secondVariable, loop.accumulator].includes(name)) return false;
  return [loop.condition, loop.step, loop.result].some((part) => usesVariable(part, name));
}
