/** The details of a review that are shown. */
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
  /** Changes of charts, each with its releases. */
  readonly releases: number;
  /** Default values of a chart; 0 for their number. */
  readonly values: number;
  /** Rows of the table of images; 0 for their number. */
  readonly images: number;
}

const FULL: Details = {
  ...{ created: 40, lines: 60, context: true, lowest: 0 },
  ...{ groups: 500, named: 50, evidence: 100, deletions: 2000, order: 50 },
  ...{ releases: 100, values: 20, images: 200 },
};

const WITHOUT_DIFFERENCES = { created: 0, lines: 0, context: false, lowest: 5, values: 0 } as const;

/**
 * The levels of detail, the most first. Each level leaves out more, in this order: created objects; lines around differences and long
 * differences; differences of low risk; all differences; the order of reconciliation and the names of changed objects. The last level keeps
 * only some evidence of each risk, and numbers instead of the names of deleted objects.
 */
export const DETAILS: readonly Details[] = [
  FULL,
  { ...FULL, created: 0 },
  { ...FULL, created: 0, lines: 12, context: false, groups: 300, named: 20, order: 20, values: 10, images: 100 },
  {
    ...{ created: 0, lines: 12, context: false, lowest: 2 },
    ...{ groups: 200, named: 10, evidence: 50, deletions: 2000, order: 10 },
    ...{ releases: 60, values: 5, images: 60 },
  },
  { ...WITHOUT_DIFFERENCES, groups: 100, named: 5, evidence: 20, deletions: 1000, order: 5, releases: 30, images: 30 },
  { ...WITHOUT_DIFFERENCES, groups: 20, named: 3, evidence: 5, deletions: 300, order: 0, releases: 10, images: 10 },
  { ...WITHOUT_DIFFERENCES, groups: 5, named: 2, evidence: 2, deletions: 40, order: 0, releases: 3, images: 5 },
  { ...WITHOUT_DIFFERENCES, groups: 0, named: 1, evidence: 1, deletions: 0, order: 0, releases: 0, images: 0 },
];
