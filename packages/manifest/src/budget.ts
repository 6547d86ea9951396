import { sharedByCopies } from './findings/shared-by-copies.ts';

/** The limits of one run, for any input. */
export interface Limits {
  /** Objects that are read, built or checked. */
  readonly objects: number;
  /** Bytes that are created from the input: read, generated, copied, substituted. */
  readonly bytes: number;
  /** Units of work: a node that is copied, a character that is matched, a pair that is compared. */
  readonly operations: number;
  readonly findings: number;
  /** Milliseconds from the start of the run. */
  readonly time: number;
  /** The part of the memory that the process may have, from 0 to 1. */
  readonly memory: number;
}

export type Limit = keyof Limits;

/** Far above the largest public fleets, and within the memory of a small CI runner. */
export const DEFAULT_LIMITS: Limits = { objects: 400_000, bytes: 2 ** 30, operations: 4e9, findings: 50_000, time: 300_000, memory: 0.9 };

const limitErrors = sharedByCopies('limit-errors', () => new WeakSet<object>());

/** Thrown when a run reaches one of its limits. The caller that catches it reports in a finding what was not done. */
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

  /** Also recognises errors that another copy of this package created. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && limitErrors.has(value);
  }
}

/** The remaining budget of a run, or of a part of it. */
export interface Budget {
  /** Takes an amount from the budget. Throws a LimitError when the amount is more than is left, and at each later call. */
  readonly take: (limit: CountedLimit, amount?: number) => void;
  /**
   * Returns the budget of a part. It ends at its own limits and at those of the whole, so that one bad file does not use up the whole
   * budget.
   */
  readonly part: (limits: Partial<Pick<Limits, CountedLimit>>) => Budget;
  /**
   * Runs work and throws a LimitError at the time limit, even in a loop or a pattern that takes nothing from the budget. `finally` blocks
   * of interrupted work do not run, so the caller must not use any state that the work was changing.
   */
  readonly interruptible: <Value>(work: () => Value, options?: Interruptible) => Value;
  /** Returns the milliseconds until the time limit; Infinity without a clock. */
  readonly timeLeft: () => number;
}

/** How long interruptible work may take. */
interface Interruptible {
  /** Milliseconds for this work alone, if that is less than the rest of the time. */
  readonly atMost?: number;
  /** Milliseconds after the time limit: for work around other interruptible work, and to report what was found. @default 0 */
  readonly grace?: number;
}

/** A limit that counts what is used. */
type CountedLimit = Exclude<Limit, 'time' | 'memory'>;

/** The clock, timer and memory of the process, as a budget uses them. */
export interface Machine {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Runs work. Throws the error that `stopped` returns when the work has not ended after `milliseconds`. @default only runs the work */
  readonly interrupt?: Interrupt;
  /** Returns whether the memory of the process is nearly used up. @default never */
  readonly isMemoryFull?: (most: number) => boolean;
}

/** Interrupts work after a time, even when the work never returns. */
export type Interrupt = <Value>(work: () => Value, milliseconds: number, stopped: () => Error) => Value;

/** Creates the budget of a run. Without a machine, time and memory have no limit and the same input always ends in the same way. */
export function createBudget(limits: Partial<Limits> = {}, machine?: Machine): Budget {
  const most = { ...DEFAULT_LIMITS, ...limits };
  return budgetOf(most, machine === undefined ? NO_BUDGET : machineBudget(machine, most));
}

/** Creates a budget with the limits of the whole process: time and memory. */
function machineBudget({ now, interrupt = (work) => work(), isMemoryFull = () => false }: Machine, { time, memory }: Limits): Budget {
  const end = now() + time;
  let left = OPERATIONS_PER_CLOCK_READ;
  let looks = 0;
  const budget: Budget = {
    // Reads the clock after about a millisecond of work.
    take: (limit, amount = 1) => {
      left -= amount * OPERATIONS[limit];
      if (left > 0) return;
      if (now() > end) throw new LimitError('time', time);
      looks += 1;
      if (looks % CLOCK_READS_PER_MEMORY_READ === 0 && isMemoryFull(memory)) throw new LimitError('memory', memory);
      left = OPERATIONS_PER_CLOCK_READ;
    },
    part: () => budget,
    interruptible: (work, { atMost = Number.POSITIVE_INFINITY, grace = 0 } = {}) => {
      const rest = end + grace - now();
      if (rest <= 0) throw new LimitError('time', time);
      const [milliseconds, most] = atMost < rest ? [atMost, atMost] : [rest, time];
      return withCurrentBudgetsRestored(() => interrupt(work, milliseconds, () => new LimitError('time', most)));
    },
    timeLeft: () => Math.max(0, end - now()),
  };
  return budget;
}

const OPERATIONS_PER_CLOCK_READ = 50_000;
/** Reading the memory use takes longer than reading the clock. */
const CLOCK_READS_PER_MEMORY_READ = 16;
/** The cost of one unit of each limit, in operations. */
const OPERATIONS = { objects: 500, bytes: 0.1, operations: 1, findings: 500 } as const;

function budgetOf(most: Partial<Limits>, whole: Budget): Budget {
  const used = { objects: 0, bytes: 0, operations: 0, findings: 0 };
  const take = (limit: CountedLimit, amount = 1): void => {
    used[limit] += amount;
    const limited = most[limit];
    if (limited !== undefined && used[limit] > limited) throw new LimitError(limit, limited);
    whole.take(limit, amount);
  };
  const budget: Budget = { ...whole, take, part: (limits) => budgetOf(limits, budget) };
  return budget;
}

/** A budget without limits. */
export const NO_BUDGET: Budget = {
  take: () => {},
  part: () => NO_BUDGET,
  interruptible: (work) => work(),
  timeLeft: () => Number.POSITIVE_INFINITY,
};

/** Returns a budget with only the time limit of `budget`, for input that is part of the product. */
export function timedOnly({ interruptible, timeLeft }: Budget): Budget {
  const timed: Budget = { ...NO_BUDGET, part: () => timed, interruptible, timeLeft };
  return timed;
}

/** The budget of the running work, for functions that have no parameter for it. All of that work is synchronous. */
export interface CurrentBudget {
  budget: Budget;
}

/** Creates a holder of the current budget, at first without limits. After interrupted work, it has the budget from before the work. */
export function createCurrentBudget(): CurrentBudget {
  const holder = { budget: NO_BUDGET };
  currentBudgets.push(holder);
  return holder;
}

const currentBudgets: CurrentBudget[] = [];

/** Restores the current budgets after interrupted work, because its `finally` blocks do not run. */
function withCurrentBudgetsRestored<Value>(work: () => Value): Value {
  const before = currentBudgets.map(({ budget }) => budget);
  try {
    return work();
  } finally {
    for (const [index, holder] of currentBudgets.entries()) holder.budget = before[index] ?? NO_BUDGET;
  }
}

/** An item that took too long, or that was not started before the time limit. */
export interface LeftOut<Item> {
  readonly item: Item;
  readonly error: LimitError;
  /** Whether it was interrupted; otherwise it was not started. */
  readonly interrupted: boolean;
}

/**
 * Calls `work` for each item within the time limit. An item that alone takes a large part of the time is left out, so that the others are
 * done. At the time limit, the remaining items are left out. `work` must add its result at its end, because an item may be started twice.
 */
export function workThrough<Item>(budget: Budget, items: readonly Item[], work: (item: Item) => void): readonly LeftOut<Item>[] {
  const leftOut: LeftOut<Item>[] = [];
  const share = Math.min(MAX_MILLISECONDS_OF_ITEM, budget.timeLeft() / SHARES);
  let next = 0;
  let leftAtBegin = 0;
  const round = (): void => {
    for (; next < items.length; next++) {
      leftAtBegin = budget.timeLeft();
      work(items[next] as Item);
    }
  };
  while (next < items.length) {
    try {
      budget.interruptible(round, { atMost: share * 2 });
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      const left = budget.timeLeft();
      if (error.limit !== 'time' || left <= 0) {
        const rest = items.slice(next);
        return [...leftOut, ...rest.map((item, index) => ({ item, error, interrupted: error.limit === 'time' && index === 0 }))];
      }
      if (leftAtBegin - left < share) continue; // it started late: it gets a whole share
      leftOut.push({ item: items[next] as Item, error, interrupted: true });
      next += 1;
    }
  }
  return leftOut;
}

/** The most time that one item may take: in milliseconds, and as a part of the remaining time. */
const MAX_MILLISECONDS_OF_ITEM = 10_000;
const SHARES = 8;

const describeLimit = (limit: Limit, most: number): string => {
  if (limit === 'time') return `${Number((most / 1000).toPrecision(3))} seconds`;
  if (limit === 'memory') return `${Math.round(most * 100)} % of the memory that Node gives to the process`;
  return limit === 'bytes' ? `${Math.floor(most / 2 ** 20)} MiB` : `${most.toLocaleString('en-US')} ${limit}`;
};
