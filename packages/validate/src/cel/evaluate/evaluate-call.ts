import { FUNCTIONS } from '../functions/all-functions.ts';
import { CelSyntaxError, type Expression } from '../syntax/ast.ts';
import { ACCUMULATOR } from '../syntax/macros.ts';
import { sizeOf, textCost } from '../values/cost.ts';
import { equal } from '../values/equal.ts';
import { accepts, type Overload } from '../values/overload.ts';
import { insertInto, isError, isList, isOptional, isTagged, keyText, NO_OVERLOAD, type Value } from '../values/value.ts';
import { isConstant, once } from './evaluate-literals.ts';
import { compileIndex, isSelection, qualifiedName } from './evaluate-selection.ts';
import { charge, type Run, type Scope, type Step } from './run.ts';

type Call = Extract<Expression, { node: 'call' }>;

/** Compiles a call of an operator, function or method. */
export function compileCall(call: Call, scope: Scope): Step {
  const special = SPECIAL.get(`${call.name}/${call.args.length}${call.target ? '/method' : ''}`);
  return special?.(call, scope) ?? compileFunction(call, scope);
}

/** Calls that do not evaluate all their arguments first. */
const SPECIAL: ReadonlyMap<string, (call: Call, scope: Scope) => Step | undefined> = new Map([
  ['_&&_/2', (call: Call, scope: Scope) => junction(call, scope, false)],
  ['_||_/2', (call: Call, scope: Scope) => junction(call, scope, true)],
  ['_?_:_/3', conditional],
  ['_[_]/2', (call: Call, scope: Scope) => index(call, scope, false)],
  ['_[?_]/2', (call: Call, scope: Scope) => index(call, scope, true)],
  ['_?._/2', (call: Call, scope: Scope) => index(call, scope, true)],
  ['_==_/2', (call: Call, scope: Scope) => equality(call, scope, true)],
  ['_!=_/2', (call: Call, scope: Scope) => equality(call, scope, false)],
  ['@not_strictly_false/1', notStrictlyFalse],
  ['@in/2', constantMembership],
  ['_+_/2', appending],
  ['cel.@mapInsert/3', inserting],
  ['or/1/method', (call: Call, scope: Scope) => optionalElse(call, scope, false)],
  ['orValue/1/method', (call: Call, scope: Scope) => optionalElse(call, scope, true)],
]);

const steps = (call: Call, scope: Scope): readonly Step[] => call.args.map((argument) => scope.compile(argument, scope));

/** Compiles `||`, which is true when one side is true, even if the other one fails. `&&` does the same with false. */
function junction(call: Call, scope: Scope, decisive: boolean): Step {
  const terms = steps(call, scope);
  return (run) => {
    let problem: Value | undefined;
    for (const term of terms) {
      const value = term(run);
      if (value === decisive) return decisive;
      if (typeof value !== 'boolean') problem ??= isError(value) ? value : NO_OVERLOAD;
    }
    return problem ?? !decisive;
  };
}

function conditional(call: Call, scope: Scope): Step | undefined {
  const [condition, truthy, falsy] = steps(call, scope).map((step, at) => (at > 0 ? asBranch(step, call.args[at]) : step));
  if (!condition || !truthy || !falsy) return undefined;
  return (run) => {
    const value = condition(run);
    if (typeof value === 'boolean') return value ? truthy(run) : falsy(run);
    return isError(value) ? value : NO_OVERLOAD;
  };
}

/** Compiles a branch. A selection is read as a part of the condition, and costs 1 less. */
function asBranch(step: Step, expression: Expression | undefined): Step {
  if (expression === undefined || !isSelection(expression)) return step;
  return (run) => {
    const value = step(run);
    run.cost -= 1;
    return value;
  };
}

function index({ args: [of, at] }: Call, scope: Scope, optional: boolean): Step | undefined {
  return of && at ? compileIndex(of, at, optional, scope) : undefined;
}

function equality(call: Call, scope: Scope, wanted: boolean): Step | undefined {
  const [left, right] = steps(call, scope);
  if (!left || !right) return undefined;
  return (run) => {
    const a = left(run);
    const b = right(run);
    // An error is passed on without comparison, with the cost of one.
    charge(run, isTagged(a) && a.kind === 'opaque' ? 1 : textCost(Math.min(sizeOf(a), sizeOf(b))));
    const same = equal(a, b);
    return typeof same === 'boolean' ? same === wanted : same;
  };
}

function notStrictlyFalse(call: Call, scope: Scope): Step | undefined {
  const [argument] = steps(call, scope);
  return (
    argument &&
    ((run) => {
      const value = argument(run);
      charge(run, 1);
      return value !== false;
    })
  );
}

/** Compiles `x in ['a', 'b']`. The server creates a set of the list in advance, and counts no cost for the lookup. */
function constantMembership(call: Call, scope: Scope): Step | undefined {
  const [wanted, list] = call.args;
  if (!wanted || list?.node !== 'list' || !isConstant(list)) return undefined;
  const entries = scope.compile(list, scope)({ slots: [], cost: 0, limit: Number.POSITIVE_INFINITY });
  if (!isList(entries)) return undefined;
  const keys = Array.from({ length: entries.size }, (_, at) => memberKey(entries.at(at)));
  if (keys.some((key) => key === undefined)) return undefined;
  if (keys.length === 0) return () => false;
  const set = new Set(keys);
  const step = scope.compile(wanted, scope);
  return (run) => {
    const value = step(run);
    if (isError(value)) return value;
    return set.has(memberKey(value));
  };
}

const memberKey = (value: Value): string | undefined =>
  value === null ? 'null' : (keyText(value) ?? (typeof value === 'number' ? `d${value}` : undefined));

/** Compiles `@result + [x]` in a loop that collects. */
function appending(call: Call, scope: Scope): Step | undefined {
  const [left, right] = call.args;
  if (left?.node !== 'name' || left.name !== ACCUMULATOR || right?.node !== 'list') return undefined;
  const [list, addition] = steps(call, scope);
  const plain = compileFunction(call, scope);
  if (!list || !addition) return undefined;
  return (run) => {
    const collected = run.slots[scope.variables.get(ACCUMULATOR)?.slot ?? -1];
    if (collected !== undefined && !(isList(collected) && collected.append)) return plain(run);
    const into = list(run);
    const added = addition(run);
    charge(run, 1);
    if (isError(into)) return into;
    if (isError(added)) return added;
    if (!isList(into) || !isList(added)) return NO_OVERLOAD;
    for (let at = 0; at < added.size; at++) into.append?.(added.at(at));
    return into;
  };
}

/** Compiles `cel.@mapInsert(@result, key, value)` in a loop that collects. */
function inserting(call: Call, scope: Scope): Step | undefined {
  const [map, key, value] = steps(call, scope);
  if (!map || !key || !value) return undefined;
  return (run) => {
    const into = map(run);
    const at = key(run);
    const entry = value(run);
    for (const each of [into, at, entry]) if (isError(each)) return each;
    charge(run, 1);
    return insertInto(into, at, entry);
  };
}

/** Compiles `x.or(y)` and `x.orValue(y)`. The second is evaluated only if the first has no value. */
function optionalElse(call: Call, scope: Scope, unwrap: boolean): Step | undefined {
  const first = call.target && scope.compile(call.target, scope);
  const [second] = steps(call, scope);
  if (!first || !second) return undefined;
  return (run) => {
    const value = first(run);
    if (isError(value) || !isOptional(value)) return isError(value) ? value : NO_OVERLOAD;
    if (value.value === undefined) return second(run);
    return unwrap ? value.value : value;
  };
}

/** Compiles a function or method that evaluates all its arguments first. An error among them is the result. */
function compileFunction(call: Call, scope: Scope): Step {
  const qualified = call.target && qualifiedName(call.target, scope);
  const asFunction = qualified === undefined ? undefined : overloadsOf(`${qualified}.${call.name}`, false, call.args.length);
  const global = call.target === undefined || asFunction !== undefined;
  const name = call.name.replace(/^\./, '');
  const expressions = global || call.target === undefined ? call.args : [call.target, ...call.args];
  const overloads = asFunction ?? overloadsOf(name, !global, expressions.length);
  if (overloads === undefined) throw new CelSyntaxError(`the function ${name} with ${expressions.length} arguments does not exist`, 0);
  const args = expressions.map((argument) => scope.compile(argument, scope));
  const [first, second] = args;
  const step: Step =
    args.length === 2 && first && second ? binaryStep(overloads, first, second) : (run) => callOverload(overloads, args, run);
  return isConstant(call) ? once(step) : step;
}

function overloadsOf(name: string, member: boolean, count: number): readonly Overload[] | undefined {
  const found = FUNCTIONS.get(name)?.filter((each) => each.member === member && each.params.length === count);
  return found?.length ? found : undefined;
}

/** Calls an overload with two arguments. Tries integers first, because they are most common. */
function binaryStep(overloads: readonly Overload[], first: Step, second: Step): Step {
  const ofInts = overloads.find(({ accepts: [a, b], cost }) => a === 'int' && b === 'int' && cost === undefined)?.run;
  return (run) => {
    const a = first(run);
    const b = second(run);
    if (ofInts && typeof a === 'bigint' && typeof b === 'bigint') {
      charge(run, 1);
      return ofInts(a, b);
    }
    const problem = isError(a) ? a : isError(b) ? b : undefined;
    return problem ? failed(problem, run) : applyOverload(overloads, [a, b], run);
  };
}

function failed(problem: Value, run: Run): Value {
  charge(run, 1);
  return problem;
}

function applyOverload(overloads: readonly Overload[], values: readonly Value[], run: Run): Value {
  const overload = overloads.find((each) => accepts(each, values));
  const result = overload ? overload.run(...values) : NO_OVERLOAD;
  charge(run, overload?.cost?.(values, result) ?? 1);
  return result;
}

function callOverload(overloads: readonly Overload[], args: readonly Step[], run: Run): Value {
  const values: Value[] = [];
  let problem: Value | undefined;
  for (const argument of args) {
    const value = argument(run);
    if (isError(value)) {
      problem ??= value;
      // Calls with three or more arguments stop at the first error, without a cost.
      if (args.length > 2) return value;
    }
    values.push(value);
  }
  return problem ? failed(problem, run) : applyOverload(overloads, values, run);
}
