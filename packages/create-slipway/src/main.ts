import { relative } from 'node:path';
import { readArguments, usage } from './arguments.ts';
import { askAll, defaultProblems, withDefaults } from './ask.ts';
import { makeFleet } from './make-fleet.ts';
import { shellPath, visible } from './shell-text.ts';

/** Runs `create-slipway`. Returns the exit code: 0 done, 2 wrong arguments, 3 the fleet could not be created. */
export async function main(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  if ('problems' in read) return refuse(read.problems);
  const { directory, given, packages, yes, help } = read;
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  if (!yes && !process.stdin.isTTY)
    return refuse(['there is no terminal to ask on: give --yes, which takes defaults for what is not given']);
  const problems = yes ? defaultProblems(directory, given) : [];
  if (problems.length > 0) return refuse(problems);
  try {
    const terminal = { input: process.stdin, output: process.stderr };
    const settings = await (yes ? withDefaults(directory, given) : askAll(directory, given, terminal));
    const started = Date.now();
    await makeFleet(directory, settings, packages, (step) => process.stderr.write(`${step} ...\n`));
    process.stdout.write(nextSteps(directory, settings.name, Math.round((Date.now() - started) / 1000)));
    return 0;
  } catch (error) {
    process.stderr.write(visible(`The fleet was not made: ${error instanceof Error ? error.message : String(error)}\n`));
    return 3;
  }
}

function refuse(problems: readonly string[]): number {
  process.stderr.write(visible(`${problems.map((problem) => `error: ${problem}\n`).join('')}\n${usage}`));
  return 2;
}

const nextSteps = (directory: string, name: string, seconds: number): string => `
The fleet ${name} is in ${directory} (${seconds} s). Next:

  cd ${shellPath(relative('.', directory) || '.')}
  npm start     # writes common/ clusters/ applications/ and checks them
  npm test

README.md leads on: add clusters, add-ons and applications, the first hour on AWS, releases, upgrades.
`;
