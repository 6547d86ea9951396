import type { Manifest } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compositionCase } from '../src/cases/composition-cases.ts';
import { type CompositionQuestion, type ProgramName, startComposeOracle } from '../src/index.ts';
import { comparedRendering, renderedOffline, roundsOffline } from '../src/record/rendered-offline.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
const count = 500;
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object on the server after another one was applied over it. */
const applied = (live: unknown, object: unknown): unknown =>
  isObject(live) && isObject(object)
    ? { ...live, ...Object.fromEntries(Object.entries(object).map(([key, value]) => [key, applied(live[key], value)])) }
    : object;

const templateOf = ({ metadata }: Manifest): string | undefined => metadata.annotations?.['crossplane.io/composition-resource-name'];

const needed: readonly ProgramName[] = ['crossplane-cli', 'crossplane-core', 'function-patch-and-transform', 'function-auto-ready'];
const reason = await obstacle({}, needed);

describe.skipIf(reason !== undefined)('Compositions, offline and by Crossplane', () => {
  test('generated Compositions compose the same, or fail with the same text', async () => {
    await using oracle = await startComposeOracle();
    let failures = 0;
    const property = fc.asyncProperty(compositionCase, async (question) => {
      const real = comparedRendering(await oracle.render(question));
      if (real.error !== undefined) failures++;
      expect(JSON.parse(JSON.stringify(renderedOffline(question)))).toEqual(real);
    });
    await fc.assert(property, { numRuns: count, seed });
    proved(`seed ${seed}: ${count} Compositions compose the same, ${failures} of them fail with the same text`);
  });

  test('rounds end as the same number of runs of Crossplane, each of which observes the run before', async () => {
    await using oracle = await startComposeOracle();
    const runs = 120;
    const ends = new Map<string, number>();
    const property = fc.asyncProperty(compositionCase, async (question) => {
      const { round, ...offline } = JSON.parse(JSON.stringify(roundsOffline(question, 6)));
      let next: CompositionQuestion = question;
      let given = question.observed ?? [];
      for (let run = 1; run < round; run++) {
        const real = await oracle.render(next);
        if ('error' in real) throw new Error(`run ${run} of ${round} fails: ${real.error}`);
        const names = new Set(real.resources.map(templateOf));
        given = given.filter((object) => names.has(templateOf(object)));
        const observed = real.resources.map(
          (object) =>
            applied(
              given.find((each) => templateOf(each) === templateOf(object)),
              object,
            ) as Manifest,
        );
        next = { ...question, composite: applied(question.composite, { status: real.status }) as Manifest, observed };
      }
      expect(offline).toEqual(comparedRendering(await oracle.render(next)));
      const end = offline.error === undefined ? `${round} rounds` : `an error in round ${round}`;
      ends.set(end, (ends.get(end) ?? 0) + 1);
    });
    await fc.assert(property, { numRuns: runs, seed });
    proved(`seed ${seed}: ${runs} Compositions end the same: ${[...ends].map(([end, number]) => `${number} with ${end}`).join(', ')}`);
  });
});
