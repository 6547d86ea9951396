import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SupervisedProcess, Supervisor } from './start-supervisor.ts';
import type { ProcessSpec } from './supervisor-protocol.ts';

/** A program of the lab that can be stopped and started again, to see what the others do without it. */
export interface RunningProgram {
  readonly name: string;
  /** Undefined while it is stopped. */
  readonly pid: number | undefined;
  /** Ends it; by default at once, like a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again as it was, and resolves when it is ready. */
  start(): Promise<void>;
  /** Resolves when the process that runs now has ended, however; at once when none runs. */
  ended(): Promise<void>;
  /** All that it has printed. */
  logs(): string;
}

/** When a program counts as started. */
export interface Readiness {
  /** Whether it answers; a rejection counts as no. */
  readonly isReady: () => Promise<boolean>;
  /** Milliseconds. @default 120000 */
  readonly deadline?: number;
}

/** A program did not start, or ended before it was ready. The message has the end of its log. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Starts a program and resolves when it is ready. */
export async function runProgram(supervisor: Supervisor, spec: ProcessSpec, readiness: Readiness): Promise<RunningProgram> {
  let running: SupervisedProcess | undefined;
  const logs = (): string => readLog(spec.log);
  const program: RunningProgram = {
    name: spec.name,
    get pid() {
      return running?.pid;
    },
    async stop(signal = 'SIGKILL') {
      await running?.stop(signal);
      running = undefined;
    },
    async start() {
      if (running) return;
      const process = await supervisor.start(spec);
      running = process;
      void process.exited.then(() => {
        if (running === process) running = undefined;
      });
      try {
        await untilReady(spec.name, readiness, () => running === process, logs);
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
    throw new StartError(`${name} ${how}. The end of its log:\n${logs().trimEnd().split('\n').slice(-10).join('\n')}`);
  };
  while (!(await isReady().catch(() => false))) {
    if (!isRunning()) fail('ended before it was ready');
    if (performance.now() > end) fail(`was not ready after ${deadline / 1000} s`);
    await sleep(50);
  }
}

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not started yet, or the lab has stopped
  }
}
