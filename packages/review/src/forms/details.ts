/** How much of a review is shown. */
export interface Details {
  /** Lines of an object that is created; 0 for its name alone. */
  readonly created: number;
  readonly lines: number;
  readonly context: boolean;
  /** Differences of changes below this risk are not shown. */
  readonly lowest: number;
  readonly groups: number;
  readonly named: number;
  readonly evidence: number;
  readonly deletions: number;
  /** Flux Kustomizations in the order of reconciliation. */
  readonly order: number;
}

/**
 * How much is shown, the most first. What is left out, in this order: objects that are created, lines around differences and long
 * differences, differences of low risk, all differences, the order of reconciliation and names of changed objects, and at last all but
 * some of the evidence of each risk and the names of what goes, of which the numbers stay.
 */
export const DETAILS: readonly Details[] = [
  { created: 40, lines: 60, context: true, lowest: 0, groups: 500, named: 50, evidence: 100, deletions: 2000, order: 50 },
  { created: 0, lines: 60, context: true, lowest: 0, groups: 500, named: 50, evidence: 100, deletions: 2000, order: 50 },
  { created: 0, lines: 12, context: false, lowest: 0, groups: 300, named: 20, evidence: 100, deletions: 2000, order: 20 },
  { created: 0, lines: 12, context: false, lowest: 2, groups: 200, named: 10, evidence: 50, deletions: 2000, order: 10 },
  { created: 0, lines: 0, context: false, lowest: 5, groups: 100, named: 5, evidence: 20, deletions: 1000, order: 5 },
  { created: 0, lines: 0, context: false, lowest: 5, groups: 20, named: 3, evidence: 5, deletions: 300, order: 0 },
  { created: 0, lines: 0, context: false, lowest: 5, groups: 5, named: 2, evidence: 2, deletions: 40, order: 0 },
  { created: 0, lines: 0, context: false, lowest: 5, groups: 0, named: 1, evidence: 1, deletions: 0, order: 0 },
];
