import type { ExitCode } from './exit-code.ts';
import type { OutputFormat } from './output-format.ts';
import { runVerb, tellFailure } from './run-verb.ts';
import type { Terminal } from './terminal.ts';
import type { CommonOptions } from './verb-context.ts';
import { type CheckOptions, check } from './verbs/check.ts';

/**
 * Runs `slipway check PATH...` without all that the other verbs and options need, as somebody waits for it who has just saved a
 * file. Undefined, with nothing done, when `args` ask for anything else.
 */
export async function quickCheck(args: readonly string[], terminal: Terminal): Promise<ExitCode | undefined> {
  const asked = quickArguments(args);
  if (asked === undefined) return undefined;
  try {
    return await runVerb(terminal, asked.common, check, asked.options);
  } catch (error) {
    return tellFailure(error, terminal);
  }
}

/** What a command line of the plain kind says; the whole reader of arguments says the same of it. */
export function quickArguments(args: readonly string[]): { readonly common: CommonOptions; readonly options: CheckOptions } | undefined {
  const [verb, ...rest] = args;
  if (verb !== 'check') return undefined;
  const paths: string[] = [];
  let common: CommonOptions = { color: true };
  for (const argument of rest) {
    const format = FORMATS.get(argument);
    if (format !== undefined) common = { ...common, output: format };
    else if (argument === '--quiet') common = { ...common, quiet: true };
    else if (argument === '--no-color') common = { ...common, color: false };
    else if (argument.startsWith('-') && argument !== '-') return undefined;
    else paths.push(argument);
  }
  return paths.length === 0 ? undefined : { common, options: { paths } };
}

/** SARIF describes the rules of the repository around, for which its packages are loaded. */
const FORMATS: ReadonlyMap<string, OutputFormat> = new Map(
  (['text', 'json', 'github', 'junit'] as const).map((format) => [`--output=${format}`, format]),
);
