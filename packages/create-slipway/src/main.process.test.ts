import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyTarballs } from './make-fleet.ts';

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

test('copies the tarballs of the packages to the repository, and no other file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-slipway-'));
  try {
    const [packages, root] = [join(folder, 'packages'), join(folder, 'a/fleet')];
    mkdirSync(packages);
    for (const name of ['slipway-1.0.0.tgz', 'slipway-projen-fleet-1.0.0.tgz', 'create-slipway-1.0.0.tgz', 'slipway-notes.txt'])
      writeFileSync(join(packages, name), name);
    expect(copyTarballs(packages, root)).toBe('vendor');
    expect(readdirSync(join(root, 'vendor'))).toEqual(['slipway-1.0.0.tgz', 'slipway-projen-fleet-1.0.0.tgz']);
    expect(readFileSync(join(root, 'vendor/slipway-1.0.0.tgz'), 'utf8')).toBe('slipway-1.0.0.tgz');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
