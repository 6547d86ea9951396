import type { ExitCode } from '../report/exit-code.ts';
import type { OutputFormat } from '../report/output-format.ts';
import type { Verb } from '../report/run-verb.ts';
import type { Terminal } from '../report/terminal.ts';
import type { CommonOptions } from '../report/verb-context.ts';

/** The usage of an option, in the form that the type of its field needs: `true` or absent, one value, or a list of values. */
type OptionFor<Value> = Value extends boolean ? FlagOption : Value extends readonly string[] ? ListOption : ValueOption;

/** An option without a value. */
export interface FlagOption {
  readonly help: string;
  /** A letter for the flag: `-x`. */
  readonly short?: string;
  /** The help of `--no-...`, which sets the field to false. */
  readonly negated?: string;
}

/** An option with one value. */
export interface ValueOption {
  /** The placeholder of the value: `<path>`. */
  readonly value: string;
  readonly help: string;
  /** The command line without the option is a usage error. */
  readonly isRequired?: true;
  /** The values that are allowed. @default any */
  readonly choices?: readonly string[];
  readonly default?: string;
  /** The field of an option that cannot be given at the same time. */
  readonly conflicts?: string;
}

/** An option that may be repeated. */
export interface ListOption {
  readonly value: string;
  readonly help: string;
  /** A letter for the flag: `-x`. */
  readonly short?: string;
  readonly repeats: true;
}

/** The options of a verb by the names of their fields. `allowDeletions` is `--allow-deletions`. */
type OptionsFor<Options> = { readonly [Name in keyof Options]-?: OptionFor<NonNullable<Options[Name]>> };

/** An argument without a name. */
interface ArgumentUsage {
  /** `<file>`, `[path]` or `[path...]`. */
  readonly usage: string;
  readonly help: string;
  /** Shown in the help. */
  readonly default?: string;
}

/** A command line without `slipway`, and what it does. */
export type Example = readonly [command: string, does: string];

/** Everything about a verb except its work, which is loaded when the verb is called. `Positional` are the fields that no option sets. */
export interface VerbDefinition<Options extends object = object, Positional extends keyof Options = never> {
  readonly name: string;
  readonly summary: string;
  /** Formats of `--output`. */
  readonly formats: readonly OutputFormat[];
  readonly arguments?: readonly ArgumentUsage[];
  readonly options: OptionsFor<Omit<Options, Positional>>;
  /** Returns the fields that the arguments set. */
  readonly fromArguments?: (args: readonly string[]) => Pick<Options, Positional>;
  readonly examples: readonly Example[];
  /** Milliseconds that a run may take. @default the limit of the budget */
  readonly time?: number;
  /** Loads the work of the verb. */
  readonly load: () => Promise<Verb<Options>>;
  /** Runs the verb in another way, for example repeatedly; undefined runs it once. */
  readonly start?: (terminal: Terminal, common: CommonOptions, options: Options) => Promise<ExitCode> | undefined;
}

/** A definition of any verb, for code that treats all verbs alike. */
export interface AnyVerb extends Omit<VerbDefinition, 'options' | 'fromArguments' | 'load' | 'start'> {
  readonly options: Readonly<Record<string, FlagOption | ValueOption | ListOption>>;
  readonly fromArguments?: (args: readonly string[]) => object;
  // biome-ignore-start lint/suspicious/noExplicitAny: each definition relates its options to its work
  readonly load: () => Promise<Verb<any>>;
  readonly start?: (terminal: Terminal, common: CommonOptions, options: any) => Promise<ExitCode> | undefined;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

/** Whether an option may be repeated. */
export const isList = (option: FlagOption | ValueOption | ListOption | undefined): option is ListOption =>
  option !== undefined && 'repeats' in option;

/** Milliseconds for a verb that waits for a Git server. Each of its Git commands has its own limit. */
export const TIME_WITH_REMOTE = 1_800_000;

/** Returns the flag of a field: `--allow-deletions` for `allowDeletions`. */
export const flagOf = (field: string): string => `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the lines of examples, each after `prompt`; the explanations are in one column. */
export function exampleLines(examples: readonly Example[], prompt = ''): readonly string[] {
  const width = Math.max(...examples.map(([command]) => command.length).filter((length) => length <= MAX_EXAMPLE));
  return examples.map(([command, does]) => `${prompt}slipway ${command.padEnd(width)}  # ${does}`);
}

const MAX_EXAMPLE = 48;
