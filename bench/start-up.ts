import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { runCommand } from './run-command.ts';

const ROUNDS = 40;
const ROOT = join(import.meta.dirname, '..');

/** Compares the shortest run, `slipway check` of one small file with warm caches, with the start of Node alone. Shows the cost of limits and watchdogs. */
export async function startUpBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    await buildBundles(join(ROOT, 'packages'));
    const file = join(directory, 'config.yaml');
    writeFileSync(file, 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a, namespace: b }\ndata: { c: d }\n');
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'node'), XDG_CACHE_HOME: directory };
    const check = () => runCommand(process.execPath, [join(ROOT, 'packages/cli/bin/slipway.cjs'), 'check', file], environment);
    const node = () => runCommand(process.execPath, ['--eval', '0'], environment);
    const rounds: { readonly check: number; readonly node: number }[] = [];
    // The first runs fill the caches.
    for (let round = -3; round < ROUNDS; round++) {
      const times = { check: (await check()).time, node: (await node()).time };
      if (round >= 0) rounds.push(times);
    }
    const [ours, theirs] = [median(rounds.map((each) => each.check)), median(rounds.map((each) => each.node))];
    return [benchRow('check: one small file, from start to verdict', ours, 'node --eval 0', theirs, 'ms', 'at least 0.4x')];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
