import { createServer, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnLoopback } from '../proxy/listen-on-loopback.ts';
import type { HostListener } from '../proxy/start-proxy.ts';
import { gitHosts } from './git-hosts.ts';

const hosts = new Map<string, HostListener>();
const serveAt = gitHosts({
  serve(host, listener) {
    if (hosts.has(host)) throw new Error(`${host} is served twice`);
    hosts.set(host, listener);
    return () => {};
  },
});

/** A fake of Git's own server: answers with what it was asked. */
const backend = createServer(async (incoming, response) => {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  response.setHeader('content-type', 'application/x-git').end(`${incoming.method} ${incoming.url} ${body}`);
});
const front = createServer((incoming, response) => void hosts.get(incoming.headers.host ?? '')?.(incoming, response));
let port: number;

beforeAll(async () => {
  const url = `http://127.0.0.1:${(await listenOnLoopback(backend)).port}`;
  ({ port } = await listenOnLoopback(front));
  serveAt('https://git.example/platform/fleet.git', { url: `${url}/fleet.git`, credentials: { username: 'git', password: 'right' } });
  serveAt('https://git.example/platform/fleet.git.old', { url: `${url}/old.git` });
  serveAt('https://gone.example/fleet.git', { url: 'http://127.0.0.1:1/fleet.git' });
});
afterAll(() => {
  front.close();
  backend.close();
});

const ask = (host: string, path: string, { auth, body }: { readonly auth?: string; readonly body?: string } = {}) =>
  new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers: { host },
      agent: false,
      method: body ? 'POST' : 'GET',
      ...(auth && { auth }),
    };
    const asked = request(options, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve([answer.statusCode, text]);
    });
    asked.once('error', reject).end(body);
  });

test('a repository answers below its address, to those who know the password', async () => {
  const path = '/platform/fleet.git/info/refs?service=git-upload-pack';
  expect(await ask('git.example', path)).toEqual([401, '']);
  expect(await ask('git.example', path, { auth: 'git:wrong' })).toEqual([401, '']);
  expect(await ask('git.example', path, { auth: 'git:right' })).toEqual([200, 'GET /fleet.git/info/refs?service=git-upload-pack ']);
  const pushed = await ask('git.example', '/platform/fleet.git/git-upload-pack', { auth: 'git:right', body: 'want' });
  expect(pushed).toEqual([200, 'POST /fleet.git/git-upload-pack want']);
});

test('repositories share a host, and no other path has one', async () => {
  expect(await ask('git.example', '/platform/fleet.git.old/HEAD')).toEqual([200, 'GET /old.git/HEAD ']);
  for (const path of ['/', '/platform/fleet.git', '/platform/other.git/HEAD']) expect(await ask('git.example', path)).toEqual([404, '']);
});

test('a repository whose server is down is a bad gateway', async () => {
  expect(await ask('gone.example', '/fleet.git/HEAD')).toEqual([502, '']);
});
