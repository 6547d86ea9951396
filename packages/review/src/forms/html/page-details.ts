import type { RowLimits } from './hunk-rows.ts';

/** How much of a review the script of a report gets. */
export interface PageDetails extends RowLimits {
  /** Lines of an object that is created. */
  readonly created: number;
  /** Changes, the highest risk first. */
  readonly changes: number;
}

/**
 * How much there is, the most first. What is left out, in this order: long objects that are created, long differences, all of created
 * objects, lines around differences, all differences, changes of the lowest risk. Risks and removals are in the page itself and are
 * never left out.
 */
export const PAGE_DETAILS: readonly PageDetails[] = [
  { created: 500, lines: 500, context: true, changes: 200_000 },
  { created: 80, lines: 200, context: true, changes: 200_000 },
  { created: 20, lines: 120, context: true, changes: 200_000 },
  { created: 8, lines: 80, context: true, changes: 200_000 },
  { created: 0, lines: 60, context: true, changes: 200_000 },
  { created: 0, lines: 12, context: false, changes: 200_000 },
  { created: 0, lines: 4, context: false, changes: 50_000 },
  { created: 0, lines: 0, context: false, changes: 20_000 },
];

/** What is left where removals alone take all the room. */
export const LEAST_DETAILS: PageDetails = { created: 0, lines: 0, context: false, changes: 2_000 };
