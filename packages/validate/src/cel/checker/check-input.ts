import type { Expression } from '../syntax/ast.ts';
import type { Signature } from '../values/overload.ts';
import type { CelType } from '../values/types.ts';
import type { Checked } from './checked.ts';

/** A problem of an expression, with its position in UTF-16 units from the start, if available. */
export interface CelIssue {
  readonly message: string;
  readonly offset: number | undefined;
}

/** An expression with the types of all its parts, and its problems. */
export interface CheckResult {
  readonly checked: Checked;
  readonly issues: readonly CelIssue[];
}

/** The types of the names, and the positions of the parts of the expression. */
export interface CheckInput {
  readonly variables: ReadonlyMap<string, CelType>;
  readonly offsets: ReadonlyMap<Expression, number>;
  /** Functions and messages in addition to those of the server's common environment. */
  readonly more?: Declarations | undefined;
}

/** Declarations that an environment adds to the common one. */
export interface Declarations {
  readonly signatures: ReadonlyMap<string, readonly Signature[]>;
  /** Returns the type of the messages with this name; undefined when no message has it. */
  readonly messageNamed: (name: string) => CelType | undefined;
}

/** Returns the issues as text, each with its line and column in the expression. */
export const describeIssues = (text: string, issues: readonly CelIssue[]): string =>
  issues.map(({ message, offset }) => `${message}${offset === undefined ? '' : ` at ${positionIn(text, offset)}`}`).join('; ');

function positionIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return lines.length > 1 ? `line ${lines.length}, column ${column}` : `column ${column}`;
}
