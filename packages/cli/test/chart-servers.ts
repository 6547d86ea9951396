import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

/** A server on loopback that records its requests. */
export interface Server {
  readonly host: string;
  readonly url: string;
  readonly requests: { readonly path: string; readonly authorization: string | undefined }[];
}

/** Starts a server that answers until the test is finished. */
export async function startServer(answer: (request: IncomingMessage, response: ServerResponse, own: Server) => void): Promise<Server> {
  const requests: Server['requests'] = [];
  const listener: RequestListener = (request, response) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization });
    answer(request, response, own);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = { host, url: `http://${host}`, requests };
  return own;
}

/** Answers with the bytes of a path, or 404. */
export const serving =
  (files: Readonly<Record<string, string | Uint8Array>>) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  };

/** Returns the archive of a chart with one ConfigMap. */
export function chartArchive(name: string, version: string, data = 'a', values?: string): Buffer {
  const files = {
    ...(values !== undefined && { 'values.yaml': values }),
    'Chart.yaml': `apiVersion: v2\nname: ${name}\nversion: ${version}\n`,
    'templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: of-chart }\ndata: { a: ${data} }\n`,
  };
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const bytes = Buffer.from(text);
    return [tarHeader(`${name}/${path}`, bytes.length), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

function tarHeader(name: string, size: number): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100);
  block.write('0000644\0', 100);
  block.write(size.toString(8).padStart(11, '0'), 124);
  block.write('        0', 148);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0) + 0;
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

export const digestOf = (bytes: Uint8Array | string): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Returns an index with these versions of a chart, newest first. */
export const indexOf = (name: string, versions: Readonly<Record<string, string>>, digest?: string): string =>
  `apiVersion: v1\nentries:\n  other:\n  - name: other\n    version: 9.9.9\n    urls: [other.tgz]\n  ${name}:\n${Object.entries(versions)
    .map(
      ([version, url]) =>
        `  - name: ${name}\n    urls:\n    - ${url}\n    version: ${version}\n${digest === undefined ? '' : `    digest: ${digest}\n`}`,
    )
    .join('')}generated: "2026-01-01T00:00:00Z"\n`;

/** Creates a repository with HelmReleases and their sources, with its own home folder. */
export function chartFleet(files: Readonly<Record<string, string>>) {
  const root = temporaryDirectory();
  const home = temporaryDirectory();
  const write = (path: string, text: string, folder = root): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', 'clusters/a/sync.yaml': SYNC, ...files }))
    write(path, text);
  const run = async (...args: readonly string[]) => {
    const { terminal, output } = makeTerminal(root, { env: { HOME: home }, interactive: false, colors: false });
    const code = await runCli(args, terminal);
    return { code, ...output };
  };
  const cached = join(home, '.cache/slipway/charts/sha256');
  return {
    root,
    home,
    write,
    run,
    lock: () => readFileSync(join(root, 'charts.lock'), 'utf8'),
    has: (path: string) => readdirSync(join(root, dirname(path))).includes(path.split('/').at(-1) ?? ''),
    cached: () => {
      try {
        return readdirSync(cached).map((name) => join(cached, name));
      } catch {
        return [];
      }
    },
  };
}

const SYNC = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: flux-system, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./clusters/a, sourceRef: { kind: GitRepository, name: flux-system } }
`;

/** Returns a HelmRepository and a HelmRelease of one of its charts. */
export const release = (name: string, version: string, url: string, more = ''): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: { name: ${name}, namespace: apps }
spec: { interval: 1h, url: "${url}"${more} }
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: ${name}, namespace: apps }
spec:
  interval: 1h
  chart: { spec: { chart: ${name}, version: "${version}", sourceRef: { kind: HelmRepository, name: ${name} } } }
`;
