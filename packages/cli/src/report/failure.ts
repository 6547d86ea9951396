import { type ExitCode, exitCodes } from './exit-code.ts';

/** An expected error of a command, reported in one message without a stack. Any other thrown value is a bug of Slipway. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The command line is wrong, or the repository that it names cannot be used. */
export const usageFailure = (message: string): Failure => new Failure(message, exitCodes.usage);

/** The command is valid, but its environment is not: a missing remote, a full disk. */
export const environmentFailure = (message: string, cause?: unknown): Failure =>
  new Failure(message, exitCodes.findings, cause === undefined ? undefined : { cause });
