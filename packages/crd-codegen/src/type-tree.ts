/** A TypeScript type, as far as generated types need any. */
export type Type =
  /** A type of the language, or a declared one. */
  | { readonly is: 'name'; readonly name: string }
  /** One of another file. */
  | { readonly is: 'import'; readonly name: string }
  | { readonly is: 'literal'; readonly value: unknown }
  | { readonly is: 'array'; readonly items: Type }
  /** An object of which any field has a value of this type. */
  | { readonly is: 'map'; readonly values: Type }
  | { readonly is: 'union'; readonly members: readonly Type[] };

/** A field of an object type. */
export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
}

/** What a name stands for. */
export type Declaration =
  | { readonly is: 'object'; readonly fields: readonly Field[] /** Of all other fields. */; readonly rest?: Type | undefined }
  | { readonly is: 'alias'; readonly type: Type };

/** Declarations by name. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** A type by its name. */
export const named = (name: string): Extract<Type, { is: 'name' }> => ({ is: 'name', name });

/** What may be anything. */
export const UNKNOWN = named('unknown');

/** A union without repetitions; of one type, it is that type, and with an unknown one anything. */
export function unionOf(types: readonly Type[]): Type {
  const members = [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
  if (members.some((member) => member.is === 'name' && member.name === UNKNOWN.name)) return UNKNOWN;
  const [first, ...others] = members;
  return first !== undefined && others.length === 0 ? first : { is: 'union', members };
}

/** The types that a type is made of, itself included. */
export function partsOf(type: Type): readonly Type[] {
  if (type.is === 'array') return [type, ...partsOf(type.items)];
  if (type.is === 'map') return [type, ...partsOf(type.values)];
  return type.is === 'union' ? [type, ...type.members.flatMap(partsOf)] : [type];
}
