import { describe, expect, test } from 'vitest';
import { fieldCases } from '../src/cases/field-values.ts';
import { compareVerdicts } from '../src/record/find-differences.ts';
import { labValidator, pinnedKinds } from '../src/record/lab-kinds.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { obstacle, proved } from './lab-story.ts';

const noServer = await obstacle({});
describe.skipIf(noServer !== undefined)('every field of the built-in kinds', () => {
  test.each(['empty', 'odd'] as const)('comes out as in the API server when it is %s', async (values) => {
    await using oracle = await startVerdictOracle();
    const cases = fieldCases(pinnedKinds(), values);
    const { found, asked, agreed } = await compareVerdicts(oracle.cluster, labValidator(), cases, new Set());
    proved(`${agreed} of ${asked} objects with a field that is ${values} came out as in the API server`);
    expect(asked).toBeGreaterThan(3000);
    expect(found.map(({ classes, entry }) => `${classes.join('; ')}: ${JSON.stringify(entry.object)}`)).toEqual([]);
  });
});
