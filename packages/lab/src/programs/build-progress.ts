/** Where progress goes: a terminal gets one line that counts, anything else a line now and then. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A build that is shown. */
export interface Progress {
  /** Says how it ended and stops counting. */
  end(outcome: string): void;
}

/** One line for `what`, with the time it has taken so far. */
export function showProgress(what: string, output: ProgressOutput = process.stderr): Progress {
  const started = performance.now();
  const elapsed = (): string => `${Math.round((performance.now() - started) / 1000)} s`;
  const show = (text: string): unknown => output.write(output.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  show(`lab: ${what} …`);
  const timer = setInterval(() => show(`lab: ${what} … ${elapsed()}`), output.isTTY ? 1000 : 60_000);
  timer.unref();
  return {
    end(outcome) {
      clearInterval(timer);
      show(`lab: ${what}: ${outcome} (${elapsed()})`);
      if (output.isTTY) output.write('\n');
    },
  };
}
