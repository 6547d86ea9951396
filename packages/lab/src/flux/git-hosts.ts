import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { HostProxy } from '../proxy/start-proxy.ts';

/** What Git's basic authentication must show. */
export interface GitCredentials {
  readonly username: string;
  readonly password: string;
}

/** Where a repository really is, and who may see it. */
interface Target {
  /** On loopback, over HTTP. */
  readonly url: string;
  readonly credentials?: GitCredentials;
}

/** Serves repositories under the addresses that the fleet names; several may share a host. The function takes one such `https` address. */
export function gitHosts(proxy: Pick<HostProxy, 'serve'>): (publicUrl: string, target: Target) => void {
  const hosts = new Map<string, Map<string, Target>>();
  return (publicUrl, target) => {
    const { hostname, pathname } = new URL(publicUrl);
    const known = hosts.get(hostname);
    const paths = known ?? new Map<string, Target>();
    paths.set(pathname, target);
    if (known) return;
    hosts.set(hostname, paths);
    proxy.serve(hostname, (incoming, response) => answer(paths, incoming, response));
  };
}

function answer(paths: ReadonlyMap<string, Target>, incoming: IncomingMessage, response: ServerResponse): void {
  const asked = incoming.url ?? '/';
  const [path, target] = [...paths].find(([candidate]) => asked.startsWith(`${candidate}/`)) ?? [];
  if (path === undefined || target === undefined) {
    response.writeHead(404).end();
  } else if (target.credentials && incoming.headers.authorization !== basic(target.credentials)) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
  } else {
    forward(incoming, `${target.url}${asked.slice(path.length)}`, response);
  }
}

const basic = ({ username, password }: GitCredentials): string => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

function forward(incoming: IncomingMessage, url: string, response: ServerResponse): void {
  const { method = 'GET', headers } = incoming;
  const outgoing = request(url, { agent: false, method, headers: { ...headers, host: new URL(url).host } }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  outgoing.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
