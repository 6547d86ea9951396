import { accountRole, hubRole } from '@slipway/eks';
import { expect, test } from 'vitest';
import { type Cluster, type ExternalResource, isTrue, type StoredObject } from '../../../src/index.ts';
import { HUB as HUB_DEFINITION, makeRole } from '../../../test/made-by-hand.ts';
import { proved } from '../../lab-test.ts';
import { fluxChanges } from '../changes.ts';
import { deployment, eksCluster, fluxObject } from '../objects.ts';
import { expectSameObjects } from '../same-objects.ts';
import { unsettled, untilSettled } from '../settled.ts';
import { ADDED, DRIVEN, HUB, OTHER_ACCOUNT, type Stage } from '../stage.ts';

const STAGING = 'commercial-staging';
const PRODUCTION = 'commercial-production';
const CLUSTER_FILE = `packages/cluster-defs/src/clusters/${STAGING}.ts`;
const ADDED_FILE = `packages/cluster-defs/src/clusters/${ADDED}.ts`;
const ADDON_FILE = 'packages/addons-catalog/src/addons/prometheus.ts';

/** Changes of a platform engineer after the first day, and their effects. */
export function dayTwoPhase(at: () => Stage): void {
  /** The revision at which the cluster was added. */
  let before: number;

  test('the same definitions again: nothing is published, nothing is reconciled again', async () => {
    const { publish, wake, heads, eventLog, untilQuiet } = at();
    const [before, published] = [eventLog.now(), heads()];
    expect((await publish()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
    await wake();
    await untilQuiet();
    expect(fluxChanges(eventLog, before)).toEqual([]);
    expect(heads()).toEqual(published);
    expect(eventLog.events({ kind: 'Kustomization', event: 'Ready=False' }, before)).toEqual([]);
    proved('published again: no commit, no new revision, no change on any cluster');
  });

  test('another version of an add-on changes its release on the clusters that have it, and nothing else', async () => {
    const { workspace, release, eventLog, untilQuiet } = at();
    const before = eventLog.now();
    workspace.edit(ADDON_FILE, "version: '29.27.0'", "version: '29.28.0'");
    const rows = await release(['addons-catalog']);
    expect(rows.filter(({ outcome }) => outcome === 'published').map((row) => [row.package, row.changed, row.added, row.removed])).toEqual([
      ['addons-catalog', ['common/cluster-addons/add-ons/prometheus/release.yaml'], [], []],
    ]);
    await untilQuiet();
    expect(fluxChanges(eventLog, before)).toEqual([
      `${PRODUCTION}: changed HelmRelease prometheus`,
      `${STAGING}: changed HelmRelease prometheus`,
      `${HUB}: changed HelmRelease ${DRIVEN}-prometheus`,
      `${HUB}: changed HelmRelease prometheus`,
    ]);
    proved('Prometheus 29.28.0: four releases changed, on four clusters, and nothing else');
  });

  test('an override in one Flux Kustomization changes that cluster only', async () => {
    const { workspace, release, eventLog, untilQuiet } = at();
    const before = eventLog.now();
    workspace.edit(CLUSTER_FILE, 'use(prometheus)', "use(prometheus, { retention: '3d' })");
    await release(['cluster-defs']);
    await untilQuiet();
    expect(fluxChanges(eventLog, before)).toEqual([
      `${STAGING}: changed HelmRelease prometheus`,
      `${STAGING}: changed Kustomization prometheus`,
    ]);
    proved('retention 3d: the Flux Kustomization and the release of staging changed');
  });

  test('an add-on that is removed is pruned there and nowhere else', async () => {
    const { workspace, release, eventLog, untilQuiet, cluster } = at();
    const before = eventLog.now();
    workspace.edit(CLUSTER_FILE, "use(prometheus, { retention: '3d' }),", '');
    await release(['cluster-defs']);
    await untilQuiet();
    expect(fluxChanges(eventLog, before)).toEqual([
      `${STAGING}: deleted HelmRelease prometheus`,
      `${STAGING}: deleted HelmRepository prometheus-community`,
      `${STAGING}: deleted Kustomization prometheus`,
      `${STAGING}: deleted Kustomization source-prometheus-community`,
    ]);
    await cluster(STAGING).waitUntilGone(deployment('monitoring', 'prometheus-server'), { deadline: 120_000 });
    expect(await cluster(PRODUCTION).get(deployment('monitoring', 'prometheus-server'))).toBeDefined();
    proved('Prometheus is uninstalled from staging, and still runs on production');
  });

  test('A10 the control plane is upgraded, then the nodes; each is one field of one file', async () => {
    const { workspace, release, eventLog, untilQuiet, hub, account } = at();
    const versionsOf = (kind: 'Cluster' | 'NodeGroup'): unknown[] =>
      inEks(account, kind, STAGING).map(({ attributes, parameters }) => ({ ...parameters, ...attributes }).version);
    for (const [from, to, upgraded] of [
      ["controlPlane: '1.35'", "controlPlane: '1.36'", 'Cluster'],
      ["nodes: '1.35'", "nodes: '1.36'", 'NodeGroup'],
    ] as const) {
      const before = eventLog.now();
      workspace.edit(CLUSTER_FILE, from, to);
      const rows = await release(['cluster-defs']);
      expect(rows.flatMap(({ changed, added, removed }) => [...changed, ...added, ...removed])).toEqual([
        `clusters/mgmt/${HUB}/fleet/${STAGING}/eks-cluster/cluster.yaml`,
      ]);
      await untilQuiet();
      await hub.waitFor(eksCluster(STAGING), (object) => isTrue(object, 'Ready') && isTrue(object, 'Synced'), { deadline: 300_000 });
      expect(fluxChanges(eventLog, before)).toEqual([`${HUB}: changed EKSCluster ${STAGING}`]);
      await expect.poll(() => versionsOf(upgraded), { timeout: 300_000 }).toEqual(['1.36']);
      proved(`${upgraded} of staging has 1.36; one object changed on the hub`);
    }
  });

  test('A11 another size of one cluster changes its composite, and nothing else', async () => {
    const { workspace, release, eventLog, untilQuiet, account } = at();
    const before = eventLog.now();
    workspace.edit(CLUSTER_FILE, 'max: 4, desired: 2', 'max: 5, desired: 3');
    await release(['cluster-defs']);
    await untilQuiet();
    expect(fluxChanges(eventLog, before)).toEqual([`${HUB}: changed EKSCluster ${STAGING}`]);
    const sizes = (): unknown[] => inEks(account, 'NodeGroup', STAGING).map(({ parameters }) => parameters.scalingConfig);
    await expect.poll(sizes, { timeout: 120_000 }).toEqual([{ minSize: 2, maxSize: 5, desiredSize: 3 }]);
    proved('the node group of staging has three nodes');
  });

  test('a cluster in another account: nothing is made in any account before the hub has its role there', async () => {
    const { workspace, release, hub, account, otherAccount } = at();
    const made = account.resources().length;
    const example = readmeExample(workspace.read('README.md'));
    expect(example).toContain(`accountId: '${account.id}'`);
    workspace.write(ADDED_FILE, example.replace(account.id, OTHER_ACCOUNT));
    before = at().eventLog.now();
    const rows = await release(['cluster-defs']);
    expect(rows.flatMap(({ changed, removed }) => [...changed, ...removed])).toEqual([`clusters/mgmt/${HUB}/kustomization.yaml`]);
    await hub.waitFor(fluxObject('Kustomization', `account-${OTHER_ACCOUNT}`), 'Ready', { deadline: 120_000 });
    const vpcs = async () =>
      (await composed(hub, 'ec2', 'VPC')).map(({ status }) => status?.conditions?.find(({ type }) => type === 'Synced')?.message);
    await expect
      .poll(vpcs, { timeout: 300_000 })
      .toEqual([
        expect.stringContaining(
          `is not authorized to perform: sts:AssumeRole on resource: ${accountRole(HUB_DEFINITION, OTHER_ACCOUNT).arn}`,
        ),
      ]);
    expect([account.resources().length, otherAccount.resources().length]).toEqual([made, 0]);
    proved(`${ADDED} waits for the role of the hub in ${OTHER_ACCOUNT}`);
  });

  test('A01 a cluster is one new file; the hub makes it, and it takes over', async () => {
    const { eventLog, hub, cluster, account, otherAccount } = at();
    makeRole(otherAccount, accountRole(HUB_DEFINITION, OTHER_ACCOUNT));
    makeRole(account, hubRole(HUB_DEFINITION, [OTHER_ACCOUNT]));
    await hub.waitFor(fluxObject('Kustomization', `${ADDED}-flux`), 'Ready', { deadline: 900_000 });
    await untilSettled(cluster(ADDED), at().heads(), { deadline: 900_000, report: proved });
    const isOwn = (line: string): boolean =>
      line.startsWith(`${ADDED}: `) ||
      (line.startsWith(`${HUB}: `) && [ADDED, `account-${OTHER_ACCOUNT}`].some((name) => line.includes(name)));
    expect(fluxChanges(eventLog, before).filter((line) => !isOwn(line))).toEqual([]);
    expect(await unsettled(hub, at().heads())).toEqual([]);
    proved(`${ADDED} runs its own Flux; no object of another cluster changed`);
  });

  test('everything of that cluster is in its own account, by the ClusterProviderConfig of that account', async () => {
    const { hub, cluster, account, otherAccount } = at();
    const managed = (await Promise.all(IN_AWS.map(([group, kind]) => composed(hub, group, kind)))).flat();
    expect(managed.length).toBeGreaterThan(30);
    const refs = managed.map(({ spec }) => (spec as { readonly providerConfigRef?: unknown }).providerConfigRef);
    expect(new Set(refs.map((ref) => JSON.stringify(ref)))).toEqual(
      new Set([JSON.stringify({ kind: 'ClusterProviderConfig', name: `account-${OTHER_ACCOUNT}` })]),
    );
    const isAboutIt = ({ by }: { readonly by: string }): boolean => by.includes(ADDED);
    expect(account.calls().filter(isAboutIt)).toEqual([]);
    expect(otherAccount.calls().length).toBeGreaterThan(managed.length);
    expect(otherAccount.calls().filter((call) => !isAboutIt(call))).toEqual([]);
    for (const name of [
      `Role ${ADDED}-crossplane`,
      `Role ${ADDED}.external-secrets`,
      `Table ${ADDED}.product-catalog-products`,
      `Cluster ${ADDED}`,
    ]) {
      expect(otherAccount.resources().map(({ kind, id }) => `${kind.slice(kind.indexOf('/') + 1)} ${id}`)).toContain(name);
    }
    const composite = await hub.get(eksCluster(ADDED));
    expect(composite?.status).toMatchObject({ accountId: OTHER_ACCOUNT });
    await expect(hub.patch(eksCluster(ADDED), { spec: { providerConfigName: 'default' } })).rejects.toThrow(
      /the account of a cluster cannot change/,
    );
    const own = await cluster(ADDED).list({ apiVersion: 'aws.m.upbound.io/v1beta1', kind: 'ClusterProviderConfig' });
    expect(own.map(({ metadata }) => metadata.name)).toEqual(['default']);
    proved(`${managed.length} managed resources of the hub are in ${OTHER_ACCOUNT}, and none of them in ${account.id}`);
  });

  test('after all of it, every cluster holds the objects that Slipway foresees', () => expectSameObjects(at()));
}

/** Kinds of managed resources on the hub for the added cluster: of the Composition, and of the later steps. */
const IN_AWS = [
  ...['VPC', 'Subnet', 'RouteTable', 'RouteTableAssociation', 'Route', 'InternetGateway', 'NATGateway', 'EIP', 'LaunchTemplate', 'Tag'].map(
    (kind) => ['ec2', kind] as const,
  ),
  ...['Cluster', 'ClusterAuth', 'NodeGroup', 'Addon', 'PodIdentityAssociation'].map((kind) => ['eks', kind] as const),
  ...['Role', 'RolePolicyAttachment', 'Policy', 'OpenIDConnectProvider'].map((kind) => ['iam', kind] as const),
] as const;

/** Returns managed resources of a kind on the hub for the added cluster. */
async function composed(hub: Cluster, group: string, kind: string): Promise<readonly StoredObject[]> {
  const all = await hub.list({ apiVersion: `${group}.aws.m.upbound.io/v1beta1`, kind });
  return all.filter(({ metadata }) => metadata.name.startsWith(ADDED));
}

/** Returns the EKS resources of a cluster. */
const inEks = (account: Stage['account'], kind: 'Cluster' | 'NodeGroup', cluster: string): readonly ExternalResource[] =>
  account
    .resources()
    .filter((resource) => resource.kind === `eks/${kind}` && JSON.stringify([resource.id, resource.parameters]).includes(cluster));

/** Returns the cluster that the README adds. */
function readmeExample(readme: string): string {
  const [, code] = /`packages\/cluster-defs\/src\/clusters\/commercial-test\.ts`:\n\n```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  if (code === undefined) throw new Error('the README has no example of a cluster');
  return code;
}
