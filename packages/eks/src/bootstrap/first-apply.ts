import { FLUX_NAMESPACE, type FleetContent, fluxSystemDirectory, type HubCluster, type Placement } from '@slipway/fleet';
import type { BootstrapStep } from '@slipway/manifest';
import { kubectl } from './hub-context.ts';
import { shellCommand } from './shell-command.ts';

/**
 * Returns the last steps: publish the content that the hub follows, then start everything with one `kubectl apply`. `placements` are
 * those that the hub runs.
 */
export const firstApply = (hub: HubCluster, placements: readonly Placement[], fleet: FleetContent): BootstrapStep[] => [
  published(placements, fleet),
  apply(hub),
];

function published(placements: readonly Placement[], { repository: { url } }: FleetContent): BootstrapStep {
  const refs = [
    ...new Set(placements.map(({ source: { ref } }) => ('branch' in ref ? `refs/heads/${ref.branch}` : `refs/tags/${ref.tag}`))),
  ];
  return {
    id: 'published',
    title: 'Check that the packages are published',
    why: `Flux reads these branches and tags of ${url}. What is missing is published with \`${shellCommand('npx', 'slipway', 'publish', '--remote', url)}\`, and brought to the other channels with \`npx slipway promote\`.`,
    programs: ['git'],
    inputs: [],
    commands: [],
    check: refs.sort().map((ref) => shellCommand('git', 'ls-remote', '--exit-code', url, ref)),
  };
}

function apply(hub: HubCluster): BootstrapStep {
  const [repository, kustomization] = ['gitrepository', 'kustomization'].map((kind) => `${kind}/${FLUX_NAMESPACE}`) as [string, string];
  return {
    id: 'first-apply',
    title: 'Start Flux on its leaf',
    why: `From here on the hub reconciles itself and creates the other clusters. Run this in the root folder of the repository. To watch: ${kubectl(hub, '-n', FLUX_NAMESPACE, 'get', 'kustomizations', '--watch')}`,
    accountId: hub.accountId,
    programs: ['aws', 'kubectl'],
    inputs: [],
    commands: [kubectl(hub, 'apply', '-k', fluxSystemDirectory(hub))],
    check: [
      kubectl(hub, '-n', FLUX_NAMESPACE, 'wait', '--for=condition=Ready', '--timeout=10m', repository, kustomization),
      kubectl(hub, '-n', FLUX_NAMESPACE, 'get', 'kustomizations'),
    ],
  };
}
