import { expect, test } from 'vitest';
import { formatCases } from '../src/cases/format-cases.ts';
import { labValidator } from '../src/record/lab-kinds.ts';
import { askAll, askServer } from '../src/record/recorded-verdict.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const { SLIPWAY_LAB_CASES = '1000' } = process.env;
const seed = caseSeed();
const count = Number(SLIPWAY_LAB_CASES);
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} SLIPWAY_LAB_CASES=${count} asks the same again\n`);

const FIELD = /spec\.formats\.(\w+)/;

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('texts of every format are taken and refused as the API server does', async () => {
  await using oracle = await startVerdictOracle();
  const validator = labValidator();
  const wrong: string[] = [];
  const sizes = { texts: 0, refused: 0 };
  const objects = formatCases(count, seed);
  const answers = await askAll(objects, (object) => askServer(oracle.cluster, object));
  for (const [index, object] of objects.entries()) {
    const { causes = [] } = answers[index] ?? {};
    const refused = new Set(causes.map((cause) => FIELD.exec(cause)?.[1]));
    const refusedHere = new Set(validator.check(object).findings.map(({ pointer }) => pointer.split('/')[3]));
    const { formats } = (object as unknown as { readonly spec: unknown }).spec as { readonly formats: Readonly<Record<string, string>> };
    for (const [name, text] of Object.entries(formats)) {
      sizes.texts++;
      if (refused.has(name)) sizes.refused++;
      if (refused.has(name) !== refusedHere.has(name))
        wrong.push(`${name}: ${refused.has(name) ? 'refused' : 'taken'} there: ${JSON.stringify(text)}`);
    }
  }
  proved(`seed ${seed}: ${sizes.texts} texts of formats, of which the API server refuses ${sizes.refused}`);
  expect(sizes.refused).toBeGreaterThan(sizes.texts / 10);
  expect(wrong).toEqual([]);
});
