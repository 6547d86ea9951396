import { expect, test } from 'vitest';
import { emptyFieldCases } from '../src/cases/empty-fields.ts';
import { compareVerdicts } from '../src/record/find-differences.ts';
import { labValidator, pinnedKinds } from '../src/record/lab-kinds.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { obstacle, proved } from './lab-story.ts';

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('every field of the built-in kinds, empty or null, comes out as in the API server', async () => {
  await using oracle = await startVerdictOracle();
  const { found, asked, agreed } = await compareVerdicts(oracle.cluster, labValidator(), emptyFieldCases(pinnedKinds()), new Set());
  proved(`${agreed} of ${asked} objects with an empty field came out as in the API server`);
  expect(asked).toBeGreaterThan(3000);
  expect(found.map(({ classes, entry }) => `${classes.join('; ')}: ${JSON.stringify(entry.object)}`)).toEqual([]);
});
