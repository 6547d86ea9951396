import { ensureProgram } from '../programs/ensure-program.ts';
import { type ProgramName, programs } from '../programs/programs.ts';

/** Builds programs, one after the other since each uses all processors, and prints their files. */
export async function buildPrograms(names: readonly string[], print: (line: string) => void): Promise<void> {
  const unknown = names.filter((name) => !isProgram(name));
  if (unknown.length > 0) throw new RangeError(`no program ${unknown.join(', ')}; there are ${Object.keys(programs).join(', ')}`);
  const wanted = names.length > 0 ? names : Object.keys(programs);
  for (const name of wanted.filter(isProgram)) print(await ensureProgram(name));
}

const isProgram = (name: string): name is ProgramName => Object.hasOwn(programs, name);
