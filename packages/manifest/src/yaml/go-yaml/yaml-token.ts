/** What the text of a YAML stream consists of. */
export type TokenKind =
  | 'stream end'
  | 'version directive'
  | 'tag directive'
  | 'document start'
  | 'document end'
  | 'list start'
  | 'map start'
  | 'block end'
  | '['
  | ']'
  | '{'
  | '}'
  | ','
  | '-'
  | 'key'
  | 'value'
  | 'alias'
  | 'anchor'
  | 'tag'
  | 'scalar';

/** How a scalar is written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** A token, the line on which it starts, from 0, and its offset in the text. */
export interface Token {
  readonly kind: TokenKind;
  readonly line: number;
  readonly start: number;
  /** Text of a scalar, name of an anchor or alias, handle of a tag, version of a directive. */
  readonly value: string;
  /** Suffix of a tag, prefix of a directive. */
  readonly suffix: string;
  readonly style: ScalarStyle;
}

/** A place in a text: an offset and its line, both from 0. */
export interface Mark {
  readonly start: number;
  readonly line: number;
}

/** Which go-yaml; they differ in the line of a mistake, in which of two they see first, and in keys that are `{}` or `[]`. */
export type GoYaml = 'v2' | 'v3';

/** A text that go-yaml refuses; the message is in its words, with the line that it names. */
export class YamlRefusal extends Error {
  /** What is wrong, without a line. */
  readonly problem: string;
  /** Where a person looks for it: offset in the text. */
  readonly offset: number;

  constructor(problem: string, offset: number, line = 0) {
    super(line === 0 ? problem : `line ${line}: ${problem}`);
    this.problem = problem;
    this.offset = offset;
  }
}

/** Throws the refusal of a token. `around` is where the collection or node begins, and `opened` is not closed yet. */
export function refuseToken(version: GoYaml, token: Token, problem: string, around?: Mark, opened = around): never {
  // What is not closed at the end of the text is looked for where it was opened.
  const place = token.kind === 'stream end' && opened ? opened : token;
  throw new YamlRefusal(problem, place.start, namedLine(version, token.line, around?.line));
}

/** Counted from 0: that of the mistake for v2, that of what it is in for v3, and the other one when that is the first. */
export const namedLine = (version: GoYaml, line: number, around = 0): number => (version === 'v2' ? line || around : around || line);
