import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findSchema } from '@slipway/kube-models';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { COMPILER_REVISION, compileSchema } from '../src/schema/compile.ts';
import { jsonSchemaOf } from '../src/schema/json-schema.ts';
import { validObjects } from './valid-objects.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-validate-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const cached = (): string[] => readdirSync(directory).sort();

const check = (): string =>
  JSON.stringify(createValidator({ cacheDirectory: directory }).check({ ...validObjects.gitRepository, spec: {} }));

describe('the cache of compiled validators', () => {
  test('is filled on first use, and read on the next', () => {
    const first = check();
    const [file = ''] = cached();
    const written = statSync(join(directory, file)).mtimeMs;
    expect(check()).toBe(first);
    expect(cached()).toEqual([file]);
    expect(statSync(join(directory, file)).mtimeMs).toBe(written);
  });

  test.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['changed in one place', (text: string) => text.replace('"use strict"', '"use strict";module.exports = () => true')],
    ['no program', () => 'not a program {{{'],
  ])('is repaired when a file is %s', (_, damage) => {
    const first = check();
    const path = join(directory, cached()[0] ?? '');
    const good = readFileSync(path, 'utf8');
    writeFileSync(path, damage(good));
    expect(readFileSync(path, 'utf8')).not.toBe(good);
    expect(check()).toBe(first);
    expect(readFileSync(path, 'utf8')).toBe(good);
  });

  test('keeps apart the schemas of one kind', () => {
    check();
    const schema = findSchema('source.toolkit.fluxcd.io/v1', 'GitRepository');
    const other = { ...schema, schema: { ...schema?.schema, required: ['nothing'] } } as NonNullable<typeof schema>;
    const verdict = createValidator({ cacheDirectory: directory, schemas: [other] }).check(validObjects.gitRepository);
    expect(verdict.findings).toMatchObject([{ rule: 'missing-field', pointer: '/nothing' }]);
    expect(cached()).toHaveLength(2);
  });

  test('does without a directory that cannot be written', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const validator = createValidator({ cacheDirectory: join(file, 'cache') });
    expect(validator.check(validObjects.gitRepository).verdict).toBe('accept');
  });

  test('is whole after four processes filled it at once, and they agree', async () => {
    const run = (): Promise<string> =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cache-worker.ts'), directory], { maxBuffer: 2 ** 26 }).then(
        ({ stdout }) => stdout,
      );
    const answers = await Promise.all([run(), run(), run(), run()]);
    expect(new Set(answers).size).toBe(1);
    expect(cached()).toHaveLength(Object.keys(validObjects).length);
    for (const file of cached()) {
      const [seal = '', ...code] = readFileSync(join(directory, file), 'utf8').split('\n');
      expect(seal).toBe(`// sha256 ${createHash('sha256').update(code.join('\n')).digest('hex')}`);
    }
    expect(await run()).toBe(answers[0]);
  });
});

/**
 * Another result means that the same schema now compiles to other code, which old caches do not hold: raise
 * COMPILER_REVISION, then write the new hash here.
 */
test('the revision of the compiler is raised with its output', () => {
  const hash = createHash('sha256');
  for (const object of [validObjects.helmRelease, validObjects.deployment, validObjects.nodePool, validObjects.sealedSecret]) {
    const schema = findSchema(object.apiVersion, object.kind);
    if (schema) hash.update(compileSchema(jsonSchemaOf({ ...schema, schema: { ...schema.schema } })));
  }
  expect({ revision: COMPILER_REVISION, output: hash.digest('hex').slice(0, 16) }).toEqual({
    revision: 'ajv-8.20.0/1',
    output: '0b0dcd7316e43fc5',
  });
});
