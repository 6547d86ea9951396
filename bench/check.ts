import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crdsOf } from '../packages/lab/src/kubernetes/model-crds.ts';
import { ensureProgram } from '../packages/lab/src/programs/ensure-program.ts';
import { buildBundles } from '../scripts/bundle/build-bundles.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { type CheckInput, writeCheckInput } from './check-input.ts';
import { type CheckPeer, preparePeers } from './check-peers.ts';
import { startWatching } from './check-watch.ts';
import { ifBuilt } from './if-built.ts';
import { type CommandRun, runCommand } from './run-command.ts';

const ROUNDS = 5;
const SLIPWAY = join(import.meta.dirname, '../packages/cli/bin/slipway.cjs');

/** Compares `slipway check` with other validators, as whole processes, on the same 10,000 documents and on one edited file. */
export async function checkBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    // Builds the command as `npm ci` does.
    await buildBundles(join(import.meta.dirname, '../packages'));
    const input = writeCheckInput(join(directory, 'input'));
    const [kubeconform, kubectlValidate] = await Promise.all(preparePeers(input.kinds, directory).map(withProgram));
    if (kubeconform === undefined || kubectlValidate === undefined) return [];
    // Both caches, of compiled modules and of verdicts, start empty.
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'node'), XDG_CACHE_HOME: join(directory, 'cache') };
    // The objects of all kinds include Flux Kustomizations, which are not roots of a fleet here.
    const ours = (path: string): Promise<CommandRun> => runCommand(process.execPath, [SLIPWAY, 'check', path, '--documents'], environment);
    return [
      ...(await firstRun(input.directory, ours, kubeconform)),
      ...(await allFiles(input.directory, ours, kubeconform, kubectlValidate)),
      ...(await givenKinds(input, join(directory, 'given'), environment, kubeconform)),
      ...(await editedFile(join(input.directory, 'objects-050.yaml'), ours, kubeconform, environment)),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

type Check = (path: string) => Promise<CommandRun>;

async function withProgram({ program, args }: CheckPeer): Promise<Check | undefined> {
  const file = await ifBuilt(program, () => ensureProgram(program));
  return file === undefined ? undefined : (path) => runCommand(file, [...args, path]);
}

async function firstRun(directory: string, ours: Check, kubeconform: Check): Promise<BenchRow[]> {
  const [own, other] = [await ours(directory), await kubeconform(directory)];
  expectAll(own, /^10000 documents: /m);
  expectAll(other, /^Summary: 10000 resources found in 100 files/m);
  return [
    benchRow('check: 10,000 documents of 171 kinds, nothing cached', own.time, 'kubeconform -strict', other.time, 'ms', 'at least 1x'),
  ];
}

async function allFiles(directory: string, ours: Check, kubeconform: Check, kubectlValidate: Check): Promise<BenchRow[]> {
  const rounds: { readonly own: CommandRun; readonly other: CommandRun }[] = [];
  // Runs both in turn, so that other work of the machine affects both.
  for (let round = 0; round < ROUNDS; round++) rounds.push({ own: await ours(directory), other: await kubeconform(directory) });
  const slow = await kubectlValidate(directory);
  const own = median(rounds.map((each) => each.own.time));
  const memory = Math.max(...rounds.map((each) => each.own.memory));
  const what = 'check: 10,000 documents of 171 kinds in 100 files';
  const other = median(rounds.map((each) => each.other.time));
  const theirMemory = Math.max(...rounds.map((each) => each.other.memory));
  return [
    benchRow(what, own, 'kubeconform -strict', other, 'ms', 'at least 2x'),
    benchRow(what, own, 'kubectl-validate', slow.time, 'ms', 'at least 20x'),
    benchRow('check: the same, highest memory', memory, 'kubeconform -strict', theirMemory, 'MiB', 'at most 400 MiB'),
    benchRow('check: the same, highest memory', memory, 'kubectl-validate', slow.memory, 'MiB', 'at most 400 MiB'),
  ];
}

/**
 * The same documents with kinds that are not bundled: the kinds of the input under other groups, which `slipway kinds add` added to the
 * repository.
 */
async function givenKinds(
  { directory, kinds }: CheckInput,
  repository: string,
  environment: NodeJS.ProcessEnv,
  kubeconform: Check,
): Promise<BenchRow[]> {
  const renamed = join(repository, 'objects');
  mkdirSync(join(repository, '.git'), { recursive: true });
  mkdirSync(renamed);
  mkdirSync(join(repository, 'crds'));
  for (const file of readdirSync(directory))
    writeFileSync(
      join(renamed, file),
      readFileSync(join(directory, file), 'utf8').replace(/^(apiVersion: '?"?)(?=[\w.-]+\/)/gm, '$1given.'),
    );
  for (const crd of crdsOf(kinds.map((kind) => ({ ...kind, group: `given.${kind.group}` }))))
    writeFileSync(join(repository, 'crds', `${crd.metadata.name}.json`), JSON.stringify(crd));
  const slipway = (...args: readonly string[]): Promise<CommandRun> => runCommand(process.execPath, [SLIPWAY, ...args], environment);
  await slipway('kinds', 'add', join(repository, 'crds'), `--cwd=${repository}`);
  // Some have a random text as their kind. All added kinds are available.
  expectAll(await slipway('check', renamed, '--documents'), /^10000 documents: .* rejected(?:, \d\d? of unknown kind)?; /m);
  const rounds: { readonly own: CommandRun; readonly other: CommandRun }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ own: await slipway('check', renamed, '--documents'), other: await kubeconform(directory) });
  const own = median(rounds.map((each) => each.own.time));
  const other = median(rounds.map((each) => each.other.time));
  return [
    benchRow(
      'check: 10,000 documents of 171 kinds that were added with slipway kinds',
      own,
      'kubeconform -strict',
      other,
      'ms',
      'at least 2x',
    ),
  ];
}

/** Changes the name of one of its documents in each round: for a new process, and for one that watches the file. */
async function editedFile(file: string, ours: Check, kubeconform: Check, environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const text = readFileSync(file, 'utf8');
  const edited = (round: string): string => text.replace(/^ {2}name: (.*)$/m, `  name: edited-${round}`);
  const watching = await startWatching(
    process.execPath,
    [SLIPWAY, 'check', file, '--documents', '--watch'],
    file,
    environment,
    /^100 documents: .*\n$/m,
  );
  const watched: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round++) watched.push((await watching.save(edited(`watched-${round}`))).time);
  await watching.end();
  const rounds: { readonly own: number; readonly other: number }[] = [];
  for (let round = 0; round < 2 * ROUNDS; round++) {
    writeFileSync(file, edited(`${round}`));
    rounds.push({ own: (await ours(file)).time, other: (await kubeconform(file)).time });
  }
  writeFileSync(file, text);
  const other = median(rounds.map((each) => each.other));
  const row = (what: string, own: readonly number[]) => benchRow(what, median(own), 'kubeconform -strict', other, 'ms', 'at least 4x');
  return [
    row('check --watch: one file of 100 documents, from its saving to the answer', watched),
    row(
      'check: the same, as a new process',
      rounds.map(({ own }) => own),
    ),
  ];
}

function expectAll({ output }: CommandRun, summary: RegExp): void {
  if (!summary.test(output)) throw new Error(`not all documents were checked: ${output.slice(-300)}`);
}
