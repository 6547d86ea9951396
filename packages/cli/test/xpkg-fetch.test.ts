import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { archiveOf, packageImage } from '@slipway/publish';
import { expect, test } from 'vitest';
import { neededLayers, pulledFiles, pulledImage, pulledText } from '../src/repository/package-archive.ts';
import { chartFleet, digestOf, type Server, startServer } from './chart-servers.ts';
import { META, THING, xrd } from './things.ts';

const XRD = xrd('size: {type: integer}');
const TEXT = `${META}---\n${XRD}`;
const DOCKER = 'application/vnd.docker.distribution.manifest.v2+json';
const LAYER = 'application/vnd.docker.image.rootfs.diff.tar.gzip';

const layerOf = async (files: Readonly<Record<string, string>>): Promise<Buffer> =>
  gzipSync(await archiveOf(new Map(Object.entries(files))));

/** Returns a manifest as Docker writes it, which Slipway does not build. */
const manifestOf = (layers: readonly Buffer[], base?: Buffer): string =>
  JSON.stringify({
    schemaVersion: 2,
    mediaType: DOCKER,
    config: { mediaType: 'application/vnd.docker.container.image.v1+json', digest: digestOf('{}'), size: 2 },
    layers: layers.map((bytes) => ({
      ...{ mediaType: LAYER, digest: digestOf(bytes), size: bytes.length },
      ...(bytes === base && { annotations: { 'io.crossplane.xpkg': 'base' } }),
    })),
  });

interface Registry {
  /** The manifest that the registry sends instead. */
  readonly manifest?: string;
  /** The layer that the registry sends instead. */
  readonly layer?: Buffer;
  /** The host that has the layers. */
  readonly layersAt?: () => string;
  readonly login?: string;
}

/** A registry with one package under each tag. */
const startRegistry = (manifest: string, layers: readonly Buffer[], changed: Registry = {}): Promise<Server> =>
  startServer((request, response) => {
    const { authorization } = request.headers;
    if (changed.login !== undefined && authorization !== changed.login)
      return response.writeHead(401, { 'www-authenticate': 'Basic realm="r"' }).end();
    const [, kind, reference = ''] = /^\/v2\/acme\/things\/(manifests|blobs)\/(.*)$/.exec(request.url ?? '') ?? [];
    if (kind === 'manifests') return response.writeHead(200).end(changed.manifest ?? manifest);
    const location = changed.layersAt?.();
    if (location !== undefined) return response.writeHead(307, { location: `${location}/${reference}` }).end();
    const found = layers.find((bytes) => digestOf(bytes) === reference);
    return response.writeHead(found === undefined ? 404 : 200).end(changed.layer ?? found);
  });

const configuration = (reference: string, name = 'things'): string =>
  `apiVersion: pkg.crossplane.io/v1\nkind: Configuration\nmetadata: {name: ${name}}\nspec:\n  package: "${reference}"\n`;

/** Creates a repository whose cluster installs packages, and that allows the hosts. */
function fleetOf(references: readonly string[], hosts: readonly string[], login?: { readonly host: string; readonly text: string }) {
  const fleet = chartFleet({
    'clusters/a/things.yaml': references.map((each, index) => configuration(each, `things-${index}`)).join('---\n'),
    'clusters/a/thing.yaml': THING,
    'slipway.yaml': `privateChartHosts: ${JSON.stringify(hosts)}\n`,
  });
  if (login !== undefined) {
    const auths = { [login.host]: { auth: Buffer.from(login.text).toString('base64') } };
    fleet.write('.docker/config.json', JSON.stringify({ auths }), fleet.home);
  }
  const cache = join(fleet.home, '.cache/slipway/packages/sha256');
  return { ...fleet, cached: () => (existsSync(cache) ? readdirSync(cache).map((name) => join(cache, name)) : []) };
}

/** Fetches one package by its digest. */
async function fetched(files: Readonly<Record<string, string>>, changed: Registry = {}) {
  const layer = await layerOf(files);
  const manifest = manifestOf([layer], layer);
  const server = await startRegistry(manifest, [layer], changed);
  const fleet = fleetOf([`${server.host}/acme/things:v1@${digestOf(manifest)}`], [server.host]);
  return { ...fleet, server, ...(await fleet.run('xpkg', 'fetch')) };
}

test('a package is fetched by its digest once, and then its definitions check the composites', async () => {
  const layer = await layerOf({ 'package.yaml': TEXT });
  const other = await layerOf({ 'package.yaml': 'not read: the other layer is the base' });
  const manifest = manifestOf([layer, other], layer);
  const server = await startRegistry(manifest, [layer, other]);
  const reference = `${server.host}/acme/things@${digestOf(manifest)}`;
  const fleet = fleetOf([reference], [server.host]);
  const before = await fleet.run('check', '.');
  expect(before.stdout).toContain('1 package of Configurations is not available');
  expect(before.stdout).toContain('run `slipway xpkg fetch`');
  expect(before.stdout).not.toContain('wrong-type');
  const { code, stdout } = await fleet.run('xpkg', 'fetch', '--output', 'json');
  expect(JSON.parse(stdout)).toMatchObject({
    summary: { packages: 1, fetched: 1, unpinned: 0, findings: 0 },
    packages: [{ package: reference, fetched: true }],
    unpinned: [],
    findings: [],
  });
  expect(code).toBe(0);
  expect(server.requests.map(({ path }) => path)).toEqual([
    `/v2/acme/things/manifests/${digestOf(manifest)}`,
    `/v2/acme/things/blobs/${digestOf(layer)}`,
  ]);
  const after = await fleet.run('check', '.');
  expect(after.stdout).toContain('wrong-type');
  expect(after.stdout).not.toContain('not available');
  expect((await fleet.run('xpkg', 'fetch', '.')).stdout).toContain('1 package of Configurations is available, 0 of them fetched.');
  expect(server.requests.length).toBe(2);
});

test('a package without marks on its layers has the text of the last one with package.yaml', async () => {
  const layers = [await layerOf({ 'package.yaml': META }), await layerOf({ 'package.yaml': TEXT }), await layerOf({ a: 'b' })];
  const manifest = manifestOf(layers);
  const server = await startRegistry(manifest, layers);
  const fleet = fleetOf([`${server.host}/acme/things@${digestOf(manifest)}`], [server.host]);
  expect((await fleet.run('xpkg', 'fetch')).code).toBe(0);
  expect((await fleet.run('check', '.')).stdout).toContain('wrong-type');
});

test('the package that Slipway pushes is fetched, too', async () => {
  const { manifest, blobs } = await packageImage(TEXT);
  const server = await startRegistry(
    manifest.bytes.toString(),
    blobs.map(({ bytes }) => bytes),
  );
  const fleet = fleetOf([`${server.host}/acme/things@${manifest.digest}`], [server.host]);
  expect((await fleet.run('xpkg', 'fetch')).code).toBe(0);
  expect((await fleet.run('check', '.')).stdout).toContain('wrong-type');
});

test.each([
  ['another manifest', { manifest: '{"layers":[]}' }, 'a manifest that does not have the digest'],
  ['another layer', { layer: gzipSync('other') }, 'bytes that do not have the digest'],
  ['a layer that is too large', { layer: Buffer.alloc(11 * 2 ** 20) }, 'answers with more than 10485760 bytes'],
] as const)('%s is refused, and the cache is not changed', async (_, changed, message) => {
  const { code, stdout, cached } = await fetched({ 'package.yaml': TEXT }, changed);
  expect(code).toBe(1);
  expect(stdout).toContain(message);
  expect(stdout).toContain('clusters/a/things.yaml:5');
  expect(stdout).toContain('Configuration/things-0');
  expect(cached()).toEqual([]);
});

test('an archive that is not a package is refused', async () => {
  const { code, stdout, cached } = await fetched({ 'Chart.yaml': 'name: a' });
  expect([code, cached()]).toEqual([1, []]);
  expect(stdout).toContain('The package has no package.yaml');
});

test('layers on another host are fetched only if the settings name it, and it does not get the login', async () => {
  const layer = await layerOf({ 'package.yaml': TEXT });
  const manifest = manifestOf([layer], layer);
  const other = await startServer((_request, response) => response.writeHead(200).end(layer));
  const login = `Basic ${Buffer.from('user:password').toString('base64')}`;
  const server = await startRegistry(manifest, [layer], { layersAt: () => other.url, login });
  const fetchWith = async (...hosts: readonly string[]) => {
    const fleet = fleetOf([`${server.host}/acme/things@${digestOf(manifest)}`], hosts, { host: server.host, text: 'user:password' });
    return await fleet.run('xpkg', 'fetch');
  };
  const refused = await fetchWith(server.host);
  expect([refused.code, other.requests]).toEqual([1, []]);
  expect(refused.stdout).toContain(`${other.host} is not used`);
  expect((await fetchWith(server.host, other.host)).code).toBe(0);
  expect(other.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
  expect(server.requests.some(({ authorization }) => authorization === login)).toBe(true);
});

test('all problems are reported at once: new hosts, private addresses, and references that name no package', async () => {
  const digest = digestOf('a');
  const fleet = fleetOf(
    [`ghcr.io/acme/a@${digest}`, `127.0.0.1:1/acme/b@${digest}`, `acme/c@${digest}`, 'ghcr.io/acme/d@sha256:1', `GHCR.io/acme/e@${digest}`],
    [],
  );
  const { code, stdout } = await fleet.run('xpkg', 'fetch', '--output', 'json');
  expect(code).toBe(1);
  const messages: readonly string[] = JSON.parse(stdout).findings.map(({ message }: { readonly message: string }) => message);
  for (const [index, message] of [
    'ghcr.io is a new host',
    '127.0.0.1:1 is a new host',
    'does not name the host of a registry',
    'is not a digest in sha256',
    'is not the address of a repository',
  ].entries())
    expect(messages[index]).toContain(message);
  expect(fleet.cached()).toEqual([]);
  const { stdout: privately } = await fleet.run('xpkg', 'fetch', '--allow-new-hosts');
  expect(privately).toContain('127.0.0.1:1 is 127.0.0.1, which is not a public address');
});

test('a private address of a registry needs a setting', async () => {
  const fleet = fleetOf([`10.0.0.1/acme/a@${digestOf('a')}`], []);
  expect((await fleet.run('xpkg', 'fetch', '--allow-new-hosts')).stdout).toContain('which is not a public address');
});

test('a package with only a tag is not fetched: the digest of the tag is printed', async () => {
  const layer = await layerOf({ 'package.yaml': TEXT });
  const manifest = manifestOf([layer], layer);
  const server = await startRegistry(manifest, [layer]);
  const fleet = fleetOf([`${server.host}/acme/things:v1.0.0`, `${server.host}/acme/things`], [server.host]);
  const { code, stdout } = await fleet.run('xpkg', 'fetch');
  expect(code).toBe(0);
  const pinned = `${server.host}/acme/things@${digestOf(manifest)}`;
  expect(stdout).toContain(`${server.host}/acme/things:v1.0.0 has no digest: pin it (${pinned})`);
  expect(stdout).toContain(`${server.host}/acme/things has no digest: pin it (${pinned})`);
  expect(server.requests.map(({ path }) => path).sort()).toEqual(['/v2/acme/things/manifests/latest', '/v2/acme/things/manifests/v1.0.0']);
  expect(fleet.cached()).toEqual([]);
});

test('an image in the cache is used only with its digest and its own layers', async () => {
  const { cached, run } = await fetched({ 'package.yaml': TEXT });
  const [path = ''] = cached();
  const archive = readFileSync(path);
  const digest = `sha256:${path.slice(-'.xpkg'.length - 64, -'.xpkg'.length)}`;
  const image = pulledImage(archive, digest);
  expect(image && pulledText(image)).toBe(TEXT);
  expect(pulledImage(archive, digestOf('another'))).toBeUndefined();
  const manifest = Buffer.from(manifestOf([await layerOf({ a: 'b' })]));
  const mixed = await archiveOf(pulledFiles(manifest, [await layerOf({ 'package.yaml': TEXT })]));
  expect(pulledImage(Buffer.from(mixed), `sha256:${hash('sha256', manifest)}`)).toBeUndefined();
  expect((await run('check', '.')).stdout).toContain('wrong-type');
});

test.each([
  ['an index of several platforms', { manifests: [] }, 'an index'],
  ['no layer', { layers: [] }, 'no base layer'],
  ['a digest that is not one', { layers: [{ digest: 'sha256:../../admin' }] }, 'no base layer'],
  ['too many layers', { layers: Array.from({ length: 17 }, () => ({ digest: digestOf('a') })) }, 'no base layer'],
  [
    'two bases',
    { layers: [1, 2].map(() => ({ digest: digestOf('a'), annotations: { 'io.crossplane.xpkg': 'base' } })) },
    'more than one base',
  ],
] as const)('a manifest with %s is refused', (_, manifest, message) => {
  expect(() => neededLayers(Buffer.from(JSON.stringify(manifest)))).toThrow(message);
});
