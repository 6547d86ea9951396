import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findSchema, type KindSchema } from '@slipway/kube-models';
import { emitYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createValidator, type Judgement, type TextOptions, validateTexts } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-validate-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = (): string => join(directory, 'verdicts');
const objects: readonly object[] = Object.values(validObjects);
const texts = new Map(
  objects.map((object, index) => [`${index % 5}/${index}.yaml`, `${emitYaml(object)}---\n${emitYaml({ ...object, extra: index })}`]),
);

function judge(given = texts, options: TextOptions = {}, schemas: readonly KindSchema[] = []): Judgement {
  const validator = createValidator({ cacheDirectory: directory, schemas });
  const judgement = validateTexts(validator, given, options);
  validator.remember();
  return judgement;
}

const afresh = (given = texts, options: TextOptions = {}): Judgement => validateTexts(createValidator(), given, options);

describe('verdicts that are remembered', () => {
  test('are those of a validator that remembers nothing, with all findings and places', () => {
    const expected = afresh();
    expect(expected.findings.length).toBeGreaterThan(objects.length - 1);
    expect(judge()).toEqual(expected);
    const written = statSync(file()).mtimeMs;
    expect(judge()).toEqual(expected);
    expect(statSync(file()).mtimeMs).toBe(written);
  });

  test('are so for any texts, in any order, partly known', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux.
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constantFrom('${A}', '1Gi', 9.5, '10m'));
    const document = fc.tuple(
      fc.constantFrom(...objects),
      fc.dictionary(fc.constantFrom('spec', 'data', 'status', 'a', 'kind'), value, { noNullPrototype: true }),
    );
    const line = fc.constantFrom('', '# c\n', 'a: &b 1\n', '- x\n', 'bad: [\n', 'n: 18446744073709551616\n', 'd: .inf\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(document, line), { minLength: 1, maxLength: 4 }), (documents) => {
        const given = new Map(
          documents.map(([[object, fields], more], index) => [`${index}.yaml`, emitYaml({ ...object, ...fields }) + more]),
        );
        const expected = afresh(given);
        expect(judge(given)).toEqual(expected);
        expect(judge(given)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('depend on what is known of an object beside its text', () => {
    const release = emitYaml({ ...validObjects.gitRepository, metadata: { name: 'a' } });
    const outside = new Map([['a.yaml', release]]);
    const inside = new Map([
      ['a.yaml', release],
      ['kustomization.yaml', 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nnamespace: apps\nresources: [a.yaml]\n'],
    ]);
    expect(judge(outside).verdicts[0]?.verdict).toBe('reject');
    expect(judge(inside).verdicts[0]?.verdict).toBe('accept');
    expect(judge(outside).verdicts[0]?.verdict).toBe('reject');
  });

  test('are those of the schemas that they were made with', () => {
    judge();
    const schema = findSchema('source.toolkit.fluxcd.io/v1', 'GitRepository');
    const other = { ...schema, schema: { ...schema?.schema, required: ['nothing'] } } as KindSchema;
    const { findings } = judge(new Map([['a.yaml', emitYaml(validObjects.gitRepository)]]), {}, [other]);
    expect(findings).toMatchObject([{ rule: 'missing-field', pointer: '/nothing' }]);
  });

  test.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['changed in one place', (text: string) => text.replace('unknown-field', 'unknown-thing')],
    ['without findings', (text: string) => text.replace(/ \[.*\]$/gm, ' ')],
    ['no such file', () => '{"verdicts": []}\n\n\n'],
  ])('are forgotten when the file is %s, and written anew', (_, damage) => {
    const expected = judge();
    const good = readFileSync(file(), 'utf8');
    writeFileSync(file(), damage(good));
    expect(readFileSync(file(), 'utf8')).not.toBe(good);
    expect(judge()).toEqual(expected);
    expect(readFileSync(file(), 'utf8')).toBe(good);
  });

  test('are done without where nothing can be written', () => {
    writeFileSync(file(), '');
    const validator = createValidator({ cacheDirectory: join(file(), 'below') });
    expect(validateTexts(validator, texts)).toEqual(afresh());
    expect(() => validator.remember()).not.toThrow();
  });

  test('are whole after four processes wrote them at once, which agree', async () => {
    const run = (): Promise<string> =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'memory-worker.ts'), directory], { maxBuffer: 2 ** 26 }).then(
        ({ stdout }) => stdout,
      );
    const answers = await Promise.all([run(), run(), run(), run()]);
    expect(new Set(answers).size).toBe(1);
    expect(readdirSync(directory)).toEqual(['verdicts']);
    expect(await run()).toBe(answers[0]);
  });
});
