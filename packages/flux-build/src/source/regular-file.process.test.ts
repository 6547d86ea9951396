import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRegularFile, UnreadFile } from './regular-file.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-files-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string): string => join(folder, path);
const failureReason = (path: string, options?: Parameters<typeof readRegularFile>[1]): string => {
  try {
    readRegularFile(path, options);
  } catch (error) {
    if (error instanceof UnreadFile) return error.code;
    throw error;
  }
  return 'read';
};

describe('a file of a repository', () => {
  it('is read when it is a regular file', () => {
    writeFileSync(at('a'), 'text');
    expect(readRegularFile(at('a')).toString()).toBe('text');
    writeFileSync(at('empty'), '');
    expect(readRegularFile(at('empty')).length).toBe(0);
  });

  it('is not read when it is a link, a pipe, a device, a directory or missing', () => {
    writeFileSync(at('a'), '');
    symlinkSync('a', at('link'));
    execFileSync('mkfifo', [at('pipe')]);
    mkdirSync(at('directory'));
    expect(['link', 'pipe', 'directory', 'nothing'].map((path) => failureReason(at(path)))).toEqual([
      'link',
      'special',
      'special',
      'system',
    ]);
    expect(failureReason('/dev/zero')).toBe('special');
  });

  it('is not read when it is larger than the limit, also where the system does not know its size', () => {
    writeFileSync(at('a'), '12345');
    expect(failureReason(at('a'), { limit: 4 })).toBe('too-large');
    expect(failureReason(at('a'), { limit: 5 })).toBe('read');
    writeFileSync(at('large'), '');
    truncateSync(at('large'), 100 * 2 ** 20);
    expect(failureReason(at('large'))).toBe('too-large');
    expect(failureReason('/proc/self/maps', { limit: 10 })).toBe('too-large');
  });

  it('is not read when a link on the way leads out of the folder', () => {
    mkdirSync(at('repository/sub'), { recursive: true });
    mkdirSync(at('outside'));
    writeFileSync(at('outside/secret'), '');
    writeFileSync(at('repository/sub/own'), '');
    symlinkSync(at('outside'), at('repository/out'));
    symlinkSync('sub', at('repository/in'));
    const within = at('repository');
    expect(failureReason(at('repository/out/secret'), { within })).toBe('outside');
    expect(failureReason(at('repository/../outside/secret'), { within })).toBe('outside');
    expect(failureReason(at('repository/in/own'), { within })).toBe('read');
  });
});
