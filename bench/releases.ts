import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from '../packages/flux-build/src/index.ts';
import { loadFolder, renderChart, withCapabilities } from '../packages/helm/src/index.ts';
import { ensureProgram } from '../packages/lab/src/programs/ensure-program.ts';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { ifBuilt } from './if-built.ts';
import { writeCharts, writeReleaseFleet } from './release-fleet.ts';
import { type CommandRun, runCommand } from './run-command.ts';

const ROUNDS = 3;
const WARM_ROUNDS = 501;
const SLIPWAY = join(import.meta.dirname, '../packages/cli/bin/slipway.cjs');
const CLUSTERS = [50, 100, 200];
const [RELEASES, CHARTS] = [30, 40];
const PEER = 'helm template';

type Run = (...args: readonly string[]) => Promise<CommandRun>;

/** Measures `slipway check` of fleets whose charts are available, and one render compared with `helm template`, as whole processes. */
export async function releasesBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    await buildBundles(join(import.meta.dirname, '../packages'));
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'node'), XDG_CACHE_HOME: join(directory, 'cache') };
    const slipway: Run = (...args) => runCommand(process.execPath, [SLIPWAY, ...args], environment);
    return [...(await checkedFleets(directory, slipway)), ...(await oneRender(directory, slipway)), ...(await warmRender(directory))];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Nothing else renders and checks the releases of a fleet. The time of a release shows whether it grows with their number. */
async function checkedFleets(directory: string, slipway: Run): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const charts = join(directory, 'charts');
  writeCharts(charts, CHARTS);
  for (const clusters of CLUSTERS) {
    const fleet = join(directory, `fleet-${clusters}`);
    writeReleaseFleet(fleet, { clusters, releases: RELEASES, charts: CHARTS });
    const runs: CommandRun[] = [];
    for (let round = 0; round < ROUNDS; round++) runs.push(await slipway('check', fleet, '--repository', fleet, '--charts', charts));
    if (runs[0]?.output.includes('objects: no findings.') !== true) throw new Error(`another fleet: ${runs[0]?.output.slice(0, 300)}`);
    const releases = clusters * RELEASES;
    const what = `check: ${clusters} clusters with ${releases.toLocaleString('en-US')} releases of ${CHARTS} charts`;
    const time = median(runs.map((each) => each.time));
    rows.push(
      benchRow(what, time, 'no peer', Number.NaN, 'ms', clusters === 200 ? 'at most 30,000 ms' : 'none'),
      benchRow(`${what}, a release`, time / releases, 'no peer', Number.NaN, 'ms', 'does not grow'),
      benchRow(`${what}, highest memory`, Math.max(...runs.map((each) => each.memory)), 'no peer', Number.NaN, 'MiB', 'at most 1,536 MiB'),
    );
  }
  return rows;
}

/** One chart, from a new process. */
async function oneRender(directory: string, slipway: Run): Promise<BenchRow[]> {
  const helm = await ifBuilt('helm', () => ensureProgram('helm'));
  if (helm === undefined) return [];
  const chart = join(directory, 'charts/chart-0-1.0.0');
  const [own, theirs]: [CommandRun[], CommandRun[]] = [[], []];
  for (let round = 0; round < 3 * ROUNDS; round++) {
    own.push(await slipway('charts', 'template', 'web', chart));
    theirs.push(await runCommand(helm, ['template', 'web', chart]));
  }
  const middle = (runs: readonly CommandRun[], field: 'time' | 'cpu' = 'time'): number => median(runs.map((each) => each[field]));
  const what = 'charts template: one chart';
  return [
    benchRow(what, middle(own), PEER, middle(theirs), 'ms', 'at least 5x'),
    benchRow(`${what}, processor time`, middle(own, 'cpu'), PEER, middle(theirs, 'cpu'), 'ms', 'none'),
    ...(await manyRenders(directory, slipway, middle(theirs))),
  ];
}

/** 200 releases on 20 clusters from one new process. Helm needs one process for each, so the time of one is multiplied. */
async function manyRenders(directory: string, slipway: Run, theirs: number): Promise<BenchRow[]> {
  const fleet = join(directory, 'fleet-20');
  const [clusters, releases] = [20, 10];
  writeReleaseFleet(fleet, { clusters, releases, charts: CHARTS });
  const runs: CommandRun[] = [];
  for (let round = 0; round < ROUNDS; round++)
    runs.push(await slipway('build', fleet, '--repository', fleet, '--charts', join(directory, 'charts'), '--output', 'yaml'));
  const number = clusters * releases;
  const ours = median(runs.map((each) => each.time));
  return [benchRow(`build: ${number} releases`, ours, `${number} times ${PEER}`, number * theirs, 'ms', 'at least 50x')];
}

/** One render of a chart that is loaded, in a process that rendered it before. */
async function warmRender(directory: string): Promise<BenchRow[]> {
  const engine = await ifBuilt('helm-engine', () => ensureProgram('helm-engine'));
  if (engine === undefined) return [];
  const folder = join(directory, 'charts/chart-0-1.0.0');
  const { output } = await runCommand(engine, [String(WARM_ROUNDS), folder]);
  const chart = loadFolder(readFolder(folder), '');
  const release = { name: 'web', namespace: 'default', revision: 1, isUpgrade: false };
  const capabilities = withCapabilities(undefined);
  const times = Array.from({ length: WARM_ROUNDS }, () => {
    const start = performance.now();
    renderChart({ chart, values: {}, release, capabilities });
    return performance.now() - start;
  });
  return [
    benchRow('renderChart: one chart, warm', median(times), "Helm's engine in process", Number(output) / 1000, 'ms', 'at least 0.5x'),
  ];
}
