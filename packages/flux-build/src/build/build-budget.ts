import { type Budget, createBudget, type Limits } from '@slipway/manifest';
import type { Weight } from '../spending.ts';
import type { AppliedObject } from './applied-object.ts';

/**
 * Limits of the build of one Flux Kustomization. The controller writes each object into `status.inventory`, and an API server stores at
 * most 1.5 MiB of it, which is some 20,000 objects.
 */
const LIMITS_OF_ONE = { objects: 50_000, bytes: 2 ** 28, operations: 2e8 } as const;

/** The cost of an object, or of a byte, in operations. */
const COSTS = { objects: 500, bytes: 0.1, operations: 1, findings: 500 } as const;

/**
 * The budget of one build. Its limits of objects and bytes are its own, because they are released after the build. Its operations also
 * count for the run.
 */
export interface BuildBudget extends Budget {
  /** Operations that were spent so far. */
  readonly operations: () => number;
  /** Takes pending operations from the run. Normally they are taken in large amounts. */
  readonly settle: () => void;
}

/** Operations that may be pending before they are taken from the run. */
const MAX_PENDING = 20_000;

export function budgetOfOne(run: Budget, most: Partial<Limits> = LIMITS_OF_ONE): BuildBudget {
  const own = createBudget({ ...NO_LIMITS, ...most });
  let operations = 0;
  let pending = 0;
  const settle = (): void => {
    const amount = pending;
    pending = 0;
    run.take('operations', amount);
  };
  const take: Budget['take'] = (limit, amount = 1) => {
    own.take(limit, amount);
    const worth = amount * COSTS[limit];
    operations += worth;
    pending += worth;
    if (pending > MAX_PENDING) settle();
  };
  return { ...withParts(take, run), operations: () => operations, settle };
}

const withParts = (whole: Budget['take'], run: Budget): Budget => ({
  ...run,
  take: whole,
  part(limits) {
    const own = createBudget({ ...NO_LIMITS, ...limits });
    return withParts((limit, amount) => {
      own.take(limit, amount);
      whole(limit, amount);
    }, run);
  },
});

const NO_LIMITS = { objects: Infinity, bytes: Infinity, operations: Infinity, findings: Infinity } as const;

/** Deeper than any object of an API server, and small enough for every recursive function. */
const MAX_DEPTH = 500;

/** Returns the weight of objects; undefined when values are nested too deeply. */
export function weightOfObjects(objects: readonly AppliedObject[]): Weight | undefined {
  const weight: Weight = { nodes: 0, text: 0 };
  return objects.every(({ object }) => weighValue(object, weight, MAX_DEPTH)) ? weight : undefined;
}

/** Adds the weight of a JSON value; returns false when it is nested too deeply. */
export function weighValue(value: unknown, weight: Weight, deepest: number = MAX_DEPTH): boolean {
  weight.nodes++;
  if (typeof value === 'string') weight.text += value.length;
  if (typeof value !== 'object' || value === null) return true;
  if (deepest === 0) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!weighValue(item, weight, deepest - 1)) return false;
    return true;
  }
  for (const key in value) {
    weight.nodes++;
    weight.text += key.length;
    if (!weighValue((value as Readonly<Record<string, unknown>>)[key], weight, deepest - 1)) return false;
  }
  return true;
}
