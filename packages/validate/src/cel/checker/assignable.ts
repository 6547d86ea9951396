import { type CelType, DYN } from '../values/types.ts';

/** The types that type parameters are bound to, by the names of the parameters. */
export type Bindings = Map<string, CelType>;

export const isDyn = (type: CelType): boolean => type.kind === 'simple' && type.name === 'dyn';
export const isDynOrError = (type: CelType): boolean => type.kind === 'error' || isDyn(type);

/** Returns the types inside a type. */
export function partsOf(type: CelType): readonly CelType[] {
  switch (type.kind) {
    case 'list':
      return [type.entry];
    case 'map':
      return [type.key, type.value];
    case 'optional':
    case 'type':
      return [type.of];
    default:
      return [];
  }
}

/** Returns whether two types are equal. With `anyParameter`, all type parameters are equal. */
export function sameType(a: CelType, b: CelType, anyParameter = false): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind || a.kind === 'object') return false;
  if (a.kind === 'parameter' && anyParameter) return true;
  if ('name' in a && 'name' in b && a.name !== b.name) return false;
  const others = partsOf(b);
  return partsOf(a).every((part, index) => sameType(part, others[index] ?? DYN, anyParameter));
}

/** Returns `bindings` with additional bindings for which values of `given` are assignable to `wanted`; undefined if they are not assignable. */
export function assign(given: readonly CelType[], wanted: readonly CelType[], bindings: Bindings): Bindings | undefined {
  const copy = new Map(bindings);
  return allFit(given, wanted, copy) ? copy : undefined;
}

function allFit(given: readonly CelType[], wanted: readonly CelType[], bindings: Bindings): boolean {
  return given.length === wanted.length && given.every((type, index) => fits(type, wanted[index] ?? DYN, bindings));
}

function fits(given: CelType, wanted: CelType, bindings: Bindings): boolean {
  if (wanted.kind === 'parameter') {
    const bound = bindings.has(wanted.name);
    if (bind(given, wanted, bindings)) return true;
    if (bound) return false;
  }
  if (given.kind === 'parameter') return bind(wanted, given, bindings);
  if (isDynOrError(given) || isDynOrError(wanted)) return true;
  if (isNull(given)) return isNullable(wanted);
  if (isNull(wanted)) return isNullable(given);
  if (given.kind !== wanted.kind) return false;
  if (given.kind === 'type') return true;
  if (['list', 'map', 'optional'].includes(given.kind)) return allFit(partsOf(given), partsOf(wanted), bindings);
  return sameType(given, wanted);
}

/** Binds `parameter` to `type`, or to the more general one of `type` and its current type. */
function bind(type: CelType, parameter: CelType & { readonly kind: 'parameter' }, bindings: Bindings): boolean {
  if (sameType(type, parameter)) return true;
  const bound = bindings.get(parameter.name);
  if (bound === undefined) {
    if (mentions(type, parameter, bindings)) return false;
    bindings.set(parameter.name, type);
    return true;
  }
  if (sameType(type, bound)) return true;
  if (!fits(type, bound, bindings)) return false;
  const general = moreGeneral(type, bound);
  if (!mentions(general, parameter, bindings)) bindings.set(parameter.name, general);
  return true;
}

/** Returns whether `type` contains `parameter`, also through bound types of its parameters. */
function mentions(type: CelType, parameter: CelType & { readonly kind: 'parameter' }, bindings: Bindings): boolean {
  if (sameType(type, parameter)) return true;
  if (type.kind !== 'parameter') return partsOf(type).some((part) => mentions(part, parameter, bindings));
  const bound = bindings.get(type.name);
  return bound !== undefined && mentions(bound, parameter, bindings);
}

/** Returns the less specific one of two types that are assignable to each other. */
export const moreGeneral = (a: CelType, b: CelType): CelType => (isLessSpecific(a, b) ? a : b);

function isLessSpecific(a: CelType, b: CelType): boolean {
  if (isDyn(a) || a.kind === 'parameter') return true;
  if (isDyn(b) || b.kind === 'parameter' || a.kind !== b.kind) return false;
  if (a.kind === 'type') return true;
  if (!['list', 'map', 'optional'].includes(a.kind)) return sameType(a, b);
  const others = partsOf(b);
  return partsOf(a).every((part, index) => isLessSpecific(part, others[index] ?? DYN));
}

/** Replaces bound parameters in `type`. Unbound parameters are kept, or become dyn. */
export function resolve(type: CelType, bindings: Bindings, freeAsDyn = false): CelType {
  const again = (part: CelType) => resolve(part, bindings, freeAsDyn);
  switch (type.kind) {
    case 'parameter': {
      const bound = bindings.get(type.name);
      return bound ? again(bound) : freeAsDyn ? DYN : type;
    }
    case 'list':
      return { kind: 'list', entry: again(type.entry) };
    case 'map':
      return { kind: 'map', key: again(type.key), value: again(type.value) };
    case 'optional':
    case 'type':
      return { kind: type.kind, of: again(type.of) };
    default:
      return type;
  }
}

const isNull = (type: CelType): boolean => type.kind === 'simple' && type.name === 'null_type';

const isNullable = (type: CelType): boolean =>
  isNull(type) ||
  ['opaque', 'optional', 'object'].includes(type.kind) ||
  (type.kind === 'simple' && (type.name === 'timestamp' || type.name === 'duration'));

/** Returns the text of the type in messages of the server. */
export function typeText(type: CelType): string {
  switch (type.kind) {
    case 'simple':
      return type.name === 'null_type' ? 'null' : type.name;
    case 'parameter':
    case 'opaque':
    case 'object':
      return type.name;
    case 'error':
      return '!error!';
    default:
      return `${type.kind === 'optional' ? 'optional_type' : type.kind}(${partsOf(type).map(typeText).join(', ')})`;
  }
}
