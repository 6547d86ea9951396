/** The kinds of tokens of a YAML stream. */
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

/** The notation of a scalar. */
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

/** A position in a text: an offset and its line, both from 0. */
export interface Mark {
  readonly start: number;
  readonly line: number;
}

/**
 * The version of go-yaml. The versions differ in the line of an error, in which of two errors they report, and in keys that are `{}` or
 * `[]`.
 */
export type GoYaml = 'v2' | 'v3';

/** A text that go-yaml rejects. The message and its line are those of go-yaml. */
export class YamlRefusal extends Error {
  /** The problem, without a line. */
  readonly problem: string;
  /** Offset in the text of the position that helps a person most. */
  readonly offset: number;

  constructor(problem: string, offset: number, line = 0) {
    super(line === 0 ? problem : `line ${line}: ${problem}`);
    this.problem = problem;
    this.offset = offset;
  }
}

/** Throws an error for a token. `around` is the start of the collection or node; `opened` is the start of an open one. */
export function refuseToken(version: GoYaml, token: Token, problem: string, around?: Mark, opened = around): never {
  // When the text ends before a collection is closed, the position is the start of the collection.
  const position = token.kind === 'stream end' && opened ? opened : token;
  throw new YamlRefusal(problem, position.start, namedLine(version, token.line, around?.line));
}

/**
 * Returns the line that go-yaml names, from 0: for v2 that of the error, for v3 that of the surrounding node. If it is the first line, the
 * other one is named.
 */
export const namedLine = (version: GoYaml, line: number, around = 0): number => (version === 'v2' ? line || around : around || line);
