import { lazy } from '@slipway/manifest/lazy';

// Loaded lazily, because most charts read no files.
const re2js = lazy<typeof import('re2js')>(import.meta.url, 're2js');

/**
 * Returns a function that matches paths with a pattern of `.Files.Glob`; undefined for an invalid pattern. `*` and `?` stop at `/`, `**`
 * does not. Supports `[abc]`, `[a-z]`, `[!a]` and `{a,b}`, and `\` as an escape.
 */
export function globMatcher(pattern: string): ((path: string) => boolean) | undefined {
  const source = expression([...pattern]);
  if (source === undefined) return undefined;
  const compiled = re2js().RE2JS.compile(`^(?s:${source})$`);
  return (path) => compiled.matcher(path).find();
}

interface Reader {
  readonly characters: readonly string[];
  at: number;
  /** Number of open `{`. */
  open: number;
}

function expression(characters: readonly string[]): string | undefined {
  const reader: Reader = { characters, at: 0, open: 0 };
  let source = '';
  while (reader.at < characters.length) {
    const next = nextExpression(reader);
    if (next === undefined) return undefined;
    source += next;
  }
  return reader.open === 0 ? source : undefined;
}

function nextExpression(reader: Reader): string | undefined {
  const character = reader.characters[reader.at] as string;
  reader.at += 1;
  if (character === '*') return many(reader);
  if (character === '?') return '[^/]';
  if (character === '[') return set(reader);
  if (character === '\\') return quotedCharacter(reader);
  if (character === '{') {
    reader.open += 1;
    return '(?:';
  }
  if (reader.open > 0 && character === '}') {
    reader.open -= 1;
    return ')';
  }
  return reader.open > 0 && character === ',' ? '|' : re2js().RE2JS.quote(character);
}

function many(reader: Reader): string {
  if (reader.characters[reader.at] !== '*') return '[^/]*';
  reader.at += 1;
  return '.*';
}

function set(reader: Reader): string | undefined {
  const start = reader.at;
  const end = reader.characters.indexOf(']', start + 1);
  reader.at = end + 1;
  return end < 0 ? undefined : setExpression(reader.characters.slice(start, end));
}

function quotedCharacter(reader: Reader): string | undefined {
  const character = reader.characters[reader.at];
  reader.at += 1;
  return character === undefined ? undefined : re2js().RE2JS.quote(character);
}

/** Returns the expression of a set, which is one range or a list of characters. */
function setExpression(characters: readonly string[]): string | undefined {
  const negated = characters[0] === '!';
  const items = negated ? characters.slice(1) : characters;
  if (items.length === 0) return undefined;
  const [low, dash, high] = items;
  const isRange = items.length === 3 && dash === '-';
  if (isRange && (low as string) > (high as string)) return undefined;
  const content = isRange ? `${inSet(low as string)}-${inSet(high as string)}` : items.map(inSet).join('');
  return `[${negated ? '^' : ''}${content}]`;
}

const inSet = (character: string): string => (character === '-' ? '\\-' : re2js().RE2JS.quote(character));
