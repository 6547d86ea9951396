import type { Expression } from '../syntax/ast.ts';
import type { Value } from '../values/value.ts';

/** One evaluation: the values of variables by their slots, and what it cost so far. */
export interface Run {
  readonly slots: (Value | undefined)[];
  cost: number;
  readonly limit: number;
}

/** An expression made ready. */
export type Step = (run: Run) => Value;

/** A variable; that of a fold starts with `initial`, when it is first read. */
export interface Variable {
  readonly slot: number;
  readonly initial?: Step;
}

/** What a part of an expression can name. */
export interface Scope {
  readonly variables: ReadonlyMap<string, Variable>;
  /** The first slot that no variable in scope has. */
  readonly nextSlot: number;
  readonly compile: (expression: Expression, scope: Scope) => Step;
}

/** Stops an evaluation whose cost is over its limit. */
export class CelCostExceeded extends Error {
  override readonly name = 'CelCostExceeded';
}

/** Adds to the cost of a run. Throws CelCostExceeded. */
export function charge(run: Run, cost: number): void {
  run.cost += cost;
  if (run.cost > run.limit) throw new CelCostExceeded('operation cancelled: actual cost limit exceeded');
}
