import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, EMPTY, type Model, NAMES, type Step } from './channel-model/model.ts';
import { realRemote, type Seen } from './channel-model/real-remote.ts';
import { fsck } from './fleet-kit.ts';

const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.1.1');
const channel = fc.constantFrom(...NAMES);
const content = fc.constantFrom('a', 'b', 'c', 'd');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('publish' as const), version, content }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('preview' as const), version, content }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('promote' as const), to: fc.constantFrom(1 as const, 2 as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('promote' as const), to: fc.constantFrom(1 as const, 2 as const), version }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback' as const), channel, version }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold' as const), channel }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), channel }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), version }) },
);
const edit: fc.Arbitrary<Step> = fc.record({ do: fc.constant('edit' as const), channel });

/** The remote as the model has it; of a tip by hand only that it is one. */
const expected = ({ channels, released, rejected }: Model): Seen => ({
  channels: Object.fromEntries(
    Object.entries(channels).map(([name, each]) => [
      name,
      each.edited
        ? { version: undefined, content: expect.stringContaining('by hand') as unknown as string, held: false }
        : { version: each.version, content: each.content, held: each.held },
    ]),
  ),
  released,
  rejected: [...rejected].sort(),
});

/** `SLIPWAY_SEQUENCES` runs more of them: 2,000 take about half an hour. */
const RUNS = Number(process.env.SLIPWAY_SEQUENCES ?? 12);

describe('any sequence of releases, promotions, rollbacks, holds, rejections and edits by hand', () => {
  it('has the state of a model in memory after every action', async () => {
    const sequences = fc.array(fc.oneof({ weight: 15, arbitrary: step }, { weight: 1, arbitrary: edit }), { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const real = realRemote();
        let model = EMPTY;
        for (const each of steps) {
          const next = answer(model, each);
          expect([each, await real.take(each)]).toEqual([each, next.outcome]);
          model = next.model;
        }
        expect(await real.see()).toEqual(expected(model));
        expect(real.soundTags()).toBe(true);
        expect(fsck(real.remote)).toBe('');
      }),
      { numRuns: RUNS },
    );
  }, 7_200_000);
});
