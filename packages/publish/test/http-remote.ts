import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { git } from './fleet-kit.ts';
import { answer } from './git-http-backend.ts';

export interface Served {
  /** `http://127.0.0.1:<port>/<name of the repository>`. */
  readonly url: string;
  /** The same with credentials before the host. */
  readonly urlAs: (userinfo: string) => string;
  /** What was asked for, method and path, with the login that was accepted. */
  readonly requests: string[];
}

interface ServeOptions {
  /** `user:password` without which the server answers 401. */
  readonly login?: string;
  /** Milliseconds before each answer. */
  readonly delay?: number;
}

/** A bare repository behind Git's own HTTP server on loopback, until the end of the test; its hooks run there, as on a real one. */
export async function serve(repository: string, { login, delay = 0 }: ServeOptions = {}): Promise<Served> {
  git(repository, 'config', 'http.receivepack', 'true');
  const requests: string[] = [];
  const url = await listen((request, response) => {
    const { authorization = '' } = request.headers;
    const accepted = login === undefined || authorization === `Basic ${Buffer.from(login).toString('base64')}`;
    if (!accepted) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="fleet"' }).end();
      return;
    }
    requests.push(`${request.method} ${request.url}${login === undefined ? '' : ` ${login}`}`);
    setTimeout(() => answer(dirname(repository), request, response), delay);
  });
  const name = repository.slice(dirname(repository).length);
  return { url: `${url}${name}`, urlAs: (userinfo) => `${url.replace('://', `://${userinfo}@`)}${name}`, requests };
}

/** `http://127.0.0.1:<port>` of a server that answers with `handle`, until the end of the test. */
export async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
