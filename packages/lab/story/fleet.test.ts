import { readYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, isTrue, type Lab, modelCrds, type StoredObject, startLab } from '../src/index.ts';
import { publishedBranches } from './fleet-branches.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-story.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const FLEET_URL = 'https://git.slipway.example/platform/fleet.git';
const LEAF = 'clusters/mgmt/mgmt-production';
const deadline = 60_000;

/** As published, but from the Git server of the lab; charts and their repositories are not fetched, since the lab has none. */
const inTheLab = (text: string, url: string): string =>
  text
    .replaceAll(FLEET_URL, url)
    .replace(/^(kind: (?:HelmRepository|OCIRepository|HelmRelease)\n(?:.*\n)*?spec:\n)/gm, '$1  suspend: true\n')
    .replaceAll(/interval: \d+m$/gm, 'interval: 5s')
    .replaceAll(/retryInterval: \d+m$/gm, 'retryInterval: 2s');

const HELM_REPOSITORY = 'source.toolkit.fluxcd.io/v1';
const HELM_RELEASE = 'helm.toolkit.fluxcd.io/v2';
const inFlux = (name: string) => ({ name, namespace: 'flux-system' });
const pointer = (name: string) => ({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: inFlux(name) });

const readyReason = (object: StoredObject | undefined): string | undefined =>
  object?.status?.conditions?.find(({ type }) => type === 'Ready')?.reason;

describe.skipIf(reason !== undefined)('real Flux on the published hub', () => {
  let lab: Lab<'hub'>;
  let hub: Cluster;

  const end = new AbortController();

  /** From now on says of every object of a kind what its controller would, were it here. */
  async function answer(apiVersion: string, kind: string, ...types: readonly string[]): Promise<void> {
    for await (const { type, object } of hub.watch({ apiVersion, kind }, end.signal)) {
      if (type === 'deleted' || types.every((wanted) => isTrue(object, wanted))) continue;
      const said = { status: 'True', reason: 'InTheLab', message: 'said by the story', lastTransitionTime: new Date().toISOString() };
      const conditions = types.map((wanted) => ({ type: wanted, ...said }));
      await hub.patch(object, { status: { observedGeneration: object.metadata.generation, conditions } }, 'status');
    }
  }

  const waits = async (name: string): Promise<void> => {
    const blocked = await hub.waitFor(pointer(name), (object) => readyReason(object) === 'DependencyNotReady', { deadline });
    expect(isTrue(blocked, 'Ready')).toBe(false);
  };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], flux: true });
    hub = lab.clusters.hub;
    await hub.applyCrds(modelCrds((group) => !group.endsWith('.aws.upbound.io')));
    const { url } = await lab.git.createRepository('fleet');
    const branches = publishedBranches();
    for (const [branch, files] of branches) {
      pushFiles(url, Object.fromEntries(Object.entries(files).map(([path, text]) => [path, inTheLab(text, url)])), branch);
    }
    proved(`${branches.size} branches are on the Git server of the lab`);
    const sync = readYaml(inTheLab(branches.get('flux/cluster-defs/latest')?.[`${LEAF}/flux-system/sync.yaml`] ?? '', url), 'sync.yaml');
    await hub.apply({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'flux-system', namespace: 'flux-system' },
      stringData: { username: 'git', password: 'lab' },
    } as never);
    for (const { value } of sync.documents) await hub.apply(value as never);
    proved('the bootstrap of the hub is applied: one GitRepository, one Kustomization');
  });
  afterAll(async () => {
    end.abort();
    await lab?.stop();
  });

  test('the leaf is applied, with every pointer of the hub', async () => {
    await hub.waitFor(pointer('flux-system'), 'Ready', { deadline });
    const names = (await hub.list({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization' })).map(
      ({ metadata }) => metadata.name,
    );
    expect(names).toEqual(
      expect.arrayContaining(['sources', 'crossplane-core', 'crossplane-providers', 'eks-cluster', 'commercial-staging-eks-cluster']),
    );
    proved(`flux-system is Ready and brought ${names.length - 1} other Kustomizations`);
  });

  test('A06 functions and clusters wait while the providers are not healthy', async () => {
    await hub.waitFor({ apiVersion: HELM_REPOSITORY, kind: 'HelmRepository', metadata: inFlux('crossplane-stable') }, () => true, {
      deadline,
    });
    await waits('crossplane-core');
    void answer(HELM_REPOSITORY, 'HelmRepository', 'Ready');
    await hub.waitFor(pointer('sources'), 'Ready', { deadline });
    await hub.waitFor({ apiVersion: HELM_RELEASE, kind: 'HelmRelease', metadata: inFlux('crossplane') }, () => true, { deadline });
    await waits('crossplane-providers');
    // Helm would make it.
    await hub.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'crossplane-system' } });
    void answer(HELM_RELEASE, 'HelmRelease', 'Ready');
    await hub.waitFor(pointer('crossplane-core'), 'Ready', { deadline });
    proved('the chart repositories, then Crossplane itself are ready');
    const provider = { apiVersion: 'pkg.crossplane.io/v1', kind: 'Provider', metadata: { name: 'provider-aws-eks' } };
    await hub.waitFor(provider, () => true, { deadline });
    await waits('crossplane-provider-config');
    await waits('eks-cluster');
    await waits('commercial-staging-eks-cluster');
    expect(isTrue((await hub.get(pointer('crossplane-providers'))) as StoredObject, 'Ready')).toBe(false);
    proved('the providers are applied; what needs them waits with DependencyNotReady');
  });

  test('A06 each stage goes on when the one before is healthy, and not earlier', async () => {
    void answer('pkg.crossplane.io/v1', 'Provider', 'Installed', 'Healthy');
    void answer('apiextensions.crossplane.io/v1alpha1', 'ManagedResourceActivationPolicy', 'Healthy');
    await hub.waitFor(pointer('crossplane-providers'), 'Ready', { deadline });
    proved('the providers are healthy: crossplane-providers is Ready');

    await hub.waitFor(
      { apiVersion: 'pkg.crossplane.io/v1', kind: 'Function', metadata: { name: 'function-patch-and-transform' } },
      () => true,
      { deadline },
    );
    await waits('eks-cluster');
    void answer('pkg.crossplane.io/v1', 'Function', 'Installed', 'Healthy');
    await hub.waitFor(pointer('crossplane-functions'), 'Ready', { deadline });
    await hub.waitFor(pointer('crossplane-provider-config'), 'Ready', { deadline });
    proved('the functions are healthy: the definition of the cluster may come');

    const definition = {
      apiVersion: 'apiextensions.crossplane.io/v2',
      kind: 'CompositeResourceDefinition',
      metadata: { name: 'eksclusters.fleet.slipway.example' },
    };
    await hub.waitFor(definition, () => true, { deadline });
    await waits('commercial-staging-eks-cluster');
    void answer(definition.apiVersion, definition.kind, 'Established');
    await hub.waitFor(pointer('eks-cluster'), 'Ready', { deadline });
    const next = await hub.waitFor(pointer('commercial-staging-eks-cluster'), (object) => readyReason(object) !== 'DependencyNotReady', {
      deadline,
    });
    expect(readyReason(next)).not.toBe('DependencyNotReady');
    proved('the definition is established: only now Flux turns to the clusters');
  });
});
