import { below, fieldsOf, getPointer, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { type CopiedField, fieldsByComposite, kindText } from '../crossplane/copied-fields.ts';
import { nameInAws } from '../crossplane/workload-identity.ts';
import { groupOf, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { forProvider, groupsOf, managed, referred } from './managed-resources.ts';

/**
 * Reports EKS clusters without a public endpoint that Flux of the hub applies objects to. The hub creates their networks, so it is outside
 * of them. Nothing is reported if the hub also creates resources that connect networks.
 */
export function* privateEndpoints(cluster: Cluster): Generator<FleetProblem> {
  const clients = clientsOf(cluster);
  if (clients.size === 0 || connectsNetworks(cluster)) return;
  for (const { about, pointer, name } of privateClusters(cluster)) {
    const client = clients.get(name);
    if (client === undefined) continue;
    const { kind, metadata } = client.object;
    yield problemOf('private-endpoint', about, {
      pointer,
      value: false,
      message: `the API server of ${objectText(about.object)} is only reachable from its own network, and ${textOf(kind)} ${namespaceOf(client.object)}/${textOf(fieldsOf(metadata).name)} applies objects to it from another cluster`,
      expected: 'a public endpoint for the addresses of the hub, or connected networks',
    });
  }
}

/** Returns one object of Flux for each EKS cluster that it reaches, by the name of the EKS cluster: with a kubeconfig of a ClusterAuth. */
function clientsOf(cluster: Cluster): ReadonlyMap<string, ActiveObject> {
  const secrets = new Map<string, ActiveObject>();
  for (const [group, kind] of FLUX_APPLIERS)
    for (const about of reconciled(cluster, group, kind)) {
      const { name } = below(about.object.spec, 'kubeConfig', 'secretRef');
      if (typeof name === 'string') secrets.set(`${namespaceOf(about.object)}/${name}`, about);
    }
  if (secrets.size === 0) return new Map();
  const clusters = managed(cluster, 'eks', 'Cluster');
  return new Map(
    managed(cluster, 'eks', 'ClusterAuth').flatMap(({ object }) => {
      const { clusterName, clusterNameRef } = forProvider(object);
      const { name, namespace = namespaceOf(object) } = below(object.spec, 'writeConnectionSecretToRef');
      const eks = textOf(clusterName) || nameInAws(referred(object, clusterNameRef, clusters)?.object ?? {});
      const client = secrets.get(`${textOf(namespace)}/${textOf(name)}`);
      return eks === '' || client === undefined ? [] : [[eks, client] as const];
    }),
  );
}

const FLUX_APPLIERS = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;

interface PrivateCluster {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly name: string;
}

/** Finds EKS clusters without a public endpoint: managed resources in subnets of the repository, and composites of Compositions. */
function* privateClusters(cluster: Cluster): Generator<PrivateCluster> {
  for (const about of managed(cluster, 'eks', 'Cluster')) {
    const { vpcConfig } = forProvider(about.object);
    const { endpointPublicAccess, subnetIds } = fieldsOf(Array.isArray(vpcConfig) ? vpcConfig[0] : vpcConfig);
    // Subnets with ids exist already, and may be in the network of the hub.
    if (endpointPublicAccess !== false || listOf(subnetIds).length > 0) continue;
    const pointer = `/spec/forProvider/vpcConfig${Array.isArray(vpcConfig) ? '/0' : ''}/endpointPublicAccess`;
    yield { about, pointer, name: nameInAws(about.object) };
  }
  const compositions = cluster.activeOf('apiextensions.crossplane.io', 'Composition').map(({ object }) => object);
  const copied = new Map([...fieldsByComposite(compositions)].map(([kind, fields]) => [kind, fields.filter(isPublicAccess)] as const));
  for (const about of cluster.active) {
    const fields = copied.get(kindText(about.object)) ?? [];
    const found = fields.find(({ pointer }) => getPointer(about.object, pointer) === false);
    if (found !== undefined) yield { about, pointer: found.pointer, name: nameOf(about.object) };
  }
}

const isPublicAccess = ({ base, target }: CopiedField): boolean =>
  groupsOf('eks').includes(groupOf(base)) &&
  base.kind === 'Cluster' &&
  /^spec\.forProvider\.vpcConfig(?:\[0\])?\.endpointPublicAccess$/.test(target);

/** Whether the cluster creates resources that connect networks, itself or in a Composition. */
const connectsNetworks = (cluster: Cluster): boolean =>
  CONNECTIONS.some((kind) => managed(cluster, 'ec2', kind).length > 0) ||
  cluster
    .activeOf('apiextensions.crossplane.io', 'Composition')
    .some(({ object }) => CONNECTED_KINDS.test(JSON.stringify(object.spec, asText)));

const asText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);

const CONNECTIONS = [
  'TransitGateway',
  'TransitGatewayVPCAttachment',
  'VPCPeeringConnection',
  'VPCPeeringConnectionAccepter',
  'VPNConnection',
];

const CONNECTED_KINDS = /TransitGateway|VPCPeeringConnection|VPNConnection/;
