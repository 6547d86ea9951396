import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { git } from './fleet-kit.ts';

export interface Served {
  /** `http://127.0.0.1:<port>/<name of the repository>`. */
  readonly url: string;
  /** The same with what stands before the host. */
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

/** One CGI call of `git http-backend`. */
function answer(root: string, request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: request.headers['git-protocol']?.toString() ?? '',
      REQUEST_METHOD: request.method ?? '',
      PATH_INFO: path,
      QUERY_STRING: query,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      REMOTE_ADDR: '127.0.0.1',
      REMOTE_USER: 'ada',
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  backend.stdin.on('error', () => {});
  request.pipe(backend.stdin);
  let head: Buffer | undefined = Buffer.alloc(0);
  backend.stdout.on('data', (chunk: Buffer) => {
    if (head === undefined) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const lines = head.subarray(0, end).toString('latin1').split('\r\n');
    const headers = lines.map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]);
    const status = Number.parseInt(headers.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
    response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
    response.write(head.subarray(end + 4));
    head = undefined;
  });
  backend.on('close', () => response.end());
}
