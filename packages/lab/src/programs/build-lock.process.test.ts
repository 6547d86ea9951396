import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './build-lock.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-lock-'));
  file = join(directory, 'below', 'build.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('of several who want the lock one works at a time, and nothing is left', async () => {
  let working = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++working);
    await sleep(10);
    working--;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(file, work, { every: 1 })));
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('a failure gives the lock back', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('the lock of a process that is gone is taken over', async () => {
  await withLock(file, async () => {}); // Creates the folder
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file, String(gone));
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('the lock of a live process is waited for, until it gives no sign of life', async () => {
  await withLock(file, async () => {});
  writeFileSync(file, String(process.ppid));
  const waitedFor: number[] = [];
  const lock = withLock(file, async () => 'done', { every: 1, staleAfter: 10_000, onWait: (holder) => waitedFor.push(holder) });
  while (waitedFor.length === 0) await sleep(1);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await lock).toBe('done');
  expect(waitedFor).toEqual([process.ppid]);
});
