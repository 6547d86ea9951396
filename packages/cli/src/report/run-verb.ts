import { LimitError, printableLines } from '@slipway/manifest';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-code.ts';
import { Failure } from './failure.ts';
import { maskedError, maskedReport, withoutCredentials } from './masked-report.ts';
import { makePaint } from './paint.ts';
import { printAside, printReport } from './print.ts';
import { failedReport, stoppedMessage, stoppedReport } from './stopped-report.ts';
import type { Terminal } from './terminal.ts';
import { type CommonOptions, makeContext, type VerbContext } from './verb-context.ts';
import type { VerbReport } from './verb-report.ts';

/** The work of a verb with its options. */
export type Verb<Options> = (context: VerbContext, options: Options) => Promise<VerbReport>;

/**
 * Runs a verb and prints its answer, or its findings until the time limit. Throws what the verb throws. `time` is the limit in
 * milliseconds.
 */
export async function runVerb<Options>(
  terminal: Terminal,
  common: CommonOptions,
  run: Verb<Options>,
  options: Options,
  time?: number,
): Promise<ExitCode> {
  const context = makeContext(terminal, common, time);
  const { timeLimit: limit, grace } = context;
  const printStopped = (error: LimitError): ExitCode => print(terminal, common, context, stoppedReport(context, error));
  const watchdog = terminal.startWatchdog?.(limit + 2 * grace, stoppedMessage(limit), () => {
    context.stop(); // Ends Git, which would otherwise run longer than this process
    return printStopped(new LimitError('time', limit));
  });
  try {
    const report = await untilTimeLimit(context, run(context, options));
    context.progress('');
    return print(terminal, common, context, report, () => watchdog?.cancel());
  } catch (error) {
    // This thread prints the answer, with its own limit. The watchdog would print in the middle of it.
    watchdog?.cancel();
    context.progress('');
    if (error instanceof LimitError) return printStopped(error);
    if (!(error instanceof Failure) && context.found.length > 0) {
      print(terminal, common, context, failedReport(context));
      return reportFailure(maskedError(error, context.secrets), terminal);
    }
    throw maskedError(error, context.secrets);
  } finally {
    watchdog?.cancel();
  }
}

/** Prints a report. A report that takes too long to print, for example because of a name in it, is reduced to the reason. */
function print(
  terminal: Terminal,
  common: CommonOptions,
  context: VerbContext,
  report: VerbReport,
  beforeWrite: () => void = () => {},
): ExitCode {
  const paint = makePaint(terminal.colors && common.color !== false && !terminal.env.NO_COLOR);
  const quiet = common.quiet === true;
  const printed = (each: VerbReport): readonly [string, string, ExitCode] => [
    printReport(each, context.output, paint, quiet),
    printAside(each, context.output),
    each.exitCode ?? exitCodeOf(each.findings),
  ];
  const time = Math.min(context.timeLimit + 1000, MAX_PRINT_TIME);
  const [answer, aside, exitCode] = ((): ReturnType<typeof printed> => {
    // Without findings and objects the output is short, and a short run need not wait for another thread.
    if (report.findings.length === 0 && report.showsObjects !== true) return printed(maskedReport(report, context.secrets));
    try {
      return context.budget.interruptible(() => printed(maskedReport(report, context.secrets)), { atMost: time, grace: time });
    } catch (error) {
      if (error instanceof LimitError) return printed(stoppedReport({ found: [], doing: () => 'writing the answer' }, error));
      if (error instanceof Failure) throw error;
      const [findings, , code] = printed(maskedReport(failedReport({ found: report.findings }), context.secrets));
      reportFailure(maskedError(error, context.secrets), terminal);
      return [findings, '', code];
    }
  })();
  beforeWrite();
  terminal.stdout(answer);
  terminal.stderr(aside);
  return exitCode;
}

/** Milliseconds. The reports of the largest fleets take a tenth of this. */
const MAX_PRINT_TIME = 60_000;

/** Waits for a verb until the time limit; then stops requests and programs, waits a moment for the verb to clean up, and throws a LimitError. */
async function untilTimeLimit<Result>({ timeLimit: limit, grace, stop, terminal }: VerbContext, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  let isLate = false;
  let timer = setTimeout(() => {
    isLate = true;
    stop();
    timer = setTimeout(() => late.reject(new LimitError('time', limit)), grace);
    timer.unref();
  }, limit);
  // If definitions never settle, Node reports it because no event is left to wait for.
  timer.unref();
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    throw isLate ? new LimitError('time', limit) : error;
  } finally {
    clearTimeout(timer);
    // Last, so that the report of a verb that did not stop by itself is printed before the process exits.
    if (isLate) terminal.leave?.();
  }
}

/** Prints to standard error why there is no answer. */
export function reportFailure(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof Failure) {
    terminal.stderr(`slipway: ${printableLines(withoutCredentials(error.message))}\n`);
    return error.exitCode;
  }
  terminal.stderr(
    `slipway: this is a bug of Slipway, please report it with what follows.\n${printableLines(withoutCredentials(stackOf(error)))}\n`,
  );
  return exitCodes.internal;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
