import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds, residentMebibytes } from '../process-use.ts';
import type { Problem } from './answer-problems.ts';
import { limitsOf } from './fuzz-case.ts';
import type { CaseResult } from './run-case.ts';
import type { Report, Request } from './worker.ts';

/** What became of a case, and what it was. */
export type Ran = CaseResult & { readonly classes: readonly string[] };

/** Processes that run cases within limits: one that breaks a limit is replaced. */
export interface Workers {
  /** Runs a case in the worker that is free next. */
  readonly run: (request: Request) => Promise<Ran>;
  readonly close: () => void;
}

/** `number` processes at a time; none is started before it is needed. */
export function createWorkers(number: number): Workers {
  const place = mkdtempSync(join(tmpdir(), 'slipway-fuzz-'));
  mkdirSync(join(place, 'cache'));
  const free: (Worker | undefined)[] = Array.from({ length: number }, () => undefined);
  const waiting: ((worker: Worker | undefined) => void)[] = [];
  const running = new Set<Worker>();
  let folders = 0;
  const returnWorker = (worker: Worker | undefined): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  };
  const close = (): void => {
    process.off('exit', close);
    for (const { child } of running) killTree(child);
    rmSync(place, { recursive: true, force: true });
  };
  process.on('exit', close);
  return {
    async run(request) {
      const idle = free.length > 0 ? free.pop() : await new Promise<Worker | undefined>((resolve) => waiting.push(resolve));
      const worker = idle ?? (await startWorker(join(place, `worker${folders++}`)));
      running.add(worker);
      const ran = await runWithin(worker, request);
      const isSpent = worker.child.exitCode !== null || worker.child.signalCode !== null || residentMebibytes(worker.child.pid) > SPENT;
      if (isSpent) {
        killTree(worker.child);
        running.delete(worker);
        rmSync(worker.folder, { recursive: true, force: true });
      }
      returnWorker(isSpent ? undefined : worker);
      return ran;
    },
    close,
  };
}

/** MiB at which a worker is replaced between two cases: what it keeps must not count as the next one's. */
const SPENT = 600;

interface Worker {
  readonly child: ChildProcess;
  readonly folder: string;
}

async function startWorker(folder: string): Promise<Worker> {
  mkdirSync(folder);
  const child = fork(join(import.meta.dirname, 'worker.ts'), [folder], {
    execArgv: ['--max-old-space-size=768', '--disable-warning=ExperimentalWarning'],
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    detached: true,
    env: { ...process.env, XDG_CACHE_HOME: join(folder, '../cache'), HOME: join(folder, '../cache'), NO_COLOR: undefined },
  });
  const ready = await new Promise<{ readonly ready: string }>((resolve, reject) => {
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    child.once('message', (message) => resolve(message as { readonly ready: string }));
    child.once('exit', (code) => reject(new Error(`a worker ended with ${code} before it began\n${stderr}`)));
  });
  child.removeAllListeners('exit');
  child.stderr?.removeAllListeners('data').resume();
  // Never closed: who reads it waits.
  child.stdin?.on('error', () => {});
  child.stdin?.write(`${ready.ready}\n`);
  return { child, folder };
}

/** Kills the worker when a case uses more than its limits: `WAIT` times the seconds may go by, for others need the processor too. */
function runWithin({ child }: Worker, request: Request): Promise<Ran> {
  return new Promise((resolve) => {
    let { seconds, mebibytes }: ReturnType<typeof limitsOf> = limitsOf({ entries: [] });
    let started = performance.now();
    let broke: Problem | undefined;
    let about = '';
    let stderr = '';
    const end = (problem: Problem): void => {
      broke ??= problem;
      killTree(child);
    };
    let spent = processorSeconds(child.pid);
    const watch = setInterval(() => {
      const processor = processorSeconds(child.pid) - spent;
      if (processor > seconds)
        end({ promise: 'limit of time', where: `computes ${about}`, detail: `more than ${seconds} s of the processor` });
      else if (performance.now() - started > 1000 * WAIT * seconds)
        end({
          promise: 'limit of time',
          where: `waits ${about}`,
          detail: `not done after ${WAIT * seconds} s, of which it computed ${processor.toFixed(1)}`,
        });
      if (residentMebibytes(child.pid) > mebibytes) end({ promise: 'limit of memory', where: about, detail: `more than ${mebibytes} MiB` });
    }, 50);
    const onError = (chunk: Buffer): void => {
      stderr = (stderr + chunk.toString('utf8')).slice(-20_000);
    };
    child.stderr?.on('data', onError);
    const done = (ran: Ran): void => {
      clearInterval(watch);
      child.stderr?.off('data', onError);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(ran);
    };
    const onMessage = (message: unknown): void => {
      const report = message as Report;
      if ('limits' in report) {
        ({ seconds, mebibytes } = report.limits);
        about = report.classes.find((each) => LIMIT_CLASS.test(each)) ?? '';
        // Making the case does not count.
        spent = processorSeconds(child.pid);
        started = performance.now();
      } else if ('problems' in report) done(report);
    };
    const onExit = (): void => {
      const died: Problem = {
        promise: 'the process ends',
        where: /heap out of memory/.test(stderr) ? `out of memory ${about}` : (/^\w*Error.*$/m.exec(stderr)?.[0] ?? ''),
        detail: stderr.slice(-3000),
      };
      done({ code: undefined, problems: [broke ?? died], rules: [], milliseconds: performance.now() - started, classes: [] });
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
    else child.send(request);
  });
}

/** So many times the seconds of the processor may go by: others need it too. */
const WAIT = 10;

/** Classes of cases that say what may take long. */
const LIMIT_CLASS = /^(?:large|long|many|deep|sides):/;

/** With the Git that it may be waiting for, which is of its group. */
function killTree({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
