import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../scratch-copy.ts';
import { sized } from './attack-size.ts';
import { defectText, fuzz } from './fuzz/fuzz.ts';
import { type FuzzCase, readCase, writeCase } from './fuzz/fuzz-case.ts';
import { generateCase } from './fuzz/generate/generate-case.ts';

const state = join(root, '.slipway/fuzz-test');

/** `npm run fuzz` asks 20,000, also of other seeds. */
const CASES = sized(1500, 200);

describe('hostile manifests and trees from a generator', () => {
  it('end in an answer, within limits, without anything that is not theirs', { timeout: 400_000 }, async () => {
    rmSync(state, { recursive: true, force: true });
    const { passed, defects } = await fuzz({ seed: inject('seed'), cases: CASES, state });
    expect(defects.map(defectText).join('\n\n')).toBe('');
    expect(passed).toBe(CASES);
  });
});

describe('the generator', () => {
  const seed = inject('seed');

  it('makes the same case of the same numbers, which a file holds whole', () => {
    for (let number = 0; number < 30; number++) {
      const fuzzCase = generateCase(seed, number);
      expect(plain(fuzzCase)).toBe(plain(generateCase(seed, number)));
      expect(plain(fuzzCase)).not.toBe(plain(generateCase(seed + 1, number)));
      const file = join(state, '../fuzz-case.json');
      writeCase(file, fuzzCase, []);
      expect(plain(readCase(file))).toBe(plain(fuzzCase));
    }
  });

  it('makes every kind of attack', () => {
    const classes = new Set(Array.from({ length: 2000 }, (_, number) => generateCase(seed, number).classes).flat());
    const kinds = [...new Set([...classes].map((each) => each.split(':')[0] ?? ''))].sort();
    expect(kinds).toEqual(
      [
        ...[
          'as',
          'bare-root',
          'bytes',
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
        ...['option', 'output', 'package', 'path-out', 'secret', 'settings', 'stdin', 'tree', 'verb', 'xrd'],
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
  });
});

const plain = (fuzzCase: FuzzCase): string =>
  JSON.stringify(fuzzCase, (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value));
