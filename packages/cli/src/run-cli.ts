import { printableLines } from '@slipway/manifest';
import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { didYouMean } from './report/did-you-mean.ts';
import { type ExitCode, exitCodes } from './report/exit-code.ts';
import { usageFailure } from './report/failure.ts';
import { withoutCredentials } from './report/masked-report.ts';
import { checkFormats } from './report/output-format.ts';
import { reportFailure } from './report/run-verb.ts';
import type { Terminal } from './report/terminal.ts';
import { addCommonOptions, addVerb } from './verbs/add-verb.ts';
import { allVerbs } from './verbs/all-verbs.ts';

/** Runs `slipway` with `args` (without `node` and the name of the script) and returns its exit code. It never exits the process. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const program = defineProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage; // Commander has printed its message
    return reportFailure(error, terminal);
  }
}

function defineProgram(terminal: Terminal, ended: (code: ExitCode) => void): Command {
  const program = new Command('slipway')
    .description('Typed definitions of an EKS fleet in, the YAML that Flux and Crossplane reconcile out.')
    .configureOutput({ writeOut: terminal.stdout, writeErr: (text) => terminal.stderr(printableLines(withoutCredentials(text))) })
    .showHelpAfterError('Run `slipway --help` for the verbs and options, and `slipway VERB --help` for examples.')
    .version(packageJson.version)
    .enablePositionalOptions() // Options after the verb are options of the verb
    .exitOverride();
  addCommonOptions(program, [...checkFormats, 'yaml', 'markdown', 'html']).addHelpText(
    'after',
    '\nRun `slipway VERB --help` for the options and examples of a verb.',
  );
  for (const verb of allVerbs) addVerb(program, verb, terminal, ended);
  addHelpVerb(program);
  return program;
}

/** Adds `slipway help [VERB]`. Commander's own prints the general help for an unknown verb, without an error. */
function addHelpVerb(program: Command): void {
  const names = allVerbs.map(({ name }) => name);
  program.helpCommand(false);
  program
    .command('help')
    .description('show this help, or the help of a verb')
    .argument('[verb]')
    .action((name?: string) => {
      if (name === undefined) program.help();
      const verb = program.commands.find((command) => command.name() === name);
      if (verb === undefined) throw usageFailure(`There is no verb ${name}.${didYouMean(name, names)} The verbs are ${names.join(', ')}.`);
      verb.help();
    });
}
