import { type AddonUse, use } from '@slipway/fleet';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EksHub, EksWorkload } from '../../src/index.ts';
import type { catalogue } from '../reference/catalogue.ts';
import { defineCluster, externalSecrets, karpenter, mgmtProduction, prometheus, sealedSecrets } from '../reference/index.ts';

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

  test('a list of add-ons may have arrays of other modules', () => {
    const some = [use(prometheus)];
    const two = [use(prometheus), use(karpenter)] as const;
    const unknown: readonly AddonUse[] = some;
    const lists = [
      defineCluster({ ...workload, addons: [...some, use(sealedSecrets), use(externalSecrets)] }),
      defineCluster({ ...workload, addons: [use(sealedSecrets), ...two, use(externalSecrets)] }),
      defineCluster({ ...workload, addons: [...unknown, use(sealedSecrets)] }),
      defineCluster({ ...workload, addons: [...(some.length > 0 ? [use(karpenter)] : []), use(prometheus)] }),
      defineCluster({ ...workload, addons: [some.length > 0 ? use(prometheus) : use(karpenter)] }),
      defineCluster({ ...workload, addons: some }),
      defineCluster({ ...workload, addons: two }),
    ];
    expect(lists.map(({ addons }) => addons.length)).toEqual([3, 4, 2, 2, 1, 1, 2]);
  });

  test('a pin names the version of every catalogue package', () => {
    type Pin = NonNullable<EksWorkload<Package>['packages']['pin']>;
    expectTypeOf<keyof Pin>().toEqualTypeOf<Package>();
    expectTypeOf<'1.2.0'>().toExtend<Pin[Package]>();
    expectTypeOf<'2.0.0-rc.1'>().toExtend<Pin[Package]>();
    expectTypeOf<'latest'>().not.toExtend<Pin[Package]>();
  });
});

test('an object may be written where it is used', () => {
  type Specific = NonNullable<EksWorkload<Package>['specific']>['limits.yaml'];
  type Written = { apiVersion: 'v1'; kind: 'ConfigMap'; metadata: { name: 'limits'; finalizers: never[] }; data: { a: 'b' } };
  expectTypeOf<Written>().toExtend<Specific>();
  expectTypeOf<Omit<Written, 'kind'>>().not.toExtend<Specific>();
});
