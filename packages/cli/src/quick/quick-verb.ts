import type { ExitCode } from '../terminal/exit-code.ts';
import type { OutputFormat } from '../terminal/output-format.ts';
import { processTerminal, type Terminal } from '../terminal/terminal.ts';
import type { CommonOptions } from '../terminal/verb-context.ts';
import { reportFailure, runVerb, type Verb } from '../verbs/run-verb.ts';

/** A verb without all that other verbs and most options need. */
export interface QuickVerb<Options> {
  readonly verb: string;
  readonly formats: readonly OutputFormat[];
  /** Options of the verb that need no more than this: how each is written, and whether a value follows. */
  readonly takes?: Readonly<Record<string, 'flag' | 'value'>>;
  /** Undefined when the whole reader of arguments has to say what these mean; `given` are the values of each option that is there. */
  readonly optionsOf: (paths: readonly string[], given: ReadonlyMap<string, readonly string[]>) => Options | undefined;
  readonly run: Verb<Options>;
}

/** Runs the verb; undefined, with nothing done, when `args` ask for anything but paths and plain options of it. */
export async function runQuickly<Options>(
  quick: QuickVerb<Options>,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const asked = quickArguments(quick, args);
  if (asked === undefined) return undefined;
  try {
    return await runVerb(terminal, asked.common, quick.run, asked.options);
  } catch (error) {
    return reportFailure(error, terminal);
  }
}

/** The same for this process. False, with nothing done, when the rest of the command is needed. */
export async function startQuickly<Options>(quick: QuickVerb<Options>, args: readonly string[]): Promise<boolean> {
  if (quickArguments(quick, args) === undefined) return false;
  const exitCode = await runQuickly(quick, args, processTerminal());
  if (exitCode !== undefined) process.exitCode = exitCode;
  return true;
}

/** What a command line of the plain kind says; the whole reader of arguments says the same of it. */
function quickArguments<Options>(
  { verb, formats, takes = {}, optionsOf }: QuickVerb<Options>,
  [first, ...rest]: readonly string[],
): { readonly common: CommonOptions; readonly options: Options } | undefined {
  if (first !== verb) return undefined;
  const paths: string[] = [];
  const given = new Map<string, readonly string[]>();
  let common: CommonOptions = { color: true };
  for (let at = 0; at < rest.length; at++) {
    const argument = rest[at] as string;
    const taken = Object.hasOwn(takes, argument) ? takes[argument] : undefined;
    const output = formats.find((format) => argument === `--output=${format}`);
    if (output !== undefined) common = { ...common, output };
    else if (argument === '--quiet') common = { ...common, quiet: true };
    else if (argument === '--no-color') common = { ...common, color: false };
    else if (taken === 'flag') given.set(argument, []);
    else if (taken === 'value') {
      const value = rest[++at];
      // What looks like an option is the whole reader's to refuse.
      if (value === undefined || value.startsWith('-')) return undefined;
      given.set(argument, [...(given.get(argument) ?? []), value]);
    } else if (argument.startsWith('-') && argument !== '-') return undefined;
    else paths.push(argument);
  }
  const options = optionsOf(paths, given);
  return options && { common, options };
}
