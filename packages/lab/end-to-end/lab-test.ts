import { ensureProgram, type LabOptions, NoGoError, OfflineError, type ProgramName, programsOf } from '../src/index.ts';

/** Returns why an end-to-end test cannot run here; undefined if it can, because its programs are built. A failed build is an error. */
export async function obstacle(
  options: Pick<LabOptions, 'flux' | 'crossplane' | 'workloads'>,
  programs: readonly ProgramName[] = programsOf(options),
): Promise<string | undefined> {
  try {
    for (const name of programs) await ensureProgram(name);
    return undefined;
  } catch (error) {
    if (error instanceof NoGoError || error instanceof OfflineError) return error.message;
    throw error;
  }
}

const started = performance.now();

/** Prints what a test step has shown, with the seconds since the file began. */
export function proved(what: string): void {
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}\n`);
}
