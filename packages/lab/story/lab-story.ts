import { findGo, isBuilt, type LabOptions, NoGoError, type ProgramName, programsOf } from '../src/index.ts';

/** Why a story cannot be told here; undefined when it can. Programs that were built before need no Go. */
export async function obstacle(
  options: Pick<LabOptions, 'flux' | 'crossplane' | 'workloads'>,
  programs: readonly ProgramName[] = programsOf(options),
): Promise<string | undefined> {
  if (programs.every((name) => isBuilt(name))) return undefined;
  try {
    await findGo();
    return undefined;
  } catch (error) {
    if (error instanceof NoGoError) return error.message;
    throw error;
  }
}

const started = performance.now();

/** Prints what a step has proved, with the seconds since the file began. */
export function proved(what: string): void {
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}\n`);
}
