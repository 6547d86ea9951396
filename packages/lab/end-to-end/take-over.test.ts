import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  annotateSecrets,
  commitAll,
  FLEET_URL,
  FLUX_URL,
  runSlipway,
  startTakeOver,
  type TakeOver,
  writeChapterFile,
} from '../../../test/take-over.ts';
import { type Cluster, type Lab, readManifests, type StoredObject, serveCharts, startLab } from '../src/index.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true, workloads: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const deadline = 180_000;
const FLUX = 'kustomize.toolkit.fluxcd.io/v1';
const SYNC = 'clusters/shop-production/flux-system/gotk-sync.yaml';
const CREDENTIALS = { username: 'flux', password: 'a token of the lab' };

const named = (apiVersion: string, kind: string, name: string, namespace?: string): Manifest => ({
  apiVersion,
  kind,
  metadata: { name, ...(namespace ? { namespace } : {}) },
});
const kustomization = (name: string): Manifest => named(FLUX, 'Kustomization', name, 'flux-system');
const source = (name: string): Manifest => named('source.toolkit.fluxcd.io/v1', 'GitRepository', name, 'flux-system');

/** Objects of the running repository that the chapter keeps. */
const KEPT: readonly Manifest[] = [
  ...['flux-system', 'cert-manager', 'orders'].map((name) => named('v1', 'Namespace', name)),
  named('v1', 'ServiceAccount', 'source-controller', 'flux-system'),
  named('v1', 'ConfigMap', 'settings', 'orders'),
  named('v1', 'ConfigMap', 'not-encrypted', 'default'),
  named('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'cert-manager', 'cert-manager'),
  named('source.toolkit.fluxcd.io/v1', 'HelmRepository', 'jetstack', 'cert-manager'),
  ...['infrastructure', 'orders', 'secrets', 'flux-system'].map(kustomization),
];

/** Whether a Flux Kustomization has applied a revision of this branch. */
const appliedFrom =
  (branch: string) =>
  ({ status }: StoredObject): boolean =>
    String(status?.lastAppliedRevision ?? '').startsWith(`${branch}@`);

describe.skipIf(reason !== undefined)('the chapter "Take over a running fleet", with real Flux', () => {
  let lab: Lab<'shop'>;
  let cluster: Cluster;
  let repositories: TakeOver;
  let uids: readonly unknown[];
  let pushFlux: (message: string) => Promise<void>;
  const uidsNow = async (): Promise<readonly unknown[]> =>
    Promise.all(KEPT.map(async (object) => (await cluster.get(object))?.metadata.uid ?? `no ${object.kind} ${object.metadata.name}`));

  beforeAll(async () => {
    repositories = startTakeOver();
    const { flux, fleet } = repositories;
    lab = await startLab({ clusters: ['shop'], flux: true, workloads: true });
    cluster = lab.clusters.shop;
    const [running, published] = [await lab.git.createRepository('flux'), await lab.git.createRepository('fleet')];
    lab.git.serveAs(FLUX_URL, running, CREDENTIALS);
    lab.git.serveAs(FLEET_URL, published, CREDENTIALS);
    serveCharts(lab.proxy, readManifests(join(flux, 'infrastructure')));
    for (const [name, stringData] of Object.entries({ 'flux-system': CREDENTIALS, fleet: CREDENTIALS, 'sops-age': {} }))
      await cluster.apply({ ...named('v1', 'Secret', name, 'flux-system'), stringData } as Manifest);
    pushFlux = async (message) => {
      commitAll(flux, message);
      execFileSync('git', ['push', '--quiet', running.url, 'main'], { cwd: flux });
      await fetched();
    };
    await pushFlux('Hand-written, once more');
    for (const object of readManifests(join(flux, SYNC))) await cluster.apply(object);
    for (const name of ['infrastructure', 'orders', 'secrets'])
      await cluster.waitFor(kustomization(name), appliedFrom('main'), { deadline });
    await cluster.waitFor(KEPT.find(({ kind }) => kind === 'HelmRelease') as Manifest, 'Ready', { deadline });
    runSlipway(fleet, 'publish', '--remote', published.url);
    uids = await uidsNow();
    proved(`${uids.length} objects of the running repository are on the cluster; the fleet is published, and no cluster reads it`);
  });
  afterAll(async () => {
    await lab?.stop();
    repositories?.remove();
  });

  /** Makes Flux fetch the new commit of the running repository. */
  async function fetched(): Promise<void> {
    const stored = await cluster.get(source('flux-system'));
    const annotations = { 'reconcile.fluxcd.io/requestedAt': new Date().toISOString() };
    if (stored) await cluster.patch(stored, { metadata: { annotations } });
  }

  test('step 5: the annotations reach the cluster', async () => {
    writeChapterFile(repositories.flux, 'clusters/shop-production/flux-system/kustomization.yaml');
    annotateSecrets(repositories.flux);
    await pushFlux('Protect what changes its owner');
    const isKept = ({ metadata }: StoredObject): boolean => metadata.annotations?.['kustomize.toolkit.fluxcd.io/prune'] === 'disabled';
    for (const object of [named('v1', 'Namespace', 'flux-system'), kustomization('secrets')])
      await cluster.waitFor(object, isKept, { deadline });
  });

  test('step 7: one Flux Kustomization reads the fleet, and its objects are the same', async () => {
    for (const file of ['infrastructure.yaml', 'package-sources.yaml'])
      cpSync(join(repositories.fleet, 'clusters/shop/shop-production', file), join(repositories.flux, 'clusters/shop-production', file));
    await pushFlux('Read the infrastructure from the fleet');
    await cluster.waitFor(kustomization('infrastructure'), appliedFrom('flux/addons-catalog/latest'), { deadline });
    expect(await uidsNow()).toEqual(uids);
    proved('the Flux Kustomization infrastructure reads the fleet; no object was recreated');
  });

  test('step 7: the sync reads the fleet, and no object is deleted or created again', async () => {
    cpSync(join(repositories.fleet, 'clusters/shop/shop-production/flux-system/sync.yaml'), join(repositories.flux, SYNC));
    await pushFlux('Switch the sync');
    await cluster.waitFor(kustomization('flux-system'), appliedFrom('flux/cluster-defs/latest'), { deadline });
    await cluster.waitFor(kustomization('orders'), appliedFrom('flux/applications/latest'), { deadline });
    await cluster.waitFor(kustomization('specific'), 'Ready', { deadline });
    await cluster.waitFor(source('running'), 'Ready', { deadline });
    const readsRunning = ({ spec }: StoredObject): boolean =>
      (spec as { readonly sourceRef: { readonly name: string } }).sourceRef.name === 'running';
    await cluster.waitFor(kustomization('secrets'), readsRunning, { deadline });
    await cluster.waitFor(kustomization('secrets'), 'Ready', { deadline });
    expect(await uidsNow()).toEqual(uids);
    expect(await helmRevisions()).toEqual(['sh.helm.release.v1.cert-manager.v1']);
    proved('the sync reads the fleet; no object was recreated, and Helm has still revision 1');
  });

  test('back: the old sync owns the same objects again', async () => {
    execFileSync('git', ['-c', 'user.name=ada', '-c', 'user.email=ada@localhost', 'revert', '--no-edit', 'HEAD'], {
      cwd: repositories.flux,
      stdio: 'pipe',
    });
    await pushFlux('The way back');
    for (const object of readManifests(join(repositories.flux, SYNC))) await cluster.apply(object);
    await fetched();
    await cluster.waitFor(kustomization('flux-system'), appliedFrom('main'), { deadline });
    await cluster.waitFor(kustomization('orders'), appliedFrom('main'), { deadline });
    expect(await uidsNow()).toEqual(uids);
    expect(await helmRevisions()).toEqual(['sh.helm.release.v1.cert-manager.v1']);
    proved('the old sync owns the objects again; no object was recreated');
  });

  const helmRevisions = async (): Promise<readonly string[]> =>
    (await cluster.list({ apiVersion: 'v1', kind: 'Secret', namespace: 'cert-manager', labelSelector: 'owner=helm' })).map(
      ({ metadata }) => metadata.name,
    );
});
