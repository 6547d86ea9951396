import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, type Event, type Exit, type ProcessSpec, readLines } from './supervisor-protocol.ts';

/** A process that runs programs. It stops them when this process ends for any reason. */
export interface Supervisor {
  /** A folder that the supervisor creates and deletes. */
  readonly directory: string;
  readonly pid: number;
  /** Whether it is stopping its programs, or has ended. */
  readonly isEnding: boolean;
  /** Starts a program. Rejects if it cannot be started. */
  start(spec: ProcessSpec): Promise<SupervisedProcess>;
  /** Stops all programs and removes the folder. Resolves when that is done. */
  stop(): Promise<void>;
  /** Sets whether this process is kept alive until the supervisor ends. */
  hold(keep: boolean): void;
}

/** A program under a supervisor. */
export interface SupervisedProcess {
  readonly name: string;
  readonly pid: number;
  /** Resolves when the program has ended. */
  readonly exited: Promise<Exit>;
  /** Ends it with `signal`, and with SIGKILL after `deadline` milliseconds. @default SIGTERM, 3000 */
  stop(signal?: NodeJS.Signals, deadline?: number): Promise<void>;
}

interface Waiting {
  readonly started: PromiseWithResolvers<number>;
  readonly exited: PromiseWithResolvers<Exit>;
}

const SCRIPT = fileURLToPath(new URL('supervisor.ts', import.meta.url));

/** Starts a supervisor. The name of its folder begins with `prefix`. */
export async function startSupervisor(prefix: string): Promise<Supervisor> {
  // Detached: a terminal interrupt is sent to its parent only, and the supervisor stops its programs in order.
  const child = spawn(process.execPath, [SCRIPT, prefix], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const ready = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  const processes = new Map<number, Waiting & { pid?: number }>();
  let directory: string | undefined;
  let stopping = false;
  let lastId = 0;

  child.stdin.on('error', () => {}); // 'exit' reports its end
  child.stdout.setEncoding('utf8').on('data', readLines<Event>(hear));
  child.once('error', (error) => ready.reject(error));
  child.once('exit', () => {
    if (!stopping) cleanUpAfter(directory, processes);
    ready.reject(new Error('the supervisor of the lab ended before it was ready'));
    ended.resolve();
  });
  directory = await ready.promise;

  return {
    directory,
    pid: child.pid ?? 0,
    get isEnding() {
      return stopping || child.exitCode !== null || child.signalCode !== null;
    },
    async start(spec) {
      const id = ++lastId;
      const waiting = { started: Promise.withResolvers<number>(), exited: Promise.withResolvers<Exit>() };
      processes.set(id, waiting);
      send({ type: 'start', id, spec });
      const pid = await waiting.started.promise;
      const stop = async (signal: NodeJS.Signals = 'SIGTERM', deadline = 3000): Promise<void> => {
        send({ type: 'stop', id, signal, deadline });
        await waiting.exited.promise;
      };
      return { name: spec.name, pid, exited: waiting.exited.promise, stop };
    },
    async stop() {
      stopping = true;
      hold(child, true);
      child.stdin.end();
      await ended.promise;
    },
    hold: (keep) => hold(child, keep),
  };

  function send(command: Command): void {
    child.stdin.write(`${JSON.stringify(command)}\n`);
  }

  function hear(event: Event): void {
    if (event.type === 'ready') ready.resolve(event.directory);
    const waiting = event.type === 'ready' ? undefined : processes.get(event.id);
    if (!waiting || event.type === 'ready') return;
    if (event.type === 'started') {
      waiting.pid = event.pid;
      waiting.started.resolve(event.pid);
    } else if (event.type === 'failed') {
      processes.delete(event.id);
      waiting.started.reject(new Error(event.message));
    } else {
      processes.delete(event.id);
      waiting.exited.resolve({ code: event.code, signal: event.signal });
    }
  }
}

/** Cleans up after a supervisor that was killed. */
function cleanUpAfter(directory: string | undefined, processes: ReadonlyMap<number, Waiting & { readonly pid?: number }>): void {
  for (const { pid, started, exited } of processes.values()) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
    started.promise.catch(() => {});
    started.reject(new Error('the supervisor of the lab was killed'));
    exited.resolve({ code: null, signal: 'SIGKILL' });
  }
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}

function hold(child: ChildProcess, keep: boolean): void {
  for (const handle of [child, child.stdin, child.stdout] as readonly unknown[]) {
    const { ref, unref } = handle as { ref(): void; unref(): void };
    (keep ? ref : unref).call(handle);
  }
}
