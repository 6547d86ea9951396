import { Dialect, GoError, parseTemplate, TemplateSet } from '@slipway/go-template';
import { HELM_FUNCTIONS } from '@slipway/go-template/helm-functions';
import { describe, expect, test } from 'vitest';
import { type TemplateCase, templateCases } from '../src/cases/template-cases.ts';
import { startTemplateOracle, type TemplateAnswer } from '../src/templates/template-oracle.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
const count = 20_000;
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

const dialect = new Dialect({ functions: [HELM_FUNCTIONS] });

function renderedOffline({ template, data }: TemplateCase): TemplateAnswer {
  try {
    const set = new TemplateSet(dialect, [parseTemplate(dialect, 't', template)]);
    return { out: set.render('t', structuredClone(data)).text.toWellFormed() };
  } catch (error) {
    if (error instanceof GoError) return { error: error.message.toWellFormed() };
    throw error;
  }
}

const reason = await obstacle({}, ['template-oracle']);
describe.skipIf(reason !== undefined)('templates, offline and by Go', () => {
  test('generated templates print the same, or fail with the same text', async () => {
    await using oracle = await startTemplateOracle();
    const found: unknown[] = [];
    for (const asked of templateCases(count, seed)) {
      const [real, offline] = [await oracle.render(asked), renderedOffline(asked)];
      if (JSON.stringify(real) !== JSON.stringify(offline)) found.push({ ...asked, real, offline });
    }
    proved(`seed ${seed}: ${count} templates print the same but for ${found.length}`);
    expect(found).toEqual([]);
  });
});
