// One process of the fleet benchmark: `flux-build-process.ts DIRECTORY` builds a fleet, then builds it again
// after each of some edits of one file. Prints the milliseconds of each build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitYaml } from '@slipway/manifest';
import { buildFleet, createParseCache, type FleetBuild, findRoots, readFolder } from '../packages/flux-build/src/index.ts';
import { service } from './flux-fleet.ts';

const [directory = ''] = process.argv.slice(2);
const EDITS = 9;

const cache = createParseCache();
let tree = readFolder(directory);
let fleet = buildFleet({ tree, roots: findRoots(tree, 'clusters', { cache }), cache });
const times: number[] = [];
for (let edit = 0; edit < EDITS; edit++) {
  const name = `app-${edit * 100 + 7}`;
  writeFileSync(join(directory, `apps/${name}/service.yaml`), emitYaml(service(name, 8000 + edit)));
  const start = performance.now();
  tree = readFolder(directory, tree);
  const next = buildFleet({ tree, roots: findRoots(tree, 'clusters', { cache }), cache, before: fleet });
  times.push(performance.now() - start);
  const changed = changedIn(fleet, next);
  if (changed.join() !== name) throw new Error(`the edit of ${name} built ${changed.join()} again`);
  fleet = next;
}
process.stdout.write(`${JSON.stringify(times)}\n`);

function changedIn(before: FleetBuild, after: FleetBuild): readonly string[] {
  const known = new Set(before.kustomizations.map(({ objects }) => objects));
  return after.kustomizations.filter(({ objects }) => !known.has(objects)).map(({ name }) => name);
}
