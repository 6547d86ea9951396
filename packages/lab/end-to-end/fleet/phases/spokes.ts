import { expect, test } from 'vitest';
import type { ExternalResource } from '../../../src/index.ts';
import { proved } from '../../lab-test.ts';
import { heldEdges } from '../edges.ts';
import { deployment, secret } from '../objects.ts';
import { expectSameObjects } from '../same-objects.ts';
import { untilSettled } from '../settled.ts';
import { DRIVEN, HUB, SELF_MANAGED, type Stage } from '../stage.ts';

/** The result of the hub for each cluster, and what each cluster then does itself. */
export function spokesPhase(at: () => Stage): void {
  test.each(SELF_MANAGED)('A05 A07 %s: a composite, its resources, a kubeconfig, and eight steps in order', (cluster) => {
    const { eventLog, account } = at();
    const ready = (name: string): number =>
      eventLog.first({ cluster: HUB, kind: 'Kustomization', name: `${cluster}-${name}`, event: 'Ready=True' }).revision;
    const steps = ['eks-cluster', 'crossplane-iam', 'external-secrets-iam', 'external-secrets', 'external-secrets-config'];
    const chain = [...steps, 'sealed-secrets', 'secrets', 'flux-controllers', 'flux-sync', 'flux'].map(ready);
    expect(chain).toEqual(chain.toSorted((one, other) => one - other));
    const composed = eventLog
      .events({ cluster: HUB, event: 'created' })
      .filter(({ object }) => object.metadata.labels?.['crossplane.io/composite'] === cluster);
    // Its Secret exists earlier, without a kubeconfig.
    const kubeconfig = eventLog.first({
      cluster: HUB,
      kind: 'ClusterAuth',
      namespace: 'flux-system',
      name: `${cluster}-kubeconfig`,
      event: 'Ready=True',
    }).revision;
    const opened = eventLog.first({
      cluster: HUB,
      kind: 'Cluster',
      name: composedName(composed, 'Cluster'),
      event: 'Ready=True',
    }).revision;
    const composite = eventLog.first({ cluster: HUB, kind: 'EKSCluster', name: cluster, event: 'created' }).revision;
    for (const between of [opened, kubeconfig]) {
      expect(composite).toBeLessThan(between);
      expect(between).toBeLessThan(chain[0] ?? 0);
    }
    expect(composed.length).toBeGreaterThan(20);
    expect(account.resources().map(inAws)).toContain(`Cluster ${cluster}`);
    proved(
      `${cluster}: ${composed.length} managed resources, then the kubeconfig, then ${chain.length} Kustomizations one after the other`,
    );
  });

  test('every control plane is in all zones of its cluster', async () => {
    const { hub, account } = at();
    for (const composite of await hub.list({ apiVersion: 'fleet.slipway.example/v1beta1', kind: 'EKSCluster' })) {
      const { network } = composite.spec as { readonly network: { readonly zones: readonly unknown[] } };
      const cluster = account.resources().find((resource) => inAws(resource) === `Cluster ${composite.metadata.name}`);
      const { vpcConfig } = (cluster?.parameters ?? {}) as { readonly vpcConfig?: { readonly subnetIds: readonly string[] } };
      expect(new Set(vpcConfig?.subnetIds).size, composite.metadata.name).toBe(network.zones.length);
      proved(`${composite.metadata.name} is in ${network.zones.length} zones`);
    }
  });

  test.each(SELF_MANAGED)('%s: its own Flux takes over its path', async (name) => {
    const { cluster, eventLog } = at();
    const spoke = cluster(name);
    await untilSettled(spoke, at().heads(), { deadline: 900_000, report: proved });
    const takenOver = eventLog.first({ cluster: name, kind: 'Kustomization', name: 'flux-system', event: 'Ready=True' }).revision;
    const handedOver = eventLog.first({ cluster: name, kind: 'Kustomization', name: 'flux-system', event: 'created' }).revision;
    const controllers = eventLog.first({
      cluster: name,
      kind: 'Deployment',
      namespace: 'flux-system',
      name: 'kustomize-controller',
      event: 'created',
    }).revision;
    expect(controllers).toBeLessThan(handedOver);
    expect(handedOver).toBeLessThan(takenOver);
    const { held, broken } = await heldEdges(spoke, at().clusters, eventLog);
    expect(broken).toEqual([]);
    proved(`${name} reconciles itself; ${held} edges of dependsOn held there`);
  });

  test('A08 A09 releases for a cluster are objects of the hub, and their content is on the cluster', async () => {
    const { hub, cluster } = at();
    for (const name of SELF_MANAGED) {
      expect(await cluster(name).get(deployment('external-secrets', 'external-secrets'))).toBeDefined();
      expect(await cluster(name).get(secret('external-secrets', 'sh.helm.release.v1.external-secrets.v1'))).toBeDefined();
    }
    expect(await hub.get(deployment('external-secrets', 'external-secrets'))).toBeUndefined();
    expect(await hub.get(secret('external-secrets', 'sh.helm.release.v1.external-secrets.v1'))).toBeUndefined();
    proved('external-secrets runs on the clusters and not on the hub');
  });

  test('the webapp and Prometheus arrive on the cluster that the hub drives', async () => {
    const { cluster } = at();
    const driven = cluster(DRIVEN);
    await driven.waitFor(deployment('golang', 'webapp'), 'Available', { deadline: 60_000 });
    await driven.waitFor(deployment('monitoring', 'prometheus-server'), 'Available', { deadline: 60_000 });
    expect(await driven.get(deployment('flux-system', 'kustomize-controller'))).toBeUndefined();
    expect(driven.programs.has('kustomize-controller')).toBe(false);
    proved(`${DRIVEN} has the webapp and Prometheus, and no Flux`);
  });

  test.each(SELF_MANAGED)('%s: the product catalogue has its table, its role and its pods', async (name) => {
    const { cluster, account } = at();
    const spoke = cluster(name);
    const table = {
      apiVersion: 'dynamodb.aws.m.upbound.io/v1beta1',
      kind: 'Table',
      metadata: { name: `${name}.product-catalog-products`, namespace: 'product-catalog' },
    };
    await spoke.waitFor(table, 'Ready', { deadline: 120_000 });
    await spoke.waitFor(deployment('product-catalog', 'catalog'), 'Available', { deadline: 120_000 });
    expect(account.resources().map(inAws)).toEqual(
      expect.arrayContaining([`Table ${name}.product-catalog-products`, `Role ${name}.product-catalog-catalog`]),
    );
    proved(`${name}: the table and the role are in the account, the pods are available`);
  });

  test('every cluster holds the objects that Slipway foresees, field by field', () => expectSameObjects(at()));

  test('A29 every namespace that something is put into exists', async () => {
    for (const cluster of at().clusters) {
      const namespaces = new Set((await cluster.list({ apiVersion: 'v1', kind: 'Namespace' })).map(({ metadata }) => metadata.name));
      const used = at()
        .eventLog.events({ cluster: cluster.name, event: 'created' })
        .map(({ namespace }) => namespace);
      expect([...new Set(used)].filter((namespace) => namespace !== undefined && !namespaces.has(namespace))).toEqual([]);
    }
  });
}

/** Returns `Cluster commercial-staging` for the kind `eks/Cluster`. */
const inAws = ({ kind, id }: ExternalResource): string => `${kind.slice(kind.indexOf('/') + 1)} ${id}`;

const composedName = (events: readonly { readonly kind: string; readonly name: string }[], kind: string): string =>
  events.find((event) => event.kind === kind)?.name ?? `no ${kind}`;
