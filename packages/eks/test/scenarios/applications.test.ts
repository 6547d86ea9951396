import type { AppRepository, WorkloadCluster } from '@slipway/fleet';
import { run } from '@slipway/fleet';
import { describe, expect, test } from 'vitest';
import { commercialProduction, commercialStaging, productCatalog } from '../reference/index.ts';
import { changesBetween, kustomizationsOf, problemsOf, treeOf, withChanged } from './sample-fleet.ts';

const staging: WorkloadCluster = commercialStaging;
const production: WorkloadCluster = commercialProduction;
const leaf = 'clusters/commercial/commercial-staging';
const shop: AppRepository = { name: 'shop', url: 'https://git.example/shop', ref: { branch: 'main' }, serviceAccountName: 'shop-deployer' };
const search: AppRepository = { name: 'search', url: 'ssh://git@git.example/search', ref: { semver: '>=1.0.0' }, secretName: 'search-git' };
const having = (...repositories: readonly AppRepository[]) => withChanged(staging, () => ({ ...staging, repositories }));

describe('A16 a repository of another team', () => {
  const tree = treeOf(having(shop));

  test('is in the bootstrap path with the Kustomization that starts its chain', () => {
    const text = tree.get(`${leaf}/shop.yaml`);
    expect(text?.match(/^kind: .*$/gm)).toEqual(['kind: GitRepository', 'kind: Kustomization']);
    expect(text).toContain(`path: "./${leaf}"`);
    expect(tree.get(`${leaf}/kustomization.yaml`)).toContain('- shop.yaml');
  });

  test('is nowhere else', () => {
    const { added, changed } = changesBetween(treeOf(), tree);
    expect({ added, changed }).toEqual({ added: [`${leaf}/shop.yaml`], changed: [`${leaf}/kustomization.yaml`] });
  });
});

test('A17 two repositories are on one cluster, and one repository has a revision of its own on each cluster', () => {
  const tree = treeOf({
    clusters: [
      ...filesOfClusters(staging, { ...staging, repositories: [shop, search] }, production, {
        ...production,
        repositories: [{ ...shop, ref: { tag: 'v1.4.0' } }],
      }),
    ],
  });
  expect(tree.get(`${leaf}/shop.yaml`)).toContain('branch: main');
  expect(tree.get(`${leaf}/search.yaml`)).toContain('semver: ">=1.0.0"');
  expect(tree.get('clusters/commercial/commercial-production/shop.yaml')).toContain('tag: v1.4.0');
});

describe('A18 an application', () => {
  const without = { ...staging, applications: [] };
  const before = treeOf(withChanged(staging, () => without));

  test('appears on the cluster that runs it and on no other', () => {
    const { added, changed } = changesBetween(before, treeOf());
    expect(added).toEqual([`${leaf}/product-catalog-tenant.yaml`, `${leaf}/product-catalog.yaml`]);
    // Its table needs the provider of DynamoDB. No other object here reads the package of the applications.
    const also = ['crossplane-providers.yaml', 'kustomization.yaml', 'package-sources.yaml'];
    expect(changed).toEqual(also.map((file) => `${leaf}/${file}`));
  });

  test('is refused a second time', () => {
    const twice = withChanged(staging, () => ({ ...staging, applications: [run(productCatalog), run(productCatalog, { replicas: 3 })] }));
    expect(problemsOf(twice)).toMatchObject([{ rule: 'duplicate-use', pointer: '/applications/1', value: 'product-catalog' }]);
  });

  test('is applied with the permissions of its team, after the platform has given them', () => {
    const kustomizations = kustomizationsOf(staging);
    expect(kustomizations.get('product-catalog')?.spec.serviceAccountName).toBe('product-catalog-deployer');
    expect(kustomizations.get('product-catalog-tenant')?.spec.serviceAccountName).toBeUndefined();
    expect(kustomizations.get('product-catalog')?.spec.dependsOn?.map(({ name }) => name)).toContain('product-catalog-tenant');
  });
});

describe('A19 a release of an application', () => {
  test('changes the revision on that cluster and nothing else', () => {
    const before = treeOf(having(shop));
    const after = treeOf(having({ ...shop, ref: { tag: 'v2.0.0' } }));
    expect(changesBetween(before, after)).toEqual({ added: [], removed: [], changed: [`${leaf}/shop.yaml`] });
    expect(after.get(`${leaf}/shop.yaml`)?.replace('tag: v2.0.0', 'branch: main')).toBe(before.get(`${leaf}/shop.yaml`));
  });

  test('names exactly one revision', () => {
    const both = { ...shop, ref: { branch: 'main', tag: 'v1' } } as unknown as AppRepository;
    const none = { ...search, ref: {} } as unknown as AppRepository;
    expect(problemsOf(having(both, none)).map(({ pointer }) => pointer)).toEqual(['/repositories/0/ref', '/repositories/1/ref']);
  });
});

test('a repository cannot take the name of another file of the leaf', () => {
  expect(
    problemsOf(having({ ...shop, name: 'cert-manager' }, { ...shop, name: 'cluster-info' }, search, search)).map(({ pointer }) => pointer),
  ).toEqual(['/repositories/0/name', '/repositories/1/name', '/repositories/3/name']);
});

const filesOfClusters = (...pairs: readonly WorkloadCluster[]) =>
  (withChanged(pairs[0] as WorkloadCluster, () => pairs[1] as WorkloadCluster).clusters ?? []).map((cluster) =>
    cluster === pairs[2] ? (pairs[3] as WorkloadCluster) : cluster,
  );
