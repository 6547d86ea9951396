import { PublishError } from '@slipway/publish';
import { exitCodes } from '../terminal/exit-code.ts';
import { environmentFailure, Failure, usageFailure } from '../terminal/failure.ts';

/** The environment prevented it: one message. What is thrown otherwise is a bug. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof PublishError)) return error;
  if (error.code === 'remote-unusable') return usageFailure(error.message);
  return error.code === 'interrupted'
    ? new Failure(error.message, exitCodes.interrupted, { cause: error })
    : environmentFailure(error.message, error);
}

/** What `work` answers; what prevents it is thrown as a Failure. */
export const orFailure = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw failureOf(error);
  });
