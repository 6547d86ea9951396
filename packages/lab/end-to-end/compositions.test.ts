import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compositionCase } from '../src/cases/composition-cases.ts';
import { type ProgramName, startComposeOracle } from '../src/index.ts';
import { comparedRendering, renderedOffline } from '../src/record/rendered-offline.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
const count = 500;
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

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
});
