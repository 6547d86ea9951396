import { describe, expect, test } from 'vitest';
import { yamlTexts } from '../src/cases/yaml-texts.ts';
import { parsedOffline } from '../src/yaml/parsed-offline.ts';
import { type ParsedYaml, startYamlOracle } from '../src/yaml/yaml-oracle.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
const count = 20_000;
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

const reason = await obstacle({}, ['yaml-oracle']);
describe.skipIf(reason !== undefined)('YAML, offline and by go-yaml', () => {
  test('generated texts are parsed alike', async () => {
    await using oracle = await startYamlOracle();
    const found: unknown[] = [];
    for (const text of yamlTexts(count, seed)) {
      const [real, offline] = [await oracle.parse(text), parsedOffline(text)];
      if (JSON.stringify(compared(real)) !== JSON.stringify(compared(offline))) found.push({ text, real, offline });
    }
    proved(`seed ${seed}: ${count} texts are parsed in the same way but for ${found.length}`);
    expect(found).toEqual([]);
  });
});

/** Of several mistakes v3 may report another one first, because it looks ahead for comments. */
const compared = ({ root, v2, v3 }: ParsedYaml): ParsedYaml => ({ ...(root && { root }), ...(v2 && { v2 }), ...(v3 && { v3: 'refused' }) });
