import { defineAddon, run, use } from '@slipway/fleet';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EksHub, EksWorkload } from '../../src/index.ts';
import type { catalogue } from '../reference/catalogue.ts';
import {
  defineCluster,
  externalSecrets,
  karpenter,
  mgmtProduction,
  productCatalog,
  prometheus,
  sealedSecrets,
} from '../reference/index.ts';

type Package = keyof typeof catalogue;

const common = {
  cluster: 'shop',
  environment: 'test',
  accountId: '111122223333',
  region: 'eu-west-1',
  packages: { channel: 'latest' },
  applications: [],
} as const;

const workload = {
  ...common,
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'self',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: {
    cidr: '10.50.0.0/16',
    zones: [
      { availabilityZone: 'eu-west-1a', publicCidr: '10.50.0.0/20', privateCidr: '10.50.64.0/18' },
      { availabilityZone: 'eu-west-1b', publicCidr: '10.50.16.0/20', privateCidr: '10.50.128.0/18' },
    ],
  },
  nodes: { instanceType: 'm7i.large', min: 2, max: 4, desired: 2 },
} as const;

describe('what compiles', () => {
  test('a role decides the type of the cluster', () => {
    const hub = defineCluster({ ...common, role: 'hub', network: { cidr: '10.0.0.0/16' }, addons: [] });
    const spoke = defineCluster({ ...workload, addons: [use(externalSecrets), use(sealedSecrets), use(karpenter, { replicas: 2 })] });
    expectTypeOf(hub).toEqualTypeOf<EksHub<Package>>();
    expectTypeOf(spoke).toEqualTypeOf<EksWorkload<Package>>();
    expect(spoke.addons.map(({ addon }) => addon.name)).toEqual(['external-secrets', 'sealed-secrets', 'karpenter']);
  });

  test('a pin names the version of every catalogue package', () => {
    type Pin = NonNullable<EksWorkload<Package>['packages']['pin']>;
    expectTypeOf<keyof Pin>().toEqualTypeOf<Package>();
    expectTypeOf<'1.2.0'>().toExtend<Pin[Package]>();
    expectTypeOf<'2.0.0-rc.1'>().toExtend<Pin[Package]>();
    expectTypeOf<'latest'>().not.toExtend<Pin[Package]>();
  });
});

/** Never called: the compiler reads it. */
export function whatDoesNotCompile(): void {
  // @ts-expect-error sealed-secrets needs external-secrets, and the message names it
  defineCluster({ ...workload, addons: [use(sealedSecrets)] });
  const child = defineAddon({ name: 'child', summary: '', needs: [prometheus, karpenter], units: [], options: {}, overrides: () => [] });
  // @ts-expect-error one of two needs is missing
  defineCluster({ ...workload, addons: [use(child), use(prometheus)] });
  // @ts-expect-error karpenter has no option replica
  defineCluster({ ...workload, addons: [use(karpenter, { replica: 2 })] });
  // @ts-expect-error replicas is a number
  defineCluster({ ...workload, addons: [use(karpenter, { replicas: '2' })] });
  // @ts-expect-error an add-on is a value, not a name
  defineCluster({ ...workload, addons: ['karpenter'] });
  // @ts-expect-error an application is not an add-on
  defineCluster({ ...workload, addons: [run(productCatalog)] });
  // @ts-expect-error a channel and a pin
  defineCluster({ ...workload, addons: [], packages: { channel: 'latest', definitions: 'latest', pin: {} } });
  // @ts-expect-error a pin without the other packages
  defineCluster({ ...workload, addons: [], packages: { definitions: 'latest', pin: { 'addons-catalog': '1.2.0' } } });
  const others = { 'flux-sources': '1.0.0', 'crossplane-compositions': '1.0.0', applications: '1.0.0' } as const;
  // @ts-expect-error a pin is a version
  defineCluster({ ...workload, addons: [], packages: { definitions: 'latest', pin: { ...others, 'addons-catalog': 'latest' } } });
  // @ts-expect-error there is no such channel
  defineCluster({ ...workload, addons: [], packages: { channel: 'stable' } });
  // @ts-expect-error EKS does not have that version
  defineCluster({ ...workload, addons: [], kubernetes: { controlPlane: '1.3', nodes: '1.35' } });
  // @ts-expect-error a misspelt field
  defineCluster({ ...workload, addons: [], kubernetes: { controlplane: '1.35', nodes: '1.35' } });
  // @ts-expect-error a misspelt field of the nodes
  defineCluster({ ...workload, addons: [], nodes: { instancetype: 'm7i.large', min: 2, max: 4, desired: 2 } });
  // @ts-expect-error a misspelt field of the cluster
  defineCluster({ ...workload, addons: [], repository: [] });
  // @ts-expect-error not a stage
  defineCluster({ ...workload, addons: [], environment: 'prod' });
  // @ts-expect-error a hub has no nodes here: it is not made by Crossplane
  defineCluster({ ...common, role: 'hub', network: { cidr: '10.0.0.0/16' }, addons: [], nodes: workload.nodes });
  // @ts-expect-error the account says it
  defineCluster({ ...workload, addons: [], providerConfigName: 'account-444455556666' });
  // @ts-expect-error a workload cluster has a hub
  defineCluster({ ...workload, addons: [], hub: undefined });
  defineCluster({
    ...workload,
    addons: [],
    // @ts-expect-error two revisions
    repositories: [{ name: 'shop', url: 'https://git.example/shop', ref: { branch: 'main', tag: 'v1' } }],
  });
}

test('an object may be written where it is used', () => {
  type Specific = NonNullable<EksWorkload<Package>['specific']>['limits.yaml'];
  type Written = { apiVersion: 'v1'; kind: 'ConfigMap'; metadata: { name: 'limits'; finalizers: never[] }; data: { a: 'b' } };
  expectTypeOf<Written>().toExtend<Specific>();
  expectTypeOf<Omit<Written, 'kind'>>().not.toExtend<Specific>();
});
