import { goQuote } from '@slipway/go-template/go-format';

/** A field of the input of a function that the function rejects. */
export interface FieldProblem {
  /** The path of the field: `transforms[0].math.type`. */
  readonly field: string;
  /** The invalid value; absent for a missing field. */
  readonly value?: string;
  readonly detail: string;
}

export const requiredField = (field: string, detail: string): FieldProblem => ({ field, detail });

export const invalidField = (field: string, value: string, detail: string): FieldProblem => ({ field, value, detail });

/** Returns a problem with the path of the object that contains the field. */
export const withinField = (parent: string, problem: FieldProblem | undefined): FieldProblem | undefined =>
  problem && { ...problem, field: `${parent}${problem.field.startsWith('[') ? '' : '.'}${problem.field}` };

/** Returns the first problem of the items of a list. */
export function firstProblem<Item>(
  name: string,
  items: readonly Item[] | undefined,
  check: (item: Item) => FieldProblem | undefined,
): FieldProblem | undefined {
  for (const [index, item] of (items ?? []).entries()) {
    const problem = check(item);
    if (problem !== undefined) return withinField(`${name}[${index}]`, problem);
  }
  return undefined;
}

/** Returns the text of the error in Go. */
export const fieldProblemText = ({ field, value, detail }: FieldProblem): string =>
  value === undefined ? `${field}: Required value: ${detail}` : `${field}: Invalid value: ${goQuote(value)}: ${detail}`;
