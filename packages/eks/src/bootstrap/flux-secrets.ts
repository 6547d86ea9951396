import {
  type Cluster,
  clusterId,
  FLUX_NAMESPACE,
  type FleetContent,
  type HubCluster,
  isDrivenByHub,
  kustomizationName,
  type Placement,
} from '@slipway/fleet';
import type { BootstrapStep, Manifest } from '@slipway/manifest';
import { applySecret, gitCredentials, secretKeys } from './credentials.ts';
import { useContext } from './hub-context.ts';

/** Returns the Secret with which the Flux of a hub reads the repository of the fleet. */
export function fleetSecret(hub: HubCluster, { repository: { url, secretName } }: FleetContent): BootstrapStep {
  const credentials = gitCredentials(url);
  return {
    id: 'git-secret',
    title: `Create the Secret ${secretName} with the Git credentials`,
    why: `With it the Flux of the hub reads ${url}. Credentials that can read are enough; running the step again changes them.`,
    accountId: hub.accountId,
    programs: ['aws', 'jq', 'kubectl'],
    inputs: credentials.inputs,
    commands: [applySecret(hub, secretName, credentials)],
    check: [secretKeys(hub, secretName)],
  };
}

/** Returns the Secrets for the repositories of other teams that a cluster uses and that no object of the tree creates. */
export function repositorySecrets(cluster: Cluster, placements: readonly Placement[], { repository: own }: FleetContent): BootstrapStep[] {
  const runner = isDrivenByHub(cluster) ? cluster.hub : cluster;
  const made = namesOfSecrets(placements);
  const wanted = (cluster.repositories ?? []).filter(({ secretName }) => secretName !== undefined && secretName !== own.secretName);
  const byName = new Map(wanted.map((repository) => [repository.secretName ?? '', repository] as const));
  return [...byName].flatMap(([secretName, { name, url }]) => {
    if (made.has(secretName)) return [];
    const credentials = gitCredentials(
      url,
      secretName
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, '_')
        .replace(/^(?=\d)/, '_'),
    );
    return [
      {
        id: `repository-${kustomizationName(name, cluster, runner)}`,
        title: `Create the Secret ${secretName} for the repository ${name}`,
        why: `With it the Flux of ${clusterId(runner)} reads ${url}, once it runs: nothing in the fleet creates this Secret.`,
        accountId: runner.accountId,
        programs: ['aws', 'jq', 'kubectl'],
        inputs: credentials.inputs,
        commands: [useContext(runner), applySecret(runner, secretName, credentials)],
        check: [secretKeys(runner, secretName)],
      },
    ];
  });
}

/** Returns the names of the Secrets in the namespace of Flux that are in the tree, or that its objects create on the cluster. */
function namesOfSecrets(placements: readonly Placement[]): ReadonlySet<string> {
  const objects: readonly Manifest[] = placements.flatMap(({ unit }) => Object.values(unit.manifests));
  return new Set(
    objects
      .filter(({ kind, metadata }) => ['ExternalSecret', 'SealedSecret', 'Secret'].includes(kind) && metadata.namespace === FLUX_NAMESPACE)
      .map((object) => (object as TargetOfSecret).spec?.target?.name ?? object.metadata.name),
  );
}

type TargetOfSecret = Manifest & { readonly spec?: { readonly target?: { readonly name?: string } } };
