import { type Budget, createBudget, createCurrentBudget, LimitError, NO_BUDGET } from '@slipway/manifest';

/**
 * The budget of the current work. It is not a parameter of every function: this package is synchronous, so one caller requested everything
 * that runs within `withBudget`.
 */
const current = createCurrentBudget();

/** Runs some work with this budget; without one, with the budget of the current work, or a new one. */
export function withBudget<Value>(budget: Budget | undefined, work: () => Value): Value {
  const before = current.budget;
  current.budget = budget ?? (before === NO_BUDGET ? createBudget() : before);
  try {
    return work();
  } finally {
    current.budget = before;
  }
}

/** Takes operations from the budget of the current work: a copied node, a matched character, a compared pair. */
export const spendOperations = (amount: number): void => current.budget.take('operations', amount);

/** Takes bytes that are read, copied, generated or substituted. */
export const spendBytes = (amount: number): void => current.budget.take('bytes', amount);

/** Takes objects that are read or created. */
export const spendObjects = (amount: number): void => current.budget.take('objects', amount);

/** Takes a finding. */
export const spendFinding = (): void => current.budget.take('findings');

/** Rethrows a reached limit in code that treats every error as an answer. */
export function rethrowLimit(error: unknown): void {
  if (error instanceof LimitError) throw error;
}

/** Counts values that are read from files; `weighingReading` returns their amount. */
export function spendReading({ nodes, text }: Weight): void {
  addReading({ nodes, text });
  spendBytes(bytesOfNodes({ nodes, text }));
}

let read: Weight = { nodes: 0, text: 0 };

/** The cost of some work, to be taken again by a caller that reuses the result. */
export interface Spending {
  readonly operations: number;
  readonly bytes: number;
  readonly objects: number;
  /** The part of the bytes that was read from files. */
  readonly read: Weight;
}

/** Returns the result of some work, and its cost. The work must not need a part of a budget. */
export function recordSpending<Value>(work: () => Value): { readonly value: Value; readonly spent: Spending } {
  const whole = current.budget;
  const used = { operations: 0, bytes: 0, objects: 0, findings: 0 };
  const recording: Budget = {
    ...whole,
    take(limit, amount = 1) {
      used[limit] += amount;
      whole.take(limit, amount);
    },
  };
  const { value, read: own } = weighingReading(() => withBudget(recording, work));
  addReading(own);
  return { value, spent: { ...used, read: own } };
}

/** Takes the recorded cost of the same work again. */
export function spendAgain({ operations, bytes, objects, read: own }: Spending): void {
  spendOperations(operations);
  spendObjects(objects);
  spendBytes(bytes);
  addReading(own);
}

function addReading({ nodes, text }: Weight): void {
  read.nodes += nodes;
  read.text += text;
}

/** Returns the result of some work, and the amount that it read. */
export function weighingReading<Value>(work: () => Value): { readonly value: Value; readonly read: Weight } {
  const before = read;
  const own: Weight = { nodes: 0, text: 0 };
  read = own;
  try {
    return { value: work(), read: own };
  } finally {
    read = before;
  }
}

/** Memory of a value or a node: one for itself and for each part, and the length of its texts. */
export interface Weight {
  nodes: number;
  text: number;
}

/** Returns the bytes of a value as YAML nodes, and as JSON, which often shares its texts with other values. */
export const bytesOfNodes = ({ nodes, text }: Weight): number => 40 * nodes + text;
export const bytesOfValues = ({ nodes, text }: Weight): number => 8 * nodes + text;
