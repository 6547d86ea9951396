import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GitRepository, type Lab, type StoredObject, startLab, WaitError } from '../src/index.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const configMap = (text: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: greeting\n  namespace: default\ndata:\n  text: ${text}\n  cluster: \${CLUSTER_NAME}\n`;

describe.skipIf(reason !== undefined)('real Flux on two clusters', () => {
  let lab: Lab<'hub' | 'spoke'>;
  let repository: GitRepository;
  const source = {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name: 'fleet', namespace: 'flux-system' },
  };
  const greeting = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'greeting', namespace: 'default' } };
  const kustomization = {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'apps', namespace: 'flux-system' },
  };
  const applied = (cluster: string) => ({
    ...kustomization,
    spec: {
      interval: '1h',
      retryInterval: '5s',
      prune: true,
      path: './apps',
      sourceRef: { kind: 'GitRepository', name: 'fleet' },
      postBuild: { substitute: { CLUSTER_NAME: cluster } },
    },
  });
  const data = (text: string, cluster: string) => ({ data: { text, cluster } });
  const reads =
    (text: string) =>
    ({ data }: StoredObject) =>
      (data as { readonly text: string }).text === text;
  const deadline = 120_000;

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub', 'spoke'], flux: true });
    proved(`two API servers and six controllers run: processes ${lab.pids().join(' ')}`);
    repository = await lab.git.createRepository('fleet');
  });
  afterAll(() => lab?.stop());

  test('a pushed ConfigMap is on every cluster, with the variables of that cluster', async () => {
    pushFiles(repository.url, { 'apps/greeting.yaml': configMap('hello') });
    for (const [name, cluster] of Object.entries(lab.clusters)) {
      await cluster.apply({ ...source, spec: { url: repository.url, ref: { branch: 'main' }, interval: '2s' } });
      await cluster.apply(applied(name));
    }
    for (const [name, cluster] of Object.entries(lab.clusters)) {
      await cluster.waitFor(kustomization, 'Ready', { deadline });
      expect(await cluster.get(greeting)).toMatchObject(data('hello', name));
      proved(`${name}: source- and kustomize-controller have applied what was pushed`);
    }
  });

  test('the next push arrives by itself', async () => {
    pushFiles(repository.url, { 'apps/greeting.yaml': configMap('welcome') });
    await lab.clusters.hub.waitFor(greeting, reads('welcome'), { deadline });
    proved('hub: the second push arrived without a wake-up');
  });

  test('what Flux refuses is reported with its condition and its log lines', async () => {
    pushFiles(repository.url, {
      'apps/greeting.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: Not_A_Name, namespace: default}\n',
    });
    const failed = ({ status }: StoredObject) =>
      status?.conditions?.some((condition) => condition.type === 'Ready' && condition.status === 'False') ?? false;
    await lab.clusters.hub.waitFor(kustomization, failed, { deadline });
    const failure = await lab.clusters.hub.waitFor(kustomization, 'Ready', { deadline: 1000 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WaitError);
    expect((failure as WaitError).message).toMatch(/Kustomization flux-system\/apps .* was not Ready=True after 1 s/);
    expect((failure as WaitError).message).toMatch(/Ready=False .*Not_A_Name/);
    expect((failure as WaitError).message).toContain('hub/kustomize-controller: {"level":"error"');
    proved('hub: a failed wait shows the condition and the log of the controller');
  });

  test('what the hub applies through a kubeconfig arrives on the spoke', async () => {
    const { hub, spoke } = lab.clusters;
    pushFiles(repository.url, {
      'apps/greeting.yaml': configMap('hello'),
      'remote/note.yaml': configMap('from the hub').replace('greeting', 'note'),
    });
    const metadata = { name: 'remote', namespace: 'flux-system' };
    await hub.apply({ apiVersion: 'v1', kind: 'Secret', metadata, stringData: { value: spoke.kubeconfig } });
    const { spec } = applied('spoke');
    await hub.apply({
      ...kustomization,
      metadata,
      spec: { ...spec, path: './remote', kubeConfig: { secretRef: { name: 'remote' } } },
    });
    await hub.waitFor({ ...kustomization, metadata }, 'Ready', { deadline });
    const note = { ...greeting, metadata: { ...greeting.metadata, name: 'note' } };
    expect(await spoke.get(note)).toMatchObject(data('from the hub', 'spoke'));
    expect(await hub.get(note)).toBeUndefined();
    proved('hub: kustomize-controller applied to the spoke, whose certificate it verified');
  });

  test('helm-controller installs a chart, and removes it with its release', async () => {
    const { hub } = lab.clusters;
    pushFiles(repository.url, {
      'apps/greeting.yaml': configMap('hello'),
      'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.2.3\n',
      'charts/web/templates/settings.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ .Release.Name }}-settings\ndata:\n  color: {{ .Values.color }}\n',
    });
    const sourceRef = { kind: 'GitRepository', name: 'fleet' };
    const release = { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease', metadata: { name: 'web', namespace: 'flux-system' } };
    const chart = { spec: { chart: './charts/web', reconcileStrategy: 'Revision', sourceRef } };
    const settings = { ...greeting, metadata: { name: 'web-settings', namespace: 'shop' } };
    await hub.apply({
      ...release,
      spec: {
        interval: '1h',
        releaseName: 'web',
        targetNamespace: 'shop',
        install: { createNamespace: true },
        chart,
        values: { color: 'blue' },
      },
    });
    await hub.waitFor(release, 'Ready', { deadline });
    expect(await hub.get(settings)).toMatchObject({ data: { color: 'blue' } });
    await hub.remove(release);
    await hub.waitUntilGone(release, { deadline });
    expect(await hub.get(settings)).toBeUndefined();
    proved('hub: helm-controller installed a chart with values into its own namespace, and uninstalled it');
  });

  test('a controller that crashed goes on where it was', async () => {
    const { spoke } = lab.clusters;
    const controller = spoke.programs.get('kustomize-controller');
    await controller?.stop();
    expect(controller?.pid).toBeUndefined();
    pushFiles(repository.url, { 'apps/greeting.yaml': configMap('again') });
    await controller?.start();
    await spoke.waitFor(greeting, reads('again'), { deadline });
    proved('spoke: kustomize-controller was killed, and applied the next push after its start');
  });
});
