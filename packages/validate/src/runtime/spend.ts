import { type Budget, NO_BUDGET } from '@slipway/manifest';

let current: Budget = NO_BUDGET;

/** Does `action` within a budget: what it spends is taken from there. A LimitError ends it. */
export function within<Result>(budget: Budget, action: () => Result): Result {
  const around = current;
  current = budget;
  try {
    return action();
  } finally {
    current = around;
  }
}

/** Takes steps of work, each about ten nanoseconds, from the budget of what is being done. Throws a LimitError. */
export const spend = (steps: number): void => current.take('steps', steps);
