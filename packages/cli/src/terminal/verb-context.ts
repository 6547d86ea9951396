import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Budget, createBudget, printable } from '@slipway/manifest';
import { usageFailure } from './failure.ts';
import type { OutputFormat } from './output-format.ts';
import type { Terminal } from './terminal.ts';

/** What every verb gets beside its own options. */
export interface VerbContext {
  readonly terminal: Terminal;
  /** Absolute working directory: where the command was started, or `--cwd`. */
  readonly cwd: string;
  readonly output: OutputFormat;
  /** What the run may use, whatever is in the repository that it looks at. */
  readonly budget: Budget;
  /** Shows what is being done while standard error is a terminal; replaces the line before. */
  readonly progress: (text: string) => void;
  /** `path`, which is relative to `root`, relative to the working directory. */
  readonly displayFrom: (root: string, path: string) => string;
}

/** Options of every verb, before it or behind it. */
export interface CommonOptions {
  readonly output?: OutputFormat;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly cwd?: string;
}

/** Throws a usage Failure when `--cwd` is not a directory. */
export function makeContext(terminal: Terminal, options: CommonOptions): VerbContext {
  const cwd = resolve(terminal.cwd, options.cwd ?? '.');
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) throw usageFailure(`${cwd} is not a directory.`);
  const output = options.output ?? 'text';
  return {
    terminal,
    cwd,
    output,
    budget: createBudget({}, milliseconds),
    progress:
      terminal.interactive && !options.quiet
        ? (text) => terminal.stderr(text === '' ? '\r\x1b[K' : `\r\x1b[K${printable(text)}`)
        : () => {},
    displayFrom: (root, path) => relative(cwd, join(root, path)),
  };
}

/** Since the process began. `performance` says the same, and is loaded when it is first asked. */
const milliseconds = (): number => process.uptime() * 1000;
