import { printableLines } from '@slipway/manifest';
import { makePaint } from '../report/paint.ts';
import { printAside, printReport } from '../report/print.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../terminal/exit-code.ts';
import { Failure } from '../terminal/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type CommonOptions, makeContext, type VerbContext } from '../terminal/verb-context.ts';

/** What a verb does with its options. */
export type Verb<Options> = (context: VerbContext, options: Options) => Promise<VerbReport>;

/** Runs a verb and prints what it answers. Throws what the verb throws. */
export async function runVerb<Options>(terminal: Terminal, common: CommonOptions, run: Verb<Options>, options: Options): Promise<ExitCode> {
  const context = makeContext(terminal, common);
  try {
    const report = await run(context, options);
    context.progress('');
    const paint = makePaint(terminal.colors && common.color !== false && !terminal.env.NO_COLOR);
    terminal.stdout(printReport(report, context.output, paint, common.quiet === true));
    terminal.stderr(printAside(report, context.output));
    return report.exitCode ?? exitCodeOf(report.findings);
  } catch (error) {
    context.progress('');
    throw error;
  }
}

/** Says on standard error why there is no answer. */
export function reportFailure(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof Failure) {
    terminal.stderr(`slipway: ${printableLines(error.message)}\n`);
    return error.exitCode;
  }
  terminal.stderr(`slipway: this is a bug of Slipway, please report it with what follows.\n${printableLines(stackOf(error))}\n`);
  return exitCodes.internal;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
