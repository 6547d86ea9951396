import { fstatSync } from 'node:fs';
import { ending } from './exit-code.ts';
import { environmentFailure, usageFailure } from './failure.ts';
import type { startWatchdog } from './watchdog.ts';
import { writeAll } from './write-all.ts';

/** All parts of the process that the command uses. Tests pass their own. */
export interface Terminal {
  /** Absolute directory where the command was started. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard error is a terminal, so that progress can be shown. */
  readonly interactive: boolean;
  /** Whether standard output is a terminal, so that colours can be used. */
  readonly colors: boolean;
  /**
   * Aborted by SIGINT and SIGTERM. Until a verb reads this signal, they end the process at once. So they do while work is interruptible,
   * because a handler would wait for the end of that work.
   */
  readonly signal: AbortSignal;
  /** Runs work without the handlers of signals. @default only runs it */
  readonly withoutHandlers?: <Value>(work: () => Value) => Value;
  /** Does the same for work that waits, after the handlers have got all earlier signals. @default only runs it */
  readonly endedBySignals?: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Ends the process at a time limit, in any code. @default nothing does */
  readonly startWatchdog?: typeof startWatchdog;
  /** Exits soon, though requests or programs are not done. @default the process ends when they are */
  readonly leave?: () => void;
  /** Throws a Failure if the text cannot be written completely. */
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly stdin: () => Promise<string>;
}

/**
 * Returns the terminal of this process, which from then on alone writes to standard output. A verb that runs no definitions needs no
 * watchdog, and does not wait for its thread.
 */
export function processTerminal(watchdog?: typeof startWatchdog): Terminal {
  const signals = stopSignals();
  // The output of definitions must not be in the result. Node creates its streams on first use.
  Object.defineProperty(process, 'stdout', { get: () => process.stderr });
  return {
    cwd: process.cwd(),
    env: process.env,
    interactive: isTerminal(2),
    colors: isTerminal(1),
    get signal() {
      return signals.listen();
    },
    withoutHandlers: signals.pause,
    endedBySignals: signals.leave,
    ...(watchdog && { startWatchdog: watchdog }),
    leave: () => {
      ending.byCommand = true;
      setTimeout(() => process.exit(), 200).unref();
    },
    stdout: writeAnswer,
    stderr: writeMessage,
    stdin: readStdin,
  };
}

/** Returns whether a descriptor is a terminal. Loads that part of Node only for a descriptor that may be one. */
function isTerminal(descriptor: 1 | 2): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    return false; // closed
  }
}

/** Handles SIGINT and SIGTERM, after the first call of `listen`. */
function stopSignals(): {
  readonly listen: () => AbortSignal;
  readonly pause: <Value>(work: () => Value) => Value;
  readonly leave: <Value>(work: () => Promise<Value>) => Promise<Value>;
} {
  let stop: AbortController | undefined;
  let isLeft = false;
  const abort = (): void => stop?.abort();
  const add = (): void => {
    for (const signal of SIGNALS) process.on(signal, abort);
  };
  const remove = (): void => {
    for (const signal of SIGNALS) process.off(signal, abort);
  };
  return {
    listen: () => {
      if (stop === undefined) {
        stop = new AbortController();
        add();
      }
      return stop.signal;
    },
    pause: (work) => {
      if (stop === undefined || stop.signal.aborted || isLeft) return work();
      remove();
      try {
        return work();
      } finally {
        add();
      }
    },
    leave: async (work) => {
      if (stop === undefined) return await work();
      // Node forgets a signal that no handler has seen when the handlers are removed. A second turn has a whole search for signals.
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
      if (stop.signal.aborted) return await work();
      remove();
      isLeft = true;
      try {
        return await work();
      } finally {
        isLeft = false;
        add();
      }
    },
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function writeAnswer(text: string): void {
  try {
    writeAll(1, text);
  } catch (error) {
    throw environmentFailure(`the answer cannot be written to standard output: ${(error as Error).message}`, error);
  }
}

function writeMessage(text: string): void {
  try {
    writeAll(2, text);
  } catch {
    // No process is left to read it
  }
}

async function readStdin(): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_STDIN) throw usageFailure(`standard input has more than ${MAX_STDIN / 2 ** 20} MiB, which are not read.`);
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Maximum bytes of standard input, which may be endless. The output of `build` for the largest fleets is much smaller. */
const MAX_STDIN = 256 * 2 ** 20;
