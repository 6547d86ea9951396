import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A bare repository behind `git http-backend` on loopback. */
export interface ServedRepository extends AsyncDisposable {
  readonly folder: string;
  readonly url: string;
}

/** Creates an empty repository, `fleet.git`, in `directory`, and serves it with filters, as Git hosts do, until it is disposed. */
export async function serveRepository(directory: string): Promise<ServedRepository> {
  const folder = join(directory, 'fleet.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  for (const setting of [
    'http.receivepack=true',
    'uploadpack.allowFilter=true',
    'uploadpack.allowAnySHA1InWant=true',
    'receive.autogc=false',
    'gc.auto=0',
  ])
    execFileSync('git', ['-C', folder, 'config', ...setting.split('=')]);
  const server = fork(join(import.meta.dirname, 'git-server-process.ts'), [directory]);
  const [port] = await once(server, 'message');
  return { folder, url: `http://127.0.0.1:${port}/fleet.git`, [Symbol.asyncDispose]: () => stop(server) };
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
}
