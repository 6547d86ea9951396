/** Limits of the content of a JSON text. */
export interface JsonLimits {
  /** The deepest nesting of arrays and objects. */
  readonly depth: number;
  /** The number of values, including those in arrays and objects. */
  readonly values: number;
}

/**
 * Returns the limit that a JSON text exceeds. It reads the text once and parses nothing, because a value of one byte takes many bytes of
 * memory after parsing. Returns undefined for a text within the limits, whether or not it is JSON.
 */
export function jsonLimitExceeded(text: string, limits: JsonLimits): keyof JsonLimits | undefined {
  let [depth, values] = [0, 1];
  for (let index = 0; index < text.length; index++) {
    const mark = text.charCodeAt(index);
    if (mark === QUOTE) index = closingQuote(text, index);
    else if (mark === COMMA) values += 1;
    else if (mark === OPEN_LIST || mark === OPEN_MAP) {
      depth += 1;
      values += 1;
    } else if (mark === CLOSE_LIST || mark === CLOSE_MAP) depth -= 1;
    if (depth > limits.depth) return 'depth';
    if (values > limits.values) return 'values';
  }
  return undefined;
}

/**
 * Returns the position of the quote that closes the string at `start`. Without such a quote, the result is at least the length of the text.
 */
function closingQuote(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}

/** More values than in the records and lock files of the largest fleets, and as deep as the deepest object of a cluster. */
const FILE_LIMITS: JsonLimits = { depth: 500, values: 4_000_000 };

/** Thrown for a JSON text beyond the limits. */
export class JsonLimitError extends SyntaxError {
  override readonly name = 'JsonLimitError';
}

/**
 * Parses the JSON of a file from any author. Throws a SyntaxError for other text, and a JsonLimitError for a text that exceeds the limits.
 */
export function parseLimitedJson(text: string, limits: JsonLimits = FILE_LIMITS): unknown {
  const exceeded = jsonLimitExceeded(text, limits);
  if (exceeded !== undefined)
    throw new JsonLimitError(
      exceeded === 'depth' ? `it is nested more than ${limits.depth} levels deep` : `it has more than ${limits.values} values`,
    );
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SyntaxError('it is not valid JSON');
  }
}

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d];
