import { CelSyntaxError, type Expression } from '../syntax/ast.ts';
import { parse } from '../syntax/parse.ts';
import type { CelType } from '../values/types.ts';
import { sameType, typeText } from './assignable.ts';
import { checkExpression } from './check-expression.ts';
import type { CelIssue, Declarations } from './check-input.ts';
import { literalIssues } from './check-literals.ts';
import type { Checked } from './checked.ts';

/** The result of compiling a CEL text as the server does: its issues, or the checked expression. */
export type CheckedText =
  | { readonly issues: readonly [CelIssue, ...CelIssue[]]; readonly checked?: undefined }
  | { readonly issues: readonly []; readonly checked: Checked };

/** The variables that an expression can use, and its required type. */
export interface TextContext {
  readonly variables: ReadonlyMap<string, CelType>;
  /** Types, one of which the result must have. @default any type */
  readonly wanted?: readonly CelType[];
  /** The declarations of this environment in addition to the common ones. */
  readonly more?: Declarations;
}

/** Parses and type-checks `text`. Never throws an error because of it. */
export function checkText(text: string, context: TextContext): CheckedText {
  try {
    return checkParsed(text, context);
  } catch (error) {
    if (error instanceof CelSyntaxError) return refused({ message: `Syntax error: ${error.message}`, offset: error.offset });
    if (error instanceof RangeError) return refused({ message: 'nested too deep', offset: undefined });
    throw error;
  }
}

const refused = (issue: CelIssue): CheckedText => ({ issues: [issue] });

function checkParsed(text: string, { variables, wanted, more }: TextContext): CheckedText {
  const offsets = new Map<Expression, number>();
  const expression = parse(text, offsets);
  const { checked, issues } = checkExpression(expression, { variables, offsets, more });
  const found = issues.length > 0 ? issues : literalIssues(checked);
  const [first, ...others] = found;
  if (first) return { issues: [first, ...others] };
  if (wanted && !wanted.some((type) => sameType(type, checked.type))) {
    return refused({ message: `must evaluate to ${wanted.map(typeText).join(' or ')}, not ${typeText(checked.type)}`, offset: 0 });
  }
  return { issues: [], checked };
}
