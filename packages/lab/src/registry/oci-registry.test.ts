import { createHash } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OciImage, ociRegistry } from '../index.ts';

const image = (tag: string, text: string, host?: string): OciImage => ({
  ...(host ? { host } : {}),
  repository: 'team/web',
  tag,
  config: { mediaType: 'application/vnd.oci.image.config.v1+json', data: '{}' },
  layers: [{ mediaType: 'text/plain', data: text, annotations: { part: 'base' } }],
});

const registry = ociRegistry([image('1.0.0', 'one'), image('1.1.0', 'two'), image('2.0.0', 'elsewhere', 'other.example')]);
let server: Server;

beforeAll(async () => {
  server = createServer(registry.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** A `fetch` that can set the host. */
const ask = (path: string, { method = 'GET', host = 'registry.example' } = {}) =>
  new Promise<{ readonly status: number | undefined; readonly header: (name: string) => string; readonly text: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, header: (name) => String(response.headers[name] ?? ''), text }));
      });
      outgoing.once('error', reject).end();
    },
  );

test('says that it is a registry', async () => {
  const answer = await ask('/v2/');
  expect(answer.status).toBe(200);
  expect(answer.header('docker-distribution-api-version')).toBe('registry/2.0');
});

test('gives a manifest by tag and by digest, and the blobs that it names', async () => {
  const byTag = await ask('/v2/team/web/manifests/1.0.0');
  const digest = byTag.header('docker-content-digest');
  expect(digest).toBe(`sha256:${createHash('sha256').update(byTag.text).digest('hex')}`);
  expect(byTag.header('content-type')).toBe('application/vnd.oci.image.manifest.v1+json');
  expect((await ask(`/v2/team/web/manifests/${digest}`)).text).toBe(byTag.text);
  const [layer] = JSON.parse(byTag.text).layers;
  expect(layer).toMatchObject({ mediaType: 'text/plain', size: 3, annotations: { part: 'base' } });
  expect((await ask(`/v2/team/web/blobs/${layer.digest}`)).text).toBe('one');
});

test('answers HEAD with length and digest, without a body', async () => {
  const [head, get] = [await ask('/v2/team/web/manifests/1.0.0', { method: 'HEAD' }), await ask('/v2/team/web/manifests/1.0.0')];
  expect(head.status).toBe(200);
  expect(head.text).toBe('');
  expect(head.header('content-length')).toBe(String(get.text.length));
  expect(head.header('docker-content-digest')).toBe(get.header('docker-content-digest'));
});

test('lists tags, page by page when asked', async () => {
  expect(JSON.parse((await ask('/v2/team/web/tags/list')).text)).toEqual({ name: 'team/web', tags: ['1.0.0', '1.1.0'] });
  const first = await ask('/v2/team/web/tags/list?n=1');
  expect(JSON.parse(first.text).tags).toEqual(['1.0.0']);
  const next = /^<(.+)>; rel="next"$/.exec(first.header('link'))?.[1] ?? '';
  const second = await ask(next);
  expect(JSON.parse(second.text).tags).toEqual(['1.1.0']);
  expect(second.header('link')).toBe('');
});

test('serves the repositories of a host only at that host', async () => {
  expect((await ask('/v2/team/web/manifests/2.0.0')).status).toBe(404);
  expect((await ask('/v2/team/web/manifests/2.0.0', { host: 'other.example:443' })).status).toBe(200);
  expect(JSON.parse((await ask('/v2/team/web/tags/list', { host: 'other.example' })).text).tags).toEqual(['1.0.0', '1.1.0', '2.0.0']);
});

test('serves what is added later, and lets a tag move without losing the digest it had', async () => {
  const before = (await ask('/v2/team/web/manifests/1.1.0')).header('docker-content-digest');
  const digest = registry.add(image('1.1.0', 'moved'));
  expect((await ask('/v2/team/web/manifests/1.1.0')).header('docker-content-digest')).toBe(digest);
  expect((await ask(`/v2/team/web/manifests/${before}`)).status).toBe(200);
});

test.each([
  ['a repository', '/v2/team/api/manifests/1.0.0', 'NAME_UNKNOWN'],
  ['a tag', '/v2/team/web/manifests/9.9.9', 'MANIFEST_UNKNOWN'],
  ['a blob', '/v2/team/web/blobs/sha256:00', 'BLOB_UNKNOWN'],
  ['a path', '/catalog', 'NAME_UNKNOWN'],
])('refuses %s that it does not have', async (_, path, code) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text).errors).toMatchObject([{ code }]);
  expect(registry.requests.at(-1)).toBe(`GET registry.example ${path} 404`);
});

test('takes nothing from outside', async () => {
  expect((await ask('/v2/team/web/blobs/uploads/', { method: 'POST' })).status).toBe(405);
});
