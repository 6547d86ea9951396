import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { runProgram } from '../processes/run-program.ts';
import { type Supervisor, startSupervisor } from '../processes/start-supervisor.ts';
import { type EnsureOptions, ensureProgram } from '../programs/ensure-program.ts';
import { type CompositionQuestion, writeQuestion } from './composition-question.ts';
import { type Rendering, readRendering } from './rendering.ts';
import { FUNCTIONS } from './start-functions.ts';

/** Crossplane's reconciler of composites without a cluster, with real functions; it ends with this process. */
export interface ComposeOracle extends AsyncDisposable {
  /** Questions may be asked at the same time; each is a process. */
  render(question: CompositionQuestion): Promise<Rendering>;
}

/** Starts the functions; programs are built on first use. */
export async function startComposeOracle(options: EnsureOptions = {}): Promise<ComposeOracle> {
  const cli = await ensureProgram('crossplane-cli', options);
  const core = await ensureProgram('crossplane-core', options);
  const functions = await Promise.all(FUNCTIONS.map(async (name) => ({ name, command: await ensureProgram(name, options) })));
  const supervisor = await startSupervisor(join(tmpdir(), 'slipway-compose-'));
  try {
    const targets = await startInsecureFunctions(supervisor, functions);
    supervisor.hold(false);
    return {
      async render(question) {
        const directory = mkdtempSync(join(supervisor.directory, 'question-'));
        const flags = ['composition', 'render', '--include-function-results', `--crossplane-binary=${core}`];
        try {
          return await run(cli, [...flags, ...writeQuestion(directory, question, targets)], directory);
        } finally {
          rmSync(directory, { recursive: true, force: true });
        }
      },
      [Symbol.asyncDispose]: () => supervisor.stop(),
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

interface FunctionProgram {
  readonly name: string;
  readonly command: string;
}

/** Where each function listens, as a target of gRPC. */
async function startInsecureFunctions(supervisor: Supervisor, programs: readonly FunctionProgram[]): Promise<ReadonlyMap<string, string>> {
  const ports = await freePorts(programs.length);
  const started = programs.map(async ({ name, command }, index) => {
    const port = ports[index] ?? 0;
    const args = ['--insecure', `--address=127.0.0.1:${port}`];
    const log = join(supervisor.directory, `${name}.log`);
    await runProgram(supervisor, { name, command, args, environment: {}, log }, { isReady: () => isListening(port) });
    return [name, `dns:///127.0.0.1:${port}`] as const;
  });
  return new Map(await Promise.all(started));
}

/** Bytes of output that are read: thousands of composed resources. */
const MAX_OUTPUT = 256 * 1024 * 1024;

function run(command: string, args: readonly string[], directory: string): Promise<Rendering> {
  const { promise, resolve, reject } = Promise.withResolvers<Rendering>();
  execFile(command, args, { cwd: directory, env: { HOME: directory }, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
    if (error === null) resolve(readRendering(stdout));
    // A number is its exit code; anything else is about the process.
    else if (typeof error.code === 'number') resolve({ error: stderr.trim().replace(/^\S+: error: /, '') });
    else reject(error);
  });
  return promise;
}
