import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The time and memory of a process. */
export interface CommandRun {
  /** Milliseconds from start to end. */
  readonly time: number;
  /** Milliseconds of all processors, to 20 ms; NaN where the system does not report it. */
  readonly cpu: number;
  /** Highest resident memory in MiB; NaN where the system does not report it. */
  readonly memory: number;
  readonly output: string;
}

/** Runs a command to its end; findings (status 1) are a result, any other status is an error. */
export function runCommand(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<CommandRun> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandRun>();
  const start = performance.now();
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  let [memory, cpu] = [Number.NaN, Number.NaN];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => errors.push(data));
  const watch = setInterval(() => {
    memory = peakOf(child.pid) ?? memory;
    cpu = processorTimeOf(child.pid) ?? cpu;
  }, 10);
  child.on('error', reject);
  child.on('close', (status) => {
    clearInterval(watch);
    const time = performance.now() - start;
    if (status === 0 || status === 1) resolve({ time, cpu, memory, output: Buffer.concat(output).toString() });
    else reject(new Error(`${command} ended with ${status}: ${Buffer.concat(errors).toString().slice(-2000)}`));
  });
  return promise;
}

/** The kernel keeps the peak until the process ends. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Milliseconds in user and kernel mode, of which the system counts hundredths of a second: `proc_pid_stat(5)`. The second field is the name of the program, in brackets. */
export function processorTimeOf(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12])) || undefined;
  } catch {
    return undefined;
  }
}
