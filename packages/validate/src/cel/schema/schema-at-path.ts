import type { StructuralSchema } from '../../schema/structural-schema.ts';

/** Returns the schema of the field at a path such as `.spec.names['a.b']`; undefined when the path is not valid (`ValidFieldPath`). */
export function schemaAtPath(
  path: string,
  schema: StructuralSchema,
  options: { readonly brackets: boolean },
): StructuralSchema | undefined {
  const tokens = tokensOf(path);
  let found: StructuralSchema | undefined = schema;
  for (let index = 0; index < tokens.length && found; index++) {
    if (tokens[index] === '.') found = step(found, tokens[++index]);
    else if (tokens[index] === '[' && options.brackets) {
      found = step(found, unquoted(tokens[++index]));
      if (tokens[++index] !== ']') return undefined;
    } else return undefined;
  }
  return found;
}

/** Matches dots, brackets and the text between them. A quoted text is one match. */
const tokensOf = (path: string): readonly string[] => path.match(/'(?:[^'\\]|\\.)*'|[.[\]]|[^.[\]]+/gs) ?? [];

function step({ properties = {}, additionalProperties }: StructuralSchema, name: string | undefined): StructuralSchema | undefined {
  if (name === undefined) return undefined;
  if (Object.keys(properties).length > 0) return Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function unquoted(token: string | undefined): string | undefined {
  const text = /^'(.*)'$/s.exec(token ?? '')?.[1];
  return text?.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
