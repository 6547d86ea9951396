import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { emitYaml } from '@slipway/manifest';
import { ensureProgram } from '../packages/lab/src/programs/ensure-program.ts';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { preparePeers } from './check-peers.ts';
import { startWatching } from './check-watch.ts';
import { APPS, service, writeClusters, writeWithoutBranch } from './flux-fleet.ts';
import { ifBuilt } from './if-built.ts';
import { largeFleet } from './large-fleet.ts';
import { type CommandRun, runCommand } from './run-command.ts';

const ROUNDS = 3;
const SLIPWAY = join(import.meta.dirname, '../packages/cli/bin/slipway.cjs');
const PEER = 'kubeconform -strict';
/** Numbers of clusters of the reference fleet, and of the fleet whose clusters share their apps. */
const GROWN = [50, 100, 200];
const SHARED = [50, 200, 400];
const MANY = 200;

/** Compares `slipway check` of whole fleets with kubeconform on the objects that Flux would apply, as whole processes. */
export async function checkFleetsBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    const kubeconform = await peer(directory);
    if (kubeconform === undefined) return [];
    await buildBundles(join(import.meta.dirname, '../packages'));
    // The compile cache of Node is kept between the rows, but verdicts are not, as on a machine without a cache of verdicts.
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'node'), XDG_CACHE_HOME: join(directory, 'cache') };
    const slipway: Run = (...args) => runCommand(process.execPath, [SLIPWAY, ...args], environment);
    return [
      ...(await grownFleets(directory, slipway, kubeconform)),
      ...(await sharedApps(directory, slipway, kubeconform, environment)),
      ...(await missingBranch(directory, slipway, kubeconform)),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

type Run = (...args: readonly string[]) => Promise<CommandRun>;

/** Has schemas of all bundled kinds, and skips objects of other kinds. */
async function peer(directory: string): Promise<Run | undefined> {
  const kinds = listKinds()
    .map(({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind))
    .filter((schema): schema is KindSchema => schema !== undefined);
  const args = preparePeers(kinds, directory)[0]?.args ?? [];
  const program = await ifBuilt('kubeconform', () => ensureProgram('kubeconform'));
  return program === undefined ? undefined : (...paths) => runCommand(program, [...args, '-ignore-missing-schemas', ...paths]);
}

/** New fleets with their hub and the given number of workload clusters. Definitions create their trees. */
async function grownFleets(directory: string, slipway: Run, kubeconform: Run): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const count of GROWN) {
    const fleet = largeFleet(count);
    try {
      execFileSync(process.execPath, [SLIPWAY, 'synth', '--cwd', fleet], { stdio: 'pipe' });
      const trees = ['clusters', 'common', 'applications'].map((folder) => join(fleet, folder));
      const rendered = join(directory, `grown-${count}`);
      await render(slipway, fleet, rendered);
      const [own, objects, documents] = await inTurns([
        () => slipway('check', fleet),
        () => kubeconform(rendered),
        () => kubeconform(...trees),
      ]);
      expectClean(own[0]);
      const what = `check: the tree of a fleet of ${count} clusters`;
      rows.push(
        timeRow(what, own, `${PEER}, objects`, objects, 'at least 0.5x'),
        timeRow(what, own, `${PEER}, files of the tree`, documents, 'none: it builds nothing'),
        cpuRow(what, own, `${PEER}, objects`, objects),
      );
    } finally {
      rmSync(fleet, { recursive: true, force: true });
    }
  }
  return rows;
}

/** Clusters that share 40 apps. Every object of an app contains values of the cluster. */
async function sharedApps(directory: string, slipway: Run, kubeconform: Run, environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const count of SHARED) {
    const [fleet, rendered] = [join(directory, `shared-${count}`), join(directory, `rendered-${count}`)];
    writeClusters(fleet, count);
    await render(slipway, fleet, rendered);
    const [own, objects] = await inTurns([() => slipway('check', fleet), () => kubeconform(rendered)]);
    expectClean(own[0]);
    const what = `check: ${count} clusters, ${(count * APPS).toLocaleString('en-US')} Kustomizations, ${(count * APPS * 5).toLocaleString('en-US')} objects`;
    rows.push(timeRow(what, own, `${PEER}, objects`, objects, 'at least 0.5x'), cpuRow(what, own, `${PEER}, objects`, objects));
    if (count !== MANY) continue;
    const memory = (runs: readonly CommandRun[]): number => Math.max(...runs.map((each) => each.memory));
    rows.push(benchRow('check: the same, highest memory', memory(own), `${PEER}, objects`, memory(objects), 'MiB', 'at most 1,229 MiB'));
    rows.push(...(await editedFile(fleet, slipway, objects, environment)));
  }
  return rows;
}

/** Edits a file that all clusters share in each round: for a process that watches the fleet, and for a new process. */
async function editedFile(
  fleet: string,
  slipway: Run,
  objects: readonly CommandRun[],
  environment: NodeJS.ProcessEnv,
): Promise<BenchRow[]> {
  const file = join(fleet, 'apps/app-1/service.yaml');
  const watching = await startWatching(
    process.execPath,
    [SLIPWAY, 'check', fleet, '--watch'],
    file,
    environment,
    /objects: no findings\.\n/,
  );
  const watched: CommandRun[] = [];
  for (let round = 0; round < ROUNDS; round++)
    watched.push({ ...(await watching.save(emitYaml(service('app-1', 8000 + round)))), memory: Number.NaN });
  await watching.end();
  const newProcess: CommandRun[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    writeFileSync(file, emitYaml(service('app-1', 9000 + round)));
    newProcess.push(await slipway('check', fleet));
  }
  const saved = 'check --watch: the same, from the saving of a file that all clusters share to the answer';
  return [
    timeRow(saved, watched, PEER, objects, 'at most 1,500 ms'),
    cpuRow(saved, watched, PEER, objects),
    timeRow('check: the same after that edit, as a new process', newProcess, PEER, objects, 'none'),
  ];
}

/** Most Flux Kustomizations use a branch that the repository does not have. */
async function missingBranch(directory: string, slipway: Run, kubeconform: Run): Promise<BenchRow[]> {
  const fleet = join(directory, 'branch');
  writeWithoutBranch(fleet, MANY, 27);
  const [own, files] = await inTurns([() => slipway('build', fleet), () => kubeconform(fleet)]);
  if (!/^5600 Kustomizations, .* 1 finding /m.test(own[0]?.output ?? '')) throw new Error(`another fleet: ${own[0]?.output.slice(-300)}`);
  const what = 'build: 5,600 Kustomizations, 5,200 of them of a branch that is not here';
  return [timeRow(what, own, `${PEER}, files of the tree`, files, 'at most 6,000 ms')];
}

/** Writes the objects that Flux applies, in files of 250. Omits the `null` that its Go types write, because JSON Schemas refuse it. */
async function render(slipway: Run, fleet: string, directory: string): Promise<void> {
  const { output } = await slipway('build', fleet, '--output=yaml');
  const documents = output
    .replace(/^ *creationTimestamp: null\n/gm, '')
    .split(/^---\n/m)
    .slice(1);
  mkdirSync(directory);
  for (let at = 0; at < documents.length; at += 250)
    writeFileSync(join(directory, `${at}.yaml`), documents.slice(at, at + 250).join('---\n'));
}

/** Runs all in turn, so that other work of the machine affects all of them. */
async function inTurns<Commands extends readonly (() => Promise<CommandRun>)[]>(
  commands: readonly [...Commands],
): Promise<{ readonly [Index in keyof Commands]: CommandRun[] }> {
  const runs = commands.map((): CommandRun[] => []);
  for (let round = 0; round < ROUNDS; round++) for (const [index, command] of commands.entries()) runs[index]?.push(await command());
  return runs as { readonly [Index in keyof Commands]: CommandRun[] };
}

const timeRow = (what: string, own: readonly CommandRun[], peerName: string, theirs: readonly CommandRun[], target: string): BenchRow =>
  benchRow(what, middle(own, 'time'), peerName, middle(theirs, 'time'), 'ms', target);

/** kubeconform uses all processors. */
const cpuRow = (what: string, own: readonly CommandRun[], peerName: string, theirs: readonly CommandRun[]): BenchRow =>
  benchRow(`${what}, processor time`, middle(own, 'cpu'), peerName, middle(theirs, 'cpu'), 'ms', 'none');

const middle = (runs: readonly CommandRun[], of: 'time' | 'cpu'): number => median(runs.map((each) => each[of]));

function expectClean(run: CommandRun | undefined): void {
  if (run?.output.includes('objects: no findings.') !== true) throw new Error(`not all objects were checked: ${run?.output.slice(0, 300)}`);
}
