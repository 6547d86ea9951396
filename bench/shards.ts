import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchRow, benchRow } from './bench-row.ts';
import { clusterFile, largeFleet } from './large-fleet.ts';

const CLUSTERS = 1000;
const IN_SHARD = 10;
const ROOT = join(import.meta.dirname, '..');
const ADDON = 'packages/addons-catalog/src/addons/cert-manager.ts';

/**
 * Compares the processor time of the commands that Nx runs for a large fleet after a change with synth and check of all of it. The
 * commands are those of the targets without a cache hit. Nx itself has its own row.
 */
export async function shardsBench(): Promise<BenchRow[]> {
  const whole = inFleet(CLUSTERS, wholeOf);
  const part = inFleet(CLUSTERS / 10, wholeOf);
  const changes = inFleet(CLUSTERS, changesOf);
  const row = (name: string, ours: number, target: string): BenchRow => benchRow(`shards: ${name}`, ours, PEER, whole, 's', target);
  return [
    row(`one changed cluster of ${CLUSTERS}, processor time`, changes.cluster, 'at least 20x'),
    row('the same with another network, which the rest looks at', changes.network, 'none'),
    row('one changed add-on: all shards, from the time of three of them', changes.addon, 'none'),
    row('Nx alone, nothing to run, without its daemon', changes.nx, 'none'),
    benchRow(`shards: ten times ${CLUSTERS / 10} clusters, synth and check of all`, part * 10, PEER, whole, 's', 'none'),
  ];
}

const PEER = `synth and check of all ${CLUSTERS}`;

function inFleet<T>(count: number, measure: (fleet: string) => T): T {
  const fleet = largeFleet(count, IN_SHARD);
  try {
    return measure(fleet);
  } finally {
    rmSync(fleet, { recursive: true, force: true });
  }
}

/** The state of a checkout: the tree matches the definitions. */
function wholeOf(fleet: string): number {
  slipway(fleet, 'synth');
  return slipway(fleet, 'synth') + slipway(fleet, 'check');
}

function changesOf(fleet: string) {
  slipway(fleet, 'synth');
  const shards = Array.from({ length: CLUSTERS / IN_SHARD }, (_, index) => `g${index}`);
  nx(fleet);
  const nothing = nx(fleet);
  edit(fleet, clusterFile(35, IN_SHARD), 'max: 4', 'max: 5');
  const cluster = stages(fleet, 'g3');
  edit(fleet, clusterFile(35, IN_SHARD), "cidr: '10.", "cidr: '11.");
  edit(fleet, clusterFile(35, IN_SHARD), /Cidr: '10\./g, "Cidr: '11.");
  const network = stages(fleet, 'g3') + stages(fleet, 'rest');
  edit(fleet, ADDON, /$/, '// changed\n');
  const ofPackage = slipway(fleet, 'synth', '--package', 'addons-catalog') + slipway(fleet, 'check', '--package', 'addons-catalog');
  const sample = shards.slice(4, 7).map((shard) => stages(fleet, shard));
  const ofShards = (sample.reduce((sum, time) => sum + time, 0) / sample.length) * shards.length;
  return { nx: nothing, cluster, network, addon: ofPackage + ofShards + stages(fleet, 'rest') };
}

const stages = (fleet: string, shard: string): number =>
  ['synth', 'check'].reduce((sum, verb) => sum + slipway(fleet, verb, '--package', 'cluster-defs', '--shard', shard), 0);

function edit(fleet: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(fleet, file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(fleet, file), edited);
}

const slipway = (fleet: string, ...args: readonly string[]): number =>
  processorTime(fleet, process.execPath, [join(ROOT, 'packages/cli/bin/slipway.cjs'), ...args]);

/** Runs synth for all targets without a cache hit. */
function nx(fleet: string): number {
  const environment = { NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: fleet, NX_CACHE_DIRECTORY: join(fleet, '.nx/cache'), CI: 'true' };
  const targets = ['run-many', '-t', 'synth', 'check', '-p', '@acme/cluster-defs'];
  return processorTime(fleet, join(fleet, 'node_modules/.bin/nx'), targets, environment);
}

/** Returns the seconds in user and kernel mode of a command and its child processes. */
function processorTime(cwd: string, command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): number {
  const env = { ...process.env, ...environment };
  const script = '"$@" >&2 || exit; times';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', command, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr.slice(-2000)}`);
  const ofChildren = stdout.trim().split('\n').at(-1) ?? '';
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
