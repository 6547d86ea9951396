import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A cache that Nx speaks to over HTTP, on loopback. Artifacts are kept as they came. */
export interface RemoteCache {
  readonly url: string;
  /** Of the token that may write, and of the one that may only read. */
  readonly tokens: { readonly write: string; readonly read: string };
  /** Method and status of every request so far: `PUT 200`. */
  readonly answers: readonly string[];
  close(): Promise<void>;
}

/** `GET` and `PUT /v1/cache/<hash>`. An artifact never changes: who writes it again gets 409, who may only read 403. */
export async function remoteCache(): Promise<RemoteCache> {
  const tokens = { write: 'may-write', read: 'may-read' };
  const artifacts = new Map<string, Buffer>();
  const answers: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const answer = answerTo(request, body);
    answers.push(`${request.method} ${answer.status}`);
    send(response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    answers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function answerTo({ method, url = '', headers }: IncomingMessage, body: Buffer): Answer {
    const [, hash] = /^\/v1\/cache\/(\w+)$/.exec(url) ?? [];
    const token = headers.authorization?.replace('Bearer ', '');
    if (token !== tokens.read && token !== tokens.write) return { status: 401 };
    if (hash === undefined) return { status: 404 };
    if (method === 'GET') return artifacts.has(hash) ? { status: 200, body: artifacts.get(hash) } : { status: 404 };
    if (method !== 'PUT') return { status: 405 };
    if (token !== tokens.write) return { status: 403 };
    if (artifacts.has(hash)) return { status: 409 };
    artifacts.set(hash, body);
    return { status: 200 };
  }
}

interface Answer {
  readonly status: number;
  readonly body?: Buffer | undefined;
}

const send = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(status, { 'Content-Type': 'application/octet-stream', 'Content-Length': body?.length ?? 0 }).end(body);
};

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
