import { clusterId } from '@slipway/fleet';
import type { Manifest } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { oidcProviderName } from '../../src/eks-cluster/names.ts';
import {
  commercialProduction,
  commercialStaging,
  crossplaneDemoProduction,
  externalSecrets,
  flux,
  mgmtProduction,
  sealedSecrets,
} from '../reference/index.ts';
import { catalogueFiles, filesAppliedBy, treeByPath } from './applied-objects.ts';
import { applyPatches, operationsIn } from './apply-patches.ts';
import { allBefore, filesOf, kubeconfigSecretOf, kustomizationsOf } from './sample-fleet.ts';

const hub = kustomizationsOf(mgmtProduction);
const tree = treeByPath(catalogueFiles());
const spokes = [commercialProduction, commercialStaging];
const STEPS = [
  'eks-cluster',
  'crossplane-iam',
  'external-secrets-iam',
  'external-secrets',
  'external-secrets-config',
  'sealed-secrets',
  'secrets',
  'flux',
];
const find = (name: string) => {
  const kustomization = hub.get(name);
  if (!kustomization) throw new Error(`no Kustomization ${name}`);
  return kustomization;
};

describe('A04 every kubeConfig', () => {
  const connected = (id: string) =>
    [...hub.values()].flatMap(({ metadata, spec }) => {
      if (!metadata.name.startsWith(`${id}-`)) return [];
      const added = (spec.patches ?? []).flatMap(operationsIn).filter(({ path }) => path === '/spec/kubeConfig');
      const found = [...(spec.kubeConfig ? [spec.kubeConfig] : []), ...added.map(({ value }) => value)];
      return found.map((kubeConfig) => ({ unit: metadata.name.slice(id.length + 1), kubeConfig }));
    });

  test('names the Secret and the key that the composition of the same cluster writes', () => {
    for (const id of [...spokes, crossplaneDemoProduction].map(clusterId)) {
      for (const { unit, kubeConfig } of connected(id)) expect(kubeConfig, unit).toEqual({ secretRef: kubeconfigSecretOf(id) });
    }
  });

  test('is there for all that the hub puts on a cluster, as objects or as releases', () => {
    const onSpoke = ['external-secrets', 'external-secrets-config', 'sealed-secrets', 'secrets', 'flux-controllers', 'flux-sync'];
    for (const spoke of spokes)
      expect(
        connected(clusterId(spoke))
          .map(({ unit }) => unit)
          .sort(),
      ).toEqual(onSpoke.toSorted());
    const { addons, applications } = crossplaneDemoProduction;
    const named = [...addons.map(({ addon }) => addon.name), ...applications.map(({ application }) => application.name)];
    expect(
      connected(clusterId(crossplaneDemoProduction))
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(named.sort());
  });
});

test('A05 the first step waits for what the composition will name: cluster, OIDC provider, kubeconfig', () => {
  for (const id of [...spokes, crossplaneDemoProduction].map(clusterId)) {
    const { healthChecks = [], timeout } = find(`${id}-eks-cluster`).spec;
    expect(healthChecks.map(({ kind, name, namespace }) => `${kind}/${namespace}/${name}`)).toEqual([
      `EKSCluster/${id}/${id}`,
      `OpenIDConnectProvider/${id}/${oidcProviderName(id)}`,
      `ClusterAuth/flux-system/${kubeconfigSecretOf(id).name}`,
      `Secret/flux-system/${kubeconfigSecretOf(id).name}`,
    ]);
    expect(timeout).toBe('30m');
  }
});

describe('A06 the hub', () => {
  test('goes from Crossplane over providers, functions and the definition to the clusters, each step after the one before', () => {
    const chain = ['crossplane-core', 'crossplane-providers', 'crossplane-functions', 'crossplane-provider-config', 'eks-cluster'];
    const steps = [...chain, ...spokes.map((spoke) => `${clusterId(spoke)}-eks-cluster`)];
    chain.slice(1).forEach((name, index) => {
      expect(find(name).spec.dependsOn?.map((dependency) => dependency.name)).toContain(chain[index]);
    });
    for (const step of steps.slice(5)) expect([...allBefore(step, hub)]).toEqual(expect.arrayContaining(chain));
  });

  test('switches on the providers that its clusters need', () => {
    expect(find('crossplane-providers').spec.components).toEqual(['aws-ec2', 'aws-eks', 'aws-iam']);
  });
});

test('A06 each edge leads to a Kustomization of the same cluster, and no way leads back', () => {
  for (const kustomizations of [mgmtProduction, ...spokes].map((cluster) => kustomizationsOf(cluster))) {
    for (const [name, { spec }] of kustomizations) {
      for (const dependency of spec.dependsOn ?? [])
        expect(kustomizations.has(dependency.name), `${name} -> ${dependency.name}`).toBe(true);
      expect(allBefore(name, kustomizations).has(name), name).toBe(false);
    }
  }
});

test('A07 the eight steps follow each other, and Flux is the last', () => {
  for (const id of spokes.map(clusterId)) {
    STEPS.slice(1).forEach((step, index) => {
      expect(find(`${id}-${step}`).spec.dependsOn?.map(({ name }) => name)).toContain(`${id}-${STEPS[index]}`);
      expect(allBefore(`${id}-${step}`, hub)).toContain(`${id}-eks-cluster`);
    });
    const afterFlux = [...hub.keys()].filter((name) => name.startsWith(`${id}-`) && allBefore(name, hub).has(`${id}-flux`));
    expect(afterFlux).toEqual([]);
  }
});

test('A08 what the hub applies about a spoke has no kubeConfig; what it applies on the spoke has', () => {
  for (const id of spokes.map(clusterId)) {
    const remote = STEPS.filter((step) => find(`${id}-${step}`).spec.kubeConfig !== undefined);
    expect(remote).toEqual(['external-secrets-config', 'secrets']);
    for (const step of remote) expect(find(`${id}-${step}`).spec.deletionPolicy).toBe('Orphan');
  }
});

test('A09 the health check of a remote release names it as the patches leave it', () => {
  const units = [externalSecrets, sealedSecrets].map(({ name }) => name);
  for (const id of spokes.map(clusterId)) {
    for (const [kustomization, unit] of [...units.map((name) => [name, name] as const), ['flux-controllers', flux.name] as const]) {
      const { healthChecks, patches = [] } = find(`${id}-${kustomization}`).spec;
      expect(healthChecks).toMatchObject([{ kind: 'HelmRelease', name: `${id}-${unit}`, namespace: 'flux-system' }]);
      const [release] = filesAppliedBy(find(`${id}-${kustomization}`), tree).flatMap((file) =>
        file.objects.filter(({ kind }) => kind === 'HelmRelease'),
      );
      expect(applyPatches(release as Manifest, patches)).toMatchObject({
        metadata: { name: `${id}-${unit}`, namespace: 'flux-system' },
        spec: { releaseName: unit, kubeConfig: { secretRef: kubeconfigSecretOf(id) } },
      });
    }
  }
});

describe('A35 a spoke without its hub', () => {
  test('reads only from sources and variables of its own leaf', () => {
    for (const spoke of spokes) {
      const leaf = filesOf().filter(({ path }) => path.startsWith(`clusters/commercial/${clusterId(spoke)}/`));
      const objects = new Set(leaf.flatMap((file) => file.objects.map(({ kind, metadata }) => `${kind}/${metadata?.name}`)));
      for (const { spec } of kustomizationsOf(spoke).values()) {
        expect(spec.kubeConfig).toBeUndefined();
        expect(objects).toContain(`GitRepository/${spec.sourceRef.name}`);
        for (const { name } of spec.postBuild?.substituteFrom ?? []) expect(objects).toContain(`ConfigMap/${name}`);
      }
    }
  });

  test('does not contain what the hub keeps on it: one owner for each object', () => {
    const owned = [externalSecrets, sealedSecrets, flux].flatMap(({ units }) => units.map(({ name }) => name));
    for (const spoke of spokes) for (const name of owned) expect(kustomizationsOf(spoke).has(name), name).toBe(false);
  });
});

test('the hub gives a spoke its repository and its leaf once, and leaves them to it', () => {
  const sync = find('commercial-staging-flux-sync');
  expect(sync.spec).toMatchObject({
    path: './clusters/commercial/commercial-staging/flux-system',
    prune: false,
    kubeConfig: { secretRef: { name: 'commercial-staging-kubeconfig' } },
  });
  expect(
    sync.spec.patches?.map(({ target, patch }) => [target.kind, patch.includes('kustomize.toolkit.fluxcd.io/ssa: IfNotPresent')]),
  ).toEqual([
    ['GitRepository', true],
    ['Kustomization', true],
  ]);
});

describe('the cluster that the hub drives', () => {
  test('has its leaf reconciled by the hub once it exists', () => {
    const leaf = find('crossplane-demo-production');
    expect(leaf.spec.path).toBe('./clusters/crossplane-demo/crossplane-demo-production');
    expect(leaf.spec.dependsOn?.map(({ name }) => name)).toEqual(['crossplane-demo-production-eks-cluster']);
  });

  test('gets the webapp through its kubeconfig, then a release of the hub in the namespace that the webapp brings', () => {
    const webapp = find('crossplane-demo-production-webapp');
    const prometheus = find('crossplane-demo-production-prometheus');
    expect(webapp.spec).toMatchObject({
      path: './applications/webapp',
      kubeConfig: { secretRef: { name: 'crossplane-demo-production-kubeconfig' } },
    });
    expect(prometheus.spec.kubeConfig).toBeUndefined();
    expect(prometheus.spec.dependsOn?.map(({ name }) => name)).toEqual([
      'crossplane-demo-production-webapp',
      'source-prometheus-community',
    ]);
    expect(prometheus.spec.healthChecks).toMatchObject([{ kind: 'HelmRelease', name: 'crossplane-demo-production-prometheus' }]);
  });
});
