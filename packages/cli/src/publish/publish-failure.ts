import { PublishError } from '@slipway/publish';
import { exitCodes } from '../report/exit-code.ts';
import { environmentFailure, Failure, usageFailure } from '../report/failure.ts';

/** Returns the Failure of a problem of the environment, with the command that explains it. Returns other errors unchanged: they are bugs. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof PublishError)) return error;
  const message = `${error.message}\nFor the state of the remote, and what to do: slipway explain ${error.code}`;
  if (error.code === 'remote-unusable') return usageFailure(message);
  return error.code === 'interrupted' ? new Failure(message, exitCodes.interrupted, { cause: error }) : environmentFailure(message, error);
}

/** Returns the result of `work`. Throws a Failure for a problem of the environment. */
export const orFailure = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw failureOf(error);
  });
