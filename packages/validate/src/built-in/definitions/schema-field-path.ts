import { at, isSet, type Place } from '../place.ts';

/** The schema of the field that a path such as `.spec.names['a.b']` means; undefined when it is none (`ValidFieldPath`). */
export function schemaAtPath(path: string, schema: Place, options: { readonly brackets: boolean }): Place | undefined {
  const tokens = tokensOf(path);
  let place: Place | undefined = schema;
  for (let index = 0; index < tokens.length && place; index++) {
    if (tokens[index] === '.') place = step(place, tokens[++index]);
    else if (tokens[index] === '[' && options.brackets) {
      place = step(place, unquoted(tokens[++index]));
      if (tokens[++index] !== ']') return undefined;
    } else return undefined;
  }
  return place;
}

/** Dots, brackets, and what is between them; a quoted text is one. */
const tokensOf = (path: string): readonly string[] => path.match(/'(?:[^'\\]|\\.)*'|[.[\]]|[^.[\]]+/gs) ?? [];

function step(schema: Place, name: string | undefined): Place | undefined {
  if (name === undefined) return undefined;
  if (hasEntries(at(schema, 'properties'))) {
    const field = at(schema, 'properties', name);
    return isSet(field) ? field : undefined;
  }
  const additional = at(schema, 'additionalProperties');
  return isSet(additional) ? additional : undefined;
}

const hasEntries = ({ value }: Place): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function unquoted(token: string | undefined): string | undefined {
  const text = /^'(.*)'$/s.exec(token ?? '')?.[1];
  return text?.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
