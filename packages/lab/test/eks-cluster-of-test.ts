import { type EksCluster, eksCluster } from '@slipway/eks';
import { type AwsAccount, createAwsAccount } from '../src/aws/account.ts';
import { knownKinds } from '../src/aws/kinds/find-kind.ts';
import type { JsonObject } from '../src/aws/model/json.ts';
import { kindKey } from '../src/aws/model/managed-resource.ts';
import { kubeconfig } from '../src/control-plane/kubeconfig.ts';
import { isTrue } from '../src/kubernetes/stored-object.ts';
import { composeParts } from './compose-parts.ts';
import type { SimulatedCluster } from './simulated-cluster.ts';

/** Returns a cluster of the fleet with two zones, without deletion protection. */
export const testCluster = (name = 'shop-staging', controlPlane = '1.34', nodes = '1.34', providerConfigName = 'default'): EksCluster =>
  eksCluster('fleet.slipway.example', {
    name,
    region: 'eu-west-1',
    providerConfigName,
    deletionProtection: false,
    endpoint: { public: true, publicCidrs: ['0.0.0.0/0'] },
    kubernetes: { controlPlane, nodes },
    network: {
      cidr: '10.20.0.0/16',
      zones: [
        { availabilityZone: 'eu-west-1a', publicCidr: '10.20.0.0/24', privateCidr: '10.20.64.0/19' },
        { availabilityZone: 'eu-west-1b', publicCidr: '10.20.1.0/24', privateCidr: '10.20.96.0/19' },
      ],
    },
    nodes: { instanceType: 'm7i.large', min: 2, max: 4, desired: 2, amiType: 'AL2023_x86_64_STANDARD', diskSize: 50 },
  });

const KNOWN = new Set<string>([...knownKinds().map(({ kind }) => kind), 'eks/ClusterAuth']);

/** Returns the existing resources, by part of the Composition. */
const byPart = (simulation: SimulatedCluster): ReadonlyMap<string, JsonObject> =>
  new Map(simulation.objects().map((object) => [object.metadata.labels?.['fleet.slipway.example/part'] ?? '', object as JsonObject]));

/** The managed resources that are composed now, but do not exist yet. */
export function missingParts(simulation: SimulatedCluster, cluster: EksCluster): readonly JsonObject[] {
  const observed = byPart(simulation);
  return [...composeParts(cluster, `uid of ${cluster.metadata.name}`, observed)]
    .filter(([part, object]) => !observed.has(part) && KNOWN.has(kindKey(object as never)))
    .map(([, object]) => object);
}

/** Creates a cluster as Crossplane does: it creates each resource once possible, until no resource is missing. */
export function becomeReady(simulation: SimulatedCluster, cluster: EksCluster): void {
  for (let round = 0; round < 60; round++) {
    const missing = missingParts(simulation, cluster);
    for (const object of missing) simulation.apply(object);
    simulation.run(100);
    if (missing.length === 0 && simulation.objects().every((object) => isTrue(object, 'Ready') && isTrue(object, 'Synced'))) return;
  }
}

/** Returns the state that must be equal in the end: everything except times and counters. */
export function finalState(simulation: SimulatedCluster, account: AwsAccount): unknown {
  const conditions = (object: JsonObject) =>
    ((object.conditions ?? []) as readonly JsonObject[])
      .map(({ type, status, reason, message }) => ({ type, status, reason, message }))
      .toSorted((a, b) => String(a.type).localeCompare(String(b.type)));
  const sorted = <Value extends { readonly key: string }>(values: readonly Value[]) => values.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return {
    resources: sorted(account.resources().map(({ since: _, ...resource }) => ({ key: `${resource.kind} ${resource.id}`, ...resource }))),
    objects: sorted(
      simulation.objects().map((object) => {
        const { lastRefreshTime: _, ...atProvider } = ((object.status as JsonObject | undefined)?.atProvider ?? {}) as JsonObject;
        return {
          key: `${object.kind} ${object.metadata.name}`,
          externalName: object.metadata.annotations?.['crossplane.io/external-name'],
          finalizers: object.metadata.finalizers,
          spec: object.spec,
          atProvider,
          conditions: conditions((object.status ?? {}) as JsonObject),
        };
      }),
    ),
  };
}

const access = { server: 'https://127.0.0.1:6443', certificateAuthority: 'PEM', token: 'token' };

/** Returns an empty account. All EKS clusters have the same endpoint. */
export const newAccount = (): AwsAccount => createAwsAccount({ id: '111122223333', kubeconfigs: (name) => kubeconfig(name, access) });
