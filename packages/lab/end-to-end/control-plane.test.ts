import { get } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, type CustomResourceDefinition, type Lab, modelCrds, startLab, UnknownKindError } from '../src/index.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({});
if (reason) process.stdout.write(`skipped: ${reason}\n`);

describe.skipIf(reason !== undefined)('a real control plane', () => {
  let lab: Lab<'hub' | 'spoke'>;
  const settings = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'default' } };
  const ofKind = { apiVersion: 'v1', kind: 'ConfigMap', namespace: 'default', fieldSelector: 'metadata.name=settings' };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub', 'spoke'] });
    proved(
      `etcd and two API servers run: ${Object.values(lab.clusters)
        .map(({ server }) => server)
        .join(' ')}`,
    );
  });
  afterAll(() => lab?.stop());

  test('objects are applied, read, listed and removed, on one cluster only', async () => {
    const { hub, spoke } = lab.clusters;
    await hub.apply({ ...settings, data: { a: '1' } });
    expect(await hub.get(settings)).toMatchObject({ data: { a: '1' } });
    expect((await hub.list(ofKind)).map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(['ConfigMap settings']);
    expect(await spoke.get(settings)).toBeUndefined();
    expect([await hub.remove(settings), await hub.remove(settings)]).toEqual([true, false]);
    await hub.waitUntilGone(settings);
    proved('server-side apply, get, list and delete answer, and the clusters know nothing of each other');
  });

  test('the server is trusted for its certificate, and asks for the token', async () => {
    const { server, certificateAuthority } = lab.clusters.hub;
    const ask = (ca: string) =>
      new Promise((resolve) => {
        get(`${server}/api/v1/namespaces`, { ca, agent: false }, (answer) => resolve(answer.resume().statusCode)).once('error', (error) =>
          resolve((error as NodeJS.ErrnoException).code),
        );
      });
    expect(await ask(certificateAuthority)).toBe(403);
    expect(await ask('')).toMatch(/SELF_SIGNED|UNABLE_TO/);
    proved('another authority is not trusted, and without a token nothing is read');
  });

  test('a watch reports what happens while the API server crashes and comes back', async () => {
    const { hub } = lab.clusters;
    const server = hub.programs.get('kube-apiserver');
    const seen: string[] = [];
    const end = new AbortController();
    const watching = (async () => {
      for await (const { type, object } of hub.watch(ofKind, end.signal)) seen.push(`${type} ${JSON.stringify(object.data)}`);
    })();
    await hub.apply({ ...settings, data: { step: 'before' } });
    await expect.poll(() => seen, { timeout: 60_000 }).toEqual(['added {"step":"before"}']);
    await server?.stop();
    await server?.start();
    await hub.apply({ ...settings, data: { step: 'after' } });
    await expect.poll(() => seen, { timeout: 60_000 }).toEqual(['added {"step":"before"}', 'modified {"step":"after"}']);
    end.abort();
    await watching;
    proved('a watch survived the crash of its server and reported nothing twice');
  });

  test('kinds are available once their CRDs are applied, also those with a conversion webhook', async () => {
    const { spoke } = lab.clusters;
    const [release] = modelCrds((group) => group === 'helm.toolkit.fluxcd.io');
    if (!release) throw new Error('no CRD of Flux');
    const webhook = { strategy: 'Webhook', webhook: { conversionReviewVersions: ['v1'] } };
    const crd: CustomResourceDefinition = { ...release, spec: { ...release.spec, conversion: webhook } };
    const kind = { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' };
    await expect(spoke.list(kind)).rejects.toBeInstanceOf(UnknownKindError);
    expect(await spoke.applyCrds([crd])).toBe(1);
    expect(await spoke.list(kind)).toEqual([]);
    proved('a CRD with a conversion webhook is served without it');
  });

  test('a verdict is what the server would do, and nothing is stored', async () => {
    const { spoke } = lab.clusters;
    const release = (spec: unknown) => ({
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      metadata: { name: 'web', namespace: 'shop' },
      spec: { interval: '10m', chartRef: { kind: 'OCIRepository', name: 'web' }, ...(spec as object) },
    });
    const accepted = await spoke.verdict(release({}));
    expect(accepted).toMatchObject({ verdict: 'accept', status: 201, differences: [] });
    expect(await spoke.verdict(release({ interval: 'soon' }))).toMatchObject({
      verdict: 'reject',
      status: 422,
      reason: 'Invalid',
      causes: [{ field: 'spec.interval' }],
    });
    expect(await spoke.verdict(release({ intervall: '10m' }))).toMatchObject({ verdict: 'reject', status: 500 });
    const status = await spoke.verdict({ ...release({}), status: { observedGeneration: 4 } });
    expect(status).toMatchObject({ verdict: 'lossy', differences: [{ pointer: '/status/observedGeneration', sent: 4 }] });
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's', namespace: 'shop' }, stringData: { a: 'b' } };
    expect(await spoke.verdict(secret)).toMatchObject({ verdict: 'accept' });
    expect(await spoke.list({ apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' })).toEqual([]);
    proved('accept, lossy and reject come from the real server with status, causes and the stored object');
  });

  test('a refusal carries the status and the causes', async () => {
    const failure = await lab.clusters.hub
      .apply({ ...settings, metadata: { ...settings.metadata, name: 'Not_A_Name' } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, reason: 'Invalid', causes: [{ field: 'metadata.name' }] });
    proved('a refused apply says which field and why');
  });
});
