import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that answers each line of JSON with one line. It ends with this process. */
export interface LineOracle extends AsyncDisposable {
  /** Sends a question. Answers come in the order of the questions. */
  ask(question: unknown): Promise<unknown>;
}

/** Starts an executable file as an oracle. `name` is its name in messages. */
export function startLineOracle(program: string, name: string): LineOracle {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = Promise.withResolvers<void>();
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const fail = (error: Error): void => {
    for (const question of waiting.splice(0)) question.reject(error);
  };
  child.stdin.on('error', () => {}); // 'close' reports its end
  child.once('error', fail);
  child.once('close', (code, signal) => {
    fail(new Error(`${name} ended with ${code ?? signal}`));
    ended.resolve();
  });
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)));
  return {
    ask(question) {
      const answer = Promise.withResolvers<unknown>();
      if (child.exitCode !== null || child.signalCode !== null) return Promise.reject(new Error(`${name} has ended`));
      waiting.push(answer);
      child.stdin.write(`${JSON.stringify(question)}\n`);
      return answer.promise;
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended.promise;
    },
  };
}
