import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry in memory that takes pushes (OCI distribution specification 1.1). */
export interface PushRegistry {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  /** Manifests by `<repository>:<tag>` and `<repository>@<digest>`. */
  readonly manifests: Map<string, Buffer>;
  /** By digest. */
  readonly blobs: Map<string, Buffer>;
  /** Method and path of each request. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

interface RegistryOptions {
  /** `user:password`, which the server gives a token for. */
  readonly login?: string;
  /** Where the registry says that tokens are. Default: at its own address. */
  readonly realm?: string;
  /** An answer of the token server, in place of a token. */
  readonly tokenAnswer?: (response: ServerResponse) => void;
  /** Where the registry wants uploads. Default: at its own address. */
  readonly uploads?: () => string;
  /** Whether answers leave out the digest of a manifest. */
  readonly hidesDigest?: boolean;
  /** An answer other than that of a registry; undefined where it is one. */
  readonly intercept?: (request: string) => number | undefined;
}

const TOKEN = 'a-token';

export async function startRegistry({ login, intercept, ...odd }: RegistryOptions = {}): Promise<PushRegistry> {
  const manifests = new Map<string, Buffer>();
  const blobs = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    const body = await bodyOf(request);
    const status = intercept?.(line);
    if (status !== undefined) return void response.writeHead(status).end();
    answer(request, response, body);
  });
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const { authorization } = request.headers;
    if (url.pathname === '/token' && odd.tokenAnswer !== undefined) odd.tokenAnswer(response);
    else if (url.pathname === '/token') {
      const isKnown = authorization === `Basic ${Buffer.from(login ?? '').toString('base64')}`;
      response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ token: TOKEN }));
    } else if (login !== undefined && authorization !== `Bearer ${TOKEN}`) {
      const realm = odd.realm ?? `http://${request.headers.host}/token`;
      response.writeHead(401, { 'www-authenticate': `Bearer realm="${realm}",service="fleet"` }).end();
    } else route(request, response, url, body);
  };
  const route = ({ method }: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void => {
    const [, repository = '', kind = '', name = ''] = /^\/v2\/(.+)\/(manifests|blobs)\/(.+)$/.exec(url.pathname) ?? [];
    if (url.pathname === '/v2/') response.writeHead(200).end();
    else if (method === 'POST') response.writeHead(202, { location: odd.uploads?.() ?? `/v2/${repository}/blobs/uploads/1?state=x` }).end();
    else if (method === 'PUT' && kind === 'blobs') {
      const digest = url.searchParams.get('digest') ?? '';
      if (digest === sha256(body)) blobs.set(digest, body);
      response.writeHead(digest === sha256(body) ? 201 : 400).end();
    } else if (method === 'PUT') {
      manifests.set(`${repository}:${name}`, body).set(`${repository}@${sha256(body)}`, body);
      response.writeHead(201).end();
    } else if (kind === 'manifests') {
      const found = manifests.get(`${repository}${name.startsWith('sha256:') ? '@' : ':'}${name}`);
      send(response, method, found, 'application/vnd.oci.image.manifest.v1+json', odd.hidesDigest);
    } else if (kind === 'blobs') send(response, method, blobs.get(name), 'application/octet-stream');
    else response.writeHead(404).end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    manifests,
    blobs,
    requests,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

function send(response: ServerResponse, method: string | undefined, content: Buffer | undefined, type: string, hidesDigest = false): void {
  if (content === undefined) return void response.writeHead(404).end();
  const headers = {
    'content-type': type,
    'content-length': content.length,
    ...(!hidesDigest && { 'docker-content-digest': sha256(content) }),
  };
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : content);
}

export const sha256 = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
