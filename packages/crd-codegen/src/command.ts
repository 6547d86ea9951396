import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { RunOptions, RunResult } from './run.ts';

/** A command that generates files from a directory of definitions. */
export interface CodegenCommand {
  readonly name: string;
  readonly description: string;
  /** Default output directory. */
  readonly out: string;
  /** Name of the package, whose CRDs are the default input. */
  readonly package: string;
}

/** Returns the directory that `npm run crds:fetch` writes the CRDs of a package to. */
export const crdDirectory = (name: string): string => fileURLToPath(new URL(`../../../.slipway/crds/${name}`, import.meta.url));

/** Reads the arguments of the process, runs, prints, and sets the exit code. */
export async function runCommand(command: CodegenCommand, run: (options: RunOptions) => Promise<RunResult>): Promise<void> {
  const program = new Command(command.name)
    .description(command.description)
    .option('--crds <directory>', 'directory with the CRDs, at any depth', relative(process.cwd(), crdDirectory(command.package)))
    .option('--out <directory>', 'directory that gets gen/ and crds.lock.json', command.out)
    .option('--check', 'write nothing; fail when a generated file is out of date', false)
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

  // The handler lets the synchronous writing end before the process stops.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

  try {
    const result = await run(program.parse().opts());
    process.stdout.write(result.output);
    process.stderr.write(result.errors);
    process.exitCode = result.code;
  } catch (error) {
    process.stderr.write(`${command.name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 3;
  }
}
