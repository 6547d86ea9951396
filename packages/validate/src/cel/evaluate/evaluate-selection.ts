import { CelSyntaxError, type Expression } from '../syntax/ast.ts';
import {
  celError,
  isError,
  isList,
  isMap,
  isOptional,
  isTagged,
  optionalNone,
  optionalOf,
  type TypeValue,
  type Value,
} from '../values/value.ts';
import { charge, type Run, type Scope, type Step } from './run.ts';

/** The names of types, which are also values. */
const TYPES: ReadonlyMap<string, TypeValue> = new Map(
  'int uint double string bytes bool list map type null_type google.protobuf.Timestamp google.protobuf.Duration optional_type kubernetes.URL kubernetes.Quantity kubernetes.Semver kubernetes.NamedFormat net.IP net.CIDR'
    .split(' ')
    .map((name) => [name, { kind: 'type', name }]),
);

/** Returns the type with this name as a value; undefined when it does not exist. */
export const typeNamed = (name: string): TypeValue | undefined => TYPES.get(name);

/** Compiles a variable, or a type by its name. */
export function compileName(given: string, scope: Scope): Step {
  const name = given.replace(/^\./, '');
  const variable = given === name ? scope.variables.get(name) : undefined;
  if (variable === undefined) {
    const type = TYPES.get(name);
    if (type === undefined) throw new CelSyntaxError(`nothing is called ${name}`, 0);
    return () => type;
  }
  const { slot, initial } = variable;
  return (run) => {
    let value = run.slots[slot];
    if (value === undefined && initial) {
      value = initial(run);
      run.slots[slot] = value;
    }
    charge(run, 1);
    return value ?? null;
  };
}

/** Compiles `x.field`, or `has(x.field)`. */
export function compileSelect({ of, field, test }: Extract<Expression, { node: 'select' }>, scope: Scope): Step {
  const type = test ? undefined : TYPES.get(`${qualifiedName(of, scope) ?? ''}.${field}`);
  if (type !== undefined) return () => type;
  const operand = compileOperand(of, scope);
  if (test) return (run) => present(operand(run), field);
  return (run) => qualify(operand(run), field, false, run);
}

/** Compiles `x[index]` and, with `optional`, `x[?index]`. For `x.?field`, the index is the name of the field. */
export function compileIndex(of: Expression, index: Expression, optional: boolean, scope: Scope): Step {
  const operand = compileOperand(of, scope);
  const key = scope.compile(index, scope);
  // A selection in brackets becomes a part of the attribute, whose cost includes it.
  const cost = isSelection(index) ? 0 : 1;
  return (run) => {
    const target = operand(run);
    if (isError(target)) return target;
    if (isOptional(target) && target.value === undefined) return target;
    const at = key(run);
    return isError(at) ? at : qualify(target, at, optional, run, cost);
  };
}

/** Returns `a.b.c` as text when all its parts are names, and none is a variable. */
export function qualifiedName(expression: Expression, scope: Scope): string | undefined {
  if (expression.node === 'name') return scope.variables.has(expression.name) ? undefined : expression.name.replace(/^\./, '');
  if (expression.node !== 'select' || expression.test) return undefined;
  const start = qualifiedName(expression.of, scope);
  return start === undefined ? undefined : `${start}.${expression.field}`;
}

/** Compiles the operand of a selection. An attribute costs 1 as a whole. The cost is counted by a name, and here for another operand. */
function compileOperand(of: Expression, scope: Scope): Step {
  const operand = scope.compile(of, scope);
  if (isAttribute(of)) return operand;
  return (run) => {
    const value = operand(run);
    charge(run, 1);
    return value;
  };
}

/** Returns whether an expression is a variable, or a field or entry, but not `has()`. */
export const isSelection = (expression: Expression): boolean =>
  expression.node === 'name' ||
  (expression.node === 'select' && !expression.test) ||
  (expression.node === 'call' && ['_[_]', '_[?_]', '_?._'].includes(expression.name));

const isAttribute = (expression: Expression): boolean =>
  isSelection(expression) || expression.node === 'select' || (expression.node === 'call' && expression.name === '_?_:_');

/** Returns the value at `key`. It is an optional if the selection is optional or follows an optional one. */
function qualify(target: Value, key: Value, optional: boolean, run: Run, cost = 1): Value {
  if (isError(target)) return target;
  if (isOptional(target)) return target.value === undefined ? target : asOptional(lookUp(target.value, key), run, cost);
  const found = lookUp(target, key);
  if (optional) return asOptional(found, run, cost);
  charge(run, cost);
  if (found !== undefined) return found;
  return isList(target) ? celError(`index out of bounds: ${String(key)}`) : celError(`no such key: ${keyName(key)}`);
}

function asOptional(found: Value | undefined, run: Run, cost: number): Value {
  if (found === undefined) return optionalNone();
  charge(run, cost);
  return isError(found) ? found : optionalOf(found);
}

function present(target: Value, field: string): Value {
  if (isError(target)) return target;
  const value = isOptional(target) ? target.value : target;
  if (value === undefined) return false;
  const found = isMap(value) ? value.get(field) : undefined;
  return found !== undefined && (!isError(found) || found);
}

/** Returns the value of a field or entry; undefined when it does not exist. */
function lookUp(target: Value, key: Value): Value | undefined {
  if (isMap(target)) return target.get(key);
  if (!isList(target)) return undefined;
  const index = indexOf(key);
  if (typeof index !== 'number') return index;
  return index >= 0 && index < target.size ? target.at(index) : undefined;
}

function indexOf(key: Value): number | Value {
  if (typeof key === 'bigint') return Number(key);
  if (typeof key === 'number' && Number.isInteger(key)) return key;
  if (isTagged(key) && key.kind === 'uint') return Number(key.value);
  return celError(`unsupported index type '${typeof key}' in list`);
}

const keyName = (key: Value): string => (isTagged(key) && key.kind === 'uint' ? String(key.value) : String(key));
