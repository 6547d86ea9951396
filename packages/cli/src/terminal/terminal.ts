import { fstatSync } from 'node:fs';
import { environmentFailure, usageFailure } from './failure.ts';
import { writeAll } from './write-all.ts';

/** Everything of the process that the command may touch; tests bring their own. */
export interface Terminal {
  /** Absolute directory in which the command was started. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard error is a terminal: progress may be shown. */
  readonly interactive: boolean;
  /** Standard output is a terminal: colours may be used. */
  readonly colors: boolean;
  /** Aborted by SIGINT and SIGTERM, which until it is asked for end the process at once. */
  readonly signal: AbortSignal;
  /** Throws a Failure for an answer that cannot be written as a whole. */
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly stdin: () => Promise<string>;
}

/** The terminal of this process, which from now on has standard output for itself. */
export function processTerminal(): Terminal {
  let stop: AbortSignal | undefined;
  // What definitions print must not stand in the answer. Node makes its streams when they are first asked for.
  Object.defineProperty(process, 'stdout', { get: () => process.stderr });
  return {
    cwd: process.cwd(),
    env: process.env,
    interactive: isTerminal(2),
    colors: isTerminal(1),
    // A handler takes the signal from work that never looks up: only who stops between two steps asks for one.
    get signal() {
      stop ??= stopSignal();
      return stop;
    },
    stdout: writeAnswer,
    stderr: writeMessage,
    stdin: readStdin,
  };
}

/** Only for what may be a terminal the part of Node is loaded that knows. */
function isTerminal(descriptor: 1 | 2): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    return false; // closed
  }
}

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

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
    // nobody is left who could read it
  }
}

async function readStdin(): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += (chunk as Uint8Array).length;
    if (size > LARGEST_STDIN) throw usageFailure(`standard input has more than ${LARGEST_STDIN / 2 ** 20} MiB, which are not read.`);
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Bytes: what `build` prints of the largest fleets is far from it, and it may have no end. */
const LARGEST_STDIN = 256 * 2 ** 20;
