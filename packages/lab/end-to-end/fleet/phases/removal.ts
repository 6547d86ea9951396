import { expect, test } from 'vitest';
import { proved } from '../../lab-test.ts';
import { fluxChanges } from '../changes.ts';
import { eksCluster, fluxObject } from '../objects.ts';
import { untilSettled } from '../settled.ts';
import { ADDED, HUB, OTHER_ACCOUNT, SELF_MANAGED, type Stage } from '../stage.ts';

const ACCOUNT_UNIT = `account-${OTHER_ACCOUNT}`;
const ACCOUNT_CONFIG = { apiVersion: 'aws.m.upbound.io/v1beta1', kind: 'ClusterProviderConfig', metadata: { name: ACCOUNT_UNIT } };
const FILE = `packages/cluster-defs/src/clusters/${ADDED}.ts`;

/** Removes a cluster, in the order of the README of cluster-defs. */
export function removalPhase(at: () => Stage): void {
  test('A22 its applications go first, with their data', async () => {
    const { workspace, release, cluster, heads } = at();
    const own = cluster(ADDED);
    workspace.edit(FILE, 'run(productCatalog, { replicas: 1 })', 'run(productCatalog, { replicas: 1, protectTable: false })');
    await release(['cluster-defs']);
    await untilSettled(own, heads());
    workspace.edit(FILE, 'run(productCatalog, { replicas: 1, protectTable: false })', '');
    await release(['cluster-defs']);
    await untilSettled(own, heads());
    for (const name of ['product-catalog', 'product-catalog-tenant']) {
      await own.waitUntilGone(fluxObject('Kustomization', name), { deadline: 300_000 });
    }
    expect(namesInAws(at()).filter((name) => name.includes(`${ADDED}.product-catalog`))).toEqual([]);
    proved('the table, the role and the workload of the product catalogue are gone');
  });

  test('A22 then its nodes and its add-ons', async () => {
    const { workspace, release, cluster, heads } = at();
    const own = cluster(ADDED);
    await own.patch(fluxObject('Kustomization', 'karpenter-config'), { spec: { suspend: true } });
    for (const kind of ['NodePool', 'EC2NodeClass']) {
      const apiVersion = kind === 'NodePool' ? 'karpenter.sh/v1' : 'karpenter.k8s.aws/v1';
      for (const object of await own.list({ apiVersion, kind })) {
        await own.remove(object);
        await own.waitUntilGone(object, { deadline: 120_000 });
      }
    }
    workspace.edit(FILE, 'use(certManager), use(externalSecrets), use(karpenter, { replicas: 1 }), use(sealedSecrets)', '');
    await expect(release(['cluster-defs'])).rejects.toThrow(/many-deletions[\s\S]*allow-delete/);
    proved('slipway publish refuses to empty a cluster by accident');
    workspace.write('slipway.yaml', `allow-delete:\n  - object: '*'\n    cluster: ${ADDED}\n    reason: The cluster ends.\n`);
    await release(['cluster-defs']);
    await untilSettled(own, heads());
    for (const name of ['karpenter', 'karpenter-iam', 'karpenter-interruption', 'cert-manager']) {
      await own.waitUntilGone(fluxObject('Kustomization', name), { deadline: 300_000 });
    }
    expect(namesInAws(at()).filter((name) => name.includes(`${ADDED}.karpenter`))).toEqual([]);
    proved('Karpenter, its queue, its rules and its roles are gone');
  });

  test('A22 then the cluster itself, and nothing of it is left', async () => {
    const { workspace, release, hub, cluster, eventLog, heads, branches } = at();
    workspace.edit(FILE, '  addons: [', '  deletionProtection: false,\n  addons: [');
    await release(['cluster-defs']);
    const free = (annotations: Readonly<Record<string, string>> = {}): boolean => !('kustomize.toolkit.fluxcd.io/prune' in annotations);
    await hub.waitFor(eksCluster(ADDED), ({ metadata, status }) => free(metadata.annotations) && isSettled(status?.conditions), {
      deadline: 300_000,
    });
    await untilSettled(hub, heads());
    const before = eventLog.now();
    workspace.remove(FILE);
    await expect(release(['cluster-defs'])).rejects.toThrow(/protected-deletion[\s\S]*--allow-deletions/);
    proved('slipway publish refuses to delete a cluster by accident');
    await release(['cluster-defs'], { flags: ['--allow-deletions'] });
    // Without the Flux of the cluster: its leaf does not exist any more, and neither would its API server.
    for (const name of [HUB, ...SELF_MANAGED] as const) await untilSettled(cluster(name), heads());
    await hub.waitUntilGone(eksCluster(ADDED), { deadline: 600_000 });
    const isOwn = (line: string): boolean => line.includes(ADDED) || line.includes(ACCOUNT_UNIT);
    expect(fluxChanges(eventLog, before).filter((line) => !line.startsWith(`${HUB}: `) || !isOwn(line))).toEqual([]);
    await expect.poll(() => namesInAws(at()).filter((name) => name.includes(ADDED)), { timeout: 120_000 }).toEqual([]);
    expect(await hub.get(fluxObject('Kustomization', ACCOUNT_UNIT))).toBeUndefined();
    // The providers need it until the last resource is deleted. A person deletes it.
    expect(await hub.get(ACCOUNT_CONFIG)).toBeDefined();
    expect(
      branches()
        .filter(({ text }) => text.includes(ADDED))
        .map(({ path }) => path),
    ).toEqual([]);
    proved(`no branch names ${ADDED}, and no account has anything of it`);
  });
}

const isSettled = (conditions: readonly { readonly type: string; readonly status: string }[] = []): boolean =>
  ['Ready', 'Synced'].every((wanted) => conditions.some(({ type, status }) => type === wanted && status === 'True'));

/** Returns the names of all resources in the accounts, with their parameters. */
const namesInAws = ({ account, otherAccount }: Stage): readonly string[] =>
  [account, otherAccount]
    .flatMap((one) => one.resources())
    .map(({ kind, id, parameters }) => `${kind} ${id} ${JSON.stringify(parameters)}`);
