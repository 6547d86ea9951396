import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFleet } from '../test/new-fleet.ts';

const PACKAGE = 'packages/cluster-defs';

/**
 * Creates a new fleet with its hub and `count` workload clusters of about 50 files each, with a given number in each shard. Its folder is
 * a Git repository. The clusters are not synthesised yet. The caller removes the folder.
 */
export function largeFleet(count: number, inShard = 25): string {
  const fleet = newFleet({ name: 'acme' });
  const example = join(fleet, PACKAGE, 'src/clusters/apps-staging.ts');
  const text = readFileSync(example, 'utf8');
  rmSync(example);
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (const index of indexes) writeFileSync(join(fleet, clusterFile(index, inShard)), clusterText(text, index, shardOf(index, inShard)));
  editJson(join(fleet, PACKAGE, 'package.json'), (json) => {
    Object.assign(json.slipway as object, { shards: [...new Set(indexes.map((index) => shardOf(index, inShard)))] });
  });
  editJson(join(fleet, 'package.json'), (json) => writeLock(fleet, json));
  return fleet;
}

/** Returns the path of the definition of a workload cluster of the fleet. */
export const clusterFile = (index: number, inShard = 25): string =>
  `${PACKAGE}/src/clusters/${shardOf(index, inShard)}-c${index}-production.ts`;

/** `g0` has the first clusters. */
const shardOf = (index: number, inShard: number): string => `g${Math.floor(index / inShard)}`;

/** Returns the first cluster of a new fleet under another name, with its own 4,096 addresses. */
function clusterText(example: string, index: number, shard: string): string {
  const address = (third: number): string => `10.${16 + ((index * 16 + third) >> 8)}.${(index * 16 + third) & 255}.0`;
  const edits: readonly (readonly [from: string, to: string])[] = [
    ['appsStaging', `${shard}C${index}Production`],
    ["cluster: 'apps'", `cluster: '${shard}-c${index}'`],
    ["environment: 'staging'", "environment: 'production'"],
    ["'10.10.0.0/16'", `'${address(0)}/20'`],
    ["'10.10.0.0/20'", `'${address(0)}/24'`],
    ["'10.10.16.0/20'", `'${address(1)}/24'`],
    ["'10.10.64.0/18'", `'${address(4)}/22'`],
    ["'10.10.128.0/18'", `'${address(8)}/22'`],
  ];
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the first cluster of a new fleet has no ${from}`);
    return text.replace(from, to);
  }, example);
}

/** Nx reads the version of the command from this file; a linked package has none. */
function writeLock(fleet: string, { name, workspaces, devDependencies }: Readonly<Record<string, unknown>>): void {
  const command = { version: '0.0.0', resolved: 'file:slipway.tgz', integrity: 'sha512-AA==' };
  const packages = { '': { name, workspaces, devDependencies }, 'node_modules/slipway': command };
  writeFileSync(join(fleet, 'package-lock.json'), JSON.stringify({ name, lockfileVersion: 3, requires: true, packages }));
}

function editJson(file: string, edit: (json: Record<string, unknown>) => void): void {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  edit(json);
  writeFileSync(file, `${JSON.stringify(json, undefined, 2)}\n`);
}
