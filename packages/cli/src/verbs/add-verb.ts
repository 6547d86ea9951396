import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ExitCode } from '../report/exit-code.ts';
import { usageFailure } from '../report/failure.ts';
import type { OutputFormat } from '../report/output-format.ts';
import { runVerb } from '../report/run-verb.ts';
import type { Terminal } from '../report/terminal.ts';
import type { CommonOptions } from '../report/verb-context.ts';
import { type AnyVerb, exampleLines, type FlagOption, flagOf, isList, type ListOption, type ValueOption } from './verb.ts';

/** Adds a verb to the command. `ended` gets the exit code of its run. */
export function addVerb(program: Command, verb: AnyVerb, terminal: Terminal, ended: (code: ExitCode) => void): void {
  const command = addCommonOptions(program.command(verb.name).description(verb.summary), verb.formats);
  for (const { usage, help, default: value } of verb.arguments ?? []) command.argument(usage, help, value);
  for (const [field, option] of Object.entries(verb.options)) for (const each of optionsOf(field, option)) command.addOption(each);
  command.addHelpText('after', () => ['', 'Examples:', ...exampleLines(verb.examples, '  ')].join('\n'));
  command.action(async () => {
    const common = mergeCommon(program.opts<CommonOptions>(), command.opts<CommonOptions>());
    const format = common.output ?? 'text';
    if (!verb.formats.includes(format)) throw usageFailure(`${verb.name} has no output ${format}; it has ${verb.formats.join(', ')}.`);
    const options = { ...command.opts(), ...verb.fromArguments?.(command.args) };
    ended(await (verb.start?.(terminal, common, options) ?? runVerb(terminal, common, await verb.load(), options, verb.time)));
  });
}

/** Adds the options that every verb has, before the verb or after it. */
export function addCommonOptions(command: Command, formats: readonly OutputFormat[]): Command {
  return command
    .addOption(new Option('-o, --output <format>', `one of ${formats.join(', ')}`).argParser(formatParser(formats)))
    .option('--quiet', 'print only findings')
    .option('--no-color', 'print without colours; the environment variable NO_COLOR does the same')
    .option('--cwd <directory>', 'work as if started in this directory');
}

/** Merges the options before the verb with those after it, which have precedence. */
const mergeCommon = (before: CommonOptions, after: CommonOptions): CommonOptions => ({
  ...before,
  ...after,
  color: before.color !== false && after.color !== false,
});

function optionsOf(field: string, option: FlagOption | ValueOption | ListOption): readonly Option[] {
  const flag = 'short' in option && option.short !== undefined ? `-${option.short}, ${flagOf(field)}` : flagOf(field);
  if (isList(option)) return [new Option(`${flag} ${option.value}`, option.help).argParser(collect)];
  if ('value' in option) return [valueOption(flag, option)];
  const positive = new Option(flag, option.help);
  return option.negated === undefined ? [positive] : [positive, new Option(flag.replace('--', '--no-'), option.negated)];
}

function valueOption(flag: string, { value, help, isRequired, choices, default: initial, conflicts }: ValueOption): Option {
  const option = new Option(`${flag} ${value}`, help).makeOptionMandatory(isRequired === true);
  if (choices !== undefined) option.choices(choices);
  if (initial !== undefined) option.default(initial);
  return conflicts === undefined ? option : option.conflicts(conflicts);
}

const collect = (value: string, previous: readonly string[] | undefined): string[] => [...(previous ?? []), value];

const formatParser =
  (formats: readonly OutputFormat[]) =>
  (value: string): OutputFormat => {
    const found = formats.find((format) => format === value);
    if (found === undefined) throw new InvalidArgumentError(`Formats of this verb: ${formats.join(', ')}.`);
    return found;
  };
