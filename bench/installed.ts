import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { packPackages } from '../scripts/pack/pack-packages.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { runCommand } from './run-command.ts';

const ROUNDS = 25;
const ROOT = join(import.meta.dirname, '..');

/** Measures `slipway check` of one small file from start to verdict, with the installed command and with that of the workspace. */
export async function installedBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    await buildBundles(join(ROOT, 'packages'));
    const packed = await packPackages({ root: ROOT, tarballs: join(directory, 'tarballs'), scratch: join(directory, 'scratch') });
    const project = join(directory, 'project');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    const tarball = packed.find(({ name }) => name === 'slipway')?.file ?? '';
    execFileSync('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', tarball], {
      cwd: project,
    });
    const file = join(project, 'config.yaml');
    writeFileSync(file, 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a, namespace: b }\ndata: { c: d }\n');
    const command = (folder: string, cache: string) => {
      const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, cache, 'node'), XDG_CACHE_HOME: join(directory, cache) };
      return async () => (await runCommand(process.execPath, [join(folder, 'bin/slipway.cjs'), 'check', file], environment)).time;
    };
    const installed = command(join(project, 'node_modules/slipway'), 'installed');
    const workspace = command(join(ROOT, 'packages/cli'), 'workspace');
    const rounds: { readonly ours: number; readonly theirs: number }[] = [];
    // The first runs fill the caches.
    for (let round = -3; round < ROUNDS; round++) {
      const times = { ours: await installed(), theirs: await workspace() };
      if (round >= 0) rounds.push(times);
    }
    const [ours, theirs] = [median(rounds.map((each) => each.ours)), median(rounds.map((each) => each.theirs))];
    return [benchRow('check: one file, the command as npm installs it', ours, 'the same in the workspace', theirs, 'ms', 'at least 0.91x')];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
