import type { Rule } from '@slipway/manifest';

/** Returns the GitRepository of a cluster in `flux/cluster-defs/latest`, with a note on another channel. */
const sourceOf = (channel: string, note = ''): string => `# flux/cluster-defs/latest, which the cluster follows now${note}
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec:
  interval: 1m
  url: https://git.example.org/fleet.git
  ref: { branch: flux/cluster-defs/${channel} }
`;

/** Rules about clusters that a push moves to another channel. */
export const channelMoveRules = [
  {
    id: 'channel-left-behind',
    severity: 'reject',
    summary: 'A push moves clusters to a channel that does not exist or does not have them, or leaves them on a channel without releases.',
    why: 'A cluster gets its definition from the branch that it follows now. If that definition names another branch, Flux fetches only the other branch from then on. Without this branch, or without the cluster in it, Flux reports an error and applies nothing until the branch has it, or a user repairs the GitRepository by hand. If only another branch gets the new definition, the cluster never reads it.',
    remedy:
      'Move the clusters in two releases. To a later channel: promote the current definitions to it, then publish the new ones and promote them at once. To a new channel: list it first in `channels`, publish the definitions to it, then promote them to the channel that the clusters follow now.',
    example: {
      failing: sourceOf('staging', '; flux/cluster-defs/staging does not exist'),
      passing: sourceOf('latest'),
    },
  },
  {
    id: 'channel-points-back',
    severity: 'risk',
    summary: 'A push moves clusters to a channel whose definition moves them back.',
    why: 'Each of the two branches names the other one in the GitRepository of the cluster. Flux switches between them at each reconciliation, until the other channel gets this definition.',
    remedy: 'Promote this definition to the other channel at once.',
    example: {
      failing: sourceOf('staging', '; flux/cluster-defs/staging names flux/cluster-defs/latest'),
      passing: sourceOf('staging', '; flux/cluster-defs/staging names itself'),
    },
  },
] as const satisfies readonly Rule[];
