import { assembleFleet } from '@slipway/fleet';
import type { Manifest, ManifestFile } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { commercialStaging, crossplaneDemoProduction, fleet, mgmtProduction } from '../../test/reference/index.ts';
import type { EksWorkload } from '../clusters/cluster-spec.ts';

const PRUNE = 'kustomize.toolkit.fluxcd.io/prune';
const filesOf = (cluster: EksWorkload): ManifestFile[] => assembleFleet({ ...fleet, clusters: [mgmtProduction, cluster] });
const kept = ({ metadata }: Manifest): boolean => metadata.annotations?.[PRUNE] === 'disabled';

/** Returns the objects in the hub's files of a cluster whose path ends like this. */
const inFleet = (files: readonly ManifestFile[], ending: RegExp): Manifest[] =>
  files.filter(({ path }) => path.includes('/fleet/') && ending.test(path)).flatMap(({ objects }) => objects);

const policiesOf = (files: readonly ManifestFile[]) =>
  inFleet(files, /\/fleet\/[^/]+\/(flux\/)?[^/]+\.yaml$/)
    .filter(({ apiVersion }) => apiVersion.startsWith('kustomize.toolkit'))
    .map(({ metadata, spec }: Manifest & { spec?: { deletionPolicy?: string } }) => [metadata.name, spec?.deletionPolicy] as const);

describe.each([commercialStaging, crossplaneDemoProduction])('a cluster that its definition protects ($cluster)', (cluster) => {
  const files = filesOf(cluster);

  it('is kept when its composite resource disappears from Git', () => {
    expect(inFleet(files, /eks-cluster\/cluster\.yaml$/).map(kept)).toEqual([true]);
  });

  it('is kept, with its permissions and releases, when a Flux Kustomization of the hub disappears', () => {
    const policies = policiesOf(files);
    expect(policies.length).toBeGreaterThanOrEqual(2);
    for (const [name, policy] of policies) expect([name, policy]).toEqual([name, 'Orphan']);
  });
});

it('keeps its namespace of Flux and its way to Git', () => {
  const secrets = inFleet(filesOf(commercialStaging), /\/secrets\/(namespace|git-credentials)\.yaml$/);
  expect(secrets.map(kept)).toEqual([true, true]);
});

describe('a cluster that may go', () => {
  const files = filesOf({ ...commercialStaging, deletionProtection: false });

  it('is deleted together with its composite resource', () => {
    expect(inFleet(files, /eks-cluster\/cluster\.yaml$/)).toMatchObject([{ spec: { deletionProtection: false } }]);
    expect(inFleet(files, /eks-cluster\/cluster\.yaml$/).map(kept)).toEqual([false]);
  });

  it('takes along what the hub has for it, and nothing that lives on the cluster itself', () => {
    const orphans = policiesOf(files).flatMap(([name, policy]) => (policy === 'Orphan' ? [name.replace('commercial-staging-', '')] : []));
    expect(orphans.toSorted()).toEqual(['external-secrets-config', 'flux-sync', 'secrets']);
  });
});

describe('the namespace of a cluster on the hub', () => {
  const namespaceFiles = (cluster: EksWorkload) =>
    inFleet(filesOf(cluster), /eks-cluster\/namespace(-usage)?\.yaml$/).toSorted((one) => (one.kind === 'Namespace' ? -1 : 1));

  it('is not that of Flux, and has everything that makes the cluster', () => {
    const objects = inFleet(filesOf(commercialStaging), /eks-cluster\/[^/]+\.yaml$/).filter(({ kind }) => kind === 'EKSCluster');
    expect(objects.map(({ metadata }) => metadata.namespace)).toEqual(['commercial-staging']);
    expect(namespaceFiles(commercialStaging)[0]?.metadata.name).toBe('commercial-staging');
  });

  it('is never pruned, and Crossplane refuses to delete it while the cluster is protected', () => {
    const [namespace, usage] = namespaceFiles(commercialStaging);
    expect(kept(namespace as Manifest)).toBe(true);
    expect(usage).toMatchObject({
      kind: 'ClusterUsage',
      spec: {
        of: { apiVersion: 'v1', kind: 'Namespace', resourceRef: { name: 'commercial-staging' } },
        reason: expect.stringContaining('deletionProtection: false'),
      },
    });
  });

  it('is never pruned with an unprotected cluster either, and a person may delete it', () => {
    const [namespace, ...others] = namespaceFiles({ ...commercialStaging, deletionProtection: false });
    expect([kept(namespace as Manifest), others]).toEqual([true, []]);
  });

  it('is all that Flux needs none of: the kubeconfig in its own namespace refers to no object of the cluster', () => {
    const [access] = inFleet(filesOf(commercialStaging), /eks-cluster\/kubeconfig\.yaml$/);
    expect(access).toMatchObject({
      kind: 'ClusterAuth',
      metadata: { name: 'commercial-staging-kubeconfig', namespace: 'flux-system' },
      spec: {
        forProvider: { clusterName: 'commercial-staging', region: 'eu-west-1' },
        writeConnectionSecretToRef: { name: 'commercial-staging-kubeconfig' },
      },
    });
    expect(JSON.stringify(access)).not.toMatch(/Ref":\{"name":"commercial-staging"|Selector|ownerReferences/);
  });
});
