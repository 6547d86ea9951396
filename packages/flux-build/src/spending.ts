import { type Budget, createBudget, createCurrentBudget, LimitError, NO_BUDGET } from '@slipway/manifest';

/**
 * What the current work may still use. It is not handed through every function: nothing in this package waits for anything, so that all
 * that runs within `withBudget` was asked for by one caller.
 */
const current = createCurrentBudget();

/** Does some work with this budget; without one, with that of the work around it, or a new one. */
export function withBudget<Value>(budget: Budget | undefined, work: () => Value): Value {
  const before = current.budget;
  current.budget = budget ?? (before === NO_BUDGET ? createBudget() : before);
  try {
    return work();
  } finally {
    current.budget = before;
  }
}

/** Takes units of work from the budget of the current work: a node that is copied, a character that is matched, a pair that is compared. */
export const spendOperations = (amount: number): void => current.budget.take('operations', amount);

/** Takes bytes that are read, copied, generated or substituted. */
export const spendBytes = (amount: number): void => current.budget.take('bytes', amount);

/** Takes objects that are read or made. */
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

/** What some work took, to be taken again by who takes over what it gave. */
export interface Spending {
  readonly operations: number;
  readonly bytes: number;
  readonly objects: number;
  /** How much of the bytes was read of files. */
  readonly read: Weight;
}

/** What some work gives, and what it took. The work asks for no budget of a part. */
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

/** Takes what the same work took before. */
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

/** What some work gives, and what was read for it. */
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

/** What a value or a node takes of memory: one for itself and each that it holds, and the length of its texts. */
export interface Weight {
  nodes: number;
  text: number;
}

/** Bytes of a value while it is a YAML node, and of one that is kept as JSON, whose texts it often shares with others. */
export const bytesOfNodes = ({ nodes, text }: Weight): number => 40 * nodes + text;
export const bytesOfValues = ({ nodes, text }: Weight): number => 8 * nodes + text;
