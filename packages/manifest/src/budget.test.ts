import { describe, expect, it } from 'vitest';
import { createBudget, LimitError } from './budget.ts';

describe('the budget of a run', () => {
  it('ends at each limit, and does not start again', () => {
    const budget = createBudget({ objects: 2 });
    budget.take('objects', 2);
    for (let time = 0; time < 2; time++) expect(() => budget.take('objects')).toThrow(new LimitError('objects', 2));
    expect(() => budget.take('bytes')).not.toThrow();
    expect(() => createBudget({ bytes: 2 ** 20 }).take('bytes', 2 ** 20 + 1)).toThrow('stopped at the limit of 1 MiB');
    expect(() => createBudget({ operations: 1_000 }).take('operations', 1_001)).toThrow('stopped at the limit of 1,000 operations');
  });

  it('ends at the time limit, and does not read the clock at each call', () => {
    let [time, looks] = [0, 0];
    const now = (): number => {
      looks += 1;
      return time;
    };
    const budget = createBudget({ time: 10 }, { now });
    looks = 0;
    for (let operation = 0; operation < 1_000_000; operation++) budget.take('operations');
    expect(looks).toBeLessThan(50);
    time = 11;
    const untilNoticed = (): void => {
      for (let operation = 0; operation < 100_000; operation++) budget.take('operations');
    };
    for (let round = 0; round < 2; round++) expect(untilNoticed).toThrow('stopped at the limit of 0.01 seconds');
  });

  it('has parts, which end at their own limits and at those of the whole', () => {
    const budget = createBudget({ objects: 5 });
    expect(() => budget.part({ objects: 2 }).take('objects', 3)).toThrow(new LimitError('objects', 2));
    budget.part({ objects: 2 }).take('objects', 2);
    expect(() => budget.part({ objects: 9 }).take('objects', 4)).toThrow(new LimitError('objects', 5));
  });
});
