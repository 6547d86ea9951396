/** Output of progress: on a terminal, one line that is updated; otherwise a new line from time to time. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A build in progress. */
export interface Progress {
  /** Shows the result, and stops the updates. */
  end(outcome: string): void;
}

/** Shows one line for `what`, with the time so far. */
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
