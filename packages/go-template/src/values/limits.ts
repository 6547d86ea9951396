import { TemplateLimitError } from './template-error.ts';

/** Maximum number of characters of a text that one function creates. */
const MAX_SIZE = 4 * 2 ** 20;

/** Maximum number of values that one call of a function creates, copies or prints, in all lists and maps together. */
const MAX_ITEMS = 2 ** 20;

/** Maximum number of values that the functions of one run create, copy, print or compare. */
const MAX_VALUES = 16 * 2 ** 20;

/** Counters of the current run. There is only one, because templates run synchronously. */
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
 * Counts values that a call creates, copies or prints. A list can contain one map in two positions, which can do the same. Such a value is
 * small in memory, but a function that visits all of it does not end.
 */
export function countItems(count = 1): void {
  itemsOfCall += count;
  if (itemsOfCall > MAX_ITEMS) throw new TemplateLimitError('list', MAX_ITEMS);
  countValues(count);
}

/** Counts the characters of a text in a value that a call prints: four characters count as one value. */
export function countText(length: number): void {
  itemsOfCall += length / 4;
  if (itemsOfCall > MAX_ITEMS) throw new TemplateLimitError('text', MAX_SIZE);
}

/** Counts values that a call compares. */
export function countValues(count = 1): void {
  valuesOfRun += count;
  if (valuesOfRun > MAX_VALUES) throw new TemplateLimitError('values', MAX_VALUES);
}
