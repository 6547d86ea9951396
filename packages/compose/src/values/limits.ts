import { TemplateLimitError } from '@slipway/go-template/go-format';
import { createCurrentBudget, LimitError } from '@slipway/manifest';

/** The budget of the current render. Functions of values take from it, so that no Composition uses much memory or time. */
export const renderBudget = createCurrentBudget();

/** The most characters of one text that a render creates. */
export const MAX_TEXT = 4 * 2 ** 20;

/** Counts a text before it is created. */
export function countText(length: number): void {
  if (length > MAX_TEXT) throw new LimitError('bytes', MAX_TEXT);
  renderBudget.budget.take('bytes', length);
}

/** Counts values that are copied, compared or printed. */
export const countValues = (count: number): void => renderBudget.budget.take('operations', count);

/** Calls a function of the package go-template, and converts its limit into the limit of the render. */
export function withinTextLimits<Value>(run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    if (error instanceof TemplateLimitError) throw new LimitError('bytes', MAX_TEXT);
    throw error;
  }
}
