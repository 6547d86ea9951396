import type { ChildProcess } from 'node:child_process';
import { PublishError } from '../failures/publish-error.ts';

/** An object of a repository. */
interface GitObject {
  readonly type: string;
  readonly content: Buffer;
}

/** Reads objects of a repository with one process, which starts at the first request. */
export interface ObjectReader {
  /** Returns contents by id. Skips objects that do not exist. */
  readonly contents: (ids: readonly string[]) => Promise<ReadonlyMap<string, GitObject>>;
  /** Returns ids by object name, such as `refs/heads/main^{tree}`. Skips objects that do not exist. */
  readonly ids: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Ends the process. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a reader; `start` starts `git cat-file --batch-command`. A request throws a PublishError if the process fails, or if the contents have
 * more than `most` bytes.
 */
export function openObjectReader(start: () => ChildProcess, most = MAX_BYTES): ObjectReader {
  let running: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs requests of all callers one after the other. */
  const ask = <T>(command: string, names: readonly string[], take: (running: Running, head: string) => T | Promise<T>) => {
    const answer = last.then(async (): Promise<ReadonlyMap<string, T>> => {
      if (names.length === 0) return new Map();
      running ??= follow(start());
      running.write(names.map((name) => `${command} ${name}\n`).join(''));
      const found = new Map<string, T>();
      let size = 0;
      for (const name of names) {
        const head = await running.line();
        if (/ (?:missing|ambiguous)$/.test(head)) continue;
        size += command === 'contents' ? sizeOf(head) : 0;
        if (size > most) {
          running.stop();
          running = undefined;
          throw new PublishError('remote-too-large', `Git printed more than ${most / 2 ** 20} MiB; nothing was published.`);
        }
        found.set(name, await take(running, head));
      }
      return found;
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    contents: (ids) =>
      ask('contents', ids, async ({ bytes }, head): Promise<GitObject> => {
        const [, type = ''] = head.split(' ');
        const content = await bytes(sizeOf(head) + 1);
        return { type, content: content.subarray(0, -1) };
      }),
    ids: (names) => ask('info', names, (_, head) => head.slice(0, head.indexOf(' '))),
    close: async () => {
      await last;
      await running?.close();
    },
  };
}

/** Limit of the bytes of all contents of a request. */
const MAX_BYTES = 256 * 2 ** 20;

const sizeOf = (head: string): number => Number(head.slice(head.lastIndexOf(' ') + 1));

interface Running {
  readonly write: (text: string) => void;
  /** Returns the next line of the output, without its end. */
  readonly line: () => Promise<string>;
  readonly bytes: (length: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
  /** Kills the process. */
  readonly stop: () => void;
}

function follow(child: ChildProcess): Running {
  let failure: Error | undefined;
  let stderr = '';
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.on('error', (error) => {
      failure ??= error;
      resolve();
    });
  });
  child.stdin?.on('error', () => {}); // it has ended, and the output shows that
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(-MAX_STDERR);
  });
  const chunks = child.stdout?.[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async (): Promise<Buffer> => {
    const { value, done } = (await chunks?.next().catch(() => undefined)) ?? { done: true };
    if (!done) return value;
    await closed;
    if (failure instanceof PublishError) throw failure;
    throw new PublishError('git-failed', 'Git ended while it read objects; run the command again.', {
      cause: failure ?? new Error(stderr),
    });
  };
  const bytes = async (length: number): Promise<Buffer> => {
    const parts = [rest];
    let size = rest.length;
    for (; size < length; size += parts.at(-1)?.length ?? 0) parts.push(await next());
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(length);
    return all.subarray(0, length);
  };
  const line = async (): Promise<string> => {
    let end = rest.indexOf(0x0a);
    while (end < 0) {
      const from = rest.length;
      rest = Buffer.concat([rest, await next()]);
      end = rest.indexOf(0x0a, from);
    }
    const text = rest.toString('utf8', 0, end);
    rest = rest.subarray(end + 1);
    return text;
  };
  const close = async (): Promise<void> => {
    child.stdin?.end();
    child.stdout?.resume();
    await closed;
  };
  return { write: (text) => void child.stdin?.write(text), line, bytes, close, stop: () => void child.kill('SIGKILL') };
}

const MAX_STDERR = 64 * 1024;
