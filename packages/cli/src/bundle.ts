import { quickArguments, quickCheck } from './quick-check.ts';
import { processTerminal } from './terminal.ts';

/** What the bundle of `npm run build` can do by itself; false, with nothing done, when the rest of the command is needed. */
export async function main(args: readonly string[]): Promise<boolean> {
  if (quickArguments(args) === undefined) return false;
  const exitCode = await quickCheck(args, processTerminal());
  if (exitCode !== undefined) process.exitCode = exitCode;
  return exitCode !== undefined;
}
