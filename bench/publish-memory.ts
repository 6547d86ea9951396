import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchRow, benchRow } from './bench-row.ts';
import { runCommand } from './run-command.ts';

const FILES = 100_000;
const PROCESS = fileURLToPath(new URL('publish-memory-process.ts', import.meta.url));

/** Measures the highest memory of a process that publishes 100,000 files to a bare repository without keeping their texts. Git processes do not count. */
export async function publishMemoryBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-memory-'));
  try {
    const [remote, checkout] = [join(directory, 'remote.git'), join(directory, 'checkout')];
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    execFileSync('git', ['init', '--quiet', checkout]);
    execFileSync('git', ['-C', checkout, 'remote', 'add', 'origin', remote]);
    for (const [key, value] of [
      ['user.name', 'bench'],
      ['user.email', 'bench@localhost'],
    ])
      execFileSync('git', ['-C', checkout, 'config', key ?? '', value ?? '']);
    const { memory } = await runCommand(process.execPath, [PROCESS, checkout, String(FILES)]);
    return [benchRow(`publish ${FILES} files of 1.5 KB, highest memory`, memory, 'no peer', Number.NaN, 'MiB', 'at most 300 MiB')];
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
