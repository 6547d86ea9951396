import { createBudget, createCurrentBudget, LimitError, NO_BUDGET, workThrough } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { interrupt } from './interrupt.ts';

const FOREVER = (): never => {
  for (;;);
};
/** Each letter doubles the number of attempts. */
const PATTERN = /^(?:a+)+$/;
const timed = (time: number) => createBudget({ time }, { now: () => performance.now(), interrupt });

describe('interrupt', () => {
  const stopped = (): Error => new Error('stopped');

  it('ends a loop and a pattern that never end', () => {
    expect(() => interrupt(FOREVER, 20, stopped)).toThrow('stopped');
    expect(() => interrupt(() => PATTERN.test(`${'a'.repeat(60)}b`), 20, stopped)).toThrow('stopped');
  });

  it('ends work inside of other work, which goes on', () => {
    const outer = interrupt(
      () => {
        expect(() => interrupt(FOREVER, 20, stopped)).toThrow('stopped');
        return 'went on';
      },
      60_000,
      () => new Error('outer'),
    );
    expect(outer).toBe('went on');
  });

  it('passes on what work returns and throws', () => {
    expect(interrupt(() => 7, 60_000, stopped)).toBe(7);
    const error = new RangeError('own');
    expect(() =>
      interrupt(
        () => {
          throw error;
        },
        60_000,
        stopped,
      ),
    ).toThrow(error);
  });
});

describe('interruptible work', () => {
  it('ends at the time limit, and is not begun after it', () => {
    const budget = timed(20);
    expect(() => budget.interruptible(FOREVER)).toThrow(new LimitError('time', 20));
    expect(() => budget.interruptible(() => expect.unreachable())).toThrow('stopped at the limit of 0.02 seconds');
    expect(budget.part({ objects: 1 }).interruptible(() => 'reported', { grace: 60_000 })).toBe('reported');
  });

  it('ends at a limit of its own', () => {
    expect(() => timed(60_000).interruptible(FOREVER, { atMost: 20 })).toThrow(new LimitError('time', 20));
  });

  it('restores the current budget, which the interrupted work could not', () => {
    const current = createCurrentBudget();
    const budget = timed(20);
    const work = (): void => {
      current.budget = budget;
      try {
        FOREVER();
      } finally {
        current.budget = NO_BUDGET;
      }
    };
    expect(() => budget.interruptible(work)).toThrow(LimitError);
    expect(current.budget).toBe(NO_BUDGET);
  });
});

describe('workThrough', () => {
  it('leaves out an item that never ends, and does the others', () => {
    const done: string[] = [];
    const leftOut = workThrough(timed(400), ['a', 'forever', 'b', 'pattern', 'c'], (item) => {
      if (item === 'forever') FOREVER();
      if (item === 'pattern') PATTERN.test(`${'a'.repeat(60)}b`);
      done.push(item);
    });
    expect(done).toEqual(['a', 'b', 'c']);
    expect(leftOut.map(({ item, interrupted }) => [item, interrupted])).toEqual([
      ['forever', true],
      ['pattern', true],
    ]);
  });

  it('leaves out the rest when the time is over', () => {
    const items = Array.from({ length: 40 }, (_, index) => index);
    const leftOut = workThrough(timed(60), items, FOREVER);
    expect(leftOut.map(({ item }) => item)).toEqual(items);
    expect(leftOut.at(0)?.interrupted).toBe(true);
    expect(leftOut.at(-1)).toMatchObject({ interrupted: false, error: { limit: 'time' } });
  });

  it('leaves out the rest at another limit, and passes on other errors', () => {
    const budget = createBudget({ objects: 2 });
    const leftOut = workThrough(budget, ['a', 'b', 'c', 'd'], () => budget.take('objects'));
    expect(leftOut).toMatchObject([
      { item: 'c', interrupted: false, error: { limit: 'objects' } },
      { item: 'd', interrupted: false },
    ]);
    expect(() =>
      workThrough(budget, ['a'], () => {
        throw new TypeError('own');
      }),
    ).toThrow(TypeError);
  });
});
