import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answer } from '../packages/publish/test/git-http-backend.ts';

/** A bare repository behind `git http-backend` on loopback. */
export interface ServedRepository extends AsyncDisposable {
  readonly folder: string;
  readonly url: string;
}

/** Makes an empty repository, `fleet.git`, in `directory`, and serves it as hosts do, with filters, until it is disposed of. */
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
  const server = createServer((request, response) => answer(directory, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { folder, url: `http://127.0.0.1:${port}/fleet.git`, [Symbol.asyncDispose]: () => close(server) };
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
