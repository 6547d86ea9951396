import { emitYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, type GitRepository, isTrue, type Lab, modelCrds, type StoredObject, startLab } from '../src/index.ts';
import { isAlive } from '../src/processes/is-alive.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ workloads: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const deadline = 120_000;

const inFlux = (apiVersion: string, kind: string, name: string) => ({ apiVersion, kind, metadata: { name, namespace: 'flux-system' } });
const kustomization = (name: string) => inFlux('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', name);
const source = inFlux('source.toolkit.fluxcd.io/v1', 'GitRepository', 'fleet');
const deployment = (name: string, namespace = 'shop') => ({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name, namespace } });
const configMap = (name: string, namespace = 'shop') => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace } });
const namespace = (name: string) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });

/** Returns a Deployment that runs one container. */
const running = (name: string, at = 'shop', pod: object = {}) => ({
  ...deployment(name, at),
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: name } },
    template: { metadata: { labels: { app: name } }, spec: { containers: [{ name: 'main', image: `example/${name}:1` }], ...pod } },
  },
});

const message = (object: StoredObject | undefined, type: string): string =>
  object?.status?.conditions?.find((condition) => condition.type === type)?.message ?? '';

describe.skipIf(reason !== undefined)('the simulated nodes and controllers', () => {
  let lab: Lab<'hub' | 'spoke'>;
  let hub: Cluster;
  let spoke: Cluster;
  let repository: GitRepository;
  const files: Record<string, string> = { 'shop/namespace.yaml': emitYaml(namespace('shop')) };

  const push = (path: string, ...objects: readonly object[]): void => {
    files[path] = objects.map((object) => emitYaml(object)).join('---\n');
    pushFiles(repository.url, files);
  };

  async function reconcile(cluster: Cluster, name: string, timeout = '2m'): Promise<void> {
    await cluster.apply({ ...source, spec: { url: repository.url, ref: { branch: 'main' }, interval: '2s' } });
    await cluster.apply({
      ...kustomization(name),
      spec: {
        interval: '1h',
        retryInterval: '2s',
        prune: true,
        wait: true,
        timeout,
        path: `./${name}`,
        sourceRef: { kind: 'GitRepository', name: 'fleet' },
      },
    });
  }

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub', 'spoke'], flux: ['hub'], workloads: true });
    ({ hub, spoke } = lab.clusters);
    repository = await lab.git.createRepository('fleet');
    proved('Flux runs on the hub; both clusters have nodes and controllers');
  });
  afterAll(async () => {
    if (process.env.LAB_DECISIONS) for (const one of [lab?.workloads.hub, lab?.workloads.spoke]) console.log(one?.decisions().join('\n'));
    await lab?.stop();
  });

  test('a Kustomization that waits is ready when its Deployment is, and not earlier', async () => {
    lab.workloads.hub?.hold(deployment('web'));
    push('shop/web.yaml', running('web'));
    await reconcile(hub, 'shop');
    const held = await hub.waitFor(deployment('web'), ({ status }) => status?.observedGeneration === 1, { deadline });
    expect(isTrue(held, 'Available')).toBe(false);
    const waiting = ({ status }: StoredObject) => status?.conditions?.some(({ message: said }) => said?.includes('health checks')) ?? false;
    const blocked = await hub.waitFor(kustomization('shop'), waiting, { deadline });
    expect(isTrue(blocked, 'Ready')).toBe(false);
    proved('the Deployment is applied and not available: the Kustomization runs its health checks');
    lab.workloads.hub?.release(deployment('web'));
    await hub.waitFor(kustomization('shop'), 'Ready', { deadline });
    expect((await hub.get(deployment('web')))?.status).toMatchObject({ replicas: 2, readyReplicas: 2, updatedReplicas: 2 });
    proved('the Deployment is available: the Kustomization is Ready');
  });

  test('a Deployment without its ConfigMap is never ready, says so, and goes on when it comes', async () => {
    push('lacking/web.yaml', running('lacking', 'shop', { volumes: [{ name: 'settings', configMap: { name: 'settings' } }] }));
    await reconcile(hub, 'lacking', '5s');
    const failed = ({ status }: StoredObject) => status?.conditions?.some((one) => one.reason === 'HealthCheckFailed') ?? false;
    const refused = await hub.waitFor(kustomization('lacking'), failed, { deadline });
    expect(message(refused, 'Ready')).toMatch(/Deployment\/shop\/lacking status: 'InProgress'/);
    expect(message(await hub.get(deployment('lacking')), 'Available')).toContain('configmap "settings" not found');
    proved(`Flux says: ${message(refused, 'Ready')}`);
    await hub.apply({ ...configMap('settings'), data: { color: 'blue' } } as never);
    await hub.waitFor(kustomization('lacking'), 'Ready', { deadline });
    proved('the ConfigMap came: the Deployment, and with it the Kustomization, is ready');
  });

  test('a namespace that is pruned goes, with what others have put into it', async () => {
    push('passing/all.yaml', namespace('passing'), running('passing', 'passing'));
    await reconcile(hub, 'passing');
    await hub.waitFor(kustomization('passing'), 'Ready', { deadline });
    expect(await hub.get(configMap('kube-root-ca.crt', 'passing'))).toMatchObject({ data: { 'ca.crt': hub.certificateAuthority } });
    await hub.apply({ ...configMap('by-hand', 'passing'), data: {} } as never);
    push('passing/all.yaml', { ...configMap('left', 'shop'), data: {} });
    await hub.waitUntilGone(namespace('passing'), { deadline });
    await hub.waitFor(kustomization('passing'), 'Ready', { deadline });
    expect(await hub.list({ apiVersion: 'v1', kind: 'ConfigMap', namespace: 'passing' })).toEqual([]);
    proved('the pruned namespace has finished deleting');
  });

  test('dependents are deleted with their owner, in the requested order', async () => {
    const owner = await hub.apply({ ...configMap('owner'), data: {} } as never);
    const { uid } = owner.metadata;
    const ownerReferences = [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid, blockOwnerDeletion: true }];
    const owned = configMap('owned');
    await hub.apply({ ...owned, metadata: { ...owned.metadata, ownerReferences, finalizers: ['lab.example/held'] } } as never);
    const metadata = { ...configMap('owner').metadata, finalizers: ['foregroundDeletion'] };
    await hub.patch(configMap('owner'), { metadata });
    await hub.remove(configMap('owner'));
    await hub.waitFor(owned, (object) => object.metadata.deletionTimestamp !== undefined, { deadline });
    expect((await hub.get(configMap('owner')))?.metadata.finalizers).toEqual(['foregroundDeletion']);
    await hub.patch(owned, { metadata: { finalizers: null } });
    await hub.waitUntilGone(owned, { deadline });
    await hub.waitUntilGone(configMap('owner'), { deadline });
    proved('the owner waited for what it owned');
  });

  test('a controller of Flux that runs already is taken over by its Deployment', async () => {
    const pid = hub.programs.get('helm-controller')?.pid;
    await hub.apply(running('helm-controller', 'flux-system'));
    await hub.waitFor(deployment('helm-controller', 'flux-system'), 'Available', { deadline });
    expect(hub.programs.get('helm-controller')?.pid).toBe(pid);
    proved('the Deployment is available; no second process was started');
  });

  test('Deployments of Flux are its programs: on a cluster without Flux, they start it', async () => {
    await spoke.applyCrds(modelCrds((group) => group.endsWith('.toolkit.fluxcd.io')));
    await spoke.apply(namespace('flux-system'));
    expect([...spoke.programs.keys()]).toEqual(['kube-apiserver']);
    for (const name of ['source-controller', 'kustomize-controller']) await spoke.apply(running(name, 'flux-system'));
    for (const name of ['source-controller', 'kustomize-controller']) {
      await spoke.waitFor(deployment(name, 'flux-system'), 'Available', { deadline });
      expect(spoke.programs.get(name)?.pid).toBeTypeOf('number');
    }
    proved('both Deployments are available, and both programs run');
    await reconcile(spoke, 'shop');
    await spoke.waitFor(kustomization('shop'), 'Ready', { deadline });
    expect(isTrue((await spoke.get(deployment('web'))) as StoredObject, 'Available')).toBe(true);
    proved('the Flux of the spoke has reconciled');
  });

  test('a program that crashes is restarted; a program that a test stops is not', async () => {
    const controller = spoke.programs.get('kustomize-controller');
    const pid = controller?.pid ?? 0;
    const unavailable = (object: StoredObject) => !isTrue(object, 'Available');
    process.kill(pid, 'SIGKILL');
    await spoke.waitFor(deployment('kustomize-controller', 'flux-system'), unavailable, { deadline });
    await spoke.waitFor(deployment('kustomize-controller', 'flux-system'), 'Available', { deadline });
    expect(controller?.pid).toBeTypeOf('number');
    expect(controller?.pid).not.toBe(pid);
    proved('the program was killed, and started again');

    await controller?.stop();
    const stopped = await spoke.waitFor(deployment('kustomize-controller', 'flux-system'), unavailable, { deadline });
    expect(message(stopped, 'Available')).toContain('stopped by the test');
    expect(controller?.pid).toBeUndefined();
    await controller?.start();
    await spoke.waitFor(deployment('kustomize-controller', 'flux-system'), 'Available', { deadline });
    push('shop/again.yaml', { ...configMap('again'), data: {} });
    await spoke.waitFor(configMap('again'), () => true, { deadline });
    proved('it was stopped until it was started, and goes on');
  });

  test('after its API server was away, everything goes on', async () => {
    const server = hub.programs.get('kube-apiserver');
    await server?.stop();
    await server?.start();
    await hub.apply(running('late'));
    await hub.waitFor(deployment('late'), 'Available', { deadline });
    await hub.remove(namespace('shop'));
    await hub.waitUntilGone(namespace('shop'), { deadline });
    proved('a Deployment became available, and a namespace went, after the API server was started again');
  });

  test('a program is stopped when its Deployment is deleted', async () => {
    const pid = spoke.programs.get('kustomize-controller')?.pid ?? 0;
    expect(lab.pids()).toContain(pid);
    await spoke.remove(deployment('kustomize-controller', 'flux-system'));
    await expect.poll(() => spoke.programs.has('kustomize-controller'), { timeout: deadline }).toBe(false);
    await expect.poll(() => isAlive(pid), { timeout: deadline }).toBe(false);
    // The end of a process is reported a moment later.
    await expect.poll(() => lab.pids(), { timeout: deadline }).not.toContain(pid);
    proved('the Deployment was deleted: its program has ended');
  });
});
