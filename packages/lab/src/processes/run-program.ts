import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SupervisedProcess, Supervisor } from './start-supervisor.ts';
import type { ProcessSpec } from './supervisor-protocol.ts';

/** A program of the lab. Tests can stop it and start it again, to see how others behave without it. */
export interface RunningProgram {
  readonly name: string;
  /** Undefined while it is stopped. */
  readonly pid: number | undefined;
  /** Ends it, by default at once, like a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again with the same options. Resolves when it is ready. */
  start(): Promise<void>;
  /** Resolves when the current process has ended in any way; at once without a process. */
  ended(): Promise<void>;
  /** Returns its complete output. */
  logs(): string;
}

/** When a program counts as ready. */
export interface Readiness {
  /** Whether it answers. A rejection means no. */
  readonly isReady: () => Promise<boolean>;
  /** Milliseconds. @default 120000 */
  readonly deadline?: number;
  /** Whether a program that ends by itself is started again, as a kubelet does. The end is printed with its log. @default false */
  readonly restart?: boolean;
}

/** A program did not start, or ended before it was ready. The message has the end of its log. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Starts a program. Resolves when it is ready. */
export async function runProgram(supervisor: Supervisor, spec: ProcessSpec, readiness: Readiness): Promise<RunningProgram> {
  let running: SupervisedProcess | undefined;
  let isStopping = false;
  const logs = (): string => readLog(spec.log);
  const program: RunningProgram = {
    name: spec.name,
    get pid() {
      return running?.pid;
    },
    async stop(signal = 'SIGKILL') {
      isStopping = true;
      await running?.stop(signal);
      running = undefined;
    },
    async start() {
      if (running) return;
      isStopping = false;
      const process = await supervisor.start(spec);
      running = process;
      let isReady = false;
      void process.exited.then(({ code, signal }) => {
        if (running === process) running = undefined;
        if (!readiness.restart || !isReady || isStopping || supervisor.isEnding) return;
        console.error(`${spec.name} ended with ${code ?? signal}, and is started again. ${lastLines(logs())}`);
        program.start().catch((error: Error) => console.error(error.message));
      });
      try {
        await untilReady(spec.name, readiness, () => running === process, logs);
        isReady = true;
      } catch (error) {
        await process.stop('SIGKILL');
        throw error;
      }
    },
    async ended() {
      await running?.exited;
    },
    logs,
  };
  await program.start();
  return program;
}

async function untilReady(
  name: string,
  { isReady, deadline = 120_000 }: Readiness,
  isRunning: () => boolean,
  logs: () => string,
): Promise<void> {
  const end = performance.now() + deadline;
  const fail = (how: string): never => {
    throw new StartError(`${name} ${how}. ${lastLines(logs())}`);
  };
  while (!(await isReady().catch(() => false))) {
    if (!isRunning()) fail('ended before it was ready');
    if (performance.now() > end) fail(`was not ready after ${deadline / 1000} s`);
    await sleep(50);
  }
}

/** Returns the last ten lines of a log, as a sentence. */
export const lastLines = (log: string): string => `The end of its log:\n${log.trimEnd().split('\n').slice(-10).join('\n')}`;

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Not started yet, or the lab has stopped
  }
}
