import { CelSyntaxError, type Comprehension, type Expression } from '../syntax/ast.ts';
import { ACCUMULATOR } from '../syntax/macros.ts';
import { celError, growingList, growingMap, isError, isList, isMap, typeName, uint, type Value } from '../values/value.ts';
import { compileCall } from './evaluate-call.ts';
import { compileList, compileMap } from './evaluate-literals.ts';
import { compileName, compileSelect } from './evaluate-selection.ts';
import { CelCostExceeded, type Run, type Scope, type Step, type Variable } from './run.ts';

/** The result of an expression: its value (or error), and its cost in CEL's units. */
interface Outcome {
  readonly value: Value;
  readonly cost: number;
}

/** A compiled expression. It is called with the values of its variables, and never throws. */
export type Program = (variables: readonly Value[], costLimit: number) => Outcome;

/** Compiles `expression`. `variables` are the names that it can use, in the order of their values. */
export function compile(expression: Expression, variables: readonly string[]): Program {
  const step = compileStep(expression, {
    variables: new Map(variables.map((name, slot) => [name, { slot }])),
    nextSlot: variables.length,
    compile: compileStep,
  });
  return (values, limit) => {
    const run: Run = { slots: [...values], cost: 0, limit };
    try {
      return { value: step(run), cost: run.cost };
    } catch (error) {
      if (error instanceof CelCostExceeded) return { value: { kind: 'error', message: error.message, final: true }, cost: run.cost };
      if (error instanceof RangeError) return { value: { kind: 'error', message: 'nested too deep', unsure: true }, cost: run.cost };
      throw error;
    }
  };
}

function compileStep(expression: Expression, scope: Scope): Step {
  switch (expression.node) {
    case 'literal':
      return constant(literalValue(expression.value));
    case 'name':
      return compileName(expression.name, scope);
    case 'select':
      return compileSelect(expression, scope);
    case 'call':
      return compileCall(expression, scope);
    case 'list':
      return compileList(expression.items, scope);
    case 'map':
      return compileMap(expression.entries, scope);
    case 'message':
      throw new CelSyntaxError(`messages such as ${expression.type} cannot be built here`, 0);
    case 'comprehension':
      return compileComprehension(expression, scope);
  }
}

const constant =
  (value: Value): Step =>
  () =>
    value;

function literalValue(literal: Extract<Expression, { node: 'literal' }>['value']): Value {
  if (typeof literal !== 'object' || literal === null) return literal;
  return 'uint' in literal ? uint(literal.uint) : literal.bytes;
}

function compileComprehension(fold: Comprehension, scope: Scope): Step {
  const [slot, first, second] = [scope.nextSlot, scope.nextSlot + 1, scope.nextSlot + 2];
  const outside: Scope = { ...scope, nextSlot: slot + 3 };
  const range = compileStep(fold.range, outside);
  const growing = fold.accumulator === ACCUMULATOR;
  const initialValue = compileStep(fold.initial, outside);
  const initial: Step = (run) => (growing ? startOf(initialValue(run)) : initialValue(run));
  const accumulator: readonly [string, Variable] = [fold.accumulator, { slot, initial }];
  const iteration: [string, Variable][] = [
    [fold.variable, { slot: first }],
    ...(fold.secondVariable === undefined ? [] : ([[fold.secondVariable, { slot: second }]] as [string, Variable][])),
  ];
  const inLoop: Scope = { ...outside, variables: new Map([...scope.variables, ...iteration, accumulator]) };
  const condition = compileStep(fold.condition, inLoop);
  const step = compileStep(fold.step, inLoop);
  const result = compileStep(fold.result, { ...outside, variables: new Map([...scope.variables, accumulator]) });
  return (run) => {
    const over = range(run);
    if (isError(over)) return over;
    const entry = entryReader(over, fold.secondVariable !== undefined);
    if (entry === undefined) return celError(`got '${typeName(over)}', expected iterable type`);
    run.slots[slot] = undefined;
    for (let index = 0; entry(index, run.slots, first, second); index++) {
      if (condition(run) === false) break;
      run.slots[slot] = step(run);
    }
    return result(run);
  };
}

/** Returns a copy of the start value of a loop that collects, which the loop may change in place. */
function startOf(value: Value): Value {
  if (isList(value) && value.size === 0) return growingList();
  return isMap(value) && value.size === 0 ? growingMap() : value;
}

/** Writes the next entry into the slots of the loop's variables. Returns false after the last entry. */
type EntryReader = (index: number, slots: Run['slots'], first: number, second: number) => boolean;

/** Returns the reader for index and entry, or key and value. With one variable, it is the entry of a list or the key of a map. */
function entryReader(range: Value, both: boolean): EntryReader | undefined {
  if (isList(range)) {
    return (index, slots, first, second) => {
      if (index >= range.size) return false;
      const entry = range.at(index);
      slots[first] = both ? BigInt(index) : entry;
      if (both) slots[second] = entry;
      return true;
    };
  }
  if (!isMap(range)) return undefined;
  const keys = range.keys();
  return (index, slots, first, second) => {
    const key = keys[index];
    if (key === undefined) return false;
    slots[first] = key;
    if (both) slots[second] = range.get(key) ?? null;
    return true;
  };
}
