import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiError,
  type AwsAccount,
  type AwsProvider,
  type Cluster,
  createAwsAccount,
  type GitRepository,
  isTrue,
  type Lab,
  type StoredObject,
  startAws,
  startLab,
} from '../src/index.ts';
import { conditionsUntil } from './conditions-until.ts';
import { eksCluster, fluxObject } from './fleet/objects.ts';
import { fleetObjects } from './fleet-objects.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';
import { fluxInstall, fluxNamespace, fluxUninstall } from './safety/flux-uninstall.ts';
import { beforeNamespaces, ID, type Layout, present, unprotected } from './safety/layouts.ts';

const reason = await obstacle({ flux: true, crossplane: true, workloads: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const deadline = 300_000;
const FLUX = 'flux-system';
const USAGE = { apiVersion: 'protection.crossplane.io/v1beta1', kind: 'Usage' };
const SCRIPT = fileURLToPath(new URL('../../eks/bin/move-cluster.sh', import.meta.url));
const KUSTOMIZATION = fluxObject('Kustomization', `${ID}-eks-cluster`);
const OLD = { ...eksCluster(ID), metadata: { name: ID, namespace: FLUX } };
const NEW = eksCluster(ID);

describe.skipIf(reason !== undefined)('a running cluster outlives what people do to its hub', () => {
  let lab: Lab<'hub'>;
  let hub: Cluster;
  let account: AwsAccount;
  let aws: AwsProvider;
  let repository: GitRepository;

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], flux: true, crossplane: true, workloads: true });
    hub = lab.clusters.hub;
    account = createAwsAccount({ kubeconfigs: () => hub.kubeconfig });
    aws = startAws(account, hub, { delay: { default: 50 }, tokenRefresh: 2_000, poll: 5_000 });
    repository = await lab.git.createRepository('fleet');
    writeFileSync(join(lab.directory, 'kubeconfig'), hub.kubeconfig, { mode: 0o600 });
  });
  afterAll(async () => {
    await aws?.close();
    await lab?.stop();
  });

  /** Publishes the objects of the cluster on the hub, and makes Flux reconcile. */
  async function publish({ files, kustomization }: Layout): Promise<void> {
    pushFiles(repository.url, files);
    await hub.apply({
      ...fluxObject('GitRepository', FLUX),
      spec: { interval: '2s', url: repository.url, ref: { branch: 'main' } },
    } as Manifest);
    await hub.apply(kustomization);
  }

  /** Returns what was created or deleted in AWS after the first `after` calls. */
  const created = (after: number): readonly string[] =>
    account
      .calls()
      .slice(after)
      .filter(({ call, refused }) => call !== 'update' && refused === undefined)
      .map(({ call, kind, id }) => `${call} ${kind} ${id}`);

  const resources = (): readonly string[] => account.resources().map(({ kind, id }) => `${kind} ${id}`);

  /** Returns the AWS resources of the composite resource. */
  async function composed(): Promise<readonly StoredObject[]> {
    const spec = (await hub.get(NEW))?.spec as { readonly crossplane?: { readonly resourceRefs?: readonly Reference[] } } | undefined;
    const references = (spec?.crossplane?.resourceRefs ?? []).filter(({ apiVersion }) => apiVersion.includes('.aws.m.upbound.io/'));
    const found = references.map(({ apiVersion, kind, name }) => hub.get({ apiVersion, kind, metadata: { name, namespace: ID } }));
    return (await Promise.all(found)).filter((object) => object !== undefined);
  }

  const isHealthy = (object: StoredObject): boolean => isTrue(object, 'Ready') && isTrue(object, 'Synced');

  /** Runs the program that moves a cluster. It is killed when it prints `stopAt`. */
  async function move(stopAt?: string): Promise<{ readonly code: number | null; readonly printed: string }> {
    const env = { ...process.env, KUBECONFIG: join(lab.directory, 'kubeconfig'), HOME: lab.directory };
    const child: ChildProcess = spawn('bash', [SCRIPT, '--context', 'hub', '--timeout', '240', ID], { env, detached: true });
    let printed = '';
    const read = (data: Buffer): void => {
      printed += data;
      if (stopAt !== undefined && printed.includes(stopAt)) process.kill(-(child.pid as number), 'SIGKILL');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, printed };
  }

  const refusalOf = async (object: Manifest): Promise<string> =>
    hub.remove(object).then(
      () => 'it was deleted',
      (error: ApiError) => error.message,
    );

  test('a fleet from before has the cluster in the namespace of Flux', async () => {
    const packages = ['providers', 'functions'].flatMap((folder) => fleetObjects(`common/crossplane/${folder}`));
    await hub.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'crossplane-system' } });
    for (const object of packages) await hub.apply(object);
    for (const object of packages.filter(({ kind }) => kind === 'Provider' || kind === 'Function')) {
      await hub.waitFor(object, 'Healthy', { deadline });
    }
    const definitions = fleetObjects('common/crossplane/eks-cluster');
    for (const object of definitions.filter(({ apiVersion }) => apiVersion.startsWith('apiextensions.crossplane.io/'))) {
      await hub.apply(object);
      if (object.kind === 'CompositeResourceDefinition') await hub.waitFor(object, 'Established', { deadline });
    }
    const crd = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' };
    await hub.waitFor({ ...crd, metadata: { name: 'clusterproviderconfigs.aws.m.upbound.io' } }, 'Established', { deadline });
    for (const object of fleetObjects('common/crossplane/provider-config')) await hub.apply(object);
    await publish(beforeNamespaces());
    await hub.waitFor(KUSTOMIZATION, 'Ready', { deadline });
    await hub.waitFor(OLD, isHealthy, { deadline });
    proved(`${resources().length} resources are in AWS; their objects are in ${FLUX}`);
  });

  test('the new place of the cluster alone creates nothing: the hub refuses it until the cluster is moved', async () => {
    const calls = account.calls().length;
    const early = await move();
    expect(early).toMatchObject({ code: 1, printed: expect.stringContaining('publish') });
    for (const object of fleetObjects('common/crossplane/eks-cluster')) await hub.apply(object);
    await publish(present());
    const seen = await conditionsUntil(hub, KUSTOMIZATION, /is still in the namespace flux-system/);
    expect(seen).toMatch(/slipway-move-cluster/);
    expect(isHealthy((await hub.get(OLD)) as StoredObject)).toBe(true);
    expect(await hub.get(NEW)).toBeUndefined();
    expect(created(calls)).toEqual([]);
    proved(seen.slice(0, 300));
  });

  test('the move creates and deletes nothing in AWS, also when it is killed on the way', async () => {
    const calls = account.calls().length;
    const before = resources();
    for (const step of ['\n3. ', '\n4. ']) {
      const { printed } = await move(step);
      expect(printed).toContain(step);
      expect(created(calls)).toEqual([]);
    }
    const { code, printed } = await move();
    expect(printed).toContain(`${ID} is moved`);
    expect(code).toBe(0);
    await hub.waitFor(KUSTOMIZATION, 'Ready', { deadline });
    await hub.waitFor(NEW, isHealthy, { deadline });
    expect(await hub.get(OLD)).toBeUndefined();
    expect(created(calls)).toEqual([]);
    expect(resources()).toEqual(before);
    const managed = await composed();
    expect(managed.filter((object) => !isHealthy(object))).toEqual([]);
    expect(managed.filter(({ spec }) => String((spec as Managed).managementPolicies) !== '*')).toEqual([]);
    for (const kind of new Set(managed.map((object) => `${object.apiVersion} ${object.kind}`))) {
      const [apiVersion = '', name = ''] = kind.split(' ');
      const left = await hub.list({ apiVersion, kind: name, namespace: FLUX });
      expect(left.map(({ metadata }) => metadata.name)).toEqual(name === 'ClusterAuth' ? [`${ID}-kubeconfig`] : []);
    }
    expect(await move()).toMatchObject({ code: 0, printed: expect.stringContaining('nothing to move') });
    proved(`${managed.length} managed resources are in ${ID}; AWS was not asked to create or delete anything`);
  });

  test('nothing of a protected cluster can be deleted, nor its namespace; the refusal has the reason', async () => {
    const calls = account.calls().length;
    const inAws = (await composed()).filter(({ kind }) => kind !== 'ClusterAuth');
    const isProtected = async (): Promise<number> =>
      (await composed()).filter(({ metadata }) => metadata.labels?.['crossplane.io/in-use'] === 'true').length;
    await expect.poll(isProtected, { timeout: deadline, interval: 1000 }).toBe(inAws.length);
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: ID } };
    await hub.waitFor(namespace, ({ metadata }) => metadata.labels?.['crossplane.io/in-use'] === 'true', { deadline });
    for (const object of [NEW, namespace, ...inAws]) {
      // Crossplane names one Usage. For the policies of a role, it may be the one that sets the deletion order.
      expect(await refusalOf(object)).toMatch(/in-use by 1 usage\(s\).*deletionProtection: false|in-use by 2 usage\(s\)/s);
      expect((await hub.get(object))?.metadata.deletionTimestamp).toBeUndefined();
    }
    expect(created(calls)).toEqual([]);
    proved(`${await refusalOf(NEW)}`);
  });

  test('flux uninstall loses nothing, and a new Flux takes everything up again', async () => {
    const calls = account.calls().length;
    const before = (await composed()).map(({ metadata }) => metadata.uid);
    await fluxUninstall(hub);
    await hub.waitUntilGone(fluxNamespace, { deadline });
    await hub.waitFor(NEW, isHealthy, { deadline });
    expect((await composed()).map(({ metadata }) => metadata.uid)).toEqual(before);
    proved(`the namespace of Flux is gone; all ${before.length} resources of ${ID} exist`);
    await fluxInstall(hub);
    await publish(present());
    await hub.waitFor(KUSTOMIZATION, 'Ready', { deadline });
    expect((await composed()).map(({ metadata }) => metadata.uid)).toEqual(before);
    expect(created(calls)).toEqual([]);
    proved('Flux is back, with a kubeconfig, and has created nothing');
  });

  test('then the cluster is removed as documented: the flag first, then the definition', async () => {
    const calls = account.calls().length;
    await publish(unprotected());
    const usages = async (): Promise<readonly string[]> =>
      (await hub.list({ ...USAGE, namespace: ID })).map(({ spec }) => (spec as { readonly reason?: string }).reason ?? '').filter(Boolean);
    await expect.poll(usages, { timeout: deadline, interval: 1000 }).toEqual([]);
    await hub.waitFor(NEW, isHealthy, { deadline });
    expect(created(calls)).toEqual([]);
    proved('the Usages are deleted with the protection, and no other object is');
    await hub.remove(KUSTOMIZATION);
    await hub.waitUntilGone(NEW, { deadline });
    await expect.poll(resources, { timeout: deadline, interval: 1000 }).toEqual([]);
    await hub.remove({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: ID } });
    await hub.waitUntilGone({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: ID } }, { deadline });
    proved('nothing of the cluster is left in AWS, and a person may delete its namespace');
  });
});

interface Reference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
}

interface Managed {
  readonly managementPolicies?: readonly string[];
}
