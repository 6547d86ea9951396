import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFleet, findRoots, readFolder } from '../packages/flux-build/src/index.ts';
import { ensureProgram } from '../packages/lab/src/programs/ensure-program.ts';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { appKustomization, clusterInfo, writeFleet } from './flux-fleet.ts';
import { ifBuilt } from './if-built.ts';
import { type CommandRun, runCommand } from './run-command.ts';

const ROUNDS = 5;
const KUSTOMIZATIONS = 1000;
/** The number of Flux Kustomizations that the controller's libraries build; all would take minutes. */
const ASKED = Number(process.env.SLIPWAY_BENCH_ASKED ?? 100);
const MANY = 10_000;
const SLIPWAY = join(import.meta.dirname, '../packages/cli/bin/slipway.cjs');
const LIBRARIES = 'libraries of kustomize-controller';

/** Compares `slipway build` with the controller's own libraries, as whole processes, on the same Flux Kustomizations. */
export async function fluxBuildBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    const oracle = await fluxOracle();
    if (oracle === undefined) return [];
    const [fleet, many] = [join(directory, 'fleet'), join(directory, 'many')];
    writeFleet(fleet, KUSTOMIZATIONS);
    writeFleet(many, MANY);
    await buildBundles(join(import.meta.dirname, '../packages'));
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'node') };
    const ours = (path: string): Promise<CommandRun> => runCommand(process.execPath, [SLIPWAY, 'build', path], environment);
    const theirs = (count: number): Promise<CommandRun> => askOracle(oracle, fleet, count, join(directory, `questions-${count}`));
    // The first run compiles the modules.
    expectAll(await ours(fleet), KUSTOMIZATIONS);
    const runs: CommandRun[] = [];
    for (let round = 0; round < ROUNDS; round++) runs.push(await ours(fleet));
    const [one, several] = [await theirs(1), await theirs(ASKED)];
    for (let round = 0; round < ROUNDS; round++) runs.push(await ours(fleet));
    expectSame(fleet, several);
    // The start counts once. The time of the others is multiplied to the number of Kustomizations.
    const each = (several.time - one.time) / (ASKED - 1);
    const all = one.time + each * (KUSTOMIZATIONS - 1);
    const large = await ours(many);
    expectAll(large, MANY);
    const edited = await runCommand(process.execPath, [join(import.meta.dirname, 'flux-build-process.ts'), fleet], environment);
    const scaled = ASKED === KUSTOMIZATIONS ? LIBRARIES : `${LIBRARIES}, from ${ASKED} of them`;
    return [
      benchRow(
        'build: 1,000 Kustomizations of 5 objects, a new process',
        median(runs.map(({ time }) => time)),
        scaled,
        all,
        'ms',
        'at least 60x',
      ),
      benchRow(
        'build: the same after a change to one file',
        median(numbers(edited)),
        `${LIBRARIES}, that one alone`,
        each,
        'ms',
        'at most 150 ms',
      ),
      benchRow(
        'build: 10,000 Kustomizations, highest memory',
        large.memory,
        `${LIBRARIES}, which keep none`,
        several.memory,
        'MiB',
        'at most 600 MiB',
      ),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Builds a program with the libraries of the controller, if this machine can. */
export const fluxOracle = (): Promise<string | undefined> => ifBuilt('flux-oracle', () => ensureProgram('flux-oracle'));

/** Each request contains the folder of one app only, so that the time does not include copying a repository. */
export function askOracle(oracle: string, fleet: string, count: number, file: string): Promise<CommandRun> {
  const questions = Array.from({ length: count }, (_, number) => {
    const { spec, ...fields } = appKustomization(number);
    const kustomization = { ...fields, spec: { ...spec, path: './' } };
    return JSON.stringify({ root: join(fleet, `apps/app-${number}`), kustomization, objects: [clusterInfo], strict: true });
  });
  writeFileSync(file, `${questions.join('\n')}\n`);
  return runCommand('sh', ['-c', 'exec "$0" <"$1"', oracle, file]);
}

/** Throws unless both build the same objects. */
function expectSame(fleet: string, { output }: CommandRun): void {
  const tree = readFolder(fleet);
  const { kustomizations } = buildFleet({ tree, roots: findRoots(tree, 'clusters') });
  const built = new Map(kustomizations.map(({ name, objects }) => [name, objects?.map(({ object }) => object)]));
  for (const [number, line] of output.trimEnd().split('\n').entries()) {
    const { objects, error } = JSON.parse(line) as { readonly objects: readonly Fields[]; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    deepStrictEqual(byKind(built.get(`app-${number}`) ?? []), byKind(objects));
  }
}

type Fields = Readonly<Record<string, unknown>>;

const byKind = (objects: readonly Fields[]): unknown => [...objects].sort((a, b) => (String(a.kind) < String(b.kind) ? -1 : 1));

function expectAll({ output }: CommandRun, kustomizations: number): void {
  // The bootstrap creates a source, the Flux Kustomizations and the ConfigMap.
  const summary = `${kustomizations + 1} Kustomizations, ${kustomizations * 6 + 3} objects, no findings`;
  if (!output.includes(summary)) throw new Error(`not all objects were built: ${output.slice(-300)}`);
}

const numbers = ({ output }: CommandRun): readonly number[] => JSON.parse(output) as readonly number[];
