import type { RowLimits } from './hunk-rows.ts';

/** Limits of the data for the script of a report. */
export interface PageDetails extends RowLimits {
  /** Maximum lines of a created object. */
  readonly created: number;
  /** Maximum number of changes, the highest risk first. */
  readonly changes: number;
}

/**
 * Levels of detail, the most detailed first. Each level leaves out more, in this order: long created objects; long differences; all
 * content of created objects; lines around differences; all differences; changes of the lowest risk. Risks and deletions are in the page
 * itself and are never left out.
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

/** The last level, if deletions alone need all the space. */
export const MIN_DETAILS: PageDetails = { created: 0, lines: 0, context: false, changes: 2_000 };
