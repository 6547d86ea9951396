import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

/** Ends the process at a deadline. */
export interface Watchdog {
  /** Removes the deadline. */
  readonly cancel: () => void;
}

/**
 * Ends this process after so many milliseconds, even in code that never returns, for example in definitions. A separate thread interrupts
 * the main thread to run `onStop`, which prints the findings so far. The process then exits with the code that `onStop` returns. If the
 * main thread does not respond, because it waits for a program, the thread prints `message` and kills the process.
 */
export function startWatchdog(milliseconds: number, message: string, onStop: () => number): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(4));
  (globalThis as Record<symbol, unknown>)[KEY] = () => {
    if (Atomics.compareExchange(state, 0, STOPPED, ANSWERED) !== STOPPED) return;
    const code = onStop();
    silence();
    // Handlers of other code for the exit, such as definitions, must not delay it.
    process.removeAllListeners('exit');
    process.exit(code);
  };
  // Only verbs that start a watchdog wait for this part of Node to load.
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const worker = new Worker(WATCH, {
    eval: true,
    workerData: { state, milliseconds, message, patience: PATIENCE },
    env: {},
    execArgv: [],
    stdin: false,
  });
  worker.unref();
  // A process that cannot start a thread has no watchdog. The other limits still apply.
  worker.on('error', () => {});
  return {
    cancel: () => {
      Atomics.store(state, 0, ANSWERED);
      Atomics.notify(state, 0);
    },
  };
}

/** Keeps Node from reporting on standard error that it waits for a debugger, which is the thread of the watchdog. */
function silence(): void {
  closeSync(2);
  openSync(devNull, 'w');
}

const KEY = Symbol.for('slipway.stop');
const STOPPED = 1;
const ANSWERED = 2;

/** Milliseconds until the main thread must begin its answer. */
const PATIENCE = 10_000;

/** Runs in the thread. Waiting uses no CPU, and `Atomics.notify` ends it. */
const WATCH = `
const { workerData: { state, milliseconds, message, patience } } = require('node:worker_threads');
if (Atomics.wait(state, 0, 0, milliseconds) === 'timed-out' && Atomics.compareExchange(state, 0, 0, ${STOPPED}) === 0) {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: "globalThis[Symbol.for('slipway.stop')]()", includeCommandLineAPI: false });
  if (Atomics.wait(state, 0, ${STOPPED}, patience) === 'timed-out') {
    require('node:fs').writeSync(2, message);
    process.kill(process.pid, 'SIGKILL');
  }
}
`;
