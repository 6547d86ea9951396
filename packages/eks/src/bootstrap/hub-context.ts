import { type Cluster, clusterId, type HubCluster } from '@slipway/fleet';
import type { BootstrapStep } from '@slipway/manifest';
import { shellCommand } from './shell-command.ts';

/** Returns a kubectl command for a cluster, with the context that {@link useContext} adds. It never uses the current context. */
export const kubectl = (cluster: Cluster, ...words: readonly string[]): string =>
  shellCommand('kubectl', '--context', clusterId(cluster), ...words);

/** Returns the command that adds a kubectl context with the name of the cluster. */
export const useContext = (cluster: Cluster): string =>
  shellCommand('aws', 'eks', 'update-kubeconfig', '--region', cluster.region, '--name', clusterId(cluster), '--alias', clusterId(cluster));

export function hubContext(hub: HubCluster): BootstrapStep {
  const name = clusterId(hub);
  return {
    id: 'cluster',
    title: `Reach the cluster ${name}`,
    why: `The hub is the one cluster that no other creates. Before you begin, create an EKS cluster ${name} in ${hub.region}, in the AWS account ${hub.accountId} and in a network with the addresses ${hub.network.cidr}, with nodes for Flux, Crossplane and its add-ons. All other steps use the context ${name} of kubectl that this one adds.`,
    accountId: hub.accountId,
    programs: ['aws', 'kubectl'],
    inputs: [],
    commands: [shellCommand('aws', 'eks', 'wait', 'cluster-active', '--region', hub.region, '--name', name), useContext(hub)],
    check: [shellCommand('aws', 'sts', 'get-caller-identity', '--query', 'Account', '--output', 'text'), kubectl(hub, 'get', 'nodes')],
  };
}
