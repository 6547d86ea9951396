import type { Signature } from '../values/overload.ts';
import type { CelType } from '../values/types.ts';
import { assign, type Bindings, partsOf, resolve } from './assignable.ts';

/** The current bindings of the type variables of an expression. */
export class TypeBindings {
  #bindings: Bindings = new Map();
  #fresh = 0;

  /** Returns whether all values of `given` are assignable to `wanted`. Binds type variables if that makes them assignable. */
  assign(given: readonly CelType[], wanted: readonly CelType[]): boolean {
    const bindings = assign(given, wanted, this.#bindings);
    if (bindings) this.#bindings = bindings;
    return bindings !== undefined;
  }

  /** Returns `type` with its bindings. An unbound type variable is kept, or becomes dyn. */
  resolve(type: CelType, openAsDyn = false): CelType {
    return resolve(type, this.#bindings, openAsDyn);
  }

  /** Returns a new type variable. */
  fresh(): CelType {
    return { kind: 'parameter', name: `_var${this.#fresh++}` };
  }

  /** Returns the signature with new type variables. */
  instantiate({ params, result }: Signature): Pick<Signature, 'params' | 'result'> {
    const own: Bindings = new Map();
    for (const name of new Set([...params, result].flatMap(parametersOf))) own.set(name, this.fresh());
    if (own.size === 0) return { params, result };
    return { params: params.map((type) => resolve(type, own)), result: resolve(result, own) };
  }
}

const parametersOf = (type: CelType): readonly string[] => (type.kind === 'parameter' ? [type.name] : partsOf(type).flatMap(parametersOf));
