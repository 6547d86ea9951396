import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AppRepository, Cluster, HubCluster } from '@slipway/fleet';
import { use } from '@slipway/fleet';
import type { Finding, Manifest } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import type { EksWorkload } from '../../src/index.ts';
import {
  commercialProduction,
  commercialStaging,
  crossplaneDemoProduction,
  defineCluster,
  fleet,
  helmRepositories,
  karpenter,
  mgmtProduction,
  prometheus,
  sealedSecrets,
} from '../reference/index.ts';

import { problemsOf } from '../scenarios/sample-fleet.ts';

const staging: EksWorkload = commercialStaging;
const production: EksWorkload = commercialProduction;
const hub: HubCluster = mgmtProduction;
const issuer = { apiVersion: 'cert-manager.io/v1', kind: 'ClusterIssuer', metadata: { name: 'internal' } } as Manifest;
const lost = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'extra', namespace: 'nowhere' } } as Manifest;

const findingsOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ object, rule, pointer }) => `${object} ${rule} ${pointer}`).sort();
const problems = (...clusters: readonly object[]): string[] => findingsOf(problemsOf({ clusters: clusters as readonly Cluster[] }));
const misspelt = { addon: karpenter, options: { replica: 2 } };

describe('one mistake hides no other', () => {
  test('of another field of the same cluster, nor of an order or a namespace on another cluster', () => {
    const first = { ...staging, accountId: '12', addons: [...staging.addons.filter(({ addon }) => addon.name !== 'karpenter'), misspelt] };
    const second = { ...production, specific: { 'extra.yaml': lost } };
    expect(problems(hub, first, second)).toEqual([
      'Cluster/commercial-production unmade-namespace ',
      `Cluster/commercial-staging unknown-option /addons/${first.addons.length - 1}/options/replica`,
      'Cluster/commercial-staging wrong-definition-value /accountId',
    ]);
  });

  test('of what only planning finds on the same cluster', () => {
    const several = {
      ...staging,
      accountId: '12',
      packages: {},
      nodes: { ...staging.nodes, min: 9 },
      network: { ...staging.network, cidr: 'x' },
      specific: { 'extra.yaml': lost },
    };
    expect(problems(hub, several)).toEqual(
      [
        'Cluster/commercial-staging unmade-namespace ',
        'Cluster/commercial-staging wrong-cluster /nodes',
        'Cluster/commercial-staging wrong-definition-value /network/cidr',
        'Cluster/commercial-staging wrong-package-choice /packages',
      ]
        .concat('Cluster/commercial-staging wrong-definition-value /accountId')
        .sort(),
    );
  });

  test('of the clusters of a hub when it is the hub that has one', () => {
    const unsoundHub = { ...hub, accountId: '12', network: { cidr: '10.0.0.0/99' }, packages: { channel: 'stable' } };
    const spoke = { ...staging, hub: unsoundHub, specific: { 'extra.yaml': lost } };
    const driven = { ...crossplaneDemoProduction, hub: unsoundHub, specific: { 'extra.yaml': lost } };
    expect(problems(unsoundHub, spoke, driven)).toEqual([
      'Cluster/commercial-staging unmade-namespace ',
      'Cluster/crossplane-demo-production unmade-namespace ',
      'Cluster/mgmt-production wrong-cluster /network/cidr',
      'Cluster/mgmt-production wrong-definition-value /accountId',
      'Cluster/mgmt-production wrong-definition-value /packages/channel',
    ]);
  });

  test('of the same repository, and of the next add-on in the list', () => {
    const shop = { name: 'shop', url: 'git@git.example:shop', ref: { branch: 'main', tag: 'v1' } } as unknown as AppRepository;
    const cluster = {
      ...staging,
      repositories: [shop, { ...shop, url: 'https://git.example/b' }],
      addons: ['karpenter', misspelt, use(prometheus), use(prometheus)],
    };
    expect(problems(hub, cluster)).toEqual(
      [
        'wrong-definition-value /repositories/0/url',
        'exclusive-fields /repositories/0/ref',
        'exclusive-fields /repositories/1/ref',
        'duplicate-leaf-file /repositories/1/name',
        'wrong-definition-value /addons/0',
        'unknown-option /addons/1/options/replica',
        'duplicate-use /addons/3',
      ]
        .map((one) => `Cluster/commercial-staging ${one}`)
        .sort(),
    );
  });

  test('in the parameters of the composite resource', () => {
    const cluster = { ...staging, kubernetes: { controlPlane: '1.34', nodes: '1.35' }, nodes: { ...staging.nodes, max: '4' } };
    expect(problems(hub, cluster)).toEqual([
      'Cluster/commercial-staging wrong-cluster /kubernetes/nodes',
      'Cluster/commercial-staging wrong-definition-value /nodes/max',
    ]);
  });
});

describe('one mistake makes no other', () => {
  test.each([
    ['a hub that is not called right', { cluster: 'Mgmt' }, 'wrong-definition-value /cluster'],
    ['a hub in an impossible account', { accountId: '12' }, 'wrong-definition-value /accountId'],
    ['a hub without a channel', { packages: {} }, 'wrong-package-choice /packages'],
    ['a hub with an unknown add-on', { addons: [...hub.addons, misspelt] }, 'unknown-option /addons/2/options/replica'],
  ])('%s is the hub of its clusters still', (_, changes, problem) => {
    const changed = { ...hub, ...changes };
    const findings = problemsOf({
      clusters: [changed, { ...staging, hub: changed }, { ...crossplaneDemoProduction, hub: changed }] as readonly Cluster[],
    });
    expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([problem]);
  });

  test('an add-on that cannot be looked into is not missed by another', () => {
    expect(problems(hub, { ...staging, addons: ['external-secrets', use(sealedSecrets)] })).toEqual([
      'Cluster/commercial-staging wrong-definition-value /addons/0',
    ]);
  });

  test('an add-on that is refused is not missed by what needs its API', () => {
    const addons = [{ addon: { ...staging.addons[2]?.addon }, options: { replica: 1 } }];
    expect(problems(hub, { ...staging, applications: [], addons, specific: { 'issuer.yaml': issuer } })).toEqual([
      'Cluster/commercial-staging unknown-option /addons/0/options/replica',
    ]);
  });

  test('one cluster listed twice is one problem', () => {
    expect(problems(hub, staging, staging)).toEqual(['Cluster/commercial-staging duplicate-cluster /cluster']);
  });
});

test('a finding leads to the line of the definition and says what to write', () => {
  const here = fileURLToPath(import.meta.url);
  const cluster = defineCluster({ ...staging, accountId: '12', environment: 'stagin', region: 1 } as never);
  const line =
    readFileSync(here, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes("environment: 'stagin'")) + 1;
  const findings = problemsOf({ clusters: [hub, cluster as Cluster] });
  expect(findings.map(({ pointer, remedy }) => [pointer, remedy])).toEqual([
    ['/environment', 'give environment one of development, test, staging, production, with a number when there is a second: staging-2'],
    ['/accountId', 'give accountId twelve digits in quotes'],
    ['/region', 'give region text in quotes'],
  ]);
  for (const finding of findings) {
    expect(finding).toMatchObject({ file: here, object: 'Cluster/commercial-stagin', source: { file: here, line } });
  }
});

test('a Helm repository that no package lists is refused on every cluster that uses it', () => {
  const catalogue = { ...fleet.catalogue, 'flux-sources': { sources: helmRepositories.filter(({ name }) => name !== 'jetstack') } };
  const findings = problemsOf({ catalogue });
  expect(new Set(findings.map(({ rule, value }) => `${rule} ${value}`))).toEqual(
    new Set(['unpublished-unit common/cluster-addons/sources/jetstack']),
  );
  expect(findings.map(({ object }) => object)).toContain('Cluster/commercial-staging');
});
