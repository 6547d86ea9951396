import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, request } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAuthority } from '../certificates/certificate-authority.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { type HostProxy, startProxy } from './start-proxy.ts';

const authority = createAuthority('proxy test');
let directory: string;
let proxy: HostProxy;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-proxy-'));
  proxy = await startProxy(authority, directory);
});
afterEach(async () => {
  await proxy.close();
  rmSync(directory, { recursive: true });
});

/** Returns the socket of a CONNECT, or the status that rejected it. */
function open(target: string): Promise<Socket | number> {
  const { hostname, port } = new URL(proxy.env.HTTPS_PROXY);
  return new Promise((resolve, reject) => {
    const asked = request({ host: hostname, port, method: 'CONNECT', path: target, agent: false });
    asked.once('connect', (answer, socket) => {
      socket.on('error', () => {});
      resolve(answer.statusCode === 200 ? (socket as Socket) : (answer.statusCode ?? 0));
      if (answer.statusCode !== 200) socket.destroy();
    });
    asked.once('error', reject).end();
  });
}

/** Requests a URL like a program with the environment of the proxy. */
async function read(url: string, ca = readFileSync(proxy.env.SSL_CERT_FILE, 'utf8')): Promise<{ status: number; text: string }> {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = await open(`${hostname}:${port || 443}`);
  if (typeof socket === 'number') return { status: socket, text: 'refused by the proxy' };
  return new Promise((resolve, reject) => {
    const secured = connect({ socket, servername: hostname, ca }).once('error', reject);
    const options = { host: hostname, path: `${pathname}${search}`, createConnection: () => secured };
    get(options, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve({ status: answer.statusCode ?? 0, text });
    }).once('error', reject);
  });
}

test('a served host answers with a certificate of its own, that the authority has signed', async () => {
  proxy.serve('charts.example', (request, response) => void response.end(`charts ${request.url}`));
  proxy.serve('git.example', (_, response) => void response.writeHead(404).end());
  expect(await read('https://charts.example/index.yaml?a=1')).toEqual({ status: 200, text: 'charts /index.yaml?a=1' });
  expect(await read('https://git.example/fleet.git')).toEqual({ status: 404, text: '' });
  await expect(read('https://charts.example/', createAuthority('another').certificate)).rejects.toMatchObject({
    code: expect.stringMatching(/UNABLE_TO|SELF_SIGNED|CERT_SIGNATURE/),
  });
  expect(proxy.requests()).toEqual([
    { method: 'GET', url: 'https://charts.example/index.yaml?a=1', status: 200 },
    { method: 'GET', url: 'https://git.example/fleet.git', status: 404 },
  ]);
  expect(proxy.unknown()).toEqual([]);
});

test('an unknown host is refused and reported, also another port of a known one', async () => {
  proxy.serve('charts.example', (_, response) => void response.end());
  for (const url of ['https://nobody.example/', 'https://nobody.example/again', 'https://charts.example:8443/']) {
    expect(await read(url)).toEqual({ status: 502, text: 'refused by the proxy' });
  }
  expect(proxy.unknown()).toEqual(['nobody.example:443', 'charts.example:8443']);
  expect(proxy.requests()).toEqual([]);
});

test('a host is gone when it is taken back, unless another listener serves it by then', async () => {
  const withdrawFirst = proxy.serve('charts.example', (_, response) => void response.end('first'));
  const withdrawSecond = proxy.serve('charts.example', (_, response) => void response.end('second'));
  withdrawFirst();
  expect(await read('https://charts.example/')).toMatchObject({ text: 'second' });
  withdrawSecond();
  expect(await read('https://charts.example/')).toMatchObject({ status: 502 });
});

test('a listener that throws or rejects answers 500, and the next request is served', async () => {
  proxy.serve('charts.example', (request, response) => {
    if (request.url === '/throws') throw new Error('thrown');
    if (request.url === '/rejects') return Promise.reject(new Error('rejected'));
    response.end('fine');
  });
  expect(await read('https://charts.example/throws')).toEqual({ status: 500, text: 'thrown' });
  expect(await read('https://charts.example/rejects')).toEqual({ status: 500, text: 'rejected' });
  expect(await read('https://charts.example/')).toEqual({ status: 200, text: 'fine' });
});

test('a route leads raw bytes to another address, and a dead one is a bad gateway', async () => {
  const echo = createServer((socket) => void socket.pipe(socket));
  const { port } = await listenOnLoopback(echo);
  proxy.route('registry.example:5000', { host: '127.0.0.1', port });
  const socket = await open('registry.example:5000');
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  socket.write('ping');
  expect(String(await new Promise((resolve) => socket.once('data', resolve)))).toBe('ping');
  socket.destroy();
  await new Promise((resolve) => echo.close(resolve));
  expect(await open('registry.example:5000')).toBe(502);
});

test('nothing is answered without CONNECT, and closing ends open connections', async () => {
  const plain = await fetch(proxy.env.HTTPS_PROXY, { method: 'POST' });
  expect([plain.status, plain.headers.get('allow')]).toEqual([405, 'CONNECT']);
  proxy.serve('charts.example', () => {}); // Never answers
  const hanging = read('https://charts.example/').catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(() => proxy.requests().length).toBe(1);
  await proxy.close();
  expect(await hanging).toBe('ECONNRESET');
  await expect(open('charts.example:443')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
