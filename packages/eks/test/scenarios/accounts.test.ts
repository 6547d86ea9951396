import type { Cluster } from '@slipway/fleet';
import { clusterId, defineAddon, use } from '@slipway/fleet';
import type { Manifest, ManifestFile } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { accountRole, CLUSTER_NAME, otherAccounts, ownName } from '../../src/index.ts';
import {
  awsEbsCsiDriver,
  commercialProduction,
  commercialStaging,
  crossplaneDemoProduction,
  defineCluster,
  mgmtProduction,
} from '../reference/index.ts';
import { catalogueFiles, filesAppliedBy, treeByPath } from './applied-objects.ts';
import { applyPatches } from './apply-patches.ts';
import {
  allBefore,
  type FluxKustomization,
  filesOf,
  kustomizationsOf,
  problemsOf,
  sampleFleet,
  secondStaging,
  treeOf,
} from './sample-fleet.ts';

const OTHER = '444455556666';
const DRIVEN = '777788889999';
const HUB_FOLDER = 'clusters/mgmt/mgmt-production';

/** A hub with one cluster in its own account, two in another one, and one that it drives in a third. */
const staging = defineCluster({ ...commercialStaging, accountId: OTHER });
const staging2 = defineCluster({ ...secondStaging, accountId: OTHER });
const driven = defineCluster({ ...crossplaneDemoProduction, accountId: DRIVEN, addons: [use(awsEbsCsiDriver)] });
const clusters: readonly Cluster[] = [mgmtProduction, commercialProduction, staging, staging2, driven];
const files = filesOf({ clusters });
const tree = treeByPath([...catalogueFiles(), ...files]);
const hub = kustomizationsOf(mgmtProduction, files);

const find = (name: string): FluxKustomization => {
  const kustomization = hub.get(name);
  if (!kustomization) throw new Error(`no Kustomization ${name}`);
  return kustomization;
};

/** Returns the AWS resources that the hub creates for one cluster, with the overrides of the Flux Kustomizations. */
const awsResourcesOf = (cluster: Cluster): readonly (Manifest & { readonly spec: { readonly providerConfigRef?: object } })[] =>
  [...hub.values()]
    .filter(({ metadata, spec }) => metadata.name.startsWith(`${clusterId(cluster)}-`) && spec.kubeConfig === undefined)
    .flatMap((kustomization) =>
      filesAppliedBy(kustomization, tree).flatMap(({ objects }) => objects.map((object) => [kustomization, object] as const)),
    )
    .filter(([, { apiVersion }]) => apiVersion.split('/')[0]?.endsWith('.aws.m.upbound.io'))
    .map(([kustomization, object]) => applyPatches(object, kustomization.spec.patches) as never);

const specOf = (path: string): object => (tree.get(path)?.objects[0] as (Manifest & { readonly spec: object }) | undefined)?.spec ?? {};
const configRef = (accountId: string) => ({ kind: 'ClusterProviderConfig', name: `account-${accountId}` });

test('the definitions have no problems', () => {
  expect(problemsOf({ clusters })).toEqual([]);
});

describe('each other account of the clusters of a hub', () => {
  test('has one ClusterProviderConfig on the hub, which assumes the role of the hub there and is never pruned', () => {
    expect(otherAccounts(mgmtProduction, clusters)).toEqual([OTHER, DRIVEN]);
    const made = files.flatMap(({ objects }) => objects).filter(({ kind }) => kind === 'ClusterProviderConfig');
    expect(made).toEqual(
      [OTHER, DRIVEN].map((accountId) => ({
        apiVersion: 'aws.m.upbound.io/v1beta1',
        kind: 'ClusterProviderConfig',
        metadata: { name: `account-${accountId}`, annotations: { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } },
        spec: {
          credentials: { source: 'PodIdentity' },
          assumeRoleChain: [{ roleARN: accountRole(mgmtProduction, accountId).arn }],
        },
      })),
    );
    expect(accountRole(mgmtProduction, OTHER).arn).toBe(`arn:aws:iam::${OTHER}:role/mgmt-production-hub`);
  });

  test('is ready before the clusters in it, and after the providers', () => {
    for (const cluster of [staging, staging2, driven]) {
      const composite = find(`${clusterId(cluster)}-eks-cluster`);
      expect(composite.spec.dependsOn?.map(({ name }) => name)).toContain(`account-${cluster.accountId}`);
      expect([...allBefore(composite.metadata.name, hub)]).toContain('crossplane-provider-config');
    }
    expect(find(`account-${OTHER}`).spec).toMatchObject({
      path: `./${HUB_FOLDER}/account-${OTHER}`,
      dependsOn: [{ name: 'crossplane-provider-config' }],
    });
  });

  test('is in the table of contents of the hub before the clusters', () => {
    const contents = tree.get(`${HUB_FOLDER}/kustomization.yaml`)?.objects[0] as Manifest & { readonly resources?: readonly string[] };
    const { resources = [] } = contents;
    expect(resources.indexOf(`account-${OTHER}.yaml`)).toBeGreaterThan(resources.indexOf('crossplane-provider-config.yaml'));
    expect(resources.indexOf(`account-${OTHER}.yaml`)).toBeLessThan(resources.indexOf('fleet/commercial-staging'));
  });
});

describe('everything that the hub makes in AWS', () => {
  test.each([staging, staging2, driven])('for a cluster in another account is made there: $cluster-$environment', (cluster) => {
    const objects = awsResourcesOf(cluster);
    expect(objects.length).toBeGreaterThan(3);
    for (const { metadata, spec } of objects)
      expect([metadata.name, spec.providerConfigRef]).toEqual([metadata.name, configRef(cluster.accountId)]);
    expect(specOf(`${HUB_FOLDER}/fleet/${clusterId(cluster)}/eks-cluster/cluster.yaml`)).toMatchObject({
      providerConfigName: `account-${cluster.accountId}`,
    });
  });

  test('for a cluster in its own account is printed as it was', () => {
    expect(awsResourcesOf(commercialProduction).filter(({ spec }) => spec.providerConfigRef !== undefined)).toEqual([]);
    const [before, after] = [treeOf(), treeOf({ clusters })];
    const own = [...before].filter(([path]) => path.includes('commercial-production/') || path.startsWith('common/'));
    expect(own.length).toBeGreaterThan(30);
    for (const [path, text] of own) expect(after.get(path), path).toBe(text);
  });

  test('for a cluster in another account names no other account', () => {
    const texts = [staging, staging2, driven].map((cluster) => [
      cluster.accountId,
      textsBelow(files, `${HUB_FOLDER}/fleet/${clusterId(cluster)}/`),
    ]);
    for (const [accountId, text] of texts as [string, string][]) {
      expect(new Set(text.match(/(?<!\d)\d{12}(?!\d)/g))).toEqual(new Set([accountId]));
    }
  });
});

test('the Crossplane of a cluster works in its own account: nothing in its leaf names a ClusterProviderConfig', () => {
  const leaf = textsBelow(files, 'clusters/commercial/commercial-staging/');
  expect(leaf).not.toContain('account-');
  expect(leaf).toContain(`"ACCOUNT_ID":"${OTHER}"`);
});

test('a hub without clusters in other accounts has none of this', () => {
  expect(otherAccounts(mgmtProduction, sampleFleet.clusters)).toEqual([]);
  expect([...treeOf().keys()].filter((path) => path.includes('account-'))).toEqual([]);
});

test('an option of an add-on does not lead out of the account', () => {
  const merge = { spec: { providerConfigRef: { kind: 'ClusterProviderConfig', name: 'default' }, deletionPolicy: 'Orphan' } };
  const target = { kind: 'Role', name: ownName(CLUSTER_NAME, 'aws-ebs-csi-driver') };
  const leading = defineAddon({ ...awsEbsCsiDriver, overrides: () => [{ unit: 'aws-ebs-csi-driver-iam', target, merge }] });
  const changed = filesOf({ clusters: [mgmtProduction, { ...driven, addons: [use(leading)] }] });
  const { spec } = kustomizationsOf(mgmtProduction, changed).get('crossplane-demo-production-aws-ebs-csi-driver-iam') ?? find('no pointer');
  const role = filesAppliedBy({ spec }, tree).flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'Role'));
  expect(role.map((object) => applyPatches(object, spec.patches))).toMatchObject([
    { spec: { providerConfigRef: configRef(DRIVEN), deletionPolicy: 'Orphan' } },
  ]);
});

const textsBelow = (of: readonly ManifestFile[], folder: string): string =>
  JSON.stringify(of.filter(({ path }) => path.startsWith(folder)).flatMap(({ objects }) => objects)).replaceAll('\\', '');
