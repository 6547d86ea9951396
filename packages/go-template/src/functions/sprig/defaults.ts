import { isDeepEqual, isEmpty } from '../../values/convert.ts';
import { kindOf, typeName } from '../../values/go-value.ts';
import { isTainted, Unknown } from '../../values/unknown.ts';
import { type FunctionDefinition, type FunctionSet, pure } from '../function-definition.ts';

/** These functions return their arguments unchanged. */
const PASSES_UNKNOWN = { unknown: 'value', isShallow: true } as const;

/** Functions that select a value, and that name types. */
export const DEFAULT_FUNCTIONS: FunctionSet = {
  hello: pure('func() string', () => 'Hello!'),
  default: pure('func(interface {}, ...interface {}) interface {}', defaultOf, PASSES_UNKNOWN),
  empty: pure('func(interface {}) bool', (value) => (isUndecided(value) ? new Unknown(value.reason) : isUnset(value)), PASSES_UNKNOWN),
  coalesce: pure('func(...interface {}) interface {}', coalesce, PASSES_UNKNOWN),
  all: pure('func(...interface {}) bool', (...values) => values.every((value) => !isEmpty(value)), { isShallow: true }),
  any: pure('func(...interface {}) bool', (...values) => values.some((value) => !isEmpty(value)), { isShallow: true }),
  ternary: pure('func(interface {}, interface {}, bool) interface {}', ternary, PASSES_UNKNOWN),
  typeOf: typeFunction('func(interface {}) string', (value) => typeOf(value)),
  typeIs: typeFunction('func(string, interface {}) bool', (name, value) => typeOf(value) === name),
  typeIsLike: typeFunction('func(string, interface {}) bool', (name, value) => [name, `*${name}`].includes(typeOf(value))),
  kindOf: typeFunction('func(interface {}) string', (value) => kindOfValue(value)),
  kindIs: typeFunction('func(string, interface {}) bool', (kind, value) => kindOfValue(value) === kind),
  deepEqual: pure('func(interface {}, interface {}) bool', isDeepEqual),
};

/** Defines a function about the type of a value, which may be certain for an unknown value. */
function typeFunction(signature: string, call: (...args: readonly never[]) => unknown): FunctionDefinition {
  return pure(
    signature,
    (...args) => {
      const unknown = args.find((arg) => arg instanceof Unknown && arg.type === undefined);
      return unknown instanceof Unknown ? new Unknown(unknown.reason) : call(...(args as never[]));
    },
    PASSES_UNKNOWN,
  );
}

const typeOf = (value: unknown): string => (value instanceof Unknown ? (value.type as string) : typeName(value));

function kindOfValue(value: unknown): string {
  if (!(value instanceof Unknown)) return kindOf(value);
  return value.type === 'time.Time' ? 'struct' : (value.type as string);
}

const isUndecided = (value: unknown): value is Unknown => value instanceof Unknown && value.truth === undefined;

/** Returns whether a value is empty. An unknown value that is certainly true is not empty. */
const isUnset = (value: unknown): boolean => !(value instanceof Unknown) && isEmpty(value);

/** Returns a value or its default. For an unknown value, the result is unknown. */
function defaultOf(fallback: unknown, ...given: readonly unknown[]): unknown {
  const [value] = given;
  if (isUndecided(value)) return new Unknown(value.reason, isUnset(fallback) || isTainted(fallback) ? undefined : true);
  return isUnset(value) ? fallback : value;
}

function coalesce(...values: readonly unknown[]): unknown {
  const first = values.find((value) => isUndecided(value) || !isUnset(value));
  return isUndecided(first)
    ? new Unknown(first.reason, values.some((value) => !isUndecided(value) && !isUnset(value)) ? true : undefined)
    : (first ?? null);
}

function ternary(yes: unknown, no: unknown, condition: boolean | Unknown): unknown {
  if (condition instanceof Unknown)
    return Object.is(yes, no) ? yes : new Unknown(condition.reason, isUnset(yes) || isUnset(no) ? undefined : true);
  return condition ? yes : no;
}
