import type { Expression } from '../syntax/ast.ts';
import type { Value } from '../values/value.ts';

/** One evaluation: the values of variables by their slots, and the cost so far. */
export interface Run {
  readonly slots: (Value | undefined)[];
  cost: number;
  readonly limit: number;
}

/** A compiled expression. */
export type Step = (run: Run) => Value;

/** A variable. That of a loop has `initial` when it is first read. */
export interface Variable {
  readonly slot: number;
  readonly initial?: Step;
}

/** The names that a part of an expression can use. */
export interface Scope {
  readonly variables: ReadonlyMap<string, Variable>;
  /** The first unused slot. */
  readonly nextSlot: number;
  readonly compile: (expression: Expression, scope: Scope) => Step;
}

/** Thrown when the cost of an evaluation exceeds its limit. */
export class CelCostExceeded extends Error {
  override readonly name = 'CelCostExceeded';
}

/** Adds to the cost of a run. Throws CelCostExceeded. */
export function charge(run: Run, cost: number): void {
  run.cost += cost;
  if (run.cost > run.limit) throw new CelCostExceeded('operation cancelled: actual cost limit exceeded');
}
