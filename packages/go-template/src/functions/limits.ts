import { TemplateLimitError } from '../values/template-error.ts';

/** Characters of a text, and items of a list, that one function may create. */
export const MAX_SIZE = 4 * 2 ** 20;

/** Items of a list that one function may create. */
const MAX_ITEMS = 2 ** 20;

/** Ends the run when a function would create a text of this size. */
export function limitText(size: number): void {
  if (size > MAX_SIZE) throw new TemplateLimitError('text', MAX_SIZE);
}

/** Ends the run when a function would create a list of this size. */
export function limitList(size: number): void {
  if (size > MAX_ITEMS) throw new TemplateLimitError('list', MAX_ITEMS);
}
