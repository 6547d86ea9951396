import { expect, test } from 'vitest';
import { isTrue, type StoredObject } from '../../../src/index.ts';
import { proved } from '../../lab-test.ts';
import { heldEdges } from '../edges.ts';
import { fluxObject, readyReason } from '../objects.ts';
import { untilSettled } from '../settled.ts';
import { DRIVEN, HUB, type Stage } from '../stage.ts';

const WITHHELD = 'provider-aws-eks';
/** Host of the charts of cert-manager. */
const HOST_DOWN = 'charts.jetstack.io';

/** The hub starts with one GitRepository and one Kustomization, and ends with every cluster of the fleet. */
export function hubPhase(at: () => Stage): void {
  test('a provider and a chart host that are down hold back what needs them, and nothing else', async () => {
    const { hub, chartHosts, packages, publish, bootstrap } = at();
    packages.withhold(WITHHELD);
    chartHosts.takeDown(HOST_DOWN);
    const published = await publish();
    expect(published.map(({ outcome }) => outcome)).toEqual(published.map(() => 'published'));
    proved(`slipway publish made ${published.length} branches on the Git server`);
    await bootstrap();
    await hub.waitFor(fluxObject('Kustomization', 'flux-system'), 'Ready', { deadline: 120_000 });
    proved('the leaf of the hub is applied');

    const provider = { apiVersion: 'pkg.crossplane.io/v1', kind: 'Provider', metadata: { name: WITHHELD } };
    const unhealthy = await hub.waitFor(provider, (object) => object.status?.conditions?.some(isFalse) ?? false, { deadline: 300_000 });
    proved(`${WITHHELD}: ${unhealthy.status?.conditions?.find(isFalse)?.message?.slice(0, 120)}`);
    for (const name of ['source-crossplane-stable', 'source-prometheus-community', 'crossplane-core', 'prometheus']) {
      await hub.waitFor(fluxObject('Kustomization', name), 'Ready', { deadline: 300_000 });
    }
    for (const name of ['cert-manager', 'crossplane-functions', 'crossplane-provider-config', 'eks-cluster', `${DRIVEN}-eks-cluster`]) {
      await hub.waitFor(fluxObject('Kustomization', name), (object) => readyReason(object) === 'DependencyNotReady', { deadline: 120_000 });
    }
    const providers = (await hub.get(fluxObject('Kustomization', 'crossplane-providers'))) as StoredObject;
    expect(isTrue(providers, 'Ready')).toBe(false);
    proved('Crossplane and Prometheus are Ready; providers are not; functions, definition and clusters wait');
    expect(isTrue((await hub.get(fluxObject('Kustomization', 'source-jetstack'))) as StoredObject, 'Ready')).toBe(false);
    chartHosts.bringBack(HOST_DOWN);
    await hub.waitFor(fluxObject('Kustomization', 'cert-manager'), 'Ready', { deadline: 600_000 });
    proved(`only cert-manager waited while ${HOST_DOWN} was down`);
  });

  test('with all providers the hub and every cluster of the fleet become ready', async () => {
    const { hub, packages } = at();
    packages.release(WITHHELD);
    await untilSettled(hub, at().heads(), { deadline: 1_800_000, report: proved });
    proved('every Kustomization and HelmRelease of the hub is Ready');
  });

  test('A06 Crossplane, then providers, functions, definition, clusters', () => {
    const { eventLog } = at();
    const ready = (name: string): number => eventLog.first({ cluster: HUB, kind: 'Kustomization', name, event: 'Ready=True' }).revision;
    const created = (kind: string, name: string): number => eventLog.first({ cluster: HUB, kind, name, event: 'created' }).revision;
    const happened = [
      created('HelmRelease', 'crossplane'),
      ready('crossplane-core'),
      created('Provider', 'provider-aws-ec2'),
      eventLog.first({ cluster: HUB, kind: 'Provider', name: WITHHELD, event: 'Healthy=True' }).revision,
      ready('crossplane-providers'),
      created('Function', 'function-patch-and-transform'),
      eventLog.first({ cluster: HUB, kind: 'Function', name: 'function-patch-and-transform', event: 'Healthy=True' }).revision,
      ready('crossplane-functions'),
      created('CompositeResourceDefinition', 'eksclusters.fleet.slipway.example'),
      eventLog.first({ cluster: HUB, kind: 'CompositeResourceDefinition', event: 'Established=True' }).revision,
      ready('eks-cluster'),
      created('EKSCluster', DRIVEN),
    ];
    expect(happened).toEqual(happened.toSorted((one, other) => one - other));
    proved(`the order of the hub in revisions of etcd: ${happened.join(' < ')}`);
  });

  test('A27 no object is older than the readiness of what its Kustomization depends on', async () => {
    const { hub, clusters, eventLog } = at();
    const { held, broken } = await heldEdges(hub, clusters, eventLog);
    expect(broken).toEqual([]);
    expect(held).toBeGreaterThan(20);
    proved(`${held} edges of dependsOn held`);
  });
}

const isFalse = ({ type, status }: { readonly type: string; readonly status: string }): boolean =>
  (type === 'Installed' || type === 'Healthy') && status === 'False';
