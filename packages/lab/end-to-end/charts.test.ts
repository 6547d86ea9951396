import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Cluster,
  fleetArguments,
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
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const deadline = 180_000;
const KINDS = ['HelmRepository', 'OCIRepository', 'HelmRelease'];
const VARIABLES: Readonly<Record<string, string>> = { AWS_REGION: 'eu-west-1', CLUSTER_NAME: 'commercial-staging' };
const common = join(fileURLToPath(new URL('../../..', import.meta.url)), 'common');

/** Substitutes variables as Flux does after it has built a folder. */
const substituted = (manifest: Manifest): Manifest =>
  JSON.parse(JSON.stringify(manifest).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => VARIABLES[name] ?? `no value for ${name}`));

const release = (name: string) => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: 'flux-system' },
});
const deployment = (namespace: string, name: string) => ({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name, namespace } });
const crd = (name: string) => ({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name } });

/** Returns the chart versions of Helm's revisions, newest first. */
const chartVersions = ({ status }: StoredObject): readonly string[] =>
  ((status?.history ?? []) as readonly { readonly chartVersion: string }[]).map(({ chartVersion }) => chartVersion);

async function containersOf(cluster: Cluster, workload: Manifest): Promise<readonly { readonly args: readonly string[] }[]> {
  const stored = (await cluster.get(workload)) as unknown as { readonly spec: { readonly template: PodTemplate } } | undefined;
  return stored?.spec.template.spec.containers ?? [];
}

interface PodTemplate {
  readonly spec: { readonly containers: readonly { readonly args: readonly string[] }[] };
}

describe.skipIf(reason !== undefined)('the charts of the catalogue', () => {
  let lab: Lab<'hub' | 'spoke'>;
  let charts: ServedCharts;
  const catalogue = readManifests(common).filter(({ kind }) => KINDS.includes(kind));
  const releases = catalogue.filter(({ kind }) => kind === 'HelmRelease').map(({ metadata }) => metadata.name);
  const named = (name: string): Manifest => {
    const found = catalogue.find(({ kind, metadata }) => kind === 'HelmRelease' && metadata.name === name);
    if (!found) throw new Error(`the catalogue has no release ${name}`);
    return substituted(found);
  };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub', 'spoke'], flux: ['hub'], workloads: true });
    charts = serveCharts(lab.proxy, catalogue);
    const metadata = { name: 'spoke', namespace: 'flux-system' };
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata, stringData: { kubeconfig: lab.clusters.spoke.kubeconfig } };
    await lab.clusters.hub.apply(secret);
    proved(`${charts.list().length} charts are served:\n            ${charts.list().join('\n            ')}`);
  });
  afterAll(() => lab?.stop());

  test('every source of the catalogue is fetched from the address that it names', async () => {
    const sources = catalogue.filter(({ kind }) => kind !== 'HelmRelease');
    for (const source of sources) await lab.clusters.hub.apply(source);
    for (const source of sources) await lab.clusters.hub.waitFor(source, 'Ready', { deadline });
    expect(lab.proxy.unknown()).toEqual([]);
    proved(`${sources.length} HelmRepositories and OCIRepositories are Ready`);
  });

  test('a release waits for the Deployments of its chart', async () => {
    const { hub } = lab.clusters;
    const core = deployment('crossplane-system', 'crossplane');
    lab.workloads.hub?.hold(core);
    await hub.apply(named('crossplane'));
    await hub.waitFor(deployment('crossplane-system', 'crossplane-rbac-manager'), 'Available', { deadline });
    const waiting = await hub.get(release('crossplane'));
    expect(waiting?.status?.conditions).toContainEqual(
      expect.objectContaining({ type: 'Ready', status: 'Unknown', message: expect.stringContaining("Running 'install' action") }),
    );
    proved('the HelmRelease of crossplane waits for the one Deployment that is not available');
    lab.workloads.hub?.release(core);
    const { spec } = await hub.waitFor(core, 'Available', { deadline });
    expect(spec).toMatchObject({
      replicas: 1,
      template: {
        spec: {
          serviceAccountName: 'crossplane',
          initContainers: [{ args: ['core', 'init'] }], // The catalogue activates no kind by default
          containers: [{ args: fleetArguments() }],
        },
      },
    });
    await hub.waitFor(release('crossplane'), 'Ready', { deadline });
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
    expect([...spoke.programs.keys()]).toEqual(expect.arrayContaining(['source-controller', 'kustomize-controller', 'helm-controller']));
    proved('the hub has put Flux on the spoke, where its controllers run, and its CRDs outlive it');
  });

  test('every other release of the catalogue becomes Ready', async () => {
    const { hub } = lab.clusters;
    // Its chart has a Certificate; the Flux Kustomizations of the fleet wait for it too.
    await hub.apply(named('cert-manager'));
    await hub.waitFor(release('cert-manager'), 'Ready', { deadline });
    const rest = releases.filter((name) => !['crossplane', 'flux', 'cert-manager'].includes(name));
    for (const name of rest) await hub.apply(named(name));
    for (const name of rest) await hub.waitFor(release(name), 'Ready', { deadline });
    for (const name of ['ec2nodeclasses.karpenter.k8s.aws', 'externalsecrets.external-secrets.io', 'sealedsecrets.bitnami.com']) {
      await hub.waitFor(crd(name), 'Established', { deadline });
    }
    const [controller] = await containersOf(hub, deployment('kube-system', 'karpenter'));
    expect(controller?.args).toContain('--cluster-name=commercial-staging');
    expect(await hub.get(deployment('sealed-secrets', 'sealed-secrets-controller'))).toBeDefined();
    const priority = { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'batch' } };
    expect(await hub.get(priority)).toMatchObject({ value: -1000, preemptionPolicy: 'Never' });
    proved(`${rest.join(', ')} are Ready`);
    expect(lab.proxy.unknown()).toEqual([]);
  });

  test('what a cluster chooses reaches the objects of its chart', async () => {
    const { hub } = lab.clusters;
    const prometheus = named('prometheus') as Manifest & { readonly spec: { readonly values: { readonly server: object } } };
    const server = { ...prometheus.spec.values.server, retention: '30d', persistentVolume: { enabled: true, size: '200Gi' } };
    await hub.apply({ ...prometheus, spec: { ...prometheus.spec, values: { ...prometheus.spec.values, server } } });
    const claim = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'prometheus-server', namespace: 'monitoring' } };
    const { spec } = await hub.waitFor(claim, ({ status }) => status?.phase === 'Bound', { deadline });
    expect(spec).toMatchObject({ resources: { requests: { storage: '200Gi' } } });
    await hub.waitFor(release('prometheus'), (object) => isTrue(object, 'Ready') && chartVersions(object).length === 2, { deadline });
    const { args } = (await containersOf(hub, deployment('monitoring', 'prometheus-server')))[0] ?? {};
    expect(args).toContain('--storage.tsdb.retention.time=30d');
    proved('prometheus keeps its metrics on a volume of the size that the cluster asks for');
  });

  test('a new version is served when the catalogue pins it', async () => {
    const { hub } = lab.clusters;
    const text = JSON.stringify(named('cert-manager')).replace('v1.21.1', 'v1.21.2');
    charts.add(manifestsIn(text));
    const repository = catalogue.find(({ kind, metadata }) => kind === 'HelmRepository' && metadata.name === 'jetstack');
    if (!repository) throw new Error('the catalogue has no jetstack');
    // source-controller fetches the index once an hour.
    const annotations = { 'reconcile.fluxcd.io/requestedAt': new Date().toISOString() };
    await hub.apply({ ...repository, metadata: { ...repository.metadata, annotations } });
    await hub.apply(JSON.parse(text));
    const isUpgraded = (object: StoredObject) => isTrue(object, 'Ready') && chartVersions(object)[0] === 'v1.21.2';
    expect(chartVersions(await hub.waitFor(release('cert-manager'), isUpgraded, { deadline }))).toEqual(['v1.21.2', 'v1.21.1']);
    proved('cert-manager is upgraded to a version that was published later');
  });
});
