import { ending, exitCodes } from '../report/exit-code.ts';
import { writeAll } from '../report/write-all.ts';

/**
 * Waits for the work of the definitions of `name`. Rejects if nothing is left that could settle it. If they end the process, the exit
 * code is an error instead of theirs, which may be 0.
 */
export function awaitDefinitions<T>(name: string, work: () => Promise<T>): Promise<T> {
  let idle = (): void => {};
  const nothingLeft = new Promise<never>((_, reject) => {
    idle = () => reject(new NeverSettled('it waits for a promise that nothing will ever settle'));
  });
  const ended = (code: number): void => {
    if (ending.byCommand) return;
    writeAll(2, `slipway: the process ended while ${name} was assembled (exit code ${code}): definitions must not call process.exit().\n`);
    process.exitCode = exitCodes.internal;
  };
  process.once('beforeExit', idle);
  process.once('exit', ended);
  return Promise.race([work(), nothingLeft]).finally(() => {
    process.off('beforeExit', idle);
    process.off('exit', ended);
  });
}

/** Has no location, because no line of the definitions is the cause. */
export class NeverSettled extends Error {
  override readonly name = 'NeverSettled';
}
