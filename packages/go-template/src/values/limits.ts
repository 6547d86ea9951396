import { TemplateLimitError } from './template-error.ts';

/** Characters of a text that one function may create. */
const MAX_SIZE = 4 * 2 ** 20;

/** Values that one call of a function may create, copy or print, in all lists and maps together. */
const MAX_ITEMS = 2 ** 20;

/** Values that the functions of one run may create, copy, print or compare. */
const MAX_VALUES = 16 * 2 ** 20;

/** Everything that runs is of one run: templates wait for nothing. */
let [itemsOfCall, valuesOfRun] = [0, 0];

/** Starts to count for a new run. */
export function startRun(): void {
  itemsOfCall = 0;
  valuesOfRun = 0;
}

/** Starts to count for a new call of a function. */
export function startCall(): void {
  itemsOfCall = 0;
}

/** Ends the run when a function would create a text of this size. */
export function limitText(size: number): void {
  if (size > MAX_SIZE) throw new TemplateLimitError('text', MAX_SIZE);
}

/**
 * Counts values that a call creates, copies or prints. A list can have one map at two places, which can do the same: such a value is small
 * in memory, and has no end for a function that goes through it.
 */
export function countItems(count = 1): void {
  itemsOfCall += count;
  if (itemsOfCall > MAX_ITEMS) throw new TemplateLimitError('list', MAX_ITEMS);
  countValues(count);
}

/** Counts the characters of a text within a value that a call prints: one value for each four of them. */
export function countText(length: number): void {
  itemsOfCall += length / 4;
  if (itemsOfCall > MAX_ITEMS) throw new TemplateLimitError('text', MAX_SIZE);
}

/** Counts values that a call compares. */
export function countValues(count = 1): void {
  valuesOfRun += count;
  if (valuesOfRun > MAX_VALUES) throw new TemplateLimitError('values', MAX_VALUES);
}
