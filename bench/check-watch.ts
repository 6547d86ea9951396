import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { processorTimeOf } from './run-command.ts';

/** A command that checks a file after each save. */
export interface WatchingCommand {
  /** Milliseconds from before the file is written to the last byte of the answer, the processor time of all processors, and the answer. */
  readonly save: (text: string) => Promise<{ readonly time: number; readonly cpu: number; readonly output: string }>;
  readonly end: () => Promise<void>;
}

/** Starts the command and waits for its first answer. `isWhole` returns whether an answer is complete. */
export async function startWatching(
  command: string,
  args: readonly string[],
  file: string,
  environment: NodeJS.ProcessEnv,
  isWhole: RegExp,
): Promise<WatchingCommand> {
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let answered = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (isWhole.test(output)) answered.resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => text.includes('watching') && ready.resolve());
  child.once('error', ready.reject);
  child.once('exit', (code) => ready.reject(new Error(`${command} ended with ${code}`)));
  await ready.promise;
  return {
    save: async (text) => {
      output = '';
      answered = Promise.withResolvers();
      const [start, used] = [performance.now(), processorTimeOf(child.pid) ?? Number.NaN];
      writeFileSync(file, text);
      await answered.promise;
      return { time: performance.now() - start, cpu: (processorTimeOf(child.pid) ?? Number.NaN) - used, output };
    },
    end: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
