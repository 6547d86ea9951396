/** A type of CEL. */
export type CelType =
  | { readonly kind: 'simple'; readonly name: SimpleName }
  | { readonly kind: 'list'; readonly entry: CelType }
  | { readonly kind: 'map'; readonly key: CelType; readonly value: CelType }
  | { readonly kind: 'optional'; readonly of: CelType }
  | { readonly kind: 'type'; readonly of: CelType }
  /** A parameter for any one type, the same in a whole signature. */
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'opaque'; readonly name: string }
  /** Of what is wrong already. */
  | { readonly kind: 'error' }
  | ObjectType;

/** A place in the schema with fields, by their escaped names. No other place has the same type. */
export interface ObjectType {
  readonly kind: 'object';
  /** The way to the place, for messages. */
  readonly name: string;
  readonly fields: Pick<ReadonlyMap<string, CelType>, 'get'>;
}

const SIMPLE_NAMES = ['int', 'uint', 'double', 'string', 'bytes', 'bool', 'null_type', 'timestamp', 'duration', 'dyn'] as const;
type SimpleName = (typeof SIMPLE_NAMES)[number];

export const simple = (name: SimpleName): CelType => ({ kind: 'simple', name });
export const DYN = simple('dyn');

/** Parses the type that `text` writes: `list(string)`, `map(string, dyn)`, `optional(T)`; one capital letter is a parameter. */
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

/** `a, map(b, c)` at its outer commas. */
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

/** Returns the name that values of the type have at run time; undefined when they can be of any. */
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
