/**
 * Returns a function that tells whether a path matches a pattern of Go's `path.Match`: `*` and `?` match within a part, `[a-z]` and `[^a-z]`
 * match any one character, and `\` escapes. Returns undefined for an invalid pattern. Takes time linear in pattern and path.
 */
export function pathPattern(pattern: string): ((path: string) => boolean) | undefined {
  const tokens = parsePattern(pattern);
  if (tokens === undefined) return undefined;
  // Most paths end in another text than the pattern.
  const end = textAtEnd(tokens);
  return (path) => path.endsWith(end) && matches(tokens, path);
}

/** Returns the text after the last token that is not text. */
function textAtEnd(tokens: readonly Token[]): string {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'text');
  return tokens
    .slice(last + 1)
    .map((token) => (token.kind === 'text' ? token.character : ''))
    .join('');
}

type Token =
  | { readonly kind: 'many' }
  | { readonly kind: 'one' }
  | { readonly kind: 'text'; readonly character: string }
  | { readonly kind: 'set'; readonly negated: boolean; readonly ranges: readonly (readonly [string, string])[] };

function parsePattern(pattern: string): readonly Token[] | undefined {
  const characters = [...pattern];
  const tokens: Token[] = [];
  let index = 0;
  /** Reads one bound of a range. */
  const character = (): string | undefined => {
    const next = characters[index];
    if (next === undefined || next === '-' || next === ']') return undefined;
    if (next === '\\') index += 1;
    const read = characters[index];
    index += 1;
    return read;
  };
  const set = (): Token | undefined => {
    const negated = characters[index] === '^';
    if (negated) index += 1;
    const ranges: [string, string][] = [];
    while (characters[index] !== ']' || ranges.length === 0) {
      const low = character();
      if (low === undefined) return undefined;
      let high: string | undefined = low;
      if (characters[index] === '-') {
        index += 1;
        high = character();
      }
      if (high === undefined || characters[index] === undefined) return undefined;
      ranges.push([low, high]);
    }
    index += 1;
    return { kind: 'set', negated, ranges };
  };
  while (index < characters.length) {
    const next = characters[index] as string;
    index += 1;
    if (next === '*') tokens.push({ kind: 'many' });
    else if (next === '?') tokens.push({ kind: 'one' });
    else if (next === '[') {
      const token = set();
      if (token === undefined) return undefined;
      tokens.push(token);
    } else if (next !== '\\') tokens.push({ kind: 'text', character: next });
    else if (index === characters.length) return undefined;
    else tokens.push({ kind: 'text', character: characters[index++] as string });
  }
  return tokens;
}

/** Matches the tokens. On a mismatch, it extends the last `*` by one character. It never has to extend an earlier `*`. */
function matches(tokens: readonly Token[], path: string): boolean {
  const characters = [...path];
  let [token, at] = [0, 0];
  let [again, againAt] = [-1, 0];
  while (at < characters.length || token < tokens.length) {
    const wanted = tokens[token];
    if (wanted?.kind === 'many') {
      [again, againAt] = [token, at];
      token += 1;
      continue;
    }
    const character = characters[at];
    if (wanted !== undefined && character !== undefined && matchesOne(wanted, character)) {
      token += 1;
      at += 1;
      continue;
    }
    // `*` does not match the `/` that it would have to skip.
    if (again < 0 || againAt >= characters.length || characters[againAt] === '/') return false;
    againAt += 1;
    [token, at] = [again + 1, againAt];
  }
  return true;
}

function matchesOne(token: Token, character: string): boolean {
  if (token.kind === 'text') return token.character === character;
  if (token.kind === 'one') return character !== '/';
  if (token.kind !== 'set') return false;
  return token.ranges.some(([low, high]) => low <= character && character <= high) !== token.negated;
}
