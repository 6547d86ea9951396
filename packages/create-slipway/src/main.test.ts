import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = join(dirname(fileURLToPath(import.meta.url)), '../bin/create-slipway.mjs');
const target = join(tmpdir(), `never-made-${process.pid}`);

test('requires --yes without a terminal, and writes no file', () => {
  const { status, stderr } = spawnSync(process.execPath, [command, target], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  expect(status).toBe(2);
  expect(stderr).toContain('give --yes');
  expect(existsSync(target)).toBe(false);
});

test('--help prints the usage', () => {
  expect(execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })).toMatch(/^Usage: npm create slipway/);
});
