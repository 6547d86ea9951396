import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../scratch-copy.ts';
import { sized } from './attack-size.ts';
import { defectText, fuzz } from './fuzz/fuzz.ts';
import { type FuzzCase, readCase, writeCase } from './fuzz/fuzz-case.ts';
import { generateCase } from './fuzz/generate/generate-case.ts';
import { shownForm } from './fuzz/secret-forms.ts';

const state = join(root, '.slipway/fuzz-test');

/** `npm run fuzz` asks 20,000, also of other seeds. */
const CASES = sized(1500, 150);

describe('hostile manifests and trees from a generator', () => {
  it('end in an answer, within limits, without anything that is not theirs', { timeout: 400_000 }, async () => {
    rmSync(state, { recursive: true, force: true });
    const { passed, defects } = await fuzz({ seed: inject('seed'), cases: CASES, isSmall: CASES < 1000, state });
    expect(defects.map(defectText).join('\n\n')).toBe('');
    expect(passed).toBe(CASES);
  });
});

describe('the generator', () => {
  const seed = inject('seed');

  it('makes the same case of the same numbers, which a file holds whole', () => {
    for (let number = 0; number < 30; number++) {
      const fuzzCase = generateCase(seed, number, true);
      expect(plain(fuzzCase)).toBe(plain(generateCase(seed, number, true)));
      expect(plain(fuzzCase)).not.toBe(plain(generateCase(seed + 1, number, true)));
      const file = join(state, '../fuzz-case.json');
      writeCase(file, fuzzCase, []);
      expect(plain(readCase(file))).toBe(plain(fuzzCase));
    }
  });

  it('plants a secret in every case', () => {
    const cases = Array.from({ length: 200 }, (_, number) => generateCase(seed, number, true));
    expect(cases.filter(({ secrets }) => secrets.length === 0)).toEqual([]);
    const shown = cases.filter(({ secrets, entries }) => {
      const files = entries.flatMap((entry) => (entry.type === 'file' ? [Buffer.from(entry.bytes).toString('utf8')] : []));
      return secrets.some((secret) => files.some((text) => shownForm(text, secret) !== undefined));
    });
    // In the others it is encoded twice, as in a Docker configuration in base64.
    expect(shown.length).toBeGreaterThan(190);
  });

  it('makes every kind of attack', () => {
    const classes = new Set(Array.from({ length: 2500 }, (_, number) => generateCase(seed, number, true).classes).flat());
    const kinds = [...new Set([...classes].map((each) => each.split(':')[0] ?? ''))].sort();
    expect(kinds).toEqual(
      [
        ...['count', 'deep', 'large', 'long', 'many', 'plant', 'plant-side', 'plant-value', 'sides', 'size', 'statements', 'token'],
        ...[
          'archive',
          'as',
          'bare-root',
          'bytes',
          'chart',
          'charts',
          'code-canary',
          'crd',
          'exhaust',
          'fleet',
          'flux',
          'git',
          'kind',
          'kustomize',
          'list',
          'manifests',
          'mutation',
        ],
        ...['option', 'output', 'package', 'path-out', 'release', 'secret', 'settings', 'stdin', 'template', 'tree', 'verb', 'xrd'],
      ].sort(),
    );
    const number = (kind: string): number => [...classes].filter((each) => each.startsWith(`${kind}:`)).length;
    expect(number('kind')).toBeGreaterThan(100);
    expect(number('tree')).toBeGreaterThan(18);
    expect(number('mutation')).toBe(13);
    expect(number('bytes')).toBeGreaterThan(16);
    expect(number('secret')).toBeGreaterThan(16);
    expect(number('kustomize')).toBeGreaterThan(25);
    expect(number('flux')).toBeGreaterThan(20);
    expect(number('large')).toBeGreaterThan(60);
    expect(number('long')).toBeGreaterThan(25);
    expect(number('many')).toBeGreaterThan(40);
    expect(number('deep')).toBeGreaterThan(30);
    expect(number('sides')).toBe(8);
    expect(number('plant')).toBeGreaterThan(16);
    expect(number('token')).toBe(22);
    expect(number('template')).toBe(23);
    expect(number('archive')).toBe(7);
  });
});

const plain = (fuzzCase: FuzzCase): string =>
  JSON.stringify(fuzzCase, (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value));

describe('the forms of a secret', () => {
  const secret = 'k4Zd<QyBvl"iK&oP7q';

  it.each([
    ['the text', (text: string) => text],
    ['base64', (text: string) => Buffer.from(text).toString('base64')],
    ['base64 behind one character', (text: string) => Buffer.from(`a${text}`).toString('base64')],
    ['base64 between others', (text: string) => Buffer.from(`aa${text}bb`).toString('base64')],
    ['base64 for URLs', (text: string) => Buffer.from(text).toString('base64url')],
    ['hex', (text: string) => Buffer.from(text).toString('hex')],
    ['a URL', encodeURIComponent],
    ['JSON', JSON.stringify],
    ['HTML', (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
    ['the beginning', (text: string) => text.slice(0, 13)],
    ['the end', (text: string) => text.slice(-13)],
  ])('include %s', (_, encode) => {
    expect(shownForm(`a b ${encode(secret)} c`, secret)).toBeDefined();
  });

  it('do not include another text', () => {
    expect(shownForm('a b k4Zd c', secret)).toBeUndefined();
  });
});
