import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GitRepository, type Lab, type StoredObject, startLab, WaitError } from '../src/index.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-story.ts';

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
      await cluster.apply({ ...source, spec: { url: repository.url, ref: { branch: 'main' }, interval: '2s' } } as never);
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

  test('what Flux refuses is told with its condition and its log lines', async () => {
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
