import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, type CrdProject, readCrdSources, sourcesByFile } from '../src/sources/crd-sources.ts';
import { download } from '../src/sources/download.ts';
import { fetchSources } from '../src/sources/fetch-sources.ts';
import { sourceContent } from '../src/sources/source-content.ts';

const COMMIT = 'a'.repeat(40);
const WIDGETS = 'kind: CustomResourceDefinition\nmetadata:\n  annotations:\n    x: y\n  name: widgets.shop.example\n';
const SHOPS = 'kind: CustomResourceDefinition\nmetadata:\n  name: shops.shop.example\n';

let folder: string;
let server: Server;
let from: string;
let requested: string[];
let atOnce: number;
/** What the server answers for an address; any other is not found. */
let answers: Map<string, string | ((response: ServerResponse) => void)>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fetch-sources-'));
  [requested, answers, atOnce] = [[], new Map(), 0];
  let open = 0;
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    open += 1;
    atOnce = Math.max(atOnce, open);
    const answer = answers.get(request.url ?? '');
    setImmediate(() => {
      open -= 1;
      if (typeof answer === 'function') answer(response);
      else response.writeHead(answer === undefined ? 404 : 200).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const project = (files: CrdProject['files']): CrdProject => ({
  folder: 'shop-v1',
  repository: 'shop/operator',
  tag: 'v1',
  commit: COMMIT,
  files,
});

/** Writes a package with one project, and a lock with the digests of its files. */
function writePackage(files: CrdProject['files'], locked: Readonly<Record<string, string>>, extra: readonly object[] = []): string {
  const directory = join(folder, 'models');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'crd-sources.json'), JSON.stringify([project(files)]));
  const entries = Object.entries(locked).map(([name, text]) => ({ file: `shop-v1/${name}`, sha256: sha256(text), source: {} }));
  writeFileSync(join(directory, 'crds.lock.json'), JSON.stringify({ files: [...entries, ...extra] }));
  return directory;
}

const fetchAll = (directory: string, options: { readonly acceptNew?: boolean } = {}) =>
  fetchSources({ packages: [directory], to: join(folder, 'crds'), from, acceptNew: false, ...options });

const written = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'models')))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('fetchSources', () => {
  test('downloads each file from its commit, takes the named CRD from a file with several, and replaces the directory', async () => {
    const all = `---\n${SHOPS}---\n${WIDGETS}`;
    answers.set(`/shop/operator/${COMMIT}/crds/a.yaml`, SHOPS);
    answers.set(`/shop/operator/${COMMIT}/crds/all.yaml`, all);
    const models = writePackage(
      {
        'a.yaml': { path: 'crds/a.yaml' },
        's.yaml': { path: 'crds/all.yaml', crd: 'shops.shop.example' },
        'w.yaml': { path: 'crds/all.yaml', crd: 'widgets.shop.example' },
      },
      { 'a.yaml': SHOPS, 's.yaml': SHOPS, 'w.yaml': WIDGETS },
    );
    mkdirSync(join(folder, 'crds/models/shop-v0'), { recursive: true });
    writeFileSync(join(folder, 'crds/models/shop-v0/old.yaml'), 'old');
    expect(await fetchAll(models)).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('3 files in ') });
    expect(requested).toHaveLength(2);
    expect(written()).toEqual(['a', 's', 'w'].map((name) => `crds/models/shop-v1/${name}.yaml`));
    expect(readFileSync(join(folder, 'crds/models/shop-v1/w.yaml'), 'utf8')).toBe(WIDGETS);
    expect(await fetchAll(models)).toMatchObject({ code: 0, output: expect.stringContaining(' 0 of them downloaded') });
    expect(requested).toHaveLength(2);
  });

  test('lists every failure with its file and address, and leaves the directory as it was', async () => {
    const path = (name: string): string => `/shop/operator/${COMMIT}/${name}.yaml`;
    const names = ['good', 'wrong', 'missing', 'truncated', 'redirected', 'hostile', 'broken', 'large', 'several'];
    answers.set(path('good'), SHOPS);
    answers.set(path('wrong'), `${SHOPS} `);
    answers.set(path('truncated'), (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write(SHOPS, () => response.destroy());
    });
    answers.set(path('redirected'), (response) => response.writeHead(302, { location: `${from}${path('good')}` }).end());
    answers.set(path('hostile'), (response) => response.writeHead(302, { location: '/\u0080\u009b31m' }).end());
    answers.set(path('broken'), (response) => response.destroy());
    answers.set(path('large'), (response) => response.end(Buffer.alloc(17 * 2 ** 20)));
    answers.set(path('several'), `${SHOPS}---\n${SHOPS}`);
    const files = Object.fromEntries(names.map((name) => [`${name}.yaml`, { path: `${name}.yaml` }]));
    const models = writePackage(
      { ...files, 'several.yaml': { path: 'several.yaml', crd: 'shops.shop.example' }, 'new.yaml': { path: 'new.yaml' } },
      Object.fromEntries(names.map((name) => [`${name}.yaml`, SHOPS])),
      [{ file: 'other-v1/x.yaml', sha256: sha256(SHOPS), source: 'unknown' }],
    );
    mkdirSync(join(folder, 'crds/models/shop-v1'), { recursive: true });
    writeFileSync(join(folder, 'crds/models/shop-v1/kept.yaml'), 'kept');

    const { code, output, errors } = await fetchAll(models);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    const lines = errors.trimEnd().split('\n');
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'models/other-v1/x.yaml',
      'models/shop-v1/new.yaml',
      ...names.slice(1).map((name) => `models/shop-v1/${name}.yaml`),
      'crds:fetch',
    ]);
    const expected = [
      'the file has no public address',
      'has no digest of this file; to accept it without one, add --new',
      `the SHA-256 digest is ${sha256(`${SHOPS} `)}, expected ${sha256(SHOPS)}`,
      'the server answered 404; expected 200',
      'no complete answer (',
      'redirects are not followed',
      'redirects are not followed',
      'no complete answer (',
      'the file has more than 16777216 bytes',
      '2 documents are the CRD shops.shop.example; expected one',
      '10 problems; nothing was written',
    ];
    for (const [index, text] of expected.entries()) expect(lines[index]).toContain(text);
    expect(errors).not.toMatch(/[\u0080-\u009f]/);
    for (const line of lines.slice(2, -1)) expect(line).toContain(`: ${from}/shop/operator/${COMMIT}/`);
    expect(written()).toEqual(['crds/models/shop-v1/kept.yaml']);
    expect(requested).not.toContain(path('new'));
  });

  test('reports every file when there is no network', async () => {
    const models = writePackage({ 'a.yaml': { path: 'a.yaml' }, 'b.yaml': { path: 'b.yaml' } }, { 'a.yaml': SHOPS, 'b.yaml': SHOPS });
    await new Promise((resolve) => server.close(resolve));
    const { code, errors } = await fetchAll(models);
    expect(code).toBe(1);
    expect(errors.match(/no complete answer \(.*ECONNREFUSED/g)).toHaveLength(2);
    expect(written()).toEqual([]);
  });

  test('accepts a file without a digest with --new, and lists it', async () => {
    answers.set(`/shop/operator/${COMMIT}/a.yaml`, SHOPS);
    const models = writePackage({ 'a.yaml': { path: 'a.yaml' } }, {});
    expect(await fetchAll(models, { acceptNew: true })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^new {2}models\/shop-v1\/a\.yaml\n/),
    });
    expect(written()).toEqual(['crds/models/shop-v1/a.yaml']);
  });

  test('downloads at most four files at the same time', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `f${index}.yaml`);
    for (const name of names) answers.set(`/shop/operator/${COMMIT}/${name}`, SHOPS);
    const files = Object.fromEntries(names.map((name) => [name, { path: name }]));
    expect(await fetchAll(writePackage(files, Object.fromEntries(names.map((name) => [name, SHOPS]))))).toMatchObject({ code: 0 });
    expect(atOnce).toBeGreaterThan(1);
    expect(atOnce).toBeLessThanOrEqual(4);
  });
});

test.each(['http://mirror.example/a.yaml', 'ftp://mirror.example/a.yaml', 'file:///etc/passwd'])('download rejects %s', async (address) => {
  await expect(download(address)).rejects.toThrow('the address must begin with https://');
});

test('readCrdSources lists every problem', () => {
  const file = join(folder, 'crd-sources.json');
  const good = project({ 'a.yaml': { path: 'a.yaml' } });
  writeFileSync(
    file,
    JSON.stringify([
      good,
      good,
      { ...good, folder: '../x', repository: 'https://example.com/x', tag: '-', commit: 'abc', licence: 'a b' },
      {
        ...good,
        folder: 'b-v1',
        files: { '../a.yaml': { path: 'a' }, 'b.sh': { path: 'a' }, 'c.yaml': { path: '../../c' }, 'd.yaml': 'd' },
      },
      { ...good, folder: 'c-v1', files: { 'a.yaml': { path: 'a', crd: 'A b' }, 'b.json': { path: 'b', schemas: 1 } } },
      { ...good, folder: 'd-v1', files: {} },
      7,
    ]),
  );
  const problems = (): string[] => {
    try {
      return [...readCrdSources(file)].map(String);
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.slice(file.length + 2).split(' ')[0] ?? '');
    }
  };
  expect(problems()).toEqual([
    ...['folder', 'repository', 'commit', 'licence'].map((name) => `/2/${name}`),
    ...['/3/files', '/3/files', '/3/files/c.yaml', '/3/files/d.yaml'],
    ...['/4/files/a.yaml/crd', '/4/files/b.json/schemas', '/5/files', '/6', 'folder'],
  ]);
});

test('an address has the commit, or the tag without one', () => {
  const [source] = sourcesByFile([project({ 'a.yaml': { path: 'crds/a.yaml' } })]).values();
  if (source === undefined) throw new Error('no source');
  expect(addressOf(source, 'https://mirror.example/')).toBe(`https://mirror.example/shop/operator/${COMMIT}/crds/a.yaml`);
  const { commit: _, ...tagged } = source;
  expect(addressOf(tagged, 'https://mirror.example')).toBe('https://mirror.example/shop/operator/v1/crds/a.yaml');
});

test('takes the schemas of an OpenAPI document, with the tag as its version', () => {
  const source = { repository: 'kubernetes/kubernetes', tag: 'v1.36.3', path: 'a.json', schemas: true as const };
  const document = {
    components: { schemas: { A: {} }, securitySchemes: {} },
    info: { title: 'K', version: 'unversioned' },
    openapi: '3',
    paths: {},
  };
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  expect(new TextDecoder().decode(sourceContent(source, bytes))).toBe(
    `${JSON.stringify({ components: { schemas: { A: {} } }, info: { title: 'K', version: 'v1.36.3' }, openapi: '3' }, undefined, 1)}\n`,
  );
  expect(() => sourceContent(source, new TextEncoder().encode('{}'))).toThrow('not an OpenAPI document');
});
