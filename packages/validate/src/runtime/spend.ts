import { type Budget, createCurrentBudget } from '@slipway/manifest';

const current = createCurrentBudget();

/** Runs `action` within a budget. Throws a LimitError when `action` exceeds it. */
export function within<Result>(budget: Budget, action: () => Result): Result {
  const around = current.budget;
  current.budget = budget;
  try {
    return action();
  } finally {
    current.budget = around;
  }
}

/** Takes operations, each about ten nanoseconds, from the budget of the current work. Throws a LimitError. */
export const spend = (operations: number): void => current.budget.take('operations', operations);
