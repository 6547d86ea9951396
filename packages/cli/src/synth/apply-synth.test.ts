import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/fixture.ts';
import { applySynth } from './apply-synth.ts';
import type { SynthPlan } from './plan-synth.ts';

const running = new AbortController().signal;
const plan = (writes: readonly string[], removals: readonly string[] = []): SynthPlan => ({
  name: 'catalog',
  writes: writes.map((path) => ({ path, text: `${path}\n`, reason: 'missing' })),
  removals,
  unchanged: 0,
});

describe('applySynth', () => {
  it('says how far it came when the disk refuses a file, keeps what is whole and leaves no half file', async () => {
    const root = temporaryDirectory();
    const refused = `a/${'n'.repeat(300)}.yaml`;
    await expect(applySynth(root, plan(['a/one.yaml', refused, 'a/two.yaml']), running)).rejects.toMatchObject({
      name: 'Failure',
      exitCode: 1,
      message: expect.stringMatching(
        /cannot be written: ENAMETOOLONG[\s\S]*\n1 of 3 files of catalog are done; run `slipway synth` again for the rest\.$/,
      ),
    });
    expect(readdirSync(join(root, 'a'))).toEqual(['one.yaml']);
  });

  it('does nothing more once it is asked to stop', async () => {
    const root = temporaryDirectory();
    await expect(applySynth(root, plan(['a/one.yaml']), AbortSignal.abort())).rejects.toMatchObject({
      exitCode: 130,
      message: expect.stringContaining('0 of 1 files of catalog are done'),
    });
    expect(existsSync(join(root, 'a'))).toBe(false);
  });

  it('replaces a link that appeared since it looked, and leaves its target alone', async () => {
    const root = temporaryDirectory();
    mkdirSync(join(root, 'a'));
    writeFileSync(join(root, 'precious'), 'kept');
    symlinkSync(join(root, 'precious'), join(root, 'a/one.yaml'));
    await applySynth(root, plan(['a/one.yaml']), running);
    expect(readFileSync(join(root, 'precious'), 'utf8')).toBe('kept');
    expect(readFileSync(join(root, 'a/one.yaml'), 'utf8')).toBe('a/one.yaml\n');
  });

  it('removes folders that are empty after the last file, up to the root', async () => {
    const root = temporaryDirectory();
    mkdirSync(join(root, 'a/b/c'), { recursive: true });
    writeFileSync(join(root, 'a/b/c/old.yaml'), '');
    await applySynth(root, plan([], ['a/b/c/old.yaml']), running);
    expect(readdirSync(root)).toEqual([]);
  });
});
