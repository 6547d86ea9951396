import { type ExitCode, exitCodes } from './exit-code.ts';

/** An expected end of a command: reported in one message, without a stack. Anything else that is thrown is a bug of Slipway. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The command line, or the repository that it points at, is not what the command can work with. */
export const usageFailure = (message: string): Failure => new Failure(message, exitCodes.usage);

/** The command is right, its environment is not: a missing remote, a full disk. */
export const environmentFailure = (message: string, cause?: unknown): Failure =>
  new Failure(message, exitCodes.findings, cause === undefined ? undefined : { cause });
