import { compile, type Program } from './evaluate/evaluate.ts';
import type { ValidationRule } from './schema/cel-schema.ts';
import { CelSyntaxError, type Comprehension, type Expression } from './syntax/ast.ts';
import { parse } from './syntax/parse.ts';

/** A compiled rule. */
export interface CompiledRule {
  readonly rule: ValidationRule;
  /** Undefined for a rule that Slipway cannot evaluate. */
  readonly program?: Program;
  /** The reason why there is no program. */
  readonly unsupported?: string;
  readonly message?: Program;
  /** Whether it uses the old object. Such rules are evaluated only in an update. */
  readonly usesOldSelf: boolean;
}

const VARIABLES = ['self', 'oldSelf'];

/** Parses a rule and its messageExpression once. A rule that the server would reject in a CRD is ignored. */
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

/** Returns whether an error means that the text is not an expression, or that it is nested more deeply than the stack allows. */
const isRefusal = (error: unknown): error is Error => error instanceof CelSyntaxError || error instanceof RangeError;

/** Returns whether the expression reads the variable, and not a variable of a macro with the same name. */
function usesVariable(expression: Expression, name: string): boolean {
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
