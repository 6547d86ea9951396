import { describe, expect, test } from 'vitest';
import { fluxCases } from '../src/cases/flux-cases.ts';
import { substitutionCases } from '../src/cases/substitution-cases.ts';
import { startFluxOracle } from '../src/index.ts';
import { percentOf } from '../src/record/agreement.ts';
import { buildCase, substitute } from '../src/record/build-case.ts';
import { compareVerdicts } from '../src/record/find-differences.ts';
import { readKnownDifferences } from '../src/record/known-differences.ts';
import { labValidator } from '../src/record/lab-kinds.ts';
import { addFound } from '../src/record/record-verdicts.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { contradicts, type SubstitutedText } from '../src/record/substitution-claims.ts';
import { freshCases } from '../src/record/verdict-questions.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const { SLIPWAY_LAB_CASES = '5000' } = process.env;
const seed = caseSeed();
const count = Number(SLIPWAY_LAB_CASES);
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} SLIPWAY_LAB_CASES=${count} asks the same again\n`);

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('the validator refuses nothing that the API server takes', async () => {
  await using oracle = await startVerdictOracle();
  const known = new Set(Object.keys(readKnownDifferences().classes));
  const { found, ...agreement } = await compareVerdicts(oracle.cluster, labValidator(), freshCases(count, seed), known);
  if (found.length > 0) addFound(found.map(({ entry }) => entry));
  proved(`seed ${seed}: the validator gave the API server's verdict on ${percentOf(agreement)} fresh cases`);
  const { refusals, same, covered } = agreement.named;
  proved(`seed ${seed}: of ${refusals} refusals with fields it named the same in ${same}, and these with others in ${covered}`);
  const linesOf = (differences: typeof found): readonly string[] =>
    differences.map(({ classes, entry }) => `${classes.join('; ')}: ${JSON.stringify(entry.object)}`);
  for (const line of linesOf(found.filter(({ falseAlarm }) => !falseAlarm))) proved(`missed, and added to the recordings: ${line}`);
  expect(linesOf(found.filter(({ falseAlarm }) => falseAlarm))).toEqual([]);
});

const noFlux = await obstacle({}, ['flux-oracle']);
describe.skipIf(noFlux !== undefined)('fresh questions for the libraries of kustomize-controller', () => {
  const some = Math.ceil(count / 100);

  test('get the same answer twice', async () => {
    await using oracle = await startFluxOracle({ keepSchema: true });
    let built = 0;
    for (const each of fluxCases(some, seed)) {
      const once = await buildCase(oracle, each);
      expect(await buildCase(oracle, each)).toEqual(once);
      if ('objects' in once) built++;
    }
    expect(built).toBeGreaterThan(0);
    proved(`seed ${seed}: ${some} trees, of which ${built} can be built, were built twice in the same way`);
  });

  test('are answered as Slipway says', async () => {
    await using oracle = await startFluxOracle({ keepSchema: true });
    const wrong: SubstitutedText[] = [];
    for (const each of substitutionCases(some * 2, seed)) {
      const answered = { ...each, ...(await substitute(oracle, each)) };
      if (contradicts(answered)) wrong.push(answered);
    }
    expect(wrong).toEqual([]);
    proved(`seed ${seed}: ${some * 2} texts came out of Flux as Slipway says`);
  });
});
