import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ApiObject, App, Chart } from 'cdk8s';
import { stringify } from 'yaml';
import { emitYaml, generatedBy, renderFile } from '../packages/manifest/src/index.ts';
import type { BenchRow } from './bench-row.ts';
import { manyHelmReleases } from './emitter-input.ts';

const COUNT = 10_000;
const ROUNDS = 5;

/** Compares rendering 10,000 HelmReleases to files, including field order and header, with `yaml` and cdk8s. */
export async function emitterBench(): Promise<BenchRow[]> {
  const releases = manyHelmReleases(COUNT);
  const chart = cdk8sApp(releases);
  const header = generatedBy('addons-catalog');
  const times = interleave({
    renderFile: () => each(releases, (release, index) => renderFile({ path: `release-${index}.yaml`, objects: [release] }, { header })),
    emitYaml: () => each(releases, emitYaml),
    yaml: () => each(releases, (release) => stringify(release)),
    synthYaml: () => chart.synthYaml().length,
  });
  const row = (name: string, ours: number, peer: string, theirs: number, target: string): BenchRow => ({
    name,
    ours: Math.round(ours),
    peer,
    theirs: Math.round(theirs),
    ratio: Math.round((theirs / ours) * 10) / 10,
    unit: `ms for ${COUNT} HelmReleases`,
    target,
  });
  return [
    row('renderFile', times.renderFile, 'yaml.stringify', times.yaml, 'at least 20x'),
    row('renderFile', times.renderFile, 'cdk8s synthYaml', times.synthYaml, 'at least 25x'),
    row('emitYaml, keys as written', times.emitYaml, 'yaml.stringify', times.yaml, 'at least 20x'),
  ];
}

/** Returns the length of all texts, so that the engine cannot skip work. */
function each<T>(values: readonly T[], write: (value: T, index: number) => string): number {
  let length = 0;
  for (let index = 0; index < values.length; index++) length += write(values[index] as T, index).length;
  return length;
}

function cdk8sApp(releases: ReturnType<typeof manyHelmReleases>): App {
  const app = new App();
  const chart = new Chart(app, 'fleet');
  releases.forEach((release, index) => {
    new ApiObject(chart, `release-${index}`, release);
  });
  return app;
}

/** Returns the median milliseconds of each task. The tasks run in turn, so that a slow moment of the machine affects all of them. */
function interleave<Name extends string>(tasks: Readonly<Record<Name, () => number>>): Record<Name, number> {
  const collectGarbage = garbageCollector();
  const names = Object.keys(tasks) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      collectGarbage(); // no task pays for the garbage of another one
      const start = performance.now();
      if (tasks[name]() === 0) throw new Error(`${name} wrote nothing`);
      if (round > 0) times[name].push(performance.now() - start); // round 0 warms up
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Returns the garbage collector of the engine, without a command line flag. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

if (import.meta.main) console.table(await emitterBench());
