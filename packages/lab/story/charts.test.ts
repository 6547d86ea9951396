import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  isTrue,
  type Lab,
  manifestsIn,
  modelCrds,
  readManifests,
  type ServedCharts,
  type StoredObject,
  serveCharts,
  startLab,
} from '../src/index.ts';
import { finishWorkloads } from './finish-workloads.ts';
import { obstacle, proved } from './lab-story.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const deadline = 180_000;
const KINDS = ['HelmRepository', 'OCIRepository', 'HelmRelease'];
const VARIABLES: Readonly<Record<string, string>> = { AWS_REGION: 'eu-west-1', CLUSTER_NAME: 'commercial-staging' };
const common = join(fileURLToPath(new URL('../../..', import.meta.url)), 'common');

/** As Flux does after it has built a folder. */
const substituted = (manifest: Manifest): Manifest =>
  JSON.parse(JSON.stringify(manifest).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => VARIABLES[name] ?? `no value for ${name}`));

const release = (name: string) => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: 'flux-system' },
});
const deployment = (namespace: string, name: string) => ({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name, namespace } });
const crd = (name: string) => ({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name } });

describe.skipIf(reason !== undefined)('the charts of the catalogue', () => {
  let lab: Lab<'hub' | 'spoke'>;
  let charts: ServedCharts;
  const end = new AbortController();
  const catalogue = readManifests(common).filter(({ kind }) => KINDS.includes(kind));
  const releases = catalogue.filter(({ kind }) => kind === 'HelmRelease').map(({ metadata }) => metadata.name);
  const named = (name: string): Manifest => {
    const found = catalogue.find(({ kind, metadata }) => kind === 'HelmRelease' && metadata.name === name);
    if (!found) throw new Error(`the catalogue has no release ${name}`);
    return substituted(found);
  };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub', 'spoke'], flux: ['hub'] });
    charts = serveCharts(lab.egress, catalogue);
    void finishWorkloads(lab.clusters.spoke, end.signal);
    const metadata = { name: 'spoke', namespace: 'flux-system' };
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata, stringData: { kubeconfig: lab.clusters.spoke.kubeconfig } };
    await lab.clusters.hub.apply(secret);
    proved(`${charts.list().length} charts are served:\n            ${charts.list().join('\n            ')}`);
  });
  afterAll(async () => {
    end.abort();
    await lab?.stop();
  });

  test('every source of the catalogue is fetched from the address that it names', async () => {
    const sources = catalogue.filter(({ kind }) => kind !== 'HelmRelease');
    for (const source of sources) await lab.clusters.hub.apply(source);
    for (const source of sources) await lab.clusters.hub.waitFor(source, 'Ready', { deadline });
    expect(lab.egress.unknown()).toEqual([]);
    proved(`${sources.length} HelmRepositories and OCIRepositories are Ready`);
  });

  test('a release waits for the Deployments of its chart', async () => {
    const { hub } = lab.clusters;
    await hub.apply(named('crossplane'));
    await hub.waitFor(deployment('crossplane-system', 'crossplane'), () => true, { deadline });
    const waiting = await hub.get(release('crossplane'));
    expect(waiting?.status?.conditions).toContainEqual(
      expect.objectContaining({ type: 'Ready', status: 'Unknown', message: expect.stringContaining("Running 'install' action") }),
    );
    proved('the HelmRelease of crossplane waits while its Deployments are not available');
    void finishWorkloads(hub, end.signal);
    const { spec } = await hub.waitFor(deployment('crossplane-system', 'crossplane'), 'Available', { deadline });
    expect(spec).toMatchObject({
      replicas: 1,
      template: {
        spec: {
          serviceAccountName: 'crossplane',
          initContainers: [{ args: ['core', 'init'] }], // the catalogue activates nothing by default
          containers: [{ args: ['core', 'start', '--circuit-breaker-burst=500', '--circuit-breaker-refill-rate=5'] }],
        },
      },
    });
    await hub.waitFor(release('crossplane'), 'Ready', { deadline });
    const manager = await hub.get(deployment('crossplane-system', 'crossplane-rbac-manager'));
    expect(manager && isTrue(manager, 'Available')).toBe(true);
    proved('crossplane runs with the values of the catalogue, and its HelmRelease is Ready');
  });

  test('Flux itself is installed on the spoke, with its CRDs', async () => {
    const { hub, spoke } = lab.clusters;
    const flux = named('flux') as Manifest & { readonly spec: object };
    await hub.apply({ ...flux, spec: { ...flux.spec, kubeConfig: { secretRef: { name: 'spoke', key: 'kubeconfig' } } } });
    await hub.waitFor(release('flux'), 'Ready', { deadline });
    for (const name of ['source-controller', 'kustomize-controller', 'helm-controller', 'notification-controller']) {
      await spoke.waitFor(deployment('flux-system', name), 'Available', { deadline });
    }
    const [own] = modelCrds((group) => group === 'helm.toolkit.fluxcd.io');
    const stored = await spoke.get(crd('helmreleases.helm.toolkit.fluxcd.io'));
    expect(stored?.metadata).toMatchObject({ annotations: { 'helm.sh/resource-policy': 'keep' } });
    expect(stored?.spec).toMatchObject({ versions: own?.spec.versions.map(({ name }) => ({ name })) });
    proved('the hub has put Flux on the spoke, and its CRDs outlive it');
  });

  test('every other release of the catalogue becomes Ready', async () => {
    const { hub } = lab.clusters;
    // Its chart has a Certificate; the pointers of the fleet wait for it too.
    await hub.apply(named('cert-manager'));
    await hub.waitFor(release('cert-manager'), 'Ready', { deadline });
    const rest = releases.filter((name) => !['crossplane', 'flux', 'cert-manager'].includes(name));
    for (const name of rest) await hub.apply(named(name));
    for (const name of rest) await hub.waitFor(release(name), 'Ready', { deadline });
    for (const name of ['ec2nodeclasses.karpenter.k8s.aws', 'externalsecrets.external-secrets.io', 'sealedsecrets.bitnami.com']) {
      await hub.waitFor(crd(name), 'Established', { deadline });
    }
    expect(await hub.get(deployment('kube-system', 'karpenter'))).toMatchObject({
      spec: { template: { spec: { containers: [{ args: expect.arrayContaining(['--cluster-name=commercial-staging']) }] } } },
    });
    expect(await hub.get(deployment('sealed-secrets', 'sealed-secrets-controller'))).toBeDefined();
    proved(`${rest.join(', ')} are Ready`);
    expect(lab.egress.unknown()).toEqual([]);
  });

  test('a new version is served when the catalogue pins it', async () => {
    const { hub } = lab.clusters;
    const text = JSON.stringify(named('cert-manager')).replace('v1.21.1', 'v1.21.2');
    charts.add(manifestsIn(text));
    const repository = catalogue.find(({ kind, metadata }) => kind === 'HelmRepository' && metadata.name === 'jetstack');
    if (!repository) throw new Error('the catalogue has no jetstack');
    // The index is fetched once an hour.
    const annotations = { 'reconcile.fluxcd.io/requestedAt': new Date().toISOString() };
    await hub.apply({ ...repository, metadata: { ...repository.metadata, annotations } });
    await hub.apply(JSON.parse(text));
    const versions = ({ status }: StoredObject) =>
      ((status?.history ?? []) as readonly { readonly chartVersion: string }[]).map(({ chartVersion }) => chartVersion);
    const isUpgraded = (object: StoredObject) => isTrue(object, 'Ready') && versions(object)[0] === 'v1.21.2';
    expect(versions(await hub.waitFor(release('cert-manager'), isUpgraded, { deadline }))).toEqual(['v1.21.2', 'v1.21.1']);
    proved('cert-manager is upgraded to a version that was published later');
  });
});
