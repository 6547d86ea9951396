/** A program that the supervisor runs. */
export interface ProcessSpec {
  /** Name in messages and failures, unique among the running programs. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** The complete environment. */
  readonly environment: NodeJS.ProcessEnv;
  /** File that gets standard output and error. */
  readonly log: string;
  /** Scheduling priority, 0 to 19. @default 0 */
  readonly nice?: number;
}

/** How a program ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A line to the supervisor's standard input. The end of the input stops everything. */
export type Command =
  | { readonly type: 'start'; readonly id: number; readonly spec: ProcessSpec }
  | { readonly type: 'stop'; readonly id: number; readonly signal: NodeJS.Signals; readonly deadline: number };

/** A line of the supervisor's standard output. */
export type Event =
  | { readonly type: 'ready'; readonly directory: string }
  | { readonly type: 'started'; readonly id: number; readonly pid: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | ({ readonly type: 'exited'; readonly id: number } & Exit);

/** Calls `receive` with the value of each line of a stream of JSON lines. */
export function readLines<Line>(receive: (line: Line) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') receive(JSON.parse(line) as Line);
  };
}
