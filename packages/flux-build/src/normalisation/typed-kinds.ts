import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a Go type that affects JSON. */
export type GoType =
  | { readonly kind: 'string' | 'bool' | 'int32' | 'int64' | 'bytes' | 'any' }
  /** A type with its own JSON conversion. */
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'pointer' | 'list' | 'map'; readonly of: GoType }
  | { readonly kind: 'struct'; readonly struct: GoStruct };

/** A field of a struct. */
interface GoField {
  readonly name: string;
  readonly type: GoType;
  readonly omitEmpty: boolean;
}

/** Fields of a struct and of its inlined structs, created on first use because most kinds are never used. */
export interface GoStruct {
  readonly fields: () => {
    readonly byName: ReadonlyMap<string, GoField>;
    /** Fields that are written even if they are not set. */
    readonly always: readonly GoField[];
  };
}

/**
 * Returns the type through which the controller passes objects of a kind; undefined when client-go has none, as for all custom resources.
 * `flux-oracle types` prints the table (`npm run lab:record flux`).
 */
export function typeOfKind(apiVersion: string, kind: string): GoStruct | undefined {
  KINDS ??= new Map(Object.entries(table().kinds));
  const number = KINDS.get(`${apiVersion}/${kind}`);
  return number === undefined ? undefined : structOf(number);
}

let KINDS: ReadonlyMap<string, number> | undefined;

interface TypeTable {
  readonly kinds: Readonly<Record<string, number>>;
  readonly structs: readonly (readonly (readonly [name: string, type: string, flags: string])[])[];
}

let read: TypeTable | undefined;

function table(): TypeTable {
  read ??= JSON.parse(readFileSync(join(import.meta.dirname, '../../gen/typed-kinds.json'), 'utf8')) as TypeTable;
  return read;
}

const structs = new Map<number, GoStruct>();

function structOf(number: number): GoStruct {
  const known = structs.get(number);
  if (known !== undefined) return known;
  let made: ReturnType<GoStruct['fields']> | undefined;
  const struct: GoStruct = {
    fields: () => {
      made ??= fieldsOf(number);
      return made;
    },
  };
  structs.set(number, struct);
  return struct;
}

function fieldsOf(number: number): ReturnType<GoStruct['fields']> {
  const byName = new Map<string, GoField>();
  const always: GoField[] = [];
  for (const [name, text, flags] of table().structs[number] ?? []) {
    const type = parseType(text);
    if (name === '' && type.kind === 'struct') {
      const inlined = type.struct.fields();
      for (const [own, field] of inlined.byName) byName.set(own, field);
      for (const each of inlined.always) always.push(each);
      continue;
    }
    const field = { name, type, omitEmpty: flags.includes('e') };
    byName.set(name, field);
    // In Go, a struct is never empty, but it may be zero.
    const isOmitted = flags.includes('z') || (field.omitEmpty && type.kind !== 'struct' && type.kind !== 'own');
    if (!isOmitted) always.push(field);
  }
  return { byName, always };
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
      throw new Error(`the table of types has an unknown type: ${text}`);
  }
}
