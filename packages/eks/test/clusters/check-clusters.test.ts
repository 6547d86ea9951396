import type { Cluster, HubCluster } from '@slipway/fleet';
import { checkClusters, clusterRules, defineAddon, defineApplication, run, use } from '@slipway/fleet';
import { describe, expect, test } from 'vitest';
import type { EksWorkload } from '../../src/index.ts';
import {
  awsEbsCsiDriver,
  commercialStaging,
  crossplaneDemoProduction,
  defineCluster,
  fleet,
  karpenter,
  mgmtProduction,
  productCatalog,
  prometheus,
  sealedSecrets,
} from '../reference/index.ts';

const staging: EksWorkload = commercialStaging;
const hub: HubCluster = mgmtProduction;

/** Returns a definition with values that only plain JavaScript allows. */
const loose = (changes: object, from: Cluster = staging): Cluster => defineCluster({ ...from, ...changes } as never) as Cluster;
const check = (...clusters: readonly Cluster[]) => checkClusters({ ...fleet, clusters: [hub, ...clusters] });
const findingsOf = (...clusters: readonly Cluster[]) => check(...clusters).map(({ rule, pointer }) => `${rule} ${pointer}`);

test('the reference fleet has no problems', () => {
  expect(checkClusters(fleet)).toEqual([]);
});

test('every problem of every definition is reported at once, each with its place in the definition and in TypeScript', () => {
  const first = loose({ accountId: '12', kubernetes: { controlPlane: '1.35', node: '1.35' }, adons: [] });
  const second = loose(
    { environment: 'prod', nodes: { instanceType: 'm7i.large', min: '2', max: 4, desired: 2 } },
    crossplaneDemoProduction,
  );
  const findings = check(first, second);
  expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`).sort()).toEqual([
    'missing-definition-field /kubernetes/nodes',
    'unknown-definition-field /adons',
    'unknown-definition-field /kubernetes/node',
    'wrong-definition-value /accountId',
    'wrong-definition-value /environment',
    'wrong-definition-value /nodes/min',
  ]);
  for (const finding of findings) {
    expect(finding.source?.file).toMatch(/check-clusters\.test\.ts$/);
    expect(finding.source?.line).toBeGreaterThan(0);
    expect(finding.expected).not.toBe('');
    expect(finding.remedy).not.toBe('');
  }
  expect(findings.find(({ pointer }) => pointer === '/adons')).toMatchObject({
    message: 'there is no field adons; did you mean addons?',
    remedy: 'rename it to addons',
  });
});

describe('names', () => {
  test.each(['Commercial', 'a_b', '-a', 'a-', '', 'a.b'])('%j does not name a cluster', (cluster) => {
    expect(findingsOf(loose({ cluster }))).toEqual(['wrong-definition-value /cluster']);
  });

  test('one cluster is defined once', () => {
    expect(findingsOf(staging, loose({ network: { ...staging.network, cidr: '10.90.0.0/16', zones: [] } }))).toContain(
      'wrong-definition-value /network/zones',
    );
    expect(findingsOf(staging, loose({}))).toContain('duplicate-cluster /cluster');
  });

  test('a name leaves room for the names of its Flux Kustomizations', () => {
    expect(findingsOf(loose({ cluster: 'a'.repeat(60) }))).toEqual(['wrong-cluster /cluster']);
  });
});

describe('regions', () => {
  test.each(['us-gov-west-1', 'cn-north-1', 'us-iso-east-1'])('%s is in a partition with other ARNs', (region) => {
    expect(findingsOf(loose({ region }))).toContain('wrong-cluster /region');
  });

  test('also of a hub', () => {
    const moved = loose({ region: 'us-gov-west-1' }, hub);
    expect(checkClusters({ ...fleet, clusters: [moved] }).map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain(
      'wrong-cluster /region',
    );
  });
});

describe('networks', () => {
  const withCidr = (cidr: string, zone: object = {}) =>
    loose({ network: { cidr, zones: staging.network.zones.map((one, index) => (index === 0 ? { ...one, ...zone } : one)) } });

  test.each(['10.10.0.0', '10.10.0.0/33', '300.1.0.0/16', 'x'])('%j is not a range', (cidr) => {
    expect(findingsOf(withCidr(cidr)).every((one) => one.endsWith('/network/cidr'))).toBe(true);
    expect(findingsOf(withCidr(cidr))).toHaveLength(1);
  });

  test('a zone is in the VPC and overlaps no other subnet', () => {
    expect(findingsOf(withCidr('10.10.0.0/16', { publicCidr: '10.11.0.0/20' }))).toEqual(['wrong-cluster /network/zones/0/publicCidr']);
    expect(findingsOf(withCidr('10.10.0.0/16', { privateCidr: '10.10.0.0/18' })).length).toBeGreaterThan(0);
    expect(findingsOf(withCidr('10.10.0.0/16', { availabilityZone: 'us-east-1a' }))).toEqual([
      'wrong-cluster /network/zones/0/availabilityZone',
    ]);
  });

  test('clusters have no address in common', () => {
    const inside = loose({ environment: 'test', network: { ...staging.network, cidr: '10.10.0.0/16' } });
    expect(findingsOf(staging, inside)).toEqual(['overlapping-network /network/cidr']);
    expect(findingsOf({ ...hub, cluster: 'other', network: { cidr: '10.0.128.0/20' } })).toEqual(['overlapping-network /network/cidr']);
    expect(findingsOf({ ...hub, cluster: 'other', network: { cidr: '10.1.0.0/16' } })).toEqual([]);
  });
});

describe('versions', () => {
  test('nodes are not newer than the control plane and not too old', () => {
    expect(findingsOf(loose({ kubernetes: { controlPlane: '1.34', nodes: '1.35' } }))).toEqual(['wrong-cluster /kubernetes/nodes']);
    expect(findingsOf(loose({ kubernetes: { controlPlane: '1.34', nodes: '1.20' } }))).toEqual([
      'wrong-definition-value /kubernetes/nodes',
    ]);
  });

  test.each([
    [{}, 'wrong-package-choice /packages'],
    [{ definitions: 'latest' }, 'wrong-package-choice /packages'],
    [{ channel: 'latest', definitions: 'newest' }, 'wrong-definition-value /packages/definitions'],
    [{ channel: 'stable' }, 'wrong-definition-value /packages/channel'],
    [
      {
        definitions: 'latest',
        pin: { 'flux-sources': '1.0', 'addons-catalog': '1.0.0', 'crossplane-compositions': '1.0.0', applications: '1.0.0' },
      },
      'wrong-definition-value /packages/pin/flux-sources',
    ],
  ])('%j is not a choice of packages', (packages, problem) => {
    expect(findingsOf(loose({ packages }))).toEqual([problem]);
  });
});

describe('add-ons and applications', () => {
  test('have their options checked', () => {
    const addons = [{ addon: karpenter, options: { replica: 2, logLevel: 'loud' } }];
    expect(findingsOf(loose({ addons }))).toEqual(['unknown-option /addons/0/options/replica', 'wrong-option /addons/0/options/logLevel']);
  });

  test('are on a cluster once, with what they need', () => {
    expect(findingsOf(loose({ addons: [use(prometheus), use(prometheus)] }))).toEqual(['duplicate-use /addons/1']);
    expect(check(loose({ addons: [use(sealedSecrets)] }))).toMatchObject([
      { rule: 'missing-need', expected: 'external-secrets among the add-ons' },
    ]);
  });

  test('are on a cluster with what their options need', () => {
    expect(check(loose({ addons: [use(prometheus, { storageGiB: 10 })] }))).toMatchObject([
      { rule: 'missing-need', pointer: '/addons/0/options', expected: 'aws-ebs-csi-driver among the add-ons' },
    ]);
    expect(check(loose({ addons: [use(prometheus, { storageGiB: 10 }), use(awsEbsCsiDriver)] }))).toEqual([]);
  });

  test('come from the catalogue', () => {
    const unpublished = defineAddon({ name: 'prometeus', summary: '', needs: [], units: [], options: {}, overrides: () => [] });
    const unknown = defineApplication({ name: 'shop', summary: '', team: 'shop', units: [], options: {}, overrides: () => [] });
    const findings = check(loose({ addons: [use(unpublished)], applications: [run(unknown)] }));
    expect(findings.map(({ message }) => message)).toEqual([
      'the catalogue has no add-on prometeus; did you mean prometheus?',
      'the catalogue has no application shop',
    ]);
    expect(findingsOf(loose({ addons: ['karpenter'] }))).toEqual(['wrong-definition-value /addons/0']);
  });

  test('override only what they have', () => {
    const wrong = defineAddon({
      ...prometheus,
      overrides: () => [{ unit: 'prometheus', target: { kind: 'HelmRelease', name: 'prometeus' }, merge: {} }],
    });
    expect(findingsOf(loose({ addons: [use(wrong)] }))).toEqual(['override-without-target /addons/0/options']);
  });
});

describe('hubs', () => {
  test('a workload cluster has a hub of the fleet', () => {
    const elsewhere = { ...hub, cluster: 'elsewhere' };
    expect(findingsOf(loose({ hub: elsewhere }))).toEqual(['missing-hub /hub']);
    expect(findingsOf(loose({ hub: undefined }))).toEqual(['missing-definition-field /hub']);
  });

  test('makes clusters in other accounts', () => {
    expect(findingsOf(loose({ accountId: '444455556666' }), loose({ accountId: '777788889999' }, crossplaneDemoProduction))).toEqual([]);
    expect(findingsOf(loose({ accountId: '44445555666' }), loose({ accountId: 'other' }, crossplaneDemoProduction))).toEqual([
      'wrong-definition-value /accountId',
      'wrong-definition-value /accountId',
    ]);
  });

  test('says by the account, not by a ClusterProviderConfig, where a cluster is', () => {
    expect(findingsOf(loose({ accountId: '444455556666', providerConfigName: 'default' }))).toEqual([
      'unknown-definition-field /providerConfigName',
    ]);
  });

  test('reads the leaf of a cluster that it drives from its own channel', () => {
    expect(findingsOf(loose({ packages: { channel: 'production' } }, crossplaneDemoProduction))).toEqual(['other-channel /packages']);
  });

  test('drives a cluster whose other packages come from another channel', () => {
    expect(findingsOf(loose({ packages: { channel: 'staging', definitions: 'latest' } }, crossplaneDemoProduction))).toEqual([]);
  });

  test('drives units of one sort only', () => {
    expect(findingsOf(loose({ addons: [use(karpenter)] }, crossplaneDemoProduction))).toEqual(['mixed-unit /delivery']);
  });
});

test('a file of a cluster alone is a manifest under a file name', () => {
  expect(findingsOf(loose({ specific: { 'kustomization.yaml': {}, 'a.yaml': { apiVersion: 'v1', kind: 'ConfigMap' } } }))).toEqual(
    expect.arrayContaining(['wrong-definition-value /specific/kustomization.yaml', 'missing-definition-field /specific/a.yaml/metadata']),
  );
});

test('every rule that a finding names is described once', () => {
  const ids = clusterRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const own = check(loose({ adons: [] }), loose({ packages: {} }), loose({ hub: { ...hub } }), loose({ accountId: '444455556666' }));
  for (const { rule } of own) expect(ids).toContain(rule);
});

test('A28 a chart that only one cluster has is pinned, and comes from a source of the fleet', () => {
  const release = {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: 'own', namespace: 'flux-system' },
    spec: { interval: '1h', chart: { spec: { chart: 'own', version: '1.x', sourceRef: { kind: 'HelmRepository', name: 'elsewhere' } } } },
  };
  const findings = check(loose({ specific: { 'own.yaml': release } }));
  expect(findings.map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`)).toEqual([
    'unpinned-chart clusters/commercial/commercial-staging/commercial-staging-specific/own.yaml /spec/chart/spec/version',
    'unknown-source clusters/commercial/commercial-staging/commercial-staging-specific/own.yaml /spec/chart/spec/sourceRef/name',
  ]);
  expect(findings.every(({ source }) => source?.file.endsWith('check-clusters.test.ts'))).toBe(true);
});

test('an add-on or application without its options is one finding that says how to put it on a cluster', () => {
  const findings = check(loose({ addons: [sealedSecrets], applications: [productCatalog] }));
  expect(findings.filter(({ rule }) => rule === 'wrong-definition-value').map(({ pointer, remedy }) => `${pointer} ${remedy}`)).toEqual([
    '/addons/0 wrap it: use(sealedSecrets)',
    '/applications/0 wrap it: run(productCatalog)',
  ]);
});

test('a value of the wrong type is one finding, with any other problem of the field', () => {
  const nodes = { instanceType: 'm7i.large', min: Number.NaN, max: 4, desired: 2 };
  expect(findingsOf(loose({ nodes }))).toEqual(['wrong-definition-value /nodes/min']);
});
