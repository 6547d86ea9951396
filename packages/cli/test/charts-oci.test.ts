import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChartGet } from '../src/charts/chart-client.ts';
import { openOciChart } from '../src/charts/oci-chart.ts';
import { chartArchive, chartFleet, digestOf, release, type Server, startServer } from './chart-servers.ts';

const LAYER = 'application/vnd.cncf.helm.chart.content.v1.tar+gzip';

interface Registry {
  /** Content of the blobs instead of the archives. */
  readonly blob?: Buffer;
  readonly mediaType?: string;
  /** The address of the token server. @default the registry */
  readonly realm?: string;
}

/** A registry with versions of a chart, which requires a token. */
function startRegistry(versions: readonly string[], { blob, mediaType = LAYER, realm }: Registry = {}): Promise<Server> {
  const archives = new Map(versions.map((version) => [version, chartArchive('web', version)]));
  return startServer((request, response, own) => {
    const { pathname, searchParams } = new URL(request.url ?? '', own.url);
    const send = (status: number, body: string | Buffer, headers = {}) => response.writeHead(status, headers).end(body);
    if (pathname === '/token') return send(200, JSON.stringify({ token: 'for-web' }));
    if (request.headers.authorization !== 'Bearer for-web')
      return send(401, '', { 'www-authenticate': `Bearer realm="${realm ?? `${own.url}/token`}",service="r"` });
    if (pathname === '/v2/org/web/tags/list') {
      const page = searchParams.get('page') === '2';
      const next = page ? {} : { link: '</v2/org/web/tags/list?page=2>; rel="next"' };
      return send(200, JSON.stringify({ tags: page ? versions.slice(1) : versions.slice(0, 1) }), next);
    }
    const [, kind, reference = ''] = /^\/v2\/org\/web\/(manifests|blobs)\/(.*)$/.exec(pathname) ?? [];
    const manifestOf = (bytes: Buffer) => JSON.stringify({ layers: [{ mediaType, digest: digestOf(bytes), size: bytes.length }] });
    const found = [...archives].find(
      ([version, bytes]) =>
        [version, digestOf(bytes), digestOf(manifestOf(bytes))].includes(reference) || (reference === 'latest' && version === versions[0]),
    );
    if (found === undefined) return send(404, '');
    return send(200, kind === 'manifests' ? manifestOf(found[1]) : (blob ?? found[1]));
  });
}

const settingsOf = ({ host }: Server): string => `privateChartHosts: ["${host}"]\n`;
const ofRepository = (server: Server, range: string) => release('web', range, `oci://${server.host}/org`, ', type: oci');
const ofArtifact = (server: Server, ref: string, more = ''): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: { name: web, namespace: apps }
spec: { interval: 1h, url: "oci://${server.host}/org/web", ref: ${ref}${more} }
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: web, namespace: apps }
spec: { interval: 1h, chartRef: { kind: OCIRepository, name: web } }
`;

async function fetchWith(server: Server, text: string, login?: string) {
  const fleet = chartFleet({ 'clusters/a/web.yaml': text, 'slipway.yaml': settingsOf(server) });
  if (login !== undefined) {
    const auth = Buffer.from(login).toString('base64');
    fleet.write('.docker/config.json', JSON.stringify({ auths: { [server.host]: { auth } } }), fleet.home);
  }
  const { code, stdout } = await fleet.run('charts', 'fetch');
  return { fleet, code, stdout };
}

test.each([
  ['a range of a HelmRepository', (server: Server) => ofRepository(server, '1.x'), '1.4.0'],
  ['a version of a HelmRepository', (server: Server) => ofRepository(server, '1.2.0'), '1.2.0'],
  ['a range of an OCIRepository', (server: Server) => ofArtifact(server, '{ semver: "<1.4" }'), '1.2.0'],
  ['a tag', (server: Server) => ofArtifact(server, '{ tag: latest }'), '1.2.0'],
])('%s is resolved, with a token that the login of Docker gets', async (_, textOf, version) => {
  const server = await startRegistry(['1.2.0', '1.4.0', '2.0.0']);
  const { fleet, code } = await fetchWith(server, textOf(server), 'user:password');
  expect(code).toBe(0);
  expect(fleet.lock()).toContain(`version: "${version}"\n    source: "oci://${server.host}/org/web"`);
  expect(fleet.lock()).toContain(digestOf(chartArchive('web', version)));
  expect((await fleet.run('build', '.')).stdout).toContain('of-chart');
  const basic = `Basic ${Buffer.from('user:password').toString('base64')}`;
  expect(new Set(server.requests.filter(({ path }) => path.startsWith('/token')).map(({ authorization }) => authorization))).toEqual(
    new Set([basic]),
  );
  expect(server.requests.filter(({ path, authorization }) => !path.startsWith('/token') && authorization === basic)).toEqual([]);
});

test('a registry that names another host for its tokens does not get the login there', async () => {
  const other = await startServer((_request, response) => response.writeHead(200).end('{"token":"for-web"}'));
  const server = await startRegistry(['1.2.0'], { realm: `${other.url}/token` });
  const { code, stdout } = await fetchWith(server, ofRepository(server, '1.2.0'), 'user:password');
  expect([code, other.requests]).toEqual([1, []]);
  expect(stdout).toContain('requires a login');
  expect((await fetchWith(server, ofRepository(server, '1.2.0'))).code).toBe(1);
  expect(other.requests).toEqual([]);
});

test('the login of a registry goes to the token server that the user names, and to no other', async () => {
  const archive = chartArchive('web', '1.2.0');
  const manifest = JSON.stringify({ layers: [{ mediaType: LAYER, digest: digestOf(archive), size: archive.length }] });
  const docker = mkdtempSync(join(tmpdir(), 'slipway-docker-'));
  const auth = Buffer.from('user:password').toString('base64');
  writeFileSync(join(docker, 'config.json'), JSON.stringify({ auths: { 'registry.example.com': { auth } } }));
  const fetchAs = async (tokenHost: string | undefined) => {
    const requests: string[] = [];
    const get = ({ url, authorization = '' }: ChartGet) => {
      requests.push(`${url.host} ${authorization}`);
      const answer = (status: number, body: string | Buffer, headers = {}) => Promise.resolve({ status, headers, body: Buffer.from(body) });
      if (url.host === 'gitlab.example.com') return answer(200, '{"token":"for-web"}');
      if (authorization !== 'Bearer for-web')
        return answer(401, '', { 'www-authenticate': 'Bearer realm="https://gitlab.example.com/jwt/auth",service="r"' });
      return answer(200, url.pathname.includes('/manifests/') ? manifest : archive);
    };
    const client = {
      get,
      addresses: () => Promise.resolve([]),
      hosts: new Set<string>(),
      rules: { known: new Set<string>(), private: new Set<string>(), allowsNew: true },
    };
    const access = { env: { DOCKER_CONFIG: docker }, tokenHost, signal: undefined };
    const place = { url: 'oci://registry.example.com/org/web' };
    const fetched = await openOciChart(place, client, access)('web', '1.2.0').catch((error: Error) => error.message);
    return { fetched, requests };
  };
  const refused = await fetchAs('other.example.com');
  expect(refused.fetched).toContain('--oci-token-host');
  expect(refused.requests.filter((each) => each.startsWith('gitlab'))).toEqual([]);
  const allowed = await fetchAs('gitlab.example.com');
  expect(allowed.fetched).toEqual({ bytes: archive, version: '1.2.0' });
  expect(allowed.requests[1]).toBe(`gitlab.example.com Basic ${auth}`);
});

test('the login of a registry does not go to a host that a path of its list of tags names', async () => {
  const other = await startServer((_request, response) => response.writeHead(200).end('{"tags":["1.2.0"]}'));
  const basic = `Basic ${Buffer.from('user:password').toString('base64')}`;
  const server = await startServer((request, response, own) => {
    if (request.headers.authorization !== basic) return response.writeHead(401, { 'www-authenticate': 'Basic realm="r"' }).end();
    const link = `<${own.url}//${other.host}/v2/org/web/tags/list>; rel="next"`;
    return response.writeHead(request.url?.includes('//') ? 404 : 200, { link }).end('{"tags":[]}');
  });
  const text = ofRepository(server, '1.x');
  const fleet = chartFleet({ 'clusters/a/web.yaml': text, 'slipway.yaml': `privateChartHosts: ["${server.host}", "${other.host}"]\n` });
  const auth = basic.slice('Basic '.length);
  fleet.write('.docker/config.json', JSON.stringify({ auths: { [server.host]: { auth } } }), fleet.home);
  expect((await fleet.run('charts', 'fetch')).code).toBe(1);
  expect(other.requests).toEqual([]);
  expect(server.requests.some(({ path, authorization }) => path.startsWith('//') && authorization === basic)).toBe(true);
});

test('a digest of the fleet in sha512 is verified, and another text is no digest', async () => {
  const server = await startRegistry(['1.2.0']);
  for (const [digest, message] of [
    [`sha512:${'a'.repeat(128)}`, '404'],
    ['latest', 'is not a digest'],
    ['sha256:../../../../admin', 'is not a digest'],
    ['md5:d41d8cd98f00b204e9800998ecf8427e', 'is not a digest'],
  ] as const)
    expect((await fetchWith(server, ofArtifact(server, `{ digest: "${digest}" }`))).stdout).toContain(message);
  const hostile = await startServer((_request, response) => response.writeHead(200).end('{"layers":[]}'));
  const { stdout } = await fetchWith(hostile, ofArtifact(hostile, `{ digest: "sha512:${'a'.repeat(128)}" }`));
  expect(stdout).toContain('a manifest that does not have the digest');
});

test('bytes without the digest of the manifest, a manifest without the digest of the fleet, and other artifacts are refused', async () => {
  const changed = await startRegistry(['1.2.0'], { blob: chartArchive('web', '1.2.0', 'other') });
  expect((await fetchWith(changed, ofRepository(changed, '1.2.0'))).stdout).toContain('bytes that do not have the digest');
  const server = await startRegistry(['1.2.0']);
  const wrong = digestOf(chartArchive('web', '1.2.0'));
  expect((await fetchWith(server, ofArtifact(server, `{ digest: "${wrong}" }`))).stdout).toContain(
    'a manifest that does not have the digest',
  );
  const image = await startRegistry(['1.2.0'], { mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip' });
  expect((await fetchWith(image, ofRepository(image, '1.2.0'))).stdout).toContain('is not a Helm chart');
});

test('layerSelector of an OCIRepository names the media type of the layer with the chart', async () => {
  const mediaType = 'application/vnd.example.chart';
  const server = await startRegistry(['1.2.0'], { mediaType });
  const selected = `, layerSelector: { mediaType: ${mediaType}, operation: copy }`;
  const { code, fleet } = await fetchWith(server, ofArtifact(server, '{ tag: latest }', selected));
  expect(code).toBe(0);
  expect((await fleet.run('build', '.')).stdout).toContain('of-chart');
  expect((await fetchWith(server, ofArtifact(server, '{ tag: latest }'))).stdout).toContain(`it has no layer ${LAYER}`);
});
