import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { limitedJson, limitedRequest, RequestError } from './limited-request.ts';

async function startServer(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const get = (url: URL, more: { readonly signal?: AbortSignal; readonly milliseconds?: number } = {}) =>
  limitedRequest({ url, method: 'GET', limits: { bytes: 1000, milliseconds: more.milliseconds ?? 20_000 }, ...more });

it('returns status, headers and body, and follows no redirect', async () => {
  const requests: string[] = [];
  const url = await startServer(({ url: path, headers }, response) => {
    requests.push(`${path} ${headers['accept-encoding']}`);
    response.writeHead(302, { location: '/other', link: 'a' }).end('é');
  });
  expect(await get(url)).toMatchObject({ status: 302, headers: { location: '/other', link: 'a' }, body: Buffer.from('é') });
  expect(requests).toEqual(['/ identity']);
});

const endless: Readonly<Record<string, RequestListener>> = {
  'a body without end': (_, response) => {
    response.writeHead(200);
    const more = (): void => {
      if (response.destroyed) return;
      response.write('a'.repeat(500));
      setImmediate(more);
    };
    more();
  },
  'a body longer than its limit': (_, response) => response.writeHead(200).end('a'.repeat(1001)),
  'compressed data that expands': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e6))),
  'compressed data in many layers': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip, '.repeat(900) }).end(),
  'headers without end': (_, response) => {
    const more = (): void => {
      if (response.socket?.destroyed !== false) return;
      response.socket.write(`x: ${'a'.repeat(500)}
`);
      setImmediate(more);
    };
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    more();
  },
};

it.each(Object.entries(endless))('ends at %s', async (_, answer) => {
  await expect(get(await startServer(answer))).rejects.toThrow(RequestError);
});

it('ends in time, however slowly the bytes arrive, and when the caller ends it', async () => {
  const url = await startServer((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('a'), 10);
    response.on('close', () => clearInterval(timer));
  });
  await expect(get(url, { milliseconds: 200 })).rejects.toThrow('does not answer within 0.2 seconds');
  const controller = new AbortController();
  const asked = get(url, { signal: controller.signal });
  controller.abort(new Error('ended by the caller'));
  await expect(asked).rejects.toThrow('ended by the caller');
});

it('parses JSON within its limits only', () => {
  const limits = { depth: 3, values: 10 };
  expect(limitedJson('{"a":[1]}', 'h', limits)).toEqual({ a: [1] });
  for (const text of ['['.repeat(100_000), `[${'0,'.repeat(11)}0]`, '{'])
    expect(() => limitedJson(text, 'h.example', limits)).toThrow(/^h\.example answers with/);
});
