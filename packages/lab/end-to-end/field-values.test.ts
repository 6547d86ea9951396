import { describe, expect, test } from 'vitest';
import type { Case } from '../src/cases/cases.ts';
import { fieldCases } from '../src/cases/field-values.ts';
import { metadataCases } from '../src/cases/metadata-values.ts';
import { compareVerdicts } from '../src/record/find-differences.ts';
import { labValidator, pinnedKinds } from '../src/record/lab-kinds.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { obstacle, proved } from './lab-test.ts';

const noServer = await obstacle({});
describe.skipIf(noServer !== undefined)('every field comes out as in the API server', () => {
  test.each<[string, () => readonly Case[]]>([
    ['of the built-in kinds, empty', () => fieldCases(pinnedKinds(), 'empty')],
    ['of the built-in kinds, odd', () => fieldCases(pinnedKinds(), 'odd')],
    ['of the metadata, empty or odd', () => metadataCases],
  ])('%s', async (what, cases) => {
    await using oracle = await startVerdictOracle();
    const { found, asked, agreed } = await compareVerdicts(oracle.cluster, labValidator(), cases(), new Set());
    proved(`${agreed} of ${asked} objects with a field ${what}, came out as in the API server`);
    expect(asked).toBeGreaterThan(3000);
    expect(found.map(({ classes, entry }) => `${classes.join('; ')}: ${JSON.stringify(entry.object)}`)).toEqual([]);
  });
});
