import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findSchema, type KindSchema } from '@slipway/kube-models';
import { emitYaml, readYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  confidentialLines,
  createValidator,
  isKnownHarmless,
  openCache,
  type TextOptions,
  type TreeVerdicts,
  validateTexts,
} from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-validate-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const cacheFiles = (): string[] =>
  readdirSync(join(directory, 'documents'))
    .sort()
    .map((name) => join(directory, 'documents', name));
const contents = (): string[] => cacheFiles().map((cacheFile) => readFileSync(cacheFile, 'utf8'));
const objects: readonly object[] = Object.values(validObjects);
const texts = new Map(
  objects.map((object, index) => [`${index % 5}/${index}.yaml`, `${emitYaml(object)}---\n${emitYaml({ ...object, extra: index })}`]),
);

function validateTree(given = texts, options: TextOptions = {}, schemas: readonly KindSchema[] = []): TreeVerdicts {
  const cache = openCache(directory);
  const read: TextOptions['read'] = (text, file) => readYaml(text, file, (part) => cache.recall(file, part));
  const checked = validateTexts(createValidator({ cache, schemas }), given, { read, ...options });
  cache.store();
  return checked;
}

const afresh = (given = texts, options: TextOptions = {}): TreeVerdicts => validateTexts(createValidator(), given, options);

describe('cached verdicts', () => {
  test('are those of a validator without a cache, with all findings and positions', () => {
    const expected = afresh();
    expect(expected.findings.length).toBeGreaterThan(objects.length - 1);
    expect(validateTree()).toEqual(expected);
    const written = cacheFiles().map((cacheFile) => statSync(cacheFile).mtimeMs);
    expect(written.length).toBeGreaterThan(1);
    expect(validateTree()).toEqual(expected);
    expect(cacheFiles().map((cacheFile) => statSync(cacheFile).mtimeMs)).toEqual(written);
  });

  test('are so for any texts, in any order, also if some are not cached', () => {
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
        expect(validateTree(given)).toEqual(expected);
        expect(validateTree(given)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('depend on the circumstances of an object, not only on its text', () => {
    const release = emitYaml({ ...validObjects.gitRepository, metadata: { name: 'a' } });
    const outside = new Map([['a.yaml', release]]);
    const inside = new Map([
      ['a.yaml', release],
      ['kustomization.yaml', 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nnamespace: apps\nresources: [a.yaml]\n'],
    ]);
    expect(validateTree(outside).verdicts[0]?.verdict).toBe('reject');
    expect(validateTree(inside).verdicts[0]?.verdict).toBe('accept');
    expect(validateTree(outside).verdicts[0]?.verdict).toBe('reject');
  });

  test('are used only with the same schemas', () => {
    validateTree();
    const schema = findSchema('source.toolkit.fluxcd.io/v1', 'GitRepository');
    const other = { ...schema, schema: { ...schema?.schema, required: ['nothing'] } } as KindSchema;
    const { findings } = validateTree(new Map([['a.yaml', emitYaml(validObjects.gitRepository)]]), {}, [other]);
    expect(findings).toMatchObject([{ rule: 'missing-field', pointer: '/nothing' }]);
  });

  test.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['changed in one place', (text: string) => text.replace('unknown-field', 'unknown-thing')],
    ['without findings', (text: string) => text.replace(/\[\{.*?\}\]/, '[]')],
    ['another text in one place', (text: string) => text.replace('apiVersion', 'apiversion')],
    ['one text short', (text: string) => text.replace(/^\[".*?[^\\]",/, '[')],
    ['of another program', (text: string) => text.replace(/"program":"./g, '"program":"x')],
    ['no such file', () => '{"verdicts": []}\n\n\n'],
  ])('are dropped when the files are %s, and written again', (_, damage) => {
    const expected = validateTree();
    const good = contents();
    for (const cacheFile of cacheFiles()) writeFileSync(cacheFile, damage(readFileSync(cacheFile, 'utf8')));
    expect(contents().every((text, index) => text !== good[index])).toBe(true);
    expect(validateTree()).toEqual(expected);
    expect(validateTree()).toEqual(expected);
    for (const cacheFile of contents()) expect(JSON.parse(cacheFile.split('\n')[0] ?? '').length).toBeGreaterThan(0);
  });

  test('are the same when any of their bytes are changed', () => {
    const expected = validateTree();
    const good = new Map(cacheFiles().map((cacheFile) => [cacheFile, readFileSync(cacheFile)]));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })), { minLength: 1 }),
        (changes) => {
          for (const [cacheFile, bytes] of good) {
            const bad = Buffer.from(bytes);
            for (const [at, byte] of changes) bad[Math.floor(at * bad.length)] = byte;
            writeFileSync(cacheFile, bad);
          }
          expect(validateTree()).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('are not used if the cache is not writable', () => {
    writeFileSync(join(directory, 'documents'), '');
    expect(validateTree()).toEqual(afresh());
    mkdirSync(join(directory, 'other'), { mode: 0o500 });
    expect(validateTree(texts)).toEqual(afresh());
  });

  test('contain no text that may be a secret, or that comes from a pipe', () => {
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a', namespace: 'b' }, stringData: { a: 'hunter22' } };
    const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA0123456789\n-----END RSA PRIVATE KEY-----\n';
    const configMap = (data: object) => emitYaml({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'b' }, data });
    const given = new Map([
      ['secret.yaml', emitYaml(secret)],
      ['key.yaml', configMap({ key })],
      ['pipe', configMap({ text: 'from-a-pipe' })],
      ['file.yaml', configMap({ text: 'from-a-file' })],
    ]);
    const { findings } = validateTree(given, { fleeting: new Set(['pipe']) });
    expect(findings.map(({ rule }) => rule)).toContain('private-key');
    expect(contents().join()).toContain('from-a-file');
    expect(contents().join()).not.toMatch(/hunter22|PRIVATE KEY|from-a-pipe/);
    expect(statSync(cacheFiles()[0] ?? '').mode & 0o077).toBe(0);
  });

  test('avoid the search for secrets before a line is shown, and show no hidden line', () => {
    const map = (rest: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\n${rest}`;
    const documents = [
      ...['a: {key: 1}\n', 'tokenFile: /a\n', 'data: {a: "\\t"}\n', 'text: |\n  ---x\n'].map(map),
      map('a: 1 # password: hunter22\n'),
      map('data: {password: hunter22}\n'),
      map('data: {a: ghp_0123456789abcdef}\n'),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux.
      map('access_key: ${KEY:=0123456789abcdefghij}\nb: 1\n'),
      map('"token=0123456789-abcdefghij": {a: 1}\n'),
      'apiVersion: v1\nkind: Secret\nmetadata: {name: a, namespace: b}\nstringData: {a: hunter22}\n',
      'apiVersion: v1\nkind: Secert\nmetadata: {name: a, namespace: b}\ndata: {a: [hunter22]}\n',
      'apiVersion: v1\nkind: List\nitems:\n- {apiVersion: v1, kind: Secret, metadata: {name: a}, data: {a: b}}\n',
      '# token: hunter22\n',
      'password: [hunter22\n',
    ];
    const cache = (): ((file: string) => (document: string) => boolean) => {
      const opened = openCache(directory);
      return (file) => (document) => isKnownHarmless(opened, file, document);
    };
    const answers = (text: string, isHarmless?: (document: string) => boolean): readonly boolean[] => {
      const mayShow = confidentialLines(text, isHarmless);
      return text.split('\n').map((_, index) => mayShow(index + 1));
    };
    const ends = fc.constantFrom('\n', '\r\n');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...documents), { minLength: 1, maxLength: 5 }), ends, fc.boolean(), (parts, end, marked) => {
        const text = `${marked ? '---\n' : ''}${parts.join('---\n')}`.replaceAll('\n', end);
        validateTree(new Map([['a.yaml', text]]));
        expect(answers(text, cache()('a.yaml'))).toEqual(answers(text));
      }),
      { numRuns: 200 },
    );
    validateTree(new Map(documents.map((document, index) => [`${index}.yaml`, document])));
    const isHarmless = cache();
    expect(documents.map((document, index) => isHarmless(`${index}.yaml`)(document)).slice(0, 4)).toEqual([true, true, true, true]);
    expect(documents.filter((document, index) => document.includes('hunter22') && isHarmless(`${index}.yaml`)(document))).toEqual([]);
  });

  test('are limited, and the last used ones are kept', () => {
    const text = (index: number): string =>
      emitYaml({ ...validObjects.gitRepository, metadata: { name: `n${index}`, annotations: { a: 'x'.repeat(2000) } } });
    for (let round = 0; round < 4; round++) {
      const many = Array.from({ length: 100 }, (_, index) => text(round * 100 + index));
      validateTree(new Map([['a.yaml', many.join('---\n')]]));
    }
    expect(Buffer.byteLength(contents().join(''))).toBeLessThan(2 ** 20 + 2 ** 12);
    const kept = (name: string): boolean => contents().some((content) => content.includes(`name: ${name}\\n`));
    expect(['n399', 'n300', 'n0'].map(kept)).toEqual([true, true, false]);
  });

  test('are complete after four processes wrote them at the same time', async () => {
    const run = (): Promise<string> =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cache-worker.ts'), directory], { maxBuffer: 2 ** 26 }).then(
        ({ stdout }) => stdout,
      );
    const answers = await Promise.all([run(), run(), run(), run()]);
    expect(new Set(answers).size).toBe(1);
    expect(contents().every((text) => text.split('\n').length === 3)).toBe(true);
    expect(cacheFiles().filter((cacheFile) => cacheFile.endsWith('.tmp'))).toEqual([]);
    expect(await run()).toBe(answers[0]);
  });
});
