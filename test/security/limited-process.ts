import { spawn } from 'node:child_process';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';
import { processorSeconds, residentMebibytes } from './process-use.ts';

/** How a command ended within its limits, or which of them it broke. */
export interface Limited {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  readonly broke?: 'memory' | 'time' | 'output';
}

interface LimitedOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly stdin?: string;
  /** Seconds of the processor until the process is killed; three times as many may go by, for others need the processor too. @default 20 */
  readonly seconds?: number;
  /** MiB of memory in use (resident set) at which the process is killed. @default 1024 */
  readonly mebibytes?: number;
}

/** Runs `slipway` as a user does, in a process that is killed when it takes too long, too much memory, or prints without end. */
export function runLimited(args: readonly string[], options: LimitedOptions): Promise<Limited> {
  const { cwd, env = {}, stdin, seconds = 20, mebibytes = 1024 } = options;
  const child = spawn(process.execPath, [...START_SLIPWAY, ...args], { cwd, env: { ...process.env, NO_COLOR: '', ...env } });
  let broke: Limited['broke'];
  const end = (limit: Limited['broke']): void => {
    broke ??= limit;
    child.kill('SIGKILL');
  };
  const deadline = setTimeout(() => end('time'), 3 * seconds * 1000);
  const watch = setInterval(() => {
    if (residentMebibytes(child.pid) > mebibytes) end('memory');
    else if (processorSeconds(child.pid) > seconds) end('time');
  }, 25);
  const chunks = { stdout: [] as string[], stderr: [] as string[] };
  let printed = 0;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed += text.length;
      if (printed > MOST_PRINTED) end('output');
      else chunks[name].push(text);
    });
  }
  child.stdin.on('error', () => {});
  if (stdin !== undefined) child.stdin.end(stdin);
  else child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(deadline);
      clearInterval(watch);
      const [stdout, stderr] = [chunks.stdout.join(''), chunks.stderr.join('')];
      resolve({ code: code ?? undefined, stdout, stderr, ...(broke === undefined ? {} : { broke }) });
    });
  });
}

const MOST_PRINTED = 64 * 2 ** 20;
