import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Manifest, readYaml } from '@slipway/manifest';
import { afterEach, expect, test } from 'vitest';
import { manifestsIn, readManifests } from '../kubernetes/read-manifests.ts';
import { listenOnLoopback } from '../proxy/listen-on-loopback.ts';
import type { HostListener } from '../proxy/start-proxy.ts';
import { ociRegistry } from '../registry/oci-registry.ts';
import { chartHosts, serveCharts } from './serve-charts.ts';

const helmRelease = (name: string, repository: string, version: string): Manifest =>
  ({
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name, namespace: 'flux-system' },
    spec: { chart: { spec: { chart: name, version, sourceRef: { kind: 'HelmRepository', name: repository, namespace: 'flux-system' } } } },
  }) as Manifest;
const source = (kind: string, name: string, spec: object): Manifest =>
  ({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind, metadata: { name, namespace: 'flux-system' }, spec }) as Manifest;

const catalogue: readonly Manifest[] = [
  source('HelmRepository', 'crossplane-stable', { url: 'https://charts.crossplane.io/stable' }),
  source('HelmRepository', 'jetstack', { url: 'https://charts.jetstack.io' }),
  source('OCIRepository', 'karpenter', { url: 'oci://public.ecr.aws/karpenter/karpenter', ref: { tag: '1.14.1' } }),
  helmRelease('crossplane', 'crossplane-stable', '2.3.4'),
  helmRelease('cert-manager', 'jetstack', 'v1.21.1'),
  {
    ...helmRelease('karpenter', '', ''),
    spec: { chartRef: { kind: 'OCIRepository', name: 'karpenter', namespace: 'flux-system' } },
  } as Manifest,
];

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function ask(listener: HostListener | undefined, host: string, path: string, method = 'GET') {
  if (!listener) throw new Error(`no server serves ${host}`);
  const server = createServer((incoming, response) => void listener(incoming, response));
  open.push(() => server.close());
  const { port } = await listenOnLoopback(server);
  return new Promise<{ readonly status: number; readonly body: Buffer }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host }, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) });
    });
    asked.once('error', reject).end();
  });
}

interface Index {
  readonly entries: Readonly<
    Record<string, readonly { readonly version: string; readonly digest: string; readonly urls: readonly string[] }[]>
  >;
}

async function indexOf(listener: HostListener | undefined, host: string, path = ''): Promise<Index['entries']> {
  const { body } = await ask(listener, host, `${path}/index.yaml`);
  const index = readYaml(body.toString(), 'index.yaml').documents[0]?.value;
  return (index as Index).entries;
}

const pin = (name: string, version: string): readonly Manifest[] =>
  manifestsIn(JSON.stringify(catalogue.find(({ kind, metadata }) => kind === 'HelmRelease' && metadata.name === name))).map(
    (release) => JSON.parse(JSON.stringify(release).replaceAll(/"version":"[^"]+"/g, `"version":"${version}"`)) as Manifest,
  );

test('an index names every chart of the catalogue with the digest of its archive, which tar can read', async () => {
  const listener = chartHosts(catalogue).get('charts.crossplane.io');
  const { crossplane } = await indexOf(listener, 'charts.crossplane.io', '/stable');
  expect(crossplane).toMatchObject([{ version: '2.3.4', urls: ['crossplane-2.3.4.tgz'] }]);
  const { body } = await ask(listener, 'charts.crossplane.io', '/stable/crossplane-2.3.4.tgz');
  expect(createHash('sha256').update(body).digest('hex')).toBe(crossplane?.[0]?.digest);
  const files = execFileSync('tar', ['-tzf', '-'], { input: body, encoding: 'utf8' }).trim().split('\n');
  expect(files).toEqual(expect.arrayContaining(['crossplane/Chart.yaml', 'crossplane/templates/deployment.yaml']));
});

test('every release of the fleet has a chart that is served', () => {
  const ofFleet = readManifests(fileURLToPath(new URL('../../../../common', import.meta.url)));
  const served = serveCharts({ serve: () => () => {} }, ofFleet).list();
  expect(served.length).toBe(ofFleet.filter(({ kind }) => kind === 'HelmRelease').length);
});

test('what is not served is not found, and nothing is taken', async () => {
  const host = 'charts.crossplane.io';
  const listener = chartHosts(catalogue).get(host);
  for (const path of ['/index.yaml', '/stable/crossplane-9.9.9.tgz', '/stable', '/']) {
    expect([path, (await ask(listener, host, path)).status]).toEqual([path, 404]);
  }
  expect((await ask(listener, host, '/stable/index.yaml', 'POST')).status).toBe(405);
});

test('versions that are pinned later are served too, and older ones are kept', async () => {
  const charts = serveCharts({ serve: () => () => {} }, catalogue);
  const other = chartHosts([...catalogue, ...pin('cert-manager', 'v1.21.2')], { versions: { 'cert-manager': ['v1.22.0', 'v1.22.0'] } });
  const versions = async (listener: HostListener | undefined) =>
    (await indexOf(listener, 'charts.jetstack.io'))['cert-manager']?.map(({ version }) => version);
  expect(await versions(other.get('charts.jetstack.io'))).toEqual(['v1.21.1', 'v1.21.2', 'v1.22.0']);
  charts.add(pin('cert-manager', 'v1.21.3'));
  charts.publish('cert-manager', 'v1.22.0');
  expect(charts.list().filter((line) => line.includes('cert-manager'))).toEqual([
    'https://charts.jetstack.io cert-manager v1.21.1',
    'https://charts.jetstack.io cert-manager v1.21.3',
    'https://charts.jetstack.io cert-manager v1.22.0',
  ]);
  expect(() => charts.publish('podinfo', '1.0.0')).toThrow('no repository serves the chart podinfo');
  expect(() => charts.add(pin('cert-manager', '1.x'))).toThrow('1.x is not one version');
  charts.add(pin('crossplane', '2.3.5')); // A rejected source is not stored
});

test('OCI charts are in a registry, the given one or one of their own', async () => {
  const path = '/v2/karpenter/karpenter/manifests/1.14.1';
  const own = chartHosts(catalogue).get('public.ecr.aws');
  const manifest = JSON.parse((await ask(own, 'public.ecr.aws', path)).body.toString());
  expect(manifest).toMatchObject({
    config: { mediaType: 'application/vnd.cncf.helm.config.v1+json' },
    layers: [{ mediaType: 'application/vnd.cncf.helm.chart.content.v1.tar+gzip' }],
  });
  const registry = ociRegistry();
  const hosts: string[] = [];
  const serve = (host: string) => {
    hosts.push(host);
    return () => {};
  };
  serveCharts({ serve }, catalogue, { registry });
  expect(hosts).not.toContain('public.ecr.aws');
  expect((await ask(registry.listener as HostListener, 'public.ecr.aws', path)).status).toBe(200);
});
