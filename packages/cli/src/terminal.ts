/** Everything of the process that the command may touch; tests bring their own. */
export interface Terminal {
  /** Absolute directory in which the command was started. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard error is a terminal: progress may be shown. */
  readonly interactive: boolean;
  /** Standard output is a terminal: colours may be used. */
  readonly colors: boolean;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly stdin: () => Promise<string>;
}

/** The terminal of this process; from now on SIGINT asks the command to stop after the file in hand. */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // A reader that has seen enough (`slipway check | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    cwd: process.cwd(),
    env: process.env,
    interactive: process.stderr.isTTY === true,
    colors: process.stdout.isTTY === true,
    signal: stop.signal,
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    stdin: readStdin,
  };
}

async function readStdin(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}
