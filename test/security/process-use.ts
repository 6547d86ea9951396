import { readFileSync } from 'node:fs';

/** Seconds of the processor that a process has used so far. 0 where the system does not say, or when the process has ended. */
export function processorSeconds(pid: number | undefined): number {
  try {
    // Behind the name, which may have blanks: the state is the third field, the ticks of user and system the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
  } catch {
    return 0;
  }
}

/** In a second, on Linux. */
const TICKS = 100;

/** MiB of memory in use (resident set) of a process. 0 where the system does not say, or when the process has ended. */
export function residentMebibytes(pid: number | undefined): number {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
