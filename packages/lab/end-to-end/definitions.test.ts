import { expect, test } from 'vitest';
import { startLab } from '../src/index.ts';
import { askDefinitions, definitionDifference, smallestDefinition } from '../src/record/definition-answers.ts';
import { freshDefinitions } from '../src/record/definition-questions.ts';
import { labValidator } from '../src/record/lab-kinds.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const { SLIPWAY_LAB_CASES = '1000' } = process.env;
const seed = caseSeed();
const count = Number(SLIPWAY_LAB_CASES);
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} SLIPWAY_LAB_CASES=${count} asks the same again\n`);

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('CRDs and policies are taken and refused as the API server does, at the same places', async () => {
  await using lab = await startLab({ clusters: ['oracle'] });
  const { oracle } = lab.clusters;
  const validator = labValidator();
  const answers = await askDefinitions(oracle, freshDefinitions(count, seed));
  const different = answers.flatMap((entry) => {
    const difference = definitionDifference(validator, entry);
    return difference === undefined ? [] : [{ entry, difference, verdict: !difference.startsWith('wrong at') }];
  });
  const verdicts = different.filter(({ verdict }) => verdict);
  proved(
    `seed ${seed}: of ${answers.length} definitions and policies, ${answers.filter(({ accepted }) => accepted).length} were taken; ${answers.length - verdicts.length} verdicts and ${answers.length - different.length} answers with all places agree`,
  );
  for (const { difference } of different.filter(({ verdict }) => !verdict)) proved(`at other places: ${difference}`);
  const lines: string[] = [];
  for (const { entry, difference } of verdicts.slice(0, 5)) {
    lines.push(`${difference}: ${JSON.stringify(await smallestDefinition(oracle, validator, entry))}`);
  }
  expect(lines).toEqual([]);
  expect(different.length).toBeLessThanOrEqual(Math.ceil(answers.length / 100));
});
