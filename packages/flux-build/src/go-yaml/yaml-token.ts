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

/** A token, and the line on which it starts, from 0. */
export interface Token {
  readonly kind: TokenKind;
  readonly line: number;
  /** Text of a scalar, name of an anchor or alias, handle of a tag, version of a directive. */
  readonly value: string;
  /** Suffix of a tag, prefix of a directive. */
  readonly suffix: string;
  readonly plain: boolean;
  /** A scalar that is written as `>`. */
  readonly folded?: boolean;
}

/** A text that go-yaml refuses, in its words. */
export class YamlRefusal extends Error {}

/** Where a token starts. */
export interface Mark {
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

/** Refused while looking at characters: the line is counted from 1, and the first one goes without saying. */
export function refuseText(line: number, problem: string, start?: number): never {
  const told = line !== 0 ? line + 1 : (start ?? 0);
  throw new YamlRefusal(told === 0 ? problem : `line ${told}: ${problem}`);
}

/** Refused while looking at tokens: go-yaml tells the line before the one meant, or the one before the collection's. */
export function refuseToken(line: number, problem: string, start = 0): never {
  const told = line !== 0 ? line : start;
  throw new YamlRefusal(told === 0 ? problem : `line ${told}: ${problem}`);
}
