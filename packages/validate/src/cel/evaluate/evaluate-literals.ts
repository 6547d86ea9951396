import { CelSyntaxError, type Expression, type ListItem, type MapEntry } from '../syntax/ast.ts';
import { celError, isError, isOptional, keyText, listOf, mapOf, type Value } from '../values/value.ts';
import { charge, type Scope, type Step } from './run.ts';

const LIST_COST = 10;
const MAP_COST = 30;

/** Compiles `[a, ?b]`. A list of constants is itself a constant, and has no cost. */
export function compileList(items: readonly ListItem[], scope: Scope): Step {
  const steps = items.map(({ value, optional }) => ({ step: scope.compile(value, scope), optional }));
  const constant = items.every(({ value, optional }) => !optional && isConstant(value));
  const build: Step = (run) => {
    const value = collect(run);
    if (!constant) charge(run, LIST_COST);
    return value;
  };
  const collect: Step = (run) => {
    const values: Value[] = [];
    for (const { step, optional } of steps) {
      const value = step(run);
      if (isError(value)) return value;
      const kept = optional ? unwrap(value) : value;
      if (isError(kept ?? null)) return kept ?? null;
      if (kept !== undefined) values.push(kept);
    }
    return listOf(values);
  };
  return constant ? once(build) : build;
}

/** Compiles `{key: value, ?key: value}`. */
export function compileMap(entries: readonly MapEntry[], scope: Scope): Step {
  const steps = entries.map(({ key, value, optional }) => ({
    key: scope.compile(key, scope),
    value: scope.compile(value, scope),
    optional,
  }));
  const constant = entries.every(({ key, value, optional }) => !optional && isConstant(key) && isConstant(value));
  const build: Step = (run) => {
    const value = collect(run);
    if (!constant) charge(run, MAP_COST);
    return value;
  };
  const collect: Step = (run) => {
    const made: [Value, Value][] = [];
    for (const { key: keyStep, value: valueStep, optional } of steps) {
      const key = keyStep(run);
      if (isError(key)) return key;
      if (keyText(key) === undefined) return celError('unsupported key type');
      const value = valueStep(run);
      if (isError(value)) return value;
      const kept = optional ? unwrap(value) : value;
      if (kept === undefined) continue;
      if (isError(kept)) return kept;
      made.push([key, kept]);
    }
    return mapOf(made);
  };
  return constant ? once(build) : build;
}

/** Returns whether the server evaluates the expression when it compiles the rule. */
export function isConstant(expression: Expression): boolean {
  if (expression.node === 'literal') return true;
  if (expression.node === 'list') return expression.items.every(({ value, optional }) => !optional && isConstant(value));
  if (expression.node === 'map') {
    return expression.entries.every(({ key, value, optional }) => !optional && isConstant(key) && isConstant(value));
  }
  return (
    expression.node === 'call' &&
    expression.target === undefined &&
    expression.args.length === 1 &&
    CONVERSIONS.has(expression.name) &&
    expression.args.every(isConstant)
  );
}

/** Functions that are evaluated at compile time if their argument is a literal. */
export const CONVERSIONS: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'double',
  'duration',
  'dyn',
  'int',
  'string',
  'timestamp',
  'type',
  'uint',
]);

/**
 * Evaluates an expression once, and returns its value each time. Like the server at compile time, throws CelSyntaxError when it is an
 * error.
 */
export function once(step: Step): Step {
  const value = step({ slots: [], cost: 0, limit: Number.POSITIVE_INFINITY });
  if (isError(value)) throw new CelSyntaxError(value.message, 0);
  return () => value;
}

/** Returns the value of an optional; undefined without a value. */
const unwrap = (value: Value): Value | undefined =>
  isOptional(value) ? value.value : celError('cannot initialize optional entry from a value that is not optional');
