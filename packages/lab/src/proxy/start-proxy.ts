import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import type { CertificateAuthority } from '../certificates/certificate-authority.ts';
import { certificateOfHost } from './certificate-of-host.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** The hosts of a lab for its programs: requests to any host are answered on loopback. */
export interface HostProxy {
  /** For the environment of programs: `HTTPS_PROXY`, `SSL_CERT_FILE` (PEM of the lab's authority) and `NO_PROXY`. */
  readonly env: Readonly<Record<'HTTPS_PROXY' | 'SSL_CERT_FILE' | 'NO_PROXY', string>>;
  /** Answers `https://<host>` on port 443 from now on, instead of the earlier listener. The returned function restores that. */
  serve(host: string, listener: HostListener): () => void;
  /** Routes raw TCP for `host:port` to another address, instead of the earlier route. The returned function restores that. */
  route(hostAndPort: string, to: Address): () => void;
  /** Returns requested hosts that are neither served nor routed, as `host:port`, each once. */
  unknown(): readonly string[];
  /** Returns the requests to served hosts, in order. */
  requests(): readonly ProxyRequest[];
  /** Ends every connection. */
  close(): Promise<void>;
}

/** A listener like that of `node:http`. An exception or a rejection becomes status 500. */
export type HostListener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Target of a connection. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** One request to a served host. */
export interface ProxyRequest {
  readonly method: string;
  /** URL with scheme and host. */
  readonly url: string;
  /** Status of the response; undefined before the response. */
  readonly status: number | undefined;
}

/**
 * Starts a CONNECT proxy on loopback (RFC 9110, 9.3.6), and a TLS server behind it with a certificate for each host. Writes the CA file
 * to `directory`.
 */
export async function startProxy(authority: CertificateAuthority, directory: string): Promise<HostProxy> {
  const hosts = new Map<string, HostListener>();
  const routes = new Map<string, Address>();
  const unknown = new Set<string>();
  const log: { method: string; url: string; status: number | undefined }[] = [];
  const sockets = new Set<Duplex>();

  const answer: RequestListener = (request, response) => {
    const host = (request.socket as TLSSocket).servername || '';
    const entry = { method: request.method ?? 'GET', url: `https://${host}${request.url ?? '/'}`, status: undefined as number | undefined };
    log.push(entry);
    // Not 'finish': a client may close the connection before the end, as go-git does.
    response.once('close', () => {
      if (response.headersSent) entry.status = response.statusCode;
    });
    const listener = hosts.get(host);
    // If the host was withdrawn while the connection was open, answers as the proxy does for a new connection.
    if (listener) void answerSafely(listener, request, response);
    else response.writeHead(502).end();
  };
  // It never listens; the proxy passes connections to it.
  const tls = createTlsServer({ SNICallback: certificateOfHost(authority, (host) => hosts.has(host)) }, answer);
  tls.keepAliveTimeout = KEEP_ALIVE;
  const proxy = createHttpServer((_, response) => response.writeHead(405, { allow: 'CONNECT' }).end());

  proxy.on('connect', (request, client: Socket, head: Buffer) => {
    const target = request.url ?? '';
    keep(client);
    const to = routes.get(target);
    if (to) {
      tunnel(client, head, keep(connect(to.port, to.host)));
    } else if (target.endsWith(':443') && hosts.has(target.slice(0, -':443'.length))) {
      client.write(ESTABLISHED);
      if (head.length > 0) client.unshift(head);
      tls.emit('connection', client);
    } else {
      unknown.add(target);
      client.end(BAD_GATEWAY);
    }
  });

  const { port } = await listenOnLoopback(proxy);
  const file = join(directory, 'proxy-ca.crt');
  writeFileSync(file, authority.certificate);
  return {
    env: { HTTPS_PROXY: `http://127.0.0.1:${port}`, SSL_CERT_FILE: file, NO_PROXY: '127.0.0.1,localhost' },
    serve: (host, listener) => put(hosts, host, listener),
    route: (hostAndPort, to) => put(routes, hostAndPort, to),
    unknown: () => [...unknown],
    requests: () => log.map((entry) => ({ ...entry })),
    async close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      proxy.closeAllConnections();
    },
  };

  /** Ends open connections with the proxy. They do not keep this process alive. */
  function keep<Kept extends Socket>(socket: Kept): Kept {
    sockets.add(socket);
    socket.unref();
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    return socket;
  }
}

/** Milliseconds. Longer than Go's clients keep an idle connection, so that no request reaches a closing one. */
const KEEP_ALIVE = 120_000;

const ESTABLISHED = 'HTTP/1.1 200 Connection Established\r\n\r\n';
const BAD_GATEWAY = 'HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

function put<Value>(map: Map<string, Value>, key: string, value: Value): () => void {
  map.set(key, value);
  return () => {
    if (map.get(key) === value) map.delete(key);
  };
}

function tunnel(client: Socket, head: Buffer, upstream: Socket): void {
  upstream.once('connect', () => {
    client.write(ESTABLISHED);
    if (head.length > 0) upstream.write(head);
    upstream.pipe(client).pipe(upstream);
  });
  upstream.once('error', () => (upstream.connecting || upstream.bytesRead === 0 ? client.end(BAD_GATEWAY) : client.destroy()));
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => client.end());
}

async function answerSafely(listener: HostListener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await listener(request, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}
