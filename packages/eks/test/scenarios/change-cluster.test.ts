import { assembleCatalogue, clusterId, clustersRunning, use } from '@slipway/fleet';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import { type Manifest, renderTree, type Unit } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { type EksClusterOptions, eksClusterSpec } from '../../src/eks-cluster/schema.ts';
import { compositeResource } from '../../src/hub/eks-cluster.ts';
import type { EksWorkload } from '../../src/index.ts';
import { addons, certManager, commercialProduction, commercialStaging, prometheus, serviceMesh } from '../reference/index.ts';
import { catalogueFiles, filesAppliedBy, treeByPath } from './applied-objects.ts';
import { applyPatches } from './apply-patches.ts';
import {
  changesBetween,
  type FluxKustomization,
  filesOf,
  kustomizationsOf,
  problemsOf,
  sampleFleet,
  treeOf,
  withChanged,
} from './sample-fleet.ts';

const XR = 'clusters/mgmt/mgmt-production/fleet/commercial-staging/eks-cluster/cluster.yaml';
const leaf = 'clusters/commercial/commercial-staging';
const staging: EksWorkload = commercialStaging;
const withVersions = (controlPlane: '1.34' | '1.35' | '1.36', nodes: '1.34' | '1.35' | '1.36'): EksWorkload => ({
  ...staging,
  kubernetes: { controlPlane, nodes },
});
const withVersion = (release: HelmRelease, version: string): Manifest => {
  const copy = structuredClone(release) as { spec: { chart: { spec: { version: string } } } };
  copy.spec.chart.spec.version = version;
  return copy as unknown as Manifest;
};
const linesChanged = (path: string, before: Map<string, string>, after: Map<string, string>): string[] => {
  const old = new Set(before.get(path)?.split('\n'));
  return (after.get(path)?.split('\n') ?? []).filter((line) => !old.has(line)).map((line) => line.trim());
};

describe('A10 an upgrade of Kubernetes', () => {
  test('is one field of one file, first for the control plane, then for the nodes', () => {
    const before = treeOf();
    const controlPlane = treeOf(withChanged(staging, () => withVersions('1.36', '1.35')));
    const nodes = treeOf(withChanged(staging, () => withVersions('1.36', '1.36')));
    expect(changesBetween(before, controlPlane)).toEqual({ added: [], removed: [], changed: [XR] });
    expect(linesChanged(XR, before, controlPlane)).toEqual(['controlPlane: "1.36"']);
    expect(changesBetween(controlPlane, nodes)).toEqual({ added: [], removed: [], changed: [XR] });
  });

  test('refuses nodes that are newer than the control plane', () => {
    const findings = problemsOf(withChanged(staging, () => withVersions('1.35', '1.36')));
    expect(findings).toMatchObject([{ pointer: '/kubernetes/nodes', value: '1.36' }]);
  });

  test('cannot skip a minor version or go back: the API server compares with what is there', () => {
    const { 'x-kubernetes-validations': rules } = eksClusterSpec.properties.kubernetes.properties.controlPlane;
    expect(rules).toMatchObject([
      { rule: expect.stringContaining('oldSelf'), message: expect.stringContaining('one minor version at a time') },
    ]);
  });
});

test('A11 other nodes change the composite resource of one cluster and nothing else', () => {
  const after = treeOf(withChanged(staging, () => ({ ...staging, nodes: { ...staging.nodes, instanceType: 'm7i.xlarge', desired: 3 } })));
  expect(changesBetween(treeOf(), after)).toEqual({ added: [], removed: [], changed: [XR] });
  expect(linesChanged(XR, treeOf(), after)).toEqual(['desired: 3', 'instanceType: m7i.xlarge']);
});

test('every parameter of the composite resource that a definition can state is in it', () => {
  // `Required` makes a parameter without a value here fail to compile.
  const options: Required<EksClusterOptions> & Pick<EksWorkload, 'nodes'> = {
    nodes: staging.nodes,
    endpoint: { publicCidrs: ['203.0.113.0/24'] },
    deletionProtection: true,
    tags: { team: 'shop' },
  };
  const { region, network, kubernetes } = staging;
  const composite = compositeResource({ ...staging, ...options }, 'fleet.slipway.example');
  expect(composite.spec).toEqual({ ...options, region, network, kubernetes, crossplane: expect.anything() });
  expect(Object.keys({ ...composite.spec, providerConfigName: '' }).sort()).toEqual(
    Object.keys({ ...eksClusterSpec.properties, crossplane: {} }).sort(),
  );
});

describe('A12 a tool', () => {
  const without = { ...staging, addons: staging.addons.filter(({ addon }) => addon.name !== 'prometheus') };

  test('is one Flux Kustomization, and that of its source, on the cluster that gets it, and removed together with them', () => {
    const before = treeOf(withChanged(staging, () => without));
    const index = `${leaf}/kustomization.yaml`;
    const added = ['prometheus.yaml', 'source-prometheus-community.yaml'];
    expect(changesBetween(before, treeOf())).toEqual({ added: added.map((file) => `${leaf}/${file}`), removed: [], changed: [index] });
    expect(linesChanged(index, before, treeOf()).sort()).toEqual(added.map((file) => `- ${file}`));
  });

  test('is replaced in one change', () => {
    const replaced = {
      ...without,
      addons: [...without.addons, use(serviceMesh)],
    };
    const { added, removed } = changesBetween(treeOf(), treeOf(withChanged(staging, () => replaced)));
    expect(removed).toEqual(['prometheus.yaml', 'source-prometheus-community.yaml'].map((file) => `${leaf}/${file}`));
    expect(added.length).toBeGreaterThan(0);
    expect(added.every((path) => path.startsWith(`${leaf}/`))).toBe(true);
  });
});

describe('A12 another version of a chart', () => {
  const [unit] = certManager.units;
  const release = unit?.manifests['release.yaml'] as HelmRelease;
  const upgraded = {
    ...certManager,
    units: [{ ...unit, manifests: { ...unit?.manifests, 'release.yaml': withVersion(release, 'v9.9.9') } } as Unit],
  };

  test('is one line of one file in common/, and changes no cluster', () => {
    const before = renderTree(assembleCatalogue(addons));
    const after = renderTree(assembleCatalogue(addons.map((addon) => (addon.name === 'cert-manager' ? upgraded : addon))));
    const path = 'common/cluster-addons/add-ons/cert-manager/release.yaml';
    expect(changesBetween(before, after)).toEqual({ added: [], removed: [], changed: [path] });
    expect(linesChanged(path, before, after)).toEqual(['version: v9.9.9']);
    const moved = sampleFleet.clusters.map((cluster) =>
      cluster.role === 'hub'
        ? cluster
        : {
            ...cluster,
            addons: cluster.addons.map((one) => (one.addon.name === 'cert-manager' ? { ...one, addon: upgraded as never } : one)),
          },
    );
    expect(changesBetween(treeOf(), treeOf({ clusters: moved }))).toEqual({ added: [], removed: [], changed: [] });
  });

  test('reaches the clusters that have the tool', () => {
    expect(clustersRunning(sampleFleet, 'cert-manager')).toEqual(['commercial-production', 'commercial-staging', 'mgmt-production']);
    expect(clustersRunning(sampleFleet, 'prometheus')).toEqual(sampleFleet.clusters.map(clusterId).sort());
    expect(clustersRunning(sampleFleet, 'webapp')).toEqual(['crossplane-demo-production']);
    expect(clustersRunning(sampleFleet, 'external-secrets')).toEqual(['commercial-production', 'commercial-staging']);
    expect(clustersRunning(sampleFleet, 'service-mesh')).toEqual([]);
  });
});

describe('A13 what one cluster overrides', () => {
  test('is a patch in its Flux Kustomization that names an object of the unit and no version', () => {
    const kustomization = kustomizationsOf(commercialProduction).get('cert-manager');
    expect(kustomization?.spec.patches).toEqual([
      { target: { kind: 'HelmRelease', name: 'cert-manager' }, patch: expect.stringContaining('replicaCount: 3') },
    ]);
    expect(kustomizationsOf(commercialStaging).get('cert-manager')?.spec.patches).toBeUndefined();
  });

  test('arrives in the values of the release, together with those of the catalogue', () => {
    const values = (cluster: EksWorkload) => {
      const kustomization = kustomizationsOf(cluster).get('cert-manager') as FluxKustomization;
      const release = filesAppliedBy(kustomization, treeByPath(catalogueFiles()))
        .flatMap(({ objects }) => objects)
        .find(({ kind }) => kind === 'HelmRelease');
      const { spec } = applyPatches(release as Manifest, kustomization.spec.patches) as { readonly spec: { readonly values: object } };
      return spec.values;
    };
    expect(values(commercialProduction)).toEqual({ ...values(commercialStaging), replicaCount: 3 });
    expect(values(commercialStaging)).not.toMatchObject({ replicaCount: 3 });
  });

  test('leaves everything but that Flux Kustomization as it is', () => {
    const changed = {
      ...staging,
      addons: staging.addons.map((one) => (one.addon.name === 'cert-manager' ? use(certManager, { replicas: 1 }) : one)),
    };
    expect(changesBetween(treeOf(), treeOf(withChanged(staging, () => changed)))).toEqual({
      added: [],
      removed: [],
      changed: [`${leaf}/cert-manager.yaml`],
    });
  });

  test('goes to the hub for what the hub keeps on the cluster', () => {
    const file = filesOf().find(({ path }) => path.endsWith('fleet/commercial-production/external-secrets.yaml'));
    expect(JSON.stringify(file?.objects)).toContain('replicaCount: 3');
  });
});

test('A14 some clusters have a service mesh, others not', () => {
  const tree = treeOf(withChanged(staging, () => ({ ...staging, addons: [...staging.addons, use(serviceMesh)] })));
  const pointing = [...tree].filter(([, text]) => text.includes('path: "./common/service-mesh')).map(([path]) => path);
  expect(pointing.length).toBeGreaterThan(0);
  expect(pointing.every((path) => path.startsWith(`${leaf}/`))).toBe(true);
});

describe('A15 what only one cluster has', () => {
  test('is in a folder of its leaf, and in no other cluster', () => {
    const tree = treeOf();
    const holding = [...tree].filter(([, text]) => text.includes('name: customer-facing')).map(([path]) => path);
    expect(holding).toEqual(['clusters/commercial/commercial-production/commercial-production-specific/priority-class.yaml']);
    expect([...tree.keys()].some((path) => path.includes('commercial-staging-specific'))).toBe(false);
  });

  test('waits for the API that it uses without holding up the leaf', () => {
    const issuer = {
      apiVersion: 'cert-manager.io/v1',
      kind: 'ClusterIssuer',
      metadata: { name: 'internal' },
      spec: { selfSigned: {} },
    } as Manifest;
    const files = filesOf(withChanged(staging, () => ({ ...staging, specific: { 'issuer.yaml': issuer } })));
    expect(
      kustomizationsOf(staging, files)
        .get('specific')
        ?.spec.dependsOn?.map(({ name }) => name),
    ).toEqual(['cert-manager']);
  });
});

describe('A27 an object of a custom API', () => {
  test('comes after the unit that installs the API', () => {
    const names = (unit: string) =>
      kustomizationsOf(commercialProduction)
        .get(unit)
        ?.spec.dependsOn?.map(({ name }) => name);
    expect(names('karpenter-config')).toContain('karpenter');
    expect(names('product-catalog')).toEqual(expect.arrayContaining(['crossplane-provider-config', 'product-catalog-tenant']));
    expect(names('karpenter-iam')).toContain('crossplane-provider-config');
    expect(kustomizationsOf(commercialProduction).get('crossplane-providers')?.spec.components).toContain('aws-dynamodb');
  });

  test('is refused when nothing on the cluster installs it, with the way out', () => {
    const alone = { ...staging, addons: [use(prometheus)], applications: [] };
    const issuer = { apiVersion: 'cert-manager.io/v1', kind: 'ClusterIssuer', metadata: { name: 'internal' } } as Manifest;
    const findings = problemsOf(withChanged(staging, () => ({ ...alone, specific: { 'issuer.yaml': issuer } })));
    expect(findings).toMatchObject([{ rule: 'unprovided-api', value: 'cert-manager.io', file: `${leaf}/kustomization.yaml` }]);
  });
});

test('A28 every source that a Flux Kustomization reads is in the leaf, and follows the branch or the tag that the definition chose', () => {
  const pin = { 'flux-sources': '1.0.0', 'addons-catalog': '1.2.0', 'crossplane-compositions': '1.0.1', applications: '2.0.0' } as const;
  const pinned = treeOf(withChanged(staging, () => ({ ...staging, packages: { definitions: 'latest', pin } })));
  const sources = pinned.get(`${leaf}/package-sources.yaml`);
  for (const [name, version] of Object.entries(pin)) expect(sources).toContain(`tag: ${name}@${version}`);
  expect(sources).not.toContain('branch:');
  expect(pinned.get(`${leaf}/flux-system/sync.yaml`)).toContain('branch: flux/cluster-defs/latest');
});

test('A29 an object in a namespace comes after the unit that creates the namespace, or is refused', () => {
  const config = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'extra', namespace: 'product-catalog' } } as Manifest;
  const lost = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'extra', namespace: 'nowhere' } } as Manifest;
  const files = filesOf(withChanged(staging, () => ({ ...staging, specific: { 'extra.yaml': config } })));
  expect(
    kustomizationsOf(staging, files)
      .get('specific')
      ?.spec.dependsOn?.map(({ name }) => name),
  ).toEqual(['product-catalog-tenant']);
  const findings = problemsOf(withChanged(staging, () => ({ ...staging, specific: { 'extra.yaml': lost } })));
  expect(findings).toMatchObject([{ rule: 'unmade-namespace', value: 'nowhere' }]);
});

test('the definitions of a cluster may come from another channel than the rest', () => {
  const mixed = treeOf(withChanged(staging, () => ({ ...staging, packages: { channel: 'staging', definitions: 'latest' } })));
  expect(mixed.get(`${leaf}/package-sources.yaml`)?.match(/branch: .*/g)).toEqual([
    'branch: flux/addons-catalog/staging',
    'branch: flux/applications/staging',
    'branch: flux/crossplane-compositions/staging',
    'branch: flux/flux-sources/staging',
  ]);
  expect(mixed.get(`${leaf}/flux-system/sync.yaml`)).toContain('branch: flux/cluster-defs/latest');
});

test('A31 a pinned cluster is the same for any version of the others', () => {
  const pin = { 'flux-sources': '1.0.0', 'addons-catalog': '1.2.0', 'crossplane-compositions': '1.0.1', applications: '2.0.0' } as const;
  const pinned = { ...staging, packages: { definitions: 'latest', pin } } as const;
  const production: EksWorkload = commercialProduction;
  const leafOf = (tree: Map<string, string>) => [...tree].filter(([path]) => path.startsWith(`${leaf}/`));
  const moved = sampleFleet.clusters.map((cluster) =>
    cluster === staging ? pinned : cluster === production ? { ...production, packages: { channel: 'production' as const } } : cluster,
  );
  expect(leafOf(treeOf({ clusters: moved }))).toEqual(leafOf(treeOf(withChanged(staging, () => pinned))));
});

describe('order between packages', () => {
  test('is stated with the branch or tag that must have been applied, and Ready', () => {
    const dependsOn = kustomizationsOf(commercialStaging).get('cert-manager')?.spec.dependsOn;
    expect(dependsOn?.map(({ name }) => name)).toEqual(['source-jetstack']);
    expect(dependsOn?.[0]?.readyExpr).toContain("dep.status.lastAppliedRevision.startsWith('flux/flux-sources/latest@')");
    expect(dependsOn?.[0]?.readyExpr).toContain('dep.status.observedGeneration == dep.metadata.generation');
    expect(dependsOn?.[0]?.readyExpr).toContain("c.type == 'Ready' && c.status == 'True'");
  });

  test('is left to Flux within one package, which compares revisions itself', () => {
    expect(kustomizationsOf(commercialStaging).get('karpenter-config')?.spec.dependsOn).toEqual([{ name: 'karpenter' }]);
  });
});
