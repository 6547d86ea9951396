import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { askOracle, fluxOracle } from './flux-build.ts';
import { writeClusters } from './flux-fleet.ts';
import { type ReleaseFleet, writeCharts, writeReleaseFleet } from './release-fleet.ts';
import { type CommandRun, runCommand } from './run-command.ts';

const ROUNDS = 5;
const CLUSTERS = 200;
const APPS = 10;
const SLIPWAY = join(import.meta.dirname, '../packages/cli/bin/slipway.cjs');

/** Compares `slipway review` of two commits, as whole processes, with the controller's own libraries, which only build both sides. */
export async function reviewBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    const oracle = await fluxOracle();
    if (oracle === undefined) return [];
    await buildBundles(join(import.meta.dirname, '../packages'));
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'node'), XDG_CACHE_HOME: join(directory, 'cache') };
    const review = (fleet: string, base: string, head: string, output: string): Promise<CommandRun> => {
      const states = ['--base', base, '--head', head, '--fail-at', 'never', '--output', output];
      return runCommand(process.execPath, [SLIPWAY, 'review', fleet, ...states], environment);
    };
    const [many, one] = [join(directory, 'many'), join(directory, 'one')];
    fleetWithHistory(many, CLUSTERS, APPS);
    fleetWithHistory(one, 1, 1);
    const build = await timeOfLibraries(oracle, many, directory);
    const theirs = (kustomizations: number): number => build.start + build.each * 2 * kustomizations;
    const peer = `libraries of kustomize-controller, both sides built, from ${APPS} of them`;
    const rows: BenchRow[] = [];
    const add = (name: string, runs: readonly CommandRun[], kustomizations: number, target: string): void => {
      rows.push(benchRow(name, median(runs.map(({ time }) => time)), peer, theirs(kustomizations), 'ms', target));
    };
    const shared = await rounds(() => review(many, 'base', 'image', 'markdown'));
    expectLines(shared, /all 200 clusters/, 60);
    add('review: 200 clusters, 10,000 objects: another image of one app', shared, CLUSTERS * APPS, 'at most 3,000 ms');
    const json = join(directory, 'review.json');
    writeFileSync(json, (await review(many, 'base', 'image', 'json')).output);
    const again = await rounds(() =>
      runCommand(process.execPath, [SLIPWAY, 'review', '--from', json, '--output', 'markdown'], environment),
    );
    expectLines(again, /all 200 clusters/, 60);
    add('review: the same in another form, from its JSON', again, CLUSTERS * APPS, 'at most 1,000 ms');
    const all = await rounds(() => review(many, 'base', 'everything', 'markdown'), 3);
    expectLines(all, /all 200 clusters/, Number.POSITIVE_INFINITY);
    add('review: the same with all 10,000 objects changed', all, CLUSTERS * APPS, 'at most 15,000 ms');
    const memory = Math.max(...all.map((each) => each.memory));
    rows.push(benchRow('review: that, highest memory', memory, 'no peer', Number.NaN, 'MiB', 'at most 1,536 MiB'));
    const small = await rounds(() => review(one, 'base', 'image', 'markdown'));
    add('review: one cluster of one app, one file', small, 1, 'at most 400 ms');
    rows.push(...(await releaseRows(directory, environment)));
    return rows;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const RELEASES: ReleaseFleet = { clusters: 200, releases: 30, charts: 40 };

/** Reviews another version of one chart, which all clusters use. Every fifth release has values of its cluster. */
async function releaseRows(directory: string, environment: NodeJS.ProcessEnv): Promise<readonly BenchRow[]> {
  const [fleet, charts] = [join(directory, 'releases'), join(directory, 'charts')];
  writeCharts(charts, RELEASES.charts);
  writeReleaseFleet(fleet, RELEASES);
  const git = gitIn(fleet);
  git('init', '--quiet', '--initial-branch', 'base');
  git('add', '-A');
  git('commit', '--quiet', '--message', 'base');
  git('checkout', '--quiet', '-b', 'bump');
  writeReleaseFleet(fleet, RELEASES, '1.1.0');
  git('commit', '--quiet', '--all', '--message', 'bump');
  const states = ['--base', 'base', '--head', 'bump', '--charts', charts, '--fail-at', 'never', '--output', 'markdown'];
  const runs = await rounds(() => runCommand(process.execPath, [SLIPWAY, 'review', fleet, ...states], environment));
  expectLines(runs, /chart `chart-0` `1.0.0` → `1.1.0`/, 60);
  const name = 'review: 200 clusters, 6,000 releases of 40 charts: another version of one chart';
  const memory = Math.max(...runs.map((each) => each.memory));
  return [
    benchRow(name, median(runs.map(({ time }) => time)), 'no peer', Number.NaN, 'ms', 'at most 6,000 ms'),
    benchRow('review: that, highest memory', memory, 'no peer', Number.NaN, 'MiB', 'at most 1,536 MiB'),
  ];
}

const gitIn =
  (fleet: string) =>
  (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: fleet, stdio: 'pipe' });
  };

/** Branches: `base`, `image` with another image of one app, `everything` with a label in every object. */
function fleetWithHistory(fleet: string, clusters: number, apps: number): void {
  writeClusters(fleet, clusters, apps);
  const git = gitIn(fleet);
  const commit = (branch: string, ...edited: readonly (readonly [pattern: string, from: RegExp, to: string])[]): void => {
    git('checkout', '--quiet', '-b', branch);
    for (const [pattern, from, to] of edited)
      for (const file of globSync(pattern, { cwd: fleet }).map((path) => join(fleet, path)))
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    git('add', '-A');
    git('commit', '--quiet', '--message', branch);
  };
  git('init', '--quiet', '--initial-branch', 'start');
  commit('base');
  commit('image', ['apps/app-0/deployment.yaml', /:1\.0\.0/g, ':1.0.1']);
  git('checkout', '--quiet', 'base');
  commit('everything', ['apps/*/kustomization.yaml', /^resources:/gm, 'labels: [{pairs: {team: shop}}]\nresources:']);
}

/** The start counts once. The time of the others is multiplied to the number of Kustomizations. */
async function timeOfLibraries(
  oracle: string,
  fleet: string,
  directory: string,
): Promise<{ readonly start: number; readonly each: number }> {
  const [one, several] = [
    await askOracle(oracle, fleet, 1, join(directory, 'one-question')),
    await askOracle(oracle, fleet, APPS, join(directory, 'questions')),
  ];
  return { start: one.time, each: (several.time - one.time) / (APPS - 1) };
}

async function rounds(run: () => Promise<CommandRun>, count = ROUNDS): Promise<readonly CommandRun[]> {
  await run(); // compiles the modules
  const runs: CommandRun[] = [];
  for (let round = 0; round < count; round++) runs.push(await run());
  return runs;
}

function expectLines(runs: readonly CommandRun[], words: RegExp, most: number): void {
  for (const { output } of runs)
    if (!words.test(output) || output.split('\n').length > most || output.length > 65_536)
      throw new Error(`another comment: ${output.slice(0, 500)}`);
}
