/** A parsed expression, with macros expanded into comprehensions as the server does. */
export type Expression =
  | { readonly node: 'literal'; readonly value: Literal }
  | { readonly node: 'name'; readonly name: string }
  | { readonly node: 'select'; readonly of: Expression; readonly field: string; readonly test: boolean }
  | { readonly node: 'call'; readonly name: string; readonly target?: Expression; readonly args: readonly Expression[] }
  | { readonly node: 'list'; readonly items: readonly ListItem[] }
  | { readonly node: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly node: 'message'; readonly type: string; readonly fields: readonly MessageField[] }
  | Comprehension;

/** Values of literals. An int is a bigint, a double a number. */
export type Literal = string | number | boolean | null | bigint | { readonly uint: bigint } | { readonly bytes: Uint8Array };

/** An entry of a list literal. An optional entry (`?x`) is left out if it has no value. */
export interface ListItem {
  readonly value: Expression;
  readonly optional: boolean;
}

/** A field of a message literal. */
export interface MessageField extends ListItem {
  readonly name: string;
}

/** An entry of a map literal. */
export interface MapEntry extends ListItem {
  readonly key: Expression;
}

/** A loop over `range` that accumulates its result in the variable `accumulator`. */
export interface Comprehension {
  readonly node: 'comprehension';
  readonly range: Expression;
  readonly variable: string;
  /** The second variable of two-variable macros: the value. `variable` is then the index or the key. */
  readonly secondVariable?: string;
  readonly accumulator: string;
  readonly initial: Expression;
  readonly condition: Expression;
  readonly step: Expression;
  readonly result: Expression;
}

/** Thrown for a text that CEL cannot parse. `offset` counts UTF-16 units from the start. */
export class CelSyntaxError extends Error {
  override readonly name = 'CelSyntaxError';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
