import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directoryOf, runLimited } from '../security/run-limited.ts';

const explain = async (prepare: (cache: string) => void = () => {}) => {
  const cwd = directoryOf();
  const [temporary, cache] = [join(cwd, 'temporary'), join(cwd, 'cache')];
  for (const folder of [temporary, cache]) mkdirSync(folder);
  prepare(cache);
  const env = { TMPDIR: temporary, XDG_CACHE_HOME: cache, NODE_COMPILE_CACHE: '' };
  expect(await runLimited(['explain', 'drift'], { cwd, env, seconds: 20 })).toMatchObject({ code: 0 });
  return { temporary, compiled: join(cache, 'slipway/compiled') };
};

/** Runs `slipway explain drift` with a cache. Returns its answer, and the stored code of bundles by folder. */
const explainWith = async (cache: string) => {
  const answer = await runLimited(['explain', 'drift'], {
    cwd: directoryOf(),
    env: { XDG_CACHE_HOME: cache, NODE_COMPILE_CACHE: '' },
    seconds: 20,
  });
  expect(answer).toMatchObject({ code: 0, stderr: '' });
  return { answer: answer.stdout, stored: storedBelow(join(cache, 'slipway/compiled')) };
};

const storedBelow = (compiled: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(compiled)
      .filter((name) => /-[0-9a-f]{20}$/.test(name))
      .map((name) => {
        const folder = join(compiled, name);
        return [folder, readdirSync(folder).map((file) => join(folder, file))];
      }),
  );

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

describe('compiled code', () => {
  it('is kept in a folder of the user, and never in the temporary directory', async () => {
    const { temporary, compiled } = await explain();
    expect(isEmpty(temporary)).toBe(true);
    expect(isEmpty(compiled)).toBe(false);
    expect(lstatSync(compiled).mode & 0o777).toBe(0o700);
  });

  const planted: readonly (readonly [string, (cache: string) => void])[] = [
    ['others may write to', (cache) => chmodSync(join(cache, 'slipway'), 0o777)],
    ['a group may write to', (cache) => chmodSync(join(cache, 'slipway/compiled'), 0o770)],
    ['another user owns', (cache) => chownSync(join(cache, 'slipway/compiled'), 65534, 65534)],
  ];

  // Only root can change the owner of a folder.
  it.each(process.getuid?.() === 0 ? planted : planted.slice(0, 2))('is not read from a folder that %s', async (_, plant) => {
    const { temporary, compiled } = await explain((cache) => {
      mkdirSync(join(cache, 'slipway/compiled'), { recursive: true, mode: 0o700 });
      plant(cache);
    });
    expect(isEmpty(temporary)).toBe(true);
    expect(isEmpty(compiled)).toBe(true);
  });

  it('is stored by the second run of a bundle, and the first only creates the folder', async () => {
    const cache = directoryOf();
    const first = await explainWith(cache);
    expect([...first.stored.values()]).toEqual([[]]);
    const second = await explainWith(cache);
    const files = [...second.stored.values()].flat();
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith('.cjs'))).toEqual([]);
    const third = await explainWith(cache);
    expect(third).toEqual({ answer: first.answer, stored: second.stored });
  });

  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['is empty', () => Buffer.alloc(0)],
    ['is cut', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['has zeros for its second half', (bytes) => bytes.fill(0, bytes.length >> 1)],
    ['is of another program', () => Buffer.from('#!/bin/sh\nexit 3\n'.repeat(1000))],
    ...[0.01, 0.3, 0.6, 0.99].map(
      (part) =>
        [
          `has another bit at ${part} of its length`,
          (bytes: Buffer) => {
            const at = Math.floor(bytes.length * part);
            bytes[at] = (bytes[at] as number) ^ 4;
            return bytes;
          },
        ] as const,
    ),
  ];

  it.each(damages)('is not run when its file %s', async (_, damage) => {
    const cache = directoryOf();
    const { answer } = await explainWith(cache);
    const { stored } = await explainWith(cache);
    const damaged = [...stored.values()].flat().map((file) => {
      const bytes = damage(readFileSync(file));
      writeFileSync(file, bytes);
      return { file, bytes };
    });
    expect((await explainWith(cache)).answer).toBe(answer);
    expect(damaged.filter(({ file, bytes }) => readFileSync(file).equals(bytes))).toEqual([]);
  });

  it('is removed when no run has changed it for a month', async () => {
    const cache = directoryOf();
    const [own = ''] = (await explainWith(cache)).stored.keys();
    const [old, recent, foreign] = [`v1.0.0-x64-check-${'a'.repeat(20)}`, `v1.0.0-x64-check-${'b'.repeat(20)}`, 'other'].map((name) =>
      join(dirname(own), name),
    );
    for (const folder of [old, recent, foreign] as string[]) mkdirSync(folder);
    for (const folder of [old, foreign] as string[]) utimesSync(folder, 0, 0);
    rmSync(own, { recursive: true });
    await explainWith(cache);
    expect([old, recent, foreign].map((folder) => existsSync(folder as string))).toEqual([false, true, true]);
  });

  it('is not taken from behind a link', async () => {
    const target = directoryOf();
    await explain((cache) => {
      mkdirSync(join(cache, 'slipway'), { mode: 0o700 });
      symlinkSync(target, join(cache, 'slipway/compiled'));
    });
    expect(isEmpty(target)).toBe(true);
  });
});
