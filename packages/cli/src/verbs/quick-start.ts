import type { ExitCode } from '../report/exit-code.ts';
import { reportFailure, runVerb, type Verb } from '../report/run-verb.ts';
import { processTerminal, type Terminal } from '../report/terminal.ts';
import type { CommonOptions } from '../report/verb-context.ts';
import { type AnyVerb, flagOf, isList } from './verb.ts';

/** The command lines of a verb that need neither the parser of all options nor the other verbs. */
interface QuickForm {
  /** Formats of `--output=FORMAT`. */
  readonly formats: readonly string[];
  /** The fields of its options. They have no conflicts and no negation. */
  readonly fields: readonly string[];
  /** The numbers of arguments that are allowed. */
  readonly least: number;
  readonly most: number;
  /** Whether options are allowed together. @default all are */
  // biome-ignore lint/suspicious/noExplicitAny: the type of the options is in the definition of the verb
  readonly accepts?: (options: any) => boolean;
}

/** A verb with its work, which the caller has loaded. */
export interface QuickVerb {
  readonly definition: AnyVerb & { readonly quick: QuickForm };
  // biome-ignore lint/suspicious/noExplicitAny: the definition relates the options to the work
  readonly run: Verb<any>;
}

/** Runs the verb. Returns undefined, and does nothing, for arguments that need the parser of all options. */
export async function runQuickly(verb: QuickVerb, args: readonly string[], terminal: Terminal): Promise<ExitCode | undefined> {
  const parsed = quickArguments(verb.definition, args);
  if (parsed === undefined) return undefined;
  try {
    return await runVerb(terminal, parsed.common, verb.run, parsed.options, verb.definition.time);
  } catch (error) {
    return reportFailure(error, terminal);
  }
}

/** Runs the verb in this process. Returns false, and does nothing, for arguments that need the rest of the command. */
export async function startQuickly(verb: QuickVerb, args: readonly string[]): Promise<boolean> {
  if (quickArguments(verb.definition, args) === undefined) return false;
  const exitCode = await runQuickly(verb, args, processTerminal());
  if (exitCode !== undefined) process.exitCode = exitCode;
  return true;
}

/** Returns the options of a command line of the quick form, as the parser of all options returns them; otherwise undefined. */
function quickArguments(
  { name, quick, options, fromArguments = () => ({}) }: QuickVerb['definition'],
  [first, ...rest]: readonly string[],
): { readonly common: CommonOptions; readonly options: object } | undefined {
  if (first !== name) return undefined;
  const fields = new Map(quick.fields.map((field) => [flagOf(field), field]));
  const values: Record<string, unknown> = {};
  const positional: string[] = [];
  let common: CommonOptions = { color: true };
  for (let at = 0; at < rest.length; at++) {
    const argument = rest[at] as string;
    const field = fields.get(argument);
    const format = argument === '--output' || argument === '-o' ? rest[++at] : undefined;
    const ofAll = commonOption(format === undefined ? argument : `--output=${format}`, quick.formats);
    if (ofAll !== undefined) common = { ...common, ...ofAll };
    else if (field !== undefined) {
      const taken = addOption(values, field, options[field], rest[at + 1]);
      if (taken === undefined) return undefined;
      at += taken;
    } else if (argument.startsWith('-') && argument !== '-') return undefined;
    else positional.push(argument);
  }
  const { least, most, accepts = () => true } = quick;
  const given = { ...values, ...fromArguments(positional) };
  return positional.length < least || positional.length > most || !accepts(given) ? undefined : { common, options: given };
}

/** Adds an option to `values`. Returns the number of arguments that it takes; undefined for a value that the parser of all options refuses. */
function addOption(
  values: Record<string, unknown>,
  field: string,
  option: AnyVerb['options'][string] | undefined,
  next: string | undefined,
): number | undefined {
  if (option === undefined || !('value' in option)) {
    values[field] = true;
    return 0;
  }
  if (next === undefined || next.startsWith('-')) return undefined;
  if ('choices' in option && !option.choices?.includes(next)) return undefined;
  values[field] = isList(option) ? [...((values[field] as readonly string[] | undefined) ?? []), next] : next;
  return 1;
}

/** Returns an option that all verbs have, as a field of the common options; undefined for any other argument. */
function commonOption(argument: string, formats: QuickForm['formats']): Partial<CommonOptions> | undefined {
  if (argument === '--quiet') return { quiet: true };
  if (argument === '--no-color') return { color: false };
  const output = formats.find((format) => argument === `--output=${format}`);
  return output === undefined ? undefined : { output: output as NonNullable<CommonOptions['output']> };
}
