import { chartsOf, clustersRunning, describeFleet, type Fleet } from '@slipway/fleet';
import { DefinitionError } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { commercialStaging, fleet, karpenter, serviceMesh } from '../reference/index.ts';

const description = describeFleet(fleet);
const named = <T extends { readonly name: string }>(items: readonly T[], name: string): T | undefined =>
  items.find((item) => item.name === name);

describe('the description of a fleet', () => {
  it('has what each cluster says', () => {
    expect(description.clusters.map(({ name }) => name)).toEqual([
      'commercial-production',
      'commercial-staging',
      'crossplane-demo-production',
      'mgmt-production',
    ]);
    const { bootstrap: _, ...staging } = named(description.clusters, 'commercial-staging') ?? {};
    expect(staging).toEqual({
      name: 'commercial-staging',
      role: 'workload',
      delivery: 'self',
      hub: 'mgmt-production',
      accountId: '111122223333',
      region: 'eu-west-1',
      kubernetes: { controlPlane: '1.35', nodes: '1.35' },
      packages: { channel: 'latest' },
      path: 'clusters/commercial/commercial-staging',
      addons: commercialStaging.addons.map(({ addon }) => addon.name).sort(),
      applications: ['product-catalog'],
    });
    const hub = named(description.clusters, 'mgmt-production');
    expect(hub).toMatchObject({ role: 'hub' });
    for (const absent of ['delivery', 'hub', 'kubernetes']) expect(hub).not.toHaveProperty(absent);
  });

  it('has pins where a cluster pins', () => {
    const pin = { 'flux-sources': '1.0.0', 'addons-catalog': '1.2.0', 'crossplane-compositions': '1.0.0', applications: '2.0.0' } as const;
    const pinned: Fleet = {
      ...fleet,
      clusters: fleet.clusters.map((one) => (one === commercialStaging ? { ...one, packages: { pin, definitions: 'staging' } } : one)),
    };
    expect(named(describeFleet(pinned).clusters, 'commercial-staging')?.packages).toEqual({ pin, definitions: 'staging' });
  });

  it('has the charts of add-ons, from repositories and registries, and where they run', () => {
    expect(named(description.addons, 'karpenter')).toMatchObject({
      package: 'addons-catalog',
      charts: [{ name: 'karpenter', source: 'karpenter' }],
      clusters: ['commercial-production', 'commercial-staging'],
    });
    expect(chartsOf(karpenter.units.find(({ name }) => name === 'karpenter') ?? { manifests: {} })[0]?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(named(description.addons, 'service-mesh')).toMatchObject({
      summary: serviceMesh.summary,
      charts: [{ name: 'base' }, { name: 'istiod' }],
      clusters: [],
    });
    for (const { name, clusters } of [...description.addons, ...description.applications])
      expect([name, clusters]).toEqual([name, clustersRunning(fleet, name)]);
  });

  it('has applications with their teams, and kinds with their Compositions', () => {
    expect(named(description.applications, 'webapp')).toMatchObject({ team: 'platform', clusters: ['crossplane-demo-production'] });
    expect(description.compositions).toEqual([
      {
        kind: 'EKSCluster',
        apiVersion: 'fleet.slipway.example/v1beta1',
        package: 'crossplane-compositions',
        compositions: ['eks-cluster-2-zones', 'eks-cluster-3-zones', 'eks-cluster-2-zones-protected', 'eks-cluster-3-zones-protected'],
        clusters: ['mgmt-production'],
      },
    ]);
  });

  it('has each source with what is taken from it, Crossplane too', () => {
    expect(named(description.sources, 'crossplane-stable')?.charts.map(({ name }) => name)).toEqual(['crossplane']);
    expect(named(description.sources, 'karpenter')).toMatchObject({
      kind: 'OCIRepository',
      url: 'oci://public.ecr.aws/karpenter/karpenter',
    });
    const charts = description.addons.flatMap((addon) => addon.charts);
    for (const { name, source } of charts)
      expect([name, named(description.sources, source)?.charts.some((chart) => chart.name === name)]).toEqual([name, true]);
  });

  it('is the same JSON for any order of the definitions', () => {
    expect(JSON.stringify(describeFleet({ ...fleet, clusters: fleet.clusters.toReversed() }).addons)).toBe(
      JSON.stringify(description.addons),
    );
  });

  it('is refused with the problems of the definitions', () => {
    const wrong: Fleet = { ...fleet, clusters: fleet.clusters.map((one) => ({ ...one, accountId: '1' })) };
    expect(() => describeFleet(wrong)).toThrow(DefinitionError);
  });
});
