/** A type of CEL. */
export type CelType =
  | { readonly kind: 'simple'; readonly name: SimpleName }
  | { readonly kind: 'list'; readonly entry: CelType }
  | { readonly kind: 'map'; readonly key: CelType; readonly value: CelType }
  | { readonly kind: 'optional'; readonly of: CelType }
  | { readonly kind: 'type'; readonly of: CelType }
  /** A type parameter. It has the same type in a whole signature. */
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'opaque'; readonly name: string }
  /** The type of an invalid expression. */
  | { readonly kind: 'error' }
  | ObjectType;

/** The type of a position in the schema with fields, by their escaped names. Each position has a different type. */
export interface ObjectType {
  readonly kind: 'object';
  /** The path of the position, for messages. */
  readonly name: string;
  readonly fields: Pick<ReadonlyMap<string, CelType>, 'get'>;
}

const SIMPLE_NAMES = ['int', 'uint', 'double', 'string', 'bytes', 'bool', 'null_type', 'timestamp', 'duration', 'dyn'] as const;
type SimpleName = (typeof SIMPLE_NAMES)[number];

export const simple = (name: SimpleName): CelType => ({ kind: 'simple', name });
export const DYN = simple('dyn');

/** Parses the text of a type: `list(string)`, `map(string, dyn)`, `optional(T)`. A single capital letter is a type parameter. */
export function parseType(text: string): CelType {
  const [, name = text, list] = /^([\w.]+)\((.*)\)$/.exec(text) ?? [];
  const [first = DYN, second = DYN] = list === undefined ? [] : splitTypes(list).map(parseType);
  if (name === 'list') return { kind: 'list', entry: first };
  if (name === 'map') return { kind: 'map', key: first, value: second };
  if (name === 'optional') return { kind: 'optional', of: first };
  if (name === 'type') return { kind: 'type', of: first };
  const known = SIMPLE_NAMES.find((each) => each === name);
  if (known !== undefined) return simple(known);
  return /^[A-Z]$/.test(name) ? { kind: 'parameter', name } : { kind: 'opaque', name };
}

/** Splits `a, map(b, c)` at its outer commas. */
export function splitTypes(text: string): readonly string[] {
  if (text.trim() === '') return [];
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()];
}

/** Returns the name that the type of values has at run time; undefined if values can have any type. */
export function runtimeName(type: CelType): string | undefined {
  switch (type.kind) {
    case 'parameter':
      return undefined;
    case 'optional':
      return 'optional_type';
    case 'opaque':
      return type.name;
    case 'object':
      return 'map';
    case 'error':
      return undefined;
    case 'simple':
      return type.name === 'dyn' ? undefined : (RUNTIME_NAMES[type.name] ?? type.name);
    default:
      return type.kind;
  }
}

const RUNTIME_NAMES: Partial<Record<SimpleName, string>> = {
  timestamp: 'google.protobuf.Timestamp',
  duration: 'google.protobuf.Duration',
};
