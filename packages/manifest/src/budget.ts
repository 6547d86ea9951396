import { sharedByCopies } from './findings/shared-by-copies.ts';

/** What one run may use, whatever its input is. */
export interface Limits {
  /** Objects that are read, built or judged. */
  readonly objects: number;
  /** Bytes that are made of the input: read, generated, copied, substituted. */
  readonly bytes: number;
  /** Units of work: a node that is copied, a character that is matched, a pair that is compared. */
  readonly steps: number;
  readonly findings: number;
  /** Milliseconds from the start of the run. */
  readonly time: number;
}

export type Limit = keyof Limits;

/** Far above the largest public fleets, and within the memory of a small CI runner. */
export const DEFAULT_LIMITS: Limits = { objects: 400_000, bytes: 2 ** 30, steps: 4e9, findings: 50_000, time: 300_000 };

const limitErrors = sharedByCopies('limit-errors', () => new WeakSet<object>());

/** Thrown when a run has used up one of its limits; whoever catches it says in a finding what was not done. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly limit: Limit;
  readonly most: number;

  constructor(limit: Limit, most: number) {
    super(`stopped at the limit of ${describeLimit(limit, most)}`);
    this.limit = limit;
    this.most = most;
    limitErrors.add(this);
  }

  /** Those of another copy of this package, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && limitErrors.has(value);
  }
}

/** What a run, or a part of it, has left. */
export interface Budget {
  /** Throws a LimitError when that was more than is left, now and at each later call. */
  readonly take: (limit: Exclude<Limit, 'time'>, amount?: number) => void;
  /** The budget of a part: it ends at its own limits and at those of the whole, so that one bad file leaves something to the others. */
  readonly part: (limits: Partial<Omit<Limits, 'time'>>) => Budget;
}

/** `now` gives milliseconds; without a clock, time has no limit and the same input always ends in the same way. */
export function createBudget(limits: Partial<Limits> = {}, now?: () => number): Budget {
  const most = { ...DEFAULT_LIMITS, ...limits };
  return budgetOf(most, now === undefined ? () => {} : clock(now, most.time));
}

type Take = (limit: Exclude<Limit, 'time'>, amount: number) => void;

/** Looks at the clock now and then: after about a millisecond of work. */
function clock(now: () => number, time: number): Take {
  const end = now() + time;
  let left = STEPS_OF_A_LOOK;
  return (limit, amount) => {
    left -= amount * STEPS[limit];
    if (left > 0) return;
    if (now() > end) throw new LimitError('time', time);
    left = STEPS_OF_A_LOOK;
  };
}

const STEPS_OF_A_LOOK = 50_000;
/** What one of them is worth in steps. */
const STEPS = { objects: 500, bytes: 0.1, steps: 1, findings: 500 } as const;

function budgetOf(most: Partial<Limits>, whole: Take): Budget {
  const used = { objects: 0, bytes: 0, steps: 0, findings: 0 };
  const take = (limit: Exclude<Limit, 'time'>, amount = 1): void => {
    used[limit] += amount;
    const limited = most[limit];
    if (limited !== undefined && used[limit] > limited) throw new LimitError(limit, limited);
    whole(limit, amount);
  };
  return { take, part: (limits) => budgetOf(limits, take) };
}

/** For input of one's own. */
export const NO_BUDGET: Budget = { take: () => {}, part: () => NO_BUDGET };

const describeLimit = (limit: Limit, most: number): string => {
  if (limit === 'time') return `${most / 1000} seconds`;
  return limit === 'bytes' ? `${Math.floor(most / 2 ** 20)} MiB` : `${most.toLocaleString('en-US')} ${limit}`;
};
