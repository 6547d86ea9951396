import { createValidator } from '@slipway/validate';
import { expect, test } from 'vitest';
import { updateCases } from '../src/cases/update-cases.ts';
import { percentOf } from '../src/record/agreement.ts';
import { EVERY_KIND, ownKinds } from '../src/record/lab-kinds.ts';
import { addFoundUpdates } from '../src/record/record-updates.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { askUpdates, updateAgreement, updatedKinds } from '../src/record/update-answers.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const { SLIPWAY_LAB_UPDATES = '3600' } = process.env;
const seed = caseSeed();
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} SLIPWAY_LAB_UPDATES=${SLIPWAY_LAB_UPDATES} asks the same again\n`);

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('the validator gives the verdict of the API server on fresh updates', async () => {
  await using oracle = await startVerdictOracle();
  const answers = await askUpdates(oracle.cluster, updateCases(updatedKinds(), Number(SLIPWAY_LAB_UPDATES), seed));
  const { falseAlarms, missed, ...agreement } = updateAgreement(createValidator({ schemas: ownKinds(), cluster: EVERY_KIND }), answers);
  const refused = answers.filter(({ status }) => status >= 400).length;
  proved(`seed ${seed}: the verdict of the API server on ${percentOf(agreement)} fresh updates, ${refused} of which it refused`);
  if (falseAlarms.length + missed.length > 0) addFoundUpdates([...falseAlarms, ...missed]);
  for (const { old, object } of missed) proved(`missed, and added to the recordings: ${JSON.stringify(old)} -> ${JSON.stringify(object)}`);
  expect(falseAlarms).toEqual([]);
  expect(agreement.agreed).toBeGreaterThan(0.995 * agreement.asked);
});
