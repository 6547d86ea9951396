import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
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

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

describe('code that Node has compiled', () => {
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

  it('is not taken from behind a link', async () => {
    const target = directoryOf();
    await explain((cache) => {
      mkdirSync(join(cache, 'slipway'), { mode: 0o700 });
      symlinkSync(target, join(cache, 'slipway/compiled'));
    });
    expect(isEmpty(target)).toBe(true);
  });
});
