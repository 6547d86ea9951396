import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Budget, createBudget, DEFAULT_LIMITS, type Finding, printable } from '@slipway/manifest';
import { createSecretValues, type SecretValues } from '@slipway/validate/secret-values';
import { usageFailure } from './failure.ts';
import { interrupt } from './interrupt.ts';
import { isMemoryFull } from './memory.ts';
import type { OutputFormat } from './output-format.ts';
import type { Terminal } from './terminal.ts';

/** The input of every verb, in addition to its own options. */
export interface VerbContext {
  readonly terminal: Terminal;
  /** Absolute working directory: where the command was started, or `--cwd`. */
  readonly cwd: string;
  readonly output: OutputFormat;
  /** Limits of the run, for any repository that it reads. */
  readonly budget: Budget;
  /** Secrets that no output of the run may contain. Each part of the command adds those that it reads. */
  readonly secrets: SecretValues;
  /** Time limit of the run in milliseconds. */
  readonly timeLimit: number;
  /** Milliseconds after the time limit for work that contains other interruptible work. */
  readonly grace: number;
  /** Findings so far. They are printed if the run is stopped. */
  readonly found: Finding[];
  /**
   * Returns a signal that SIGINT, SIGTERM and the time limit abort. After the first call, SIGINT and SIGTERM no longer end the process
   * themselves.
   */
  readonly signal: () => AbortSignal;
  /** Aborts the signal. */
  readonly stop: () => void;
  /** Returns the last text of `progress`. */
  readonly doing: () => string;
  /** Shows the current action if standard error is a terminal. Replaces the line before. */
  readonly progress: (text: string) => void;
  /** Returns `path`, which is relative to `root`, relative to the working directory. */
  readonly displayFrom: (root: string, path: string) => string;
}

/** Options of every verb, given before or after it. */
export interface CommonOptions {
  readonly output?: OutputFormat;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly cwd?: string;
}

/**
 * Creates the context of a run. Throws a usage Failure if `--cwd` is not a directory, or the time limit is not a number. `time` is the
 * default limit in milliseconds.
 */
export function makeContext(terminal: Terminal, options: CommonOptions, time: number = DEFAULT_LIMITS.time): VerbContext {
  const cwd = resolve(terminal.cwd, options.cwd ?? '.');
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) throw usageFailure(`${cwd} is not a directory.`);
  const output = options.output ?? 'text';
  const limit = givenLimit(terminal.env.SLIPWAY_TIME_LIMIT) ?? time;
  const { withoutHandlers = (work) => work() } = terminal;
  const shows = terminal.interactive && !options.quiet;
  let doing = '';
  let stopping: AbortController | undefined;
  const stopped = (): AbortController => {
    if (stopping === undefined) {
      const made = new AbortController();
      stopping = made;
      const { signal } = terminal;
      if (signal.aborted) made.abort();
      else signal.addEventListener('abort', () => made.abort(), { once: true });
    }
    return stopping;
  };
  return {
    terminal,
    cwd,
    output,
    budget: createBudget(
      { time: limit },
      {
        now: milliseconds,
        interrupt: (work, most, error) => withoutHandlers(() => interrupt(work, most, error)),
        isMemoryFull,
      },
    ),
    secrets: createSecretValues(),
    timeLimit: limit,
    grace: Math.min(MAX_GRACE, limit / 4),
    found: [],
    signal: () => stopped().signal,
    stop: () => stopping?.abort(),
    doing: () => doing,
    progress: (text) => {
      if (text !== '') doing = text;
      if (shows) terminal.stderr(text === '' ? '\r\x1b[K' : `\r\x1b[K${printable(text)}`);
    },
    displayFrom: (root, path) => relative(cwd, join(root, path)),
  };
}

/** Replaces the findings that are printed if the run is stopped. */
export function keepFound({ found }: Pick<VerbContext, 'found'>, findings: readonly Finding[]): void {
  // A spread of so many findings could exceed the arguments of one call.
  const kept = [...findings];
  found.length = 0;
  for (const finding of kept) found.push(finding);
}

/** Runs a synchronous stage of a verb. It ends soon after the time limit with a LimitError, in any code. */
export const guarded = <Value>({ budget, grace }: Pick<VerbContext, 'budget' | 'grace'>, work: () => Value): Value =>
  budget.interruptible(work, { grace });

const MAX_GRACE = 5000;

/** Returns milliseconds. */
function givenLimit(seconds: string | undefined): number | undefined {
  if (seconds === undefined || seconds === '') return undefined;
  const number = Number(seconds);
  if (!(number > 0 && number <= MAX_SECONDS))
    throw usageFailure(`SLIPWAY_TIME_LIMIT must be a number of seconds, above 0 and at most ${MAX_SECONDS}, not "${seconds}".`);
  return number * 1000;
}

const MAX_SECONDS = 86_400;

/** Milliseconds since the process began. `performance` has the same value, but Node loads it on first use. */
const milliseconds = (): number => process.uptime() * 1000;
