import type { Cluster } from '@slipway/fleet';
import { fleetDirectory, leafDirectory } from '@slipway/fleet';
import { CLUSTER_VARIABLES, type Manifest, type ManifestFile, renderFile } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { catalogueFiles, filesAppliedBy, treeByPath } from './applied-objects.ts';
import { type FluxKustomization, filesOf, objectsReadBy, sampleFleet } from './sample-fleet.ts';

const files = filesOf();
const tree = treeByPath([...catalogueFiles(), ...files]);
const variablesIn = (file: ManifestFile): string[] => [...renderFile(file).matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name);

/** Returns the Flux Kustomizations about one cluster, and the other objects in the leaf where their Flux runs. */
const kustomizationsAbout = (cluster: Cluster): { readonly kustomization: FluxKustomization; readonly beside: readonly Manifest[] }[] =>
  files.flatMap(({ path, objects }) => {
    const onHub = cluster.role === 'workload' && path.startsWith(`${fleetDirectory(cluster)}/`);
    const inLeaf = path.startsWith(`${leafDirectory(cluster)}/`) && !path.includes('/fleet/');
    if (!onHub && !inLeaf) return [];
    const reader = cluster.role === 'workload' && (onHub || cluster.delivery === 'hub') ? cluster.hub : cluster;
    const kustomizations = objects.filter(({ apiVersion }) => apiVersion.startsWith('kustomize.toolkit.fluxcd.io/')) as FluxKustomization[];
    return kustomizations.map((kustomization) => ({ kustomization, beside: objectsReadBy(reader, files) }));
  });

const applied = sampleFleet.clusters.flatMap((cluster) =>
  kustomizationsAbout(cluster).map(({ kustomization, beside }) => ({
    cluster,
    kustomization,
    beside,
    used: [...new Set(kustomization.metadata.name === 'flux-system' ? [] : filesAppliedBy(kustomization, tree).flatMap(variablesIn))],
  })),
);

test('a variable in a folder has its value where the Flux that applies the folder reads it, as the definition says', () => {
  const using = applied.filter(({ used }) => used.length > 0);
  expect(using).not.toEqual([]);
  for (const { cluster, kustomization, beside, used } of using) {
    const [from, ...others] = kustomization.spec.postBuild?.substituteFrom ?? [];
    expect(others, kustomization.metadata.name).toEqual([]);
    const info = beside.filter(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === from?.name) as (Manifest & {
      data: object;
    })[];
    expect(info, kustomization.metadata.name).toHaveLength(1);
    expect(info[0]?.metadata.namespace).toBe(kustomization.metadata.namespace);
    expect(info[0]?.data, kustomization.metadata.name).toEqual({
      ACCOUNT_ID: cluster.accountId,
      AWS_REGION: cluster.region,
      CLUSTER_NAME: `${cluster.cluster}-${cluster.environment}`,
      ENVIRONMENT: cluster.environment,
      VPC_CIDR: cluster.network.cidr,
    });
    for (const name of used) expect(Object.keys(info[0]?.data ?? {}), kustomization.metadata.name).toContain(name);
  }
});

test('A03 no placeholder is in what the clusters apply, but for the five variables', () => {
  const words = /(?<![a-z-])(cluster|app)-name\b|REPO_PREFIX|XXXX|TODO|FIXME|CHANGEME|CHANGE_ME|\bundefined\b|\[object |<[A-Za-z][\w -]*>/;
  const all = [...catalogueFiles(), ...files];
  for (const file of all) {
    expect(renderFile(file), file.path).not.toMatch(words);
    for (const name of variablesIn(file)) expect(CLUSTER_VARIABLES, file.path).toContain(name);
    if (file.path.startsWith('clusters/')) expect(variablesIn(file), file.path).toEqual([]);
  }
  expect(new Set(all.map(({ path }) => path.split('/')[0]))).toEqual(new Set(['applications', 'clusters', 'common']));
});
