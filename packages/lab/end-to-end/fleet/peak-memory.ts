import { readFileSync } from 'node:fs';

/** Returns the sum of the peak memory of processes in MB, without ended ones. Linux only; 0 elsewhere. */
export function peakMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(statusOf(pid))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1000);
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
