import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from './answer-problems.ts';
import type { CaseResult } from './run-case.ts';
import type { Request } from './worker.ts';

/** What became of a case, and what it was. */
export type Ran = CaseResult & { readonly classes: readonly string[] };

/** Processes that run cases within limits: one that breaks a limit is replaced. */
export interface Workers {
  /** Runs a case in the worker that is free next. */
  readonly run: (request: Request) => Promise<Ran>;
  readonly close: () => void;
}

/** @default seconds 20, mebibytes 1024 */
interface Limits {
  readonly seconds?: number;
  readonly mebibytes?: number;
}

/** `number` processes at a time; none is started before it is needed. */
export function createWorkers(number: number, { seconds = 20, mebibytes = 1024 }: Limits = {}): Workers {
  const place = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'slipway-fuzz-'));
  mkdirSync(join(place, 'cache'));
  const free: (Worker | undefined)[] = Array.from({ length: number }, () => undefined);
  const waiting: ((worker: Worker | undefined) => void)[] = [];
  const running = new Set<Worker>();
  let folders = 0;
  const giveBack = (worker: Worker | undefined): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  };
  return {
    async run(request) {
      const idle = free.length > 0 ? free.pop() : await new Promise<Worker | undefined>((resolve) => waiting.push(resolve));
      const worker = idle ?? (await startWorker(join(place, `worker${folders++}`)));
      running.add(worker);
      const ran = await runWithin(worker, request, seconds, mebibytes);
      const isSpent = worker.child.exitCode !== null || worker.child.signalCode !== null || residentMebibytes(worker.child.pid) > SPENT;
      if (isSpent) {
        worker.child.kill('SIGKILL');
        running.delete(worker);
        rmSync(worker.folder, { recursive: true, force: true });
      }
      giveBack(isSpent ? undefined : worker);
      return ran;
    },
    close() {
      for (const { child } of running) child.kill('SIGKILL');
      rmSync(place, { recursive: true, force: true });
    },
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
    execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, XDG_CACHE_HOME: join(folder, '../cache'), HOME: join(folder, '../cache'), NO_COLOR: undefined },
  });
  const ready = await new Promise<{ readonly ready: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { readonly ready: string }));
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code} before it began`)));
  });
  child.removeAllListeners('exit');
  // Never closed: who reads it waits.
  child.stdin?.on('error', () => {});
  child.stdin?.write(`${ready.ready}\n`);
  return { child, folder };
}

function runWithin({ child }: Worker, request: Request, seconds: number, mebibytes: number): Promise<Ran> {
  return new Promise((resolve) => {
    const started = performance.now();
    let broke: Problem | undefined;
    let stderr = '';
    const end = (problem: Problem): void => {
      broke ??= problem;
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(
      () => end({ promise: 'limit of time', where: stackHint(child.pid), detail: `longer than ${seconds} s` }),
      seconds * 1000,
    );
    const watch = setInterval(() => {
      if (residentMebibytes(child.pid) > mebibytes) end({ promise: 'limit of memory', where: '', detail: `more than ${mebibytes} MiB` });
    }, 50);
    const onError = (chunk: Buffer): void => {
      stderr = (stderr + chunk.toString('utf8')).slice(-20_000);
    };
    child.stderr?.on('data', onError);
    const done = (ran: Ran): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.stderr?.off('data', onError);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(ran);
    };
    const onMessage = (message: unknown): void => done(message as Ran);
    const onExit = (): void => {
      const died: Problem = {
        promise: 'the process ends',
        where: /heap out of memory/.test(stderr) ? 'out of memory' : (/^\w*Error.*$/m.exec(stderr)?.[0] ?? ''),
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

/** Whether a process that takes too long computes or waits. */
function stackHint(pid: number | undefined): string {
  try {
    return /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] === 'R' ? 'computes' : 'waits';
  } catch {
    return '';
  }
}

function residentMebibytes(pid: number | undefined): number {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) / 1024;
  } catch {
    return 0; // not Linux, or it has ended
  }
}
