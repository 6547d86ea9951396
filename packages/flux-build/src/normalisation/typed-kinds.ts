import { readFileSync } from 'node:fs';

/** A Go type, as much of it as matters to JSON. */
export type GoType =
  | { readonly kind: 'string' | 'bool' | 'int32' | 'int64' | 'bytes' | 'any' }
  /** A type that reads and writes itself. */
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'pointer' | 'list' | 'map'; readonly of: GoType }
  | { readonly kind: 'struct'; readonly struct: GoStruct };

/** A field of a struct. */
export interface GoField {
  /** Empty for a struct whose fields are the outer one's. */
  readonly name: string;
  readonly type: GoType;
  readonly omitEmpty: boolean;
  readonly omitZero: boolean;
}

/** Fields are made on first use: most kinds are never met. */
export interface GoStruct {
  readonly fields: () => readonly GoField[];
}

/**
 * The type through which the controller passes objects of a kind; undefined when client-go has none, as for all custom resources.
 * The table is what `flux-oracle types` prints (`npm run lab:record flux`).
 */
export function typeOfKind(apiVersion: string, kind: string): GoStruct | undefined {
  const { kinds } = table();
  const number = Object.hasOwn(kinds, `${apiVersion}/${kind}`) ? kinds[`${apiVersion}/${kind}`] : undefined;
  return number === undefined ? undefined : structOf(number);
}

interface TypeTable {
  readonly kinds: Readonly<Record<string, number>>;
  readonly structs: readonly (readonly (readonly [name: string, type: string, flags: string])[])[];
}

let read: TypeTable | undefined;

function table(): TypeTable {
  read ??= JSON.parse(readFileSync(new URL('../../gen/typed-kinds.json', import.meta.url), 'utf8')) as TypeTable;
  return read;
}

const structs = new Map<number, GoStruct>();

function structOf(number: number): GoStruct {
  const known = structs.get(number);
  if (known !== undefined) return known;
  let made: readonly GoField[] | undefined;
  const struct: GoStruct = {
    fields: () => {
      made ??= (table().structs[number] ?? []).map(([name, type, flags]) => ({
        name,
        type: parseType(type),
        omitEmpty: flags.includes('e'),
        omitZero: flags.includes('z'),
      }));
      return made;
    },
  };
  structs.set(number, struct);
  return struct;
}

function parseType(text: string): GoType {
  if (text.startsWith('*')) return { kind: 'pointer', of: parseType(text.slice(1)) };
  if (text.startsWith('[]')) return { kind: 'list', of: parseType(text.slice(2)) };
  if (text.startsWith('{}')) return { kind: 'map', of: parseType(text.slice(2)) };
  if (text.startsWith('=')) return { kind: 'own', name: text.slice(1) };
  const struct = /^\??(\d+)$/.exec(text);
  if (struct) return { kind: 'struct', struct: structOf(Number(struct[1])) };
  switch (text) {
    case 'string':
    case 'bool':
    case 'int32':
    case 'int64':
    case 'bytes':
    case 'any':
      return { kind: text };
    default:
      throw new Error(`the table of types has a type that is not known here: ${text}`);
  }
}
